import type { CalendarDate } from "../base/calendar-date.ts";
import type { Layout } from "../layout/layout.ts";
import { anyOf } from "../words/any-of.ts";
import {
  ands,
  dayFirstMarks,
  eitherOrderMarks,
  longRanges,
  rangeEnds,
  rangeLinks,
  shortRanges,
} from "../words/construction/numbers.ts";
import { type DateOrder, orderShownBy, readDate } from "./read-value.ts";

/** Marks of money and taxes of countries that write the day first. */
const DAY_FIRST = new RegExp(`^(?:[£€]|GBP|EUR|AUD|NZD|A\\$|NZ\\$|${anyOf(dayFirstMarks)})`);

/** The same of a country that writes it either way. */
const EITHER = new RegExp(`^(?:CAD|CA\\$|C\\$|${anyOf(eitherOrderMarks)})`);

/**
 * The order of day and month that a document's other dates and its currency show. Null where they contradict each
 * other or nothing decides; dollars without a country mean the American order.
 */
export function dateOrderOf(layout: Layout): DateOrder | null {
  const words = layout.pages.flatMap(({ page }) => page.words);
  const orders = new Set(words.map(({ text }) => orderShownBy(text.replace(/[,;)(]/g, ""))));
  const isMonthFirst = orders.has("month-first");
  const isDayFirst = orders.has("day-first");
  if (isMonthFirst && isDayFirst) return null;
  if (isMonthFirst) return "month-first";
  if (isDayFirst) return "day-first";
  if (words.some(({ text }) => DAY_FIRST.test(text))) return "day-first";
  return words.some(({ text }) => EITHER.test(text)) ? null : "month-first";
}

/** Words between the two dates of a range. */
export const LINK: RegExp = new RegExp(
  `^(?:-|–|—|/|${anyOf(shortRanges, longRanges, rangeEnds, ands, rangeLinks)})$`,
  "i",
);

/** A date among words: the words from `begin` up to, not including, `end`. */
export interface PrintedDate {
  readonly date: CalendarDate;
  readonly printed: string;
  readonly begin: number;
  readonly end: number;
}

const RANGE_IN_ONE = new RegExp(
  `^(.{6,10}?)\\s*(?:-|–|—|${anyOf(shortRanges)})\\s*(.{6,10})$`,
  "i",
);

/** Dates printed in a row of words: each of one to four words. */
export function datesIn(texts: readonly string[], order: DateOrder | null): readonly PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (let begin = 0; begin < texts.length;) {
    const found = dateAt(texts, begin, order);
    if (found.length === 0) begin += 1;
    for (const date of found) {
      dates.push(date);
      begin = Math.max(begin, date.end);
    }
  }
  return dates;
}

function dateAt(
  texts: readonly string[],
  begin: number,
  order: DateOrder | null,
): readonly PrintedDate[] {
  const glued = rangeWithoutBlanks(texts, begin, order);
  if (glued.length > 0) return glued;
  for (let end = Math.min(texts.length, begin + 4); end > begin; end -= 1) {
    const printed = texts.slice(begin, end).join(" ");
    const date = readDate(printed.replace(/[.;)]$/, "").replace(/^[(]/, ""), order);
    if (date !== null) return [{ date, printed, begin, end }];
  }
  const both = RANGE_IN_ONE.exec(texts[begin] ?? "");
  if (both === null) return [];
  return [both[1], both[2]].flatMap((printed = "") => {
    const date = readDate(printed, order);
    return date === null ? [] : [{ date, printed, begin, end: begin + 1 }];
  });
}

/** The year of one date and the month or day of the next without a blank between them: "Apr 1, 2026-Apr 30, 2026". */
const YEAR_AND_NEXT = /^((?:19|20)\d{2})[-–—](\p{L}{3,}.?|\d{1,2})$/u;

function rangeWithoutBlanks(
  texts: readonly string[],
  begin: number,
  order: DateOrder | null,
): readonly PrintedDate[] {
  // Looked for in the next two words only: texts may be as long as a page.
  const next = texts.slice(begin + 1, begin + 3).findIndex((text) => YEAR_AND_NEXT.test(text));
  if (next < 0) return [];
  const middle = begin + 1 + next;
  const [, year = "", month = ""] = YEAR_AND_NEXT.exec(texts[middle] ?? "") ?? [];
  if (year === "") return [];
  const end = Math.min(texts.length, middle + 3);
  const from = [...texts.slice(begin, middle), year].join(" ");
  const to = [month, ...texts.slice(middle + 1, end)].join(" ").replace(/[.;)]$/, "");
  const [first, second] = [readDate(from, order), readDate(to, order)];
  if (first === null || second === null) return [];
  return [
    { date: first, printed: from, begin, end: middle },
    { date: second, printed: to, begin: middle, end },
  ];
}
