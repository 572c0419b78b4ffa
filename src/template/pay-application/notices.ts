import { overlapY } from "../../base/box.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import { type Finding, found } from "../../finding/finding.ts";
import type { Page, Word } from "../../page/page.ts";
import type { Candidate } from "../candidates.ts";
import { isCloseBehind, TWO_DIGITS } from "../cents-columns.ts";
import type { Figure } from "../figures.ts";
import { unreadPages } from "../unread-pages.ts";
import type { FoundFields } from "./find-fields.ts";

/** What findings that no identity can tell are made of. */
export interface NoticeGiven {
  readonly pages: readonly Page[];
  readonly found: FoundFields;
  /** Dates of the period that are read either way, where the document does not say whether the day comes first. */
  readonly undecidedDates: readonly Candidate<CalendarDate>[];
  /** The figures that were chosen for the lines of the form. */
  readonly chosen: readonly Figure[];
}

/** Another page with this many lines of the form, at other amounts, is another application. */
const ANOTHER = 5;

/** A candidate with this much evidence is a line of a form and not a word in a sentence. */
const STRONG = 0.6;

/** Pages that were not read, a second application, and a date that stays open. */
export function noticesOf(given: NoticeGiven): readonly Finding[] {
  return [
    ...unreadPages(given.pages),
    ...secondApplication(given.found),
    ...openDate(given),
    ...looseCents(given),
  ];
}

function secondApplication({ money, summaryPage }: FoundFields): readonly Finding[] {
  const others = new Map<number, number>();
  for (const candidates of money.values()) {
    const own = bestOn(candidates, summaryPage);
    for (const page of new Set(candidates.map(({ from }) => from.pageNumber))) {
      const best = page === summaryPage ? null : bestOn(candidates, page);
      const differs = best !== null && own !== null && !best.equals(own);
      if (differs) others.set(page, (others.get(page) ?? 0) + 1);
    }
  }
  const pages = [...others].filter(([, lines]) => lines >= ANOTHER).map(([page]) => page);
  const [page] = pages.toSorted((a, b) => a - b);
  return page === undefined ? [] : [found("second-application", { page, summaryPage })];
}

function bestOn(candidates: readonly Candidate<Money | null>[], pageNumber: number): Money | null {
  const best = candidates.find(
    ({ from, score, look }) =>
      from.pageNumber === pageNumber && score >= STRONG && look === "right",
  );
  return best?.value ?? null;
}

function openDate({ found: fields, undecidedDates }: NoticeGiven): readonly Finding[] {
  const [open] = undecidedDates;
  if (fields.dates.length > 0 || open === undefined) return [];
  const { printed } = open.from;
  return [found("date-order-open", { field: "periodTo", printed }, ["periodTo"])];
}

/** Cents that stand apart from their dollars, but not clearly enough to be read with them. */
function looseCents({ pages, chosen }: NoticeGiven): readonly Finding[] {
  for (const figure of chosen) {
    const last = figure.words.at(-1);
    if (last === undefined || !WHOLE.test(figure.printed)) continue;
    const words = pages.find(({ pageNumber }) => pageNumber === figure.pageNumber)?.words ?? [];
    const cents = words.find((word) => isBehind(last, word));
    const { printed, pageNumber: page } = figure;
    if (cents !== undefined) return [found("cents-apart", { printed, page, cents: cents.text })];
  }
  return [];
}

const WHOLE = /\d$/;
function isBehind(last: Word, word: Word): boolean {
  if (!TWO_DIGITS.test(word.text) || /[.,]\d\d$/.test(last.text)) return false;
  const isLevel = overlapY(word.box, last.box) > last.glyphHeight / 2;
  return isLevel && word.box.left >= last.box.right && isCloseBehind(last, word);
}
