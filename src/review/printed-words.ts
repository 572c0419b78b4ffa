import type { PointedWord } from "../fallback/pointed-value.ts";
import type { Layout } from "../layout/layout.ts";
import { textOfWords } from "../page/page.ts";

/** The words that can be pointed at, in the order of reading; the number of a word is its place here. */
export type PrintedWords = readonly PointedWord[];

/** The visible words of all pages. */
export function printedWords(layout: Layout): PrintedWords {
  const lines = layout.pages.flatMap((page) => page.lines);
  return lines.flatMap(({ pageNumber, words }, line) =>
    words.map((word, place) => ({ word, pageNumber, line, place })),
  );
}

/** The words of some numbers; null where there are none, one is named twice, or one is of no word. */
export function wordsAt(words: PrintedWords, numbers: readonly number[]): PrintedWords | null {
  const named = numbers.flatMap((number) => words[number] ?? []);
  const isWhole = named.length === numbers.length && new Set(numbers).size === numbers.length;
  return isWhole && named.length > 0 ? named : null;
}

/** The numbers of some words among all of a paper. */
export function numbersOf(words: PrintedWords, some: PrintedWords): readonly number[] {
  return some.map((word) => words.indexOf(word));
}

/** How the words look where they stand. */
export function printedText(words: PrintedWords): string {
  return textOfWords(words.map(({ word }) => word));
}
