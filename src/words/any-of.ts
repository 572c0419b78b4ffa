/**
 * The part of a regular expression that any of these texts fits, letter by letter: "[a|b]" in a text stands for a or b,
 * and behind "…" it goes on as it likes. Case counts unless the expression says otherwise.
 */
export function anyOf(...lists: readonly (readonly string[])[]): string {
  return `(?:${lists.flat().map(partOf).join("|")})`;
}

/** Finds any of these texts as words of their own, in small letters or capitals. */
export function wholeWords(...lists: readonly (readonly string[])[]): RegExp {
  return new RegExp(`(?<!\\p{L})${anyOf(...lists)}(?!\\p{L})`, "iu");
}

function partOf(text: string): string {
  return text
    .replaceAll(/[.*+?^${}()\\/]/g, "\\$&")
    .replaceAll("[", "(?:")
    .replaceAll("]", ")")
    .replaceAll("…", ".*");
}
