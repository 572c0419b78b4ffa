import type { PageLayout } from "../layout/layout.ts";

/** What stands on a page, so that it can be held against the next one. */
export interface PagePrint {
  /** Its words, small and without punctuation. */
  readonly words: ReadonlySet<string>;
  /** Those of its head and of its foot, digits all the same. */
  readonly head: ReadonlySet<string>;
  readonly foot: ReadonlySet<string>;
  /** Numbers of its head, as they are: two papers of one form have others. */
  readonly headNumbers: ReadonlySet<string>;
  /** Where its figures end and its lines begin, by steps across the page. */
  readonly edges: ReadonlySet<string>;
}

/** Shares of the height that are head and foot. */
const HEAD = 0.16;
const FOOT = 0.93;

/** Numbers and dates of a paper stand in this share of its height. */
const NUMBERS = 0.25;

/** Points of a step: columns of one table end within one, however their figures are drawn. */
const STEP = 3;

/** An edge that fewer lines have is chance. */
const FEWEST_LINES = 3;

/** Words looked at of one page: a dense one has about 1,500. */
const MOST_WORDS = 4_000;

const NO_TEXT = /[^\p{L}\p{N}]+/gu;
const ENDS_IN_DIGIT = /\d[%)]*$/;

export function pagePrint({ page, lines }: PageLayout): PagePrint {
  const words = new Set<string>();
  const head = new Set<string>();
  const foot = new Set<string>();
  const headNumbers = new Set<string>();
  const edges = new Map<string, number>();
  const count = (edge: string): void => void edges.set(edge, (edges.get(edge) ?? 0) + 1);
  for (const { text, box } of page.words.slice(0, MOST_WORDS)) {
    const key = text.replaceAll(NO_TEXT, "").toLowerCase();
    if (key.length > 1) words.add(key);
    if (box.bottom < HEAD * page.height) head.add(key.replaceAll(/\d/g, "0"));
    if (box.bottom < NUMBERS * page.height && /\d/.test(key)) headNumbers.add(key);
    if (box.top > FOOT * page.height) foot.add(key.replaceAll(/\d/g, "0"));
    if (ENDS_IN_DIGIT.test(text)) count(`right ${Math.round(box.right / STEP)}`);
  }
  for (const { box } of lines) count(`left ${Math.round(box.left / STEP)}`);
  const common = [...edges].filter(([, lineCount]) => lineCount >= FEWEST_LINES);
  return { words, head, headNumbers, foot, edges: new Set(common.map(([edge]) => edge)) };
}

/** Share of what two pages print that both print, 0 to 1; 0 where neither prints anything. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((each) => other.has(each)).length;
  const either = one.size + other.size - both;
  return either === 0 ? 0 : both / either;
}

/**
 * How much of the words that are rare in the file two pages share, 0 to 1: the name of a vendor or the number of a paper
 * stands on its own pages alone.
 */
export function sharedRareWords(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  pagesWith: ReadonlyMap<string, number>,
): number {
  const weight = (word: string): number => 1 / (pagesWith.get(word) ?? 1);
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += weight(word);
    return total;
  };
  const least = Math.min(sum(one), sum(other));
  return least === 0 ? 0 : sum([...one].filter((word) => other.has(word))) / least;
}
