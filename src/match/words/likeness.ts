import { foldedKeys, foldedText } from "../../base/folded-words.ts";
import { areAlikeWords } from "../../base/alike-words.ts";
import { MATCH_LIMITS } from "../../base/match-limits.ts";

/** A description, prepared for being compared. */
export interface ComparedText {
  /** Equal for descriptions of the same words. */
  readonly key: string;
  /** Each word once, in small letters without accents. */
  readonly words: readonly string[];
  /** The numbers and single capitals in it, each once: they tell one size, strength or type from another. */
  readonly marks: readonly string[];
}

/** A capital that stands alone, as in `type B`; of `2 X 4` and `W/ NUT` none. */
const SINGLE_LETTER = /(?<![\p{L}\p{N}])[A-VYZ](?![\p{L}\p{N}])/gu;

/** More words of a description than these are not compared. */
const MOST_WORDS = 40;

/** Prepares a description. */
export function comparedText(description: string): ComparedText {
  const text = description.slice(0, MATCH_LIMITS.cellCharacters);
  const keys = foldedKeys(text);
  const words = keys.flatMap((key) => key.match(/\p{L}{2,}/gu) ?? []);
  const numbers = foldedText(text).match(/\d+/g) ?? [];
  const letters = (text.match(SINGLE_LETTER) ?? []).map((letter) => letter.toLowerCase());
  return {
    key: keys.join(" "),
    words: [...new Set(words)].slice(0, MOST_WORDS),
    marks: [...new Set([...numbers.map((number) => number.replace(/^0+(?=\d)/, "")), ...letters])],
  };
}

/** From this share of the words of the shorter description on, of a hundred, two are alike. */
export const ALIKE = 50;

/** From this likeness on all words of one description stand in the other, which may have as many more. */
const NEARLY_SAME = 90;

/** A single word names too many things. */
const FEWEST_WORDS = 2;

/** Whether two descriptions are the same but for the order of their words and what one of them adds. */
export function areNearlySame(one: ComparedText, other: ComparedText): boolean {
  const fewest = Math.min(
    one.words.length + one.marks.length,
    other.words.length + other.marks.length,
  );
  return (
    fewest >= FEWEST_WORDS && !haveOtherMarks(one, other) && likeness(one, other) >= NEARLY_SAME
  );
}

/** Whether each of two descriptions has a number or a letter that the other lacks, as `Pipe 15 mm` and `Pipe 22 mm`. */
export function haveOtherMarks({ marks }: ComparedText, other: ComparedText): boolean {
  return (
    marks.some((mark) => !other.marks.includes(mark)) &&
    other.marks.some((mark) => !marks.includes(mark))
  );
}

/**
 * How alike two descriptions are in their words, 0 to 100: what share of the words of the shorter one stands in the longer one,
 * and of both together. A word counts also where it is spelt otherwise by a letter, or cut short.
 */
export function likeness(one: ComparedText, other: ComparedText): number {
  const [short, long] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (short.length === 0) return 0;
  const free = new Set(long);
  let shared = 0;
  for (const word of short) {
    const found = free.has(word) ? word : [...free].find((each) => areAlikeWords(word, each));
    if (found === undefined) continue;
    free.delete(found);
    shared += 1;
  }
  const ofShort = shared / short.length;
  const ofBoth = (2 * shared) / (short.length + long.length);
  return Math.round(70 * ofShort + 30 * ofBoth);
}
