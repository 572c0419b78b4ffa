import { type CalendarDate, calendarDate } from "../base/calendar-date.ts";
import type { Word } from "../page/page.ts";
import type { Print } from "./paper.ts";
import { anyOf } from "../words/any-of.ts";
import {
  dayEndings,
  dayLinks,
  longRanges,
  monthShorts,
  months,
  rangeEnds,
  shortRanges,
} from "../words/construction/numbers.ts";

/** One reading of words as a day. */
export interface DateReading {
  readonly value: CalendarDate;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
  /** Whether it is the second day of a printed range. */
  readonly endsRange: boolean;
}

/** Months as they are printed: whole, or their first letters. */
const MONTH = `(${anyOf(
  months.map((name) => `${name.slice(0, 3)}[${name.slice(3)}|]`),
  monthShorts,
)})`;
const ENDING = `${anyOf(dayEndings)}?`;
const NUMERIC = /(?<!\d|[\d.,/])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/])/g;
const ISO = /(?<!\d)(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const MONTH_DAY = new RegExp(
  `(?<![a-z])${MONTH}\\.?\\s*(\\d{1,2})${ENDING}\\s*(?:,|\\.|\\s)\\s*'?(\\d{4}|\\d{2}(?![\\d:]))`,
  "gi",
);
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})${ENDING}\\s*(?:${anyOf(dayLinks)}\\s+)?[\\s.,/-]*${MONTH}(?:\\.?[\\s.,/-]*(\\d{4})|\\s*[./'-]'?(\\d{2})(?![\\d:,/]))`,
  "gi",
);
/** "2026 FEB 17" and "Aug-29-2025". */
const YEAR_MONTH_DAY = new RegExp(
  `(?<![\\d.,-])(\\d{4})[\\s-]${MONTH}\\.?[\\s-](\\d{1,2})(?![\\d:,])`,
  "gi",
);
const JOINED_MONTH_DAY = new RegExp(`(?<![a-z])${MONTH}[-/](\\d{1,2})[-/](\\d{4})(?!\\d)`, "gi");
/** The second day of "June 1 - 30, 2025" and "Jun 1 thru Jun 30 2025" carries the year of both. */
const DAY_TO_DAY = new RegExp(
  `${MONTH}\\.?\\s*\\d{1,2}${ENDING}\\s*(?:-|–|—|${anyOf(shortRanges, longRanges)})\\s*(\\d{1,2})${ENDING},?\\s*(\\d{4})`,
  "gi",
);
const RANGE_BEFORE = new RegExp(
  `(?:\\d\\s*(?:-|–|—|−|->|→|${anyOf(shortRanges, longRanges, rangeEnds)}|\\.\\.|/)|\\b${anyOf(shortRanges, longRanges)})\\s*$`,
  "i",
);

/** A day that a text prints, with the characters from `start` up to, not including, `end`. */
interface Found {
  readonly value: CalendarDate | null;
  readonly print: Print;
  readonly start: number;
  readonly end: number;
  /** Set where the pattern itself is a range. */
  readonly isRange?: true;
}

/** All readings of the words of one line as days. */
export function dateReadings(words: readonly Word[]): readonly DateReading[] {
  const { text, wordAt } = joined(words);
  if (!/\d/.test(text)) return [];
  return [...numericDates(text), ...namedDates(text)].flatMap((found) => {
    const { value, print, start, end, isRange } = found;
    if (value === null) return [];
    const from = wordAt[start] ?? 0;
    const before = text.slice(Math.max(0, start - LINK), start);
    const endsRange = isRange === true || RANGE_BEFORE.test(before);
    return [{ value, print, from, to: wordAt[end - 1] ?? from, endsRange }];
  });
}

/** What joins two days of a range is shorter than this many characters. */
const LINK = 12;

function numericDates(text: string): readonly Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(NUMERIC)) {
    const [, one, , two, year] = match;
    const [first, second, full] = [Number(one), Number(two), fullYear(year)];
    const isOpen = first <= 12 && second <= 12 && first !== second;
    const place = placeOf(match);
    const monthFirst = calendarDate(full, first, second);
    found.push({ ...place, value: monthFirst, print: isOpen ? "month-first" : "date" });
    if (first === second) continue;
    const dayFirst = calendarDate(full, second, first);
    found.push({ ...place, value: dayFirst, print: isOpen ? "day-first" : "date" });
  }
  for (const match of text.matchAll(ISO)) {
    const value = calendarDate(Number(match[1]), Number(match[3]), Number(match[4]));
    found.push({ ...placeOf(match), value, print: "date" });
  }
  return found;
}

/** What every pattern with the name of a month has: most lines have none, and are not searched for each pattern. */
const ANY_MONTH = new RegExp(MONTH, "i");

function namedDates(text: string): readonly Found[] {
  const found: Found[] = [];
  if (!ANY_MONTH.test(text)) return found;
  for (const match of text.matchAll(MONTH_DAY)) {
    const value = calendarDate(fullYear(match[3]), monthOf(match[1]), Number(match[2]));
    found.push({ ...placeOf(match), value, print: "date" });
  }
  for (const match of text.matchAll(DAY_MONTH)) {
    const year = fullYear(match[3] ?? match[4]);
    const value = calendarDate(year, monthOf(match[2]), Number(match[1]));
    found.push({ ...placeOf(match), value, print: "date" });
  }
  for (const match of text.matchAll(JOINED_MONTH_DAY)) {
    const value = calendarDate(fullYear(match[3]), monthOf(match[1]), Number(match[2]));
    found.push({ ...placeOf(match), value, print: "date" });
  }
  for (const match of text.matchAll(YEAR_MONTH_DAY)) {
    const value = calendarDate(fullYear(match[1]), monthOf(match[2]), Number(match[3]));
    found.push({ ...placeOf(match), value, print: "date" });
  }
  for (const match of text.matchAll(DAY_TO_DAY)) {
    const value = calendarDate(fullYear(match[3]), monthOf(match[1]), Number(match[2]));
    found.push({ ...placeOf(match), value, print: "date", isRange: true });
  }
  return found;
}

function placeOf(match: RegExpExecArray): Pick<Found, "start" | "end"> {
  return { start: match.index, end: match.index + match[0].trimEnd().length };
}

function fullYear(digits: string | undefined): number {
  const year = Number(digits);
  if (digits?.length === 4) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

const MONTHS = months.map((name) => name.slice(0, 3));

function monthOf(name: string | undefined): number {
  return 1 + MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase());
}

/** Words this many glyph heights apart stand in two columns, and print no date together. */
const COLUMN = 2.5;

/** A character that no pattern takes for a blank. */
const COLUMN_MARK = "\u2063";

/** The text of a line, and which word each of its characters belongs to. */
export function joined(words: readonly Word[]): {
  readonly text: string;
  readonly wordAt: readonly number[];
} {
  let text = "";
  const wordAt: number[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before !== undefined) {
      const isColumn = word.box.left - before.box.right > COLUMN * word.glyphHeight;
      text += isColumn ? COLUMN_MARK : " ";
      wordAt.push(index);
    }
    text += word.text;
    for (let at = 0; at < word.text.length; at += 1) wordAt.push(index);
  });
  return { text, wordAt };
}
