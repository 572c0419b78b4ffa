/** A printed number without what is printed differently in another place: letters before it, zeros, signs. */
export function plainNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/^[A-Z]*[^A-Z0-9]*0*(?=\d)/, "")
    .replace(/[^A-Z0-9]/g, "");
}
