import { type Box, height } from "../../src/base/box.ts";
import type { Provenance } from "../../src/document/sourced.ts";
import type { Page, Word } from "../../src/page/page.ts";

/** Pages on which one digit of a printed figure is another. */
export interface MisprintedPages {
  readonly pages: readonly Page[];
  /** The figure's characters as they stand there now. */
  readonly printed: string;
}

/** The same pages with one digit of a figure changed, the first where `digitIndex` is 0; null where it has no word of its own. */
export function withWrongDigit(
  pages: readonly Page[],
  figure: Provenance,
  digitIndex: number,
): MisprintedPages | null {
  const page = pages.find(({ pageNumber }) => pageNumber === figure.pageNumber);
  const wordIndex = page?.words.findIndex((word) => isOf(figure, word)) ?? -1;
  const word = page?.words[wordIndex];
  if (page === undefined || word === undefined) return null;
  const places = [...word.text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[digitIndex % places.length];
  if (place === undefined) return null;
  const text = `${word.text.slice(0, place)}${otherDigit(word.text, place)}${word.text.slice(place + 1)}`;
  const changed = { ...page, words: page.words.with(wordIndex, { ...word, text }) };
  const printed = figure.printed.replace(trimmed(word.text), trimmed(text));
  return { pages: pages.map((one) => (one === page ? changed : one)), printed };
}

/** Never zero, which would leave out a leading digit. */
function otherDigit(text: string, place: number): number {
  const digit = Number(text.charAt(place));
  return digit < 7 ? digit + 3 : digit - 6;
}

function isOf({ box, printed }: Provenance, word: Word): boolean {
  const core = trimmed(word.text);
  return core !== "" && printed.includes(core) && holds(box, word.box);
}

/** Digits and what stands between them. */
function trimmed(text: string): string {
  return /\d(?:[\d.,]*\d)?/.exec(text)?.[0] ?? "";
}

function holds(outer: Box, inner: Box): boolean {
  const slack = height(inner) / 10;
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}
