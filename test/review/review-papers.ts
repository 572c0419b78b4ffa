import {
  pointedValue,
  type PointedValue,
  type ValueReaders,
} from "../../src/fallback/pointed-value.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { notationOf } from "../../src/pointing/notation.ts";
import { valueReadersOf } from "../../src/pointing/value-readers.ts";
import { type PrintedWords, printedWords, wordsAt } from "../../src/review/printed-words.ts";
import { typeAt } from "../../src/review/review-items.ts";
import { searchWords } from "../../src/review/search-words.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { pagesOfFixture } from "../support/corpus.ts";
import { readPages } from "../support/read-pages.ts";

/** A fixture as a review has it. */
export interface ReviewPaper {
  readonly reading: Reading;
  readonly words: PrintedWords;
  readonly readers: ValueReaders;
}

/** Reads a document of `fixtures`, by its path without ending. */
export async function reviewPaper(path: string): Promise<ReviewPaper> {
  const pages = await pagesOfFixture(path);
  const reading = readPages(pages, TEMPLATES);
  const layout = layoutOf(pages);
  const readers = valueReadersOf(notationOf(reading.documentType, layout, TEMPLATES));
  return { reading, words: printedWords(layout), readers };
}

/** What stands at words for a field; null where it is nothing of its type. */
export function pointedAt(
  { reading, words, readers }: ReviewPaper,
  field: string,
  numbers: readonly number[],
): PointedValue | null {
  const type = typeAt(reading, field);
  const named = wordsAt(words, numbers);
  return type === null || named === null ? null : pointedValue(named, type, readers);
}

/** The value at the first place where a text is found; fails where there is none. */
export function valuePrinted(paper: ReviewPaper, field: string, text: string): PointedValue {
  const [first] = searchWords(paper.words, text);
  const value = pointedAt(paper, field, first?.numbers ?? []);
  if (value === null) throw new RangeError(`${text} was to be printed for ${field}.`);
  return value;
}
