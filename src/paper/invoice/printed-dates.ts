import { type CalendarDate, calendarDate } from "../../base/calendar-date.ts";
import { foldedText } from "../../base/folded-words.ts";
import type { DateOrder } from "../read-value.ts";
import { anyOf } from "../../words/any-of.ts";
import { dayEndings, insideDates } from "../../words/invoice/dates.ts";

/** The order of day and month of a document: dates with dots and others may be of different origin. */
export interface DateOrders {
  readonly dotted: DateOrder | null;
  readonly other: DateOrder | null;
  /** Whether dates with hyphens begin with a year of two digits, as a caption says. */
  readonly isYearFirst?: boolean;
  /** Whether no more than a currency or a place tells the order of dates without dots, or nothing does. */
  readonly isGuessed?: boolean;
}

/** Months by their folded names in all languages that are read. */
export type MonthNames = ReadonlyMap<string, number>;

/** A date among words: the words from `begin` up to, not including, `end`. */
export interface PrintedDate {
  /** Null where the order of day and month is not settled. */
  readonly date: CalendarDate | null;
  readonly begin: number;
  readonly end: number;
  readonly printed: string;
  /** What the date shows of the order of day and month in this document. */
  readonly shows: DateOrder | null;
  readonly isDotted: boolean;
}

const MOST_WORDS = 7;
const NUMERIC =
  /^(\d{1,4})\s*([./-]|\s,\s|年)\s*(\d{1,2})\s*(?:\2|[./-]|月)\s*(\d{1,4})(?:日|\.)?$/;
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?:\/\d{6})?$/;
const YEAR = /^(?:(?:19|20)\d{2}|['’]?\d{2})$/;
const DAY = new RegExp(`^(\\d{1,2})${anyOf(dayEndings, ["º", "°", "ª", "."])}?$`);
/** Words that stand inside a date: "31 de marzo del 2025". */
const INSIDE = new RegExp(`^${anyOf(insideDates)}$`);
/** A time behind a date, also without a space behind a year of four digits: "29/06/20188:26"; tills set its colon apart. */
const TIME = /(?:[T ]|(?<=[./-]\s?(?:19|20)\d{2})[.,]?)\d{1,2}\s?:\s?\d{2}.*$/;
/** A note in brackets before a date: "[Sales]2018-01-05". */
const NOTE = /^\[[^\]\d]*\]/;

/** Every date printed in a row of words; times behind a date are left out. */
export function datesAmong(
  texts: readonly string[],
  months: MonthNames,
  orders: DateOrders,
): readonly PrintedDate[] {
  const found: PrintedDate[] = [];
  const last = texts.findLastIndex((text) => DIGIT.test(text));
  for (let begin = 0; begin <= last;) {
    const date = dateAt(texts, begin, months, orders);
    if (date === null) begin += 1;
    else {
      found.push(date);
      begin = date.end;
    }
  }
  return found;
}

function dateAt(
  texts: readonly string[],
  begin: number,
  months: MonthNames,
  orders: DateOrders,
): PrintedDate | null {
  const most = Math.min(texts.length, begin + MOST_WORDS);
  let last = begin;
  let hasDigit = false;
  while (last < most && mayBePart(texts[last] ?? "", months)) {
    hasDigit ||= DIGIT.test(texts[last] ?? "");
    last += 1;
  }
  if (!hasDigit) return null;
  for (let end = last; end > begin; end -= 1) {
    const printed = end === begin + 1 ? (texts[begin] ?? "") : texts.slice(begin, end).join(" ");
    if (printed.length > 40) continue;
    const read = readPrintedDate(printed, months, orders);
    if (read !== null) return { ...read, begin, end, printed };
  }
  return null;
}

const DIGIT = /\d/;
const SIGNS = /^[/.,:-]+$/;
const NO_LETTER = /[^\p{L}]/gu;

/** Whether a word may stand in a date: digits, a sign between them, a month, or a word such as "de". */
function mayBePart(text: string, months: MonthNames): boolean {
  if (DIGIT.test(text)) return text.length < 24;
  if (SIGNS.test(text)) return true;
  const letters = foldedText(text.replace(NO_LETTER, ""));
  return letters !== "" && (months.has(letters) || INSIDE.test(letters));
}

type ReadDate = Pick<PrintedDate, "date" | "shows" | "isDotted">;

/** Reads one date; null where the text is none or no such day exists. */
export function readPrintedDate(
  printed: string,
  months: MonthNames,
  orders: DateOrders,
): ReadDate | null {
  const text = printed
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/^[(:]+|[),;:]+$/g, "")
    .replace(NOTE, "")
    .replace(TIME, "")
    .trim();
  if (!/\d/.test(text) || text.length < 5) return null;
  const compact = COMPACT.exec(text);
  if (compact !== null)
    return exact(calendarDate(Number(compact[1]), Number(compact[2]), Number(compact[3])));
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return numericDate(numeric, orders);
  return /\p{L}{3}/u.test(text) ? namedDate(text, months) : null;
}

