import { type Box, centreY, overlapX, overlapY, width } from "../base/box.ts";
import type { WitnessName } from "../finding/finding.ts";
import { digitsOf, type ReadPlace } from "./read-places.ts";

/** What a witness sees somewhere on a page. */
export interface SeenWord {
  readonly text: string;
  readonly box: Box;
  /** The longer text that it is a part of, where its own place within that is guessed. */
  readonly within?: string;
  /** Other texts that its picture allows. */
  readonly others?: readonly string[];
}

/** What a witness sees on pages, by their numbers. A page that it could not look at is left out. */
export type SeenPages = ReadonlyMap<number, readonly SeenWord[]>;

/** A place at which a witness sees other digits. */
export interface Difference {
  readonly place: ReadPlace;
  /** What it sees there. */
  readonly seen: string;
}

/** What one witness says of a reading. */
export interface Testimony {
  readonly witness: WitnessName;
  /** Places at which it sees digits. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** What a witness says of all places. */
export function testimonyOf(
  witness: WitnessName,
  places: readonly ReadPlace[],
  pages: SeenPages,
): Testimony {
  const seen = places.flatMap((place) => {
    const words = wordsAt(place.box, pages.get(place.pageNumber) ?? []);
    return digitsOf(textOf(words)) === "" ? [] : [{ place, words }];
  });
  return {
    witness,
    compared: seen.length,
    differences: seen.flatMap(({ place, words }) =>
      differs(place.printed, words) ? [{ place, seen: textOf(words) }] : [],
    ),
  };
}

/** Words that share this part of the lower one's height with a place stand level with it. */
const LEVEL = 0.5;

/** Words that share less than this part of their width, or of the place's, only touch it. */
const WITHIN = 0.3;

/** What a witness sees at a place, line by line from left to right. */
function wordsAt(box: Box, words: readonly SeenWord[]): readonly SeenWord[] {
  const lines: SeenWord[][] = [];
  const own = words.filter((word) => isAt(word.box, box));
  for (const word of own.toSorted((one, other) => centreY(one.box) - centreY(other.box))) {
    const [first] = lines.at(-1) ?? [];
    if (first !== undefined && centreY(word.box) < first.box.bottom) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.box.left - other.box.left));
}

function textOf(words: readonly SeenWord[]): string {
  return words.map(({ text }) => text).join(" ");
}

function isAt(word: Box, place: Box): boolean {
  const lower = Math.min(word.bottom - word.top, place.bottom - place.top);
  const narrower = Math.min(width(word), width(place));
  return overlapY(word, place) >= LEVEL * lower && overlapX(word, place) >= WITHIN * narrower;
}

/**
 * Whether a witness sees other digits than those that were read. A print that holds the other is no difference: readers
 * cut texts at other blanks, and a text may reach over what stands between its words. Neither is one that its words
 * stand within, or may as well be.
 */
function differs(printed: string, words: readonly SeenWord[]): boolean {
  const isSame = (text: string): boolean =>
    holds(text, printed) || digitsOf(printed).includes(digitsOf(text));
  const within = [...new Set(words.map((word) => word.within ?? word.text))].join(" ");
  if (isSame(textOf(words)) || holds(within, printed)) return false;
  return !words.some(({ others = [] }) => others.some(isSame));
}

/** Whether the digits of each word of a text stand in another, in their order. */
function holds(text: string, words: string): boolean {
  const digits = digitsOf(text);
  let from = 0;
  for (const word of words.split(/\s+/)) {
    const at = digits.indexOf(digitsOf(word), from);
    if (at === -1) return false;
    from = at + digitsOf(word).length;
  }
  return true;
}
