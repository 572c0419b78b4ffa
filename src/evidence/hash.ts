/** Slots of the hashed words: few enough that a file of weights stays small, many enough that words seldom share one. */
export const HASHED: number = 1 << 16;

/** Where a hash begins. */
const BASIS = 0x811c9dc5;

/** FNV-1a of a text, folded into the hashed slots. */
export function hashed(text: string): number {
  return folded(hashFrom(BASIS, text));
}

/** FNV-1a of a text that begins like another one, from the hash of its beginning: no text is joined for its hash. */
export function hashFrom(begun: number, text: string): number {
  let hash = begun;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** The hash of the beginning of texts. */
export function begun(text: string): number {
  return hashFrom(BASIS, text);
}

/** A hash folded into the hashed slots. */
export function folded(hash: number): number {
  return ((hash >>> 16) ^ hash) & (HASHED - 1);
}

/** Places for signs with a name, behind those of the hashed words. */
export const NAMED = 2048;

/** Places of all signs. */
export const SIGNS: number = HASHED + NAMED;

/** Places of signs in the weights of one question, such as whether a column is of scheduled values, by the hash of its name. */
export function placesOf(question: number, signs: readonly string[]): readonly number[] {
  return signs.map((sign) => folded(hashFrom(question, sign)));
}
