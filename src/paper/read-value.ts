import { type CalendarDate, calendarDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { anyOf } from "../words/any-of.ts";
import { CURRENCY_MARK } from "./currency-marks.ts";
import { creditMarks, dayEndings, monthShorts, months } from "../words/construction/numbers.ts";

/** Which sign separates the cents: `1,234.56` or `1.234,56`. Decided once for a document. */
export type NumberStyle = "point" | "comma";

/** Whether 3/4/2026 is the 4th of March or the 3rd of April. Decided once for a document. */
export type DateOrder = "month-first" | "day-first";

const CURRENCY = new RegExp(`^${CURRENCY_MARK}|${CURRENCY_MARK}$`, "i");
/** Groups of three, and those of two before the last three that are usual in India. */
const POINT_NUMBER =
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[ '’]\d{3})+|\d+)?(?:\.\d{1,4})?$/;
const COMMA_NUMBER = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ '’]\d{3})+|\d+)?(?:,\d{1,4})?$/;
const COMMON = /^\$?\d{1,3}(?:,\d{3})*\.\d{2}$/;
/** Nor need signs be looked for where there are only digits: rates, numbers and years. */
const BARE = /^\d+$/;
const DASH_ZERO = /^(?:-{1,2}|-0-)$/;
const DASHES = /[‐‑‒–—―−]/g;

/**
 * Reads an amount in any of the ways that these documents print one: `$1,234.56`, `(1,234.56)`,
 * `-$1,234`, `1,234.56-`, `1,234.56 CR`, `$ -` for zero. Null for anything else; a lone `$` is null.
 */
export function readMoney(printed: string, style: NumberStyle): Money | null {
  const common = style === "point" ? readCommonAmount(printed) : null;
  if (common !== null) return common;
  if (BARE.test(printed)) return Money.fromPlain(printed);
  const signed = withoutSigns(printed.replace(DASHES, "-").trim());
  if (signed === null) return null;
  const { text, isNegative } = signed;
  if (DASH_ZERO.test(text)) return Money.zero;
  const grammar = style === "point" ? POINT_NUMBER : COMMA_NUMBER;
  if (!/\d/.test(text) || !grammar.test(text)) return null;
  const plain = style === "point" ? text.replace(/[, '’]/g, "") : commaToPlain(text);
  const amount = Money.fromPlain(plain.startsWith(".") ? `0${plain}` : plain);
  return amount !== null && isNegative ? amount.negated() : amount;
}

/** Reads an amount of the form in which nine in ten are printed, `1,234.56` or `$1,234.56`; null for any other. */
export function readCommonAmount(printed: string): Money | null {
  if (!COMMON.test(printed)) return null;
  const digits = printed.startsWith("$") ? printed.slice(1) : printed;
  return Money.fromPlain(digits.replaceAll(",", ""));
}

/** Takes off brackets, currency, minus and CR, in any nesting; null for a number with two minus signs. */
function withoutSigns(
  printed: string,
): { readonly text: string; readonly isNegative: boolean } | null {
  const credit = CREDIT.exec(printed);
  const isCredit = credit !== null && credit.index > 0;
  let text = isCredit ? printed.slice(0, credit.index) : printed;
  let isNegative = isCredit;
  let isMinus = false;
  for (;;) {
    const before = text;
    const bracketed = /^[(<]\s*(.*?)\s*[)>]$/.exec(text);
    if (bracketed !== null) {
      isNegative = true;
      text = bracketed[1] ?? "";
    }
    text = text.replace(CURRENCY, "").trim();
    if (DASH_ZERO.test(text)) return { text, isNegative };
    if (hasMinus(text)) {
      if (isMinus || isCredit) return null;
      isMinus = true;
      isNegative = true;
      text = (text.startsWith("-") ? text.slice(1) : text.slice(0, -1)).trim();
    }
    if (text === before) return { text, isNegative };
  }
}

function hasMinus(text: string): boolean {
  return /^-[^-]/.test(text) || /[^-]-$/.test(text);
}

function commaToPlain(text: string): string {
  return text.replace(/[. '’]/g, "").replace(",", ".");
}

/** Reads `10%`, `7.5 %`, `10`; null for anything else. */
export function readPercent(printed: string, style: NumberStyle): Percent | null {
  const text = printed.replace(/\s*%\s*$/, "").trim();
  const points = readMoney(text, style);
  return points === null || /[$£€]/.test(printed) ? null : new Percent(points);
}

const CREDIT = new RegExp(`\\s*${anyOf(creditMarks)}\\.?$`, "i");
const MONTHS = months.map((name) => name.slice(0, 3));
const NUMERIC_DATE = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{2,4})$/;
const NAMED_MONTH = new RegExp(
  `^([a-z]{3,9})\\.?\\s*(\\d{1,2})${anyOf(dayEndings)}?,?\\s*(\\d{4})$`,
  "i",
);
const NAMED_MONTH_SECOND = new RegExp(
  `^(\\d{1,2})${anyOf(dayEndings)}?[ .-]*([a-z]{3,9})\\.?[ ,.-]*(\\d{2,4})$`,
  "i",
);

function monthNumber(name: string): number {
  const lower = name.toLowerCase();
  const index = MONTHS.indexOf(lower.slice(0, 3));
  const isMonth = months[index]?.startsWith(lower) === true || monthShorts.includes(lower);
  return index >= 0 && isMonth ? index + 1 : 0;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return digits.length === 4 ? year : 0;
  return year >= 70 ? 1900 + year : 2000 + year;
}

/** What a spreadsheet prints for an empty date cell: day zero of its calendar. */
const EMPTY_CELL =
  /^(?:12[/-]30[/-](?:18)?99|12[/-]31[/-](?:18)?99|1[/-]0[/-](?:19)?00|0?1[/-]0[/-](?:19)?00|30[/-]12[/-]1899)$/;

/** A cheap test that every date passes: it begins with a digit or a month and ends with the year. */
const MAY_BE_DATE = /^\s*[a-z\d][^]*\d\s*,?\s*$/i;

/** Reads one printed date; null when it is none, when no such day exists, or when a two-part order is undecided. */
export function readDate(printed: string, order: DateOrder | null): CalendarDate | null {
  if (!MAY_BE_DATE.test(printed)) return null;
  const text = printed.replace(DASHES, "-").replace(/\s+/g, " ").trim().replace(/,$/, "");
  if (EMPTY_CELL.test(text)) return null;
  const numeric = NUMERIC_DATE.exec(text.replace(/\s*([/.-])\s*/g, "$1"));
  if (numeric !== null) return numericDate(numeric, order);
  const named = NAMED_MONTH.exec(text);
  if (named !== null) {
    const [, month = "", day = "", year = ""] = named;
    return calendarDate(fullYear(year), monthNumber(month), Number(day));
  }
  const [, day = "", month = "", year = ""] = NAMED_MONTH_SECOND.exec(text) ?? [];
  return calendarDate(fullYear(year), monthNumber(month), Number(day));
}

function numericDate(parts: RegExpExecArray, order: DateOrder | null): CalendarDate | null {
  const [, first = "", , second = "", last = ""] = parts;
  if (first.length === 4)
    return last.length > 2 ? null : calendarDate(Number(first), Number(second), Number(last));
  if (first.length > 2) return null;
  return ordered(Number(first), Number(second), fullYear(last), order);
}

function ordered(
  first: number,
  second: number,
  year: number,
  order: DateOrder | null,
): CalendarDate | null {
  if (first > 12) return calendarDate(year, second, first);
  if (second > 12 || first === second) return calendarDate(year, first, second);
  if (order === null) return null;
  return order === "month-first"
    ? calendarDate(year, first, second)
    : calendarDate(year, second, first);
}

/** A cheap test that every date with the year last passes, and no amount with groups of digits. */
const SHORT_PARTS = /^\d\d?\D\d\d?\D\d/;

/** What a numeric date says about the order of day and month: null when it fits both or is no date. */
export function orderShownBy(printed: string): DateOrder | null {
  if (!SHORT_PARTS.test(printed)) return null;
  const numeric = NUMERIC_DATE.exec(printed.replace(DASHES, "-"));
  if (numeric === null || (numeric[1] ?? "").length > 2) return null;
  const first = Number(numeric[1]);
  const second = Number(numeric[3]);
  if (first > 12 && second <= 12) return "day-first";
  return second > 12 && first <= 12 ? "month-first" : null;
}