function exact(date: CalendarDate | null): ReadDate | null {
  return date === null ? null : { date, shows: null, isDotted: false };
}

function fullYear(digits: string): number {
  const year = Number(digits.replace(/\D/g, ""));
  if (digits.replace(/\D/g, "").length > 2) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

function numericDate(parts: RegExpExecArray, orders: DateOrders): ReadDate | null {
  const [, first = "", sign = "", second = "", last = ""] = parts;
  if (first.length === 4 && last.length <= 2)
    return exact(calendarDate(Number(first), Number(second), Number(last)));
  if (first.length > 2 || last.length === 3 || last.length === 1) return null;
  if (orders.isYearFirst === true && sign === "-" && last.length === 2)
    return exact(calendarDate(fullYear(first), Number(second), Number(last)));
  const year = fullYear(last);
  const isDotted = sign === ".";
  return eitherOrder(year, Number(first), Number(second), { isDotted, orders });
}

/** A date whose day may stand before its month or behind it. */
function eitherOrder(
  year: number,
  first: number,
  second: number,
  { isDotted, orders }: { readonly isDotted: boolean; readonly orders: DateOrders },
): ReadDate | null {
  const dayFirst = calendarDate(year, second, first);
  const monthFirst = calendarDate(year, first, second);
  if (dayFirst !== null && monthFirst !== null) {
    const order = isDotted ? orders.dotted : orders.other;
    const isSame = first === second;
    return {
      date: isSame ? dayFirst : ordered(dayFirst, monthFirst, order),
      shows: null,
      isDotted,
    };
  }
  const date = dayFirst ?? monthFirst;
  const shows = dayFirst === null ? "month-first" : "day-first";
  return date === null ? null : { date, shows, isDotted };
}

function ordered(
  dayFirst: CalendarDate,
  monthFirst: CalendarDate,
  order: DateOrder | null,
): CalendarDate | null {
  if (order === null) return null;
  return order === "month-first" ? monthFirst : dayFirst;
}

const PARTS = /[\s,/-]+\.?|\.(?=\s|\p{L}|$)|(?<=\p{L})\.|(?<=\d)(?=\p{L}{3,})|(?<=\p{L}{3})(?=\d)/u;

/** Day, month and year in any order in which the month is a name: "31. März 2025", "Mar 31, 2025", "2025 Mar 31". */
function namedDate(text: string, months: MonthNames): ReadDate | null {
  const words = text.split(PARTS).filter((word) => word !== "" && !INSIDE.test(foldedText(word)));
  const month = words.findIndex((word) => months.has(foldedText(word)));
  if (month < 0) return null;
  const rest = words.filter((_, index) => index !== month);
  const numbers = rest.length === 3 && WEEKDAY.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const [one = "", two = ""] = numbers;
  if (numbers.length !== 2) return null;
  const number = months.get(foldedText(words[month] ?? "")) ?? 0;
  const isYearFirst = /^(?:19|20)\d{2}$/.test(one);
  if (month === words.length - 1 && isOddYear(one, two)) return null;
  const [day, year] = isYearFirst ? [two, one] : [one, two];
  const digits = DAY.exec(day)?.[1];
  if (digits === undefined || !YEAR.test(year)) return null;
  return exact(calendarDate(fullYear(year), number, Number(digits)));
}

/** Whether a year of two digits would stand between day and month, as nobody prints it: "09 21 March," is the rest of another date. */
function isOddYear(first: string, second: string): boolean {
  return !/^(?:19|20)\d{2}$/.test(first) && second.replace(/\D/g, "").length < 3;
}

/** A name of a day of the week may stand before the date. */
const WEEKDAY = /^\p{L}{2,12}\.?$/u;
