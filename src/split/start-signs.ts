import { type PageLayout, usualHeight } from "../layout/layout.ts";
import type { Text } from "../lexicon/texts.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../lexicon/vocabulary.ts";
import { applicationWords, carriedNotes, sheetWords } from "../words/construction/packages.ts";
import type { PageNumber } from "./page-numbers.ts";
import { likeness, type PagePrint, sharedRareWords } from "./page-prints.ts";
import type { PageLook } from "./page-signs.ts";

/** A page and all that is known of it by itself. */
export interface SeenPage {
  readonly layout: PageLayout;
  readonly texts: readonly Text[];
  readonly look: PageLook;
  readonly print: PagePrint;
  readonly numbers: readonly PageNumber[];
}

const CARRIED: Vocabulary<true> = vocabularyOf(
  carriedNotes.map((phrase) => [phrase, true] as const),
);

const FORMS = vocabularyOf<"summary" | "sheet">([
  ...applicationWords.map((phrase) => [phrase, "summary"] as const),
  ...sheetWords.map((phrase) => [phrase, "sheet"] as const),
]);

/** Sizes of print that differ by less are the same. */
const SAME_SIZE = 0.06;

/** A title that is at least this loud opens a document, most of the time. */
const LOUD = 0.5;

/** Lines at the top of a page among which one says that a table goes on. */
const FIRST_LINES = 12;

/**
 * What tells whether a page begins a document or goes on with that of the page before: named signs, each 0 to 1.
 * `pagesWith` counts the pages of the file that print a word.
 */
export function startSigns(
  page: SeenPage,
  before: SeenPage,
  pagesWith: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const { title, headline } = page.look;
  const other = before.look.title;
  const isLoud = title !== null && title.loud >= LOUD;
  const isRepeated = title !== null && other !== null && title.text === other.text;
  const rare = sharedRareWords(page.print.words, before.print.words, pagesWith);
  const head = likeness(page.print.head, before.print.head);
  const holding: Readonly<Record<string, boolean>> = {
    "loud title": isLoud,
    "loud title again": isLoud && isRepeated,
    "no title": title === null,
    headline: headline !== null,
    "headline again": headline !== null && headline === before.look.headline,
    "other headline": headline !== null && headline !== before.look.headline,
    "no headline where one was": headline === null && before.look.headline !== null,
    "title again": isRepeated,
    "no head numbers": page.print.headNumbers.size === 0,
    "first page": page.numbers.some(({ number }) => number === 1),
    "first page again":
      page.numbers.some(({ number }) => number === 1) &&
      before.numbers.some(({ number }) => number === 1),
    "next page": page.numbers.some((own) => isNext(own, before.numbers)),
    "next page of count": page.numbers.some((own) => own.of > 1 && isNext(own, before.numbers)),
    "later page": page.numbers.some(({ number }) => number > 1),
    "last page before": before.numbers.some(({ number, of }) => of > 0 && number === of),
    "more pages before": before.numbers.some(({ number, of }) => of > number),
    "other size":
      page.layout.page.width !== before.layout.page.width ||
      page.layout.page.height !== before.layout.page.height,
    "other print": isOtherPrint(page, before),
    "goes on": saysItGoesOn(page),
    blank: page.layout.page.words.length === 0,
    "blank before": before.layout.page.words.length === 0,
  };
  const signs = new Map<string, number>([
    ["always", 1],
    ["title", title?.loud ?? 0],
    ["rare words", rare],
    ["words", likeness(page.print.words, before.print.words)],
    ["head", head],
    ["foot", likeness(page.print.foot, before.print.foot)],
    ["columns", likeness(page.print.edges, before.print.edges)],
    ["head numbers", likeness(page.print.headNumbers, before.print.headNumbers)],
    ["look", likenessOfLooks(page.look, before.look)],
  ]);
  for (const [name, isSo] of Object.entries(holding)) if (isSo) signs.set(name, 1);
  for (const [name, own] of [
    ["", page],
    [" before", before],
  ] as const) {
    const { summary, sheet } = formShares(own);
    signs.set(`summary${name}`, summary);
    signs.set(`sheet${name}`, sheet);
  }
  return signs;
}

/** Phrases of a form at which it is known for sure. */
const SURE = 8;

/** How far a page is the first one of a pay application, and how far its sheet, each 0 to 1. */
function formShares({ texts }: SeenPage): { readonly summary: number; readonly sheet: number } {
  const seen = { summary: new Set<string>(), sheet: new Set<string>() };
  for (const { keys } of texts)
    for (const { start, end, meanings } of phrasesIn(FORMS, keys))
      for (const part of meanings) seen[part].add(keys.slice(start, end).join(" "));
  return {
    summary: Math.min(1, seen.summary.size / SURE),
    sheet: Math.min(1, seen.sheet.size / SURE),
  };
}

function isNext({ number, of }: PageNumber, before: readonly PageNumber[]): boolean {
  return before.some((other) => other.number === number - 1 && other.of === of);
}

function isOtherPrint({ layout }: SeenPage, { layout: before }: SeenPage): boolean {
  return Math.abs(Math.log(usualHeight(layout) / usualHeight(before))) > SAME_SIZE;
}

function saysItGoesOn({ layout, texts }: SeenPage): boolean {
  const lowest = layout.lines[FIRST_LINES]?.box.top ?? Infinity;
  return texts.some(
    ({ keys, stack }) => (stack[0]?.box.top ?? 0) < lowest && phrasesIn(CARRIED, keys).length > 0,
  );
}

/** How alike the words of two pages make them, 0 to 1, by the angle between their signs. */
function likenessOfLooks(one: PageLook, other: PageLook): number {
  let both = 0;
  for (const [name, sign] of one.signs) both += sign * (other.signs.get(name) ?? 0);
  const length = ({ signs }: PageLook): number => Math.hypot(...signs.values());
  const lengths = length(one) * length(other);
  return lengths === 0 ? 0 : both / lengths;
}
