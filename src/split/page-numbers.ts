import type { PageLayout } from "../layout/layout.ts";
import { textOfWords } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import { pageCounts } from "../words/construction/packages.ts";

/** "Page 2 of 5"; without a count `of` is 0. */
export interface PageNumber {
  readonly number: number;
  readonly of: number;
}

/** Longer lines are prose that speaks of pages. */
const LONGEST = 120;

const COUNTED = new RegExp(
  `(?:^|[^a-z])${anyOf(pageCounts)}[.:]?\\s*#?(\\d{1,4})(?:\\s*(?:of|/)\\s*(\\d{1,4}))?(?![\\d.,]*\\d)`,
  "gi",
);
const BARE = /(?:^|\s)(\d{1,3})\s+of\s+(\d{1,3})(?:\s|$)/g;

/** Where so many of the pages count the pages of the file, all do: a stamp may be hidden by a picture. */
const MOST_PAGES = 0.7;

/**
 * The numbers that each page prints of itself. One that counts the pages of the whole file says nothing of the documents in
 * it, and is left out.
 */
export function pageNumbers(pages: readonly PageLayout[]): readonly (readonly PageNumber[])[] {
  const printed = pages.map(printedNumbers);
  const isOfFile = ({ number, of }: PageNumber, at: number): boolean =>
    (of === pages.length || of === 0) && number === at + 1;
  const ofFile = printed.filter((numbers, at) => numbers.some((one) => isOfFile(one, at))).length;
  // A file that is one document prints the same.
  if (ofFile < MOST_PAGES * pages.length) return printed;
  return printed.map((numbers, at) => numbers.filter((one) => !isOfFile(one, at)));
}

function printedNumbers({ lines }: PageLayout): readonly PageNumber[] {
  return lines.flatMap(({ words }) => {
    const text = textOfWords(words);
    if (text.length > LONGEST) return [];
    const counted = [...text.matchAll(COUNTED), ...text.matchAll(BARE)];
    return counted.map(([, number, of = "0"]) => ({ number: Number(number), of: Number(of) }));
  });
}
