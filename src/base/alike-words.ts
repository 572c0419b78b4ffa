import { distance } from "fastest-levenshtein";

/** Shorter beginnings of words are of too many. */
const SHORTEST_BEGIN = 2;

/** Shorter abbreviations that leave letters out are, too. */
const SHORTEST_SKELETON = 3;

/** Letters of a word for which one may be wrong. */
const LETTERS_FOR_ONE = 6;

/** Consonants behind the first letter: `brd` is an abbreviation, `bed` is none. */
const SKELETON = /^\p{L}[^aeiouy]+$/u;

/**
 * Whether one of two words in small letters is the other cut short (`galv` and `galvanised`), without its vowels (`brd` and
 * `board`), or spelt otherwise by a letter in six.
 */
export function areAlikeWords(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= SHORTEST_BEGIN && long.startsWith(short)) return true;
  if (short.length < SHORTEST_SKELETON) return false;
  if (SKELETON.test(short) && isWithin(short, long)) return true;
  const allowed = Math.floor(long.length / LETTERS_FOR_ONE);
  return long.length - short.length <= allowed && distance(short, long) <= allowed;
}

/** Whether all letters of a word stand in another one, in their order and from the first on. */
function isWithin(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
