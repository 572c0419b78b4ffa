/** Bytes of a name that every usual file system takes. */
export const MOST_NAME_BYTES = 255;

/** Room for the ending that a result gets, and for the number of one of several with the same name. */
const ENDING_BYTES = 20;

/** A path whose last name is short enough to get an ending: its end is cut off where it is not, between two characters. */
export function fittingName(path: string): string {
  const from = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1;
  let name = "";
  let sizeBytes = 0;
  for (const character of path.slice(from)) {
    sizeBytes += Buffer.byteLength(character);
    if (sizeBytes > MOST_NAME_BYTES - ENDING_BYTES) break;
    name += character;
  }
  return path.slice(0, from) + name;
}
