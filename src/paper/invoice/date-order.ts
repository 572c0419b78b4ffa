import type { DateOrder, NumberStyle } from "../read-value.ts";
import type { PaperLine } from "./invoice-paper.ts";
import { datesAmong, type DateOrders, type MonthNames } from "./printed-dates.ts";
import { anyOf } from "../../words/any-of.ts";
import { states } from "../../words/invoice/addresses.ts";
import { dayFirstMarks, monthFirstMarks, yearFirstNotes } from "../../words/invoice/dates.ts";

/** Marks of money, taxes and places that write the day first, and of those that write the month first. */
const DAY_FIRST = new RegExp(
  `^(?:[£€₹]|[\\d.,]+€|(?:GBP|EUR|AUD|NZD|CHF|DKK|SEK|NOK|PLN|CZK|HUF|RON|BRL|INR|SGD|MYR|ZAR|A\\$|NZ\\$|R\\$|RM|${anyOf(dayFirstMarks)})$|RM[\\d.]|.{0,20}\\((?:RM|MYR)\\)?$)`,
);
const MONTH_FIRST = new RegExp(`^(?:USD|US\\$|${anyOf(monthFirstMarks)})$`);
/** A state of the United States before its postal code; "CS 24399" is the number of a receipt. */
const STATE = new RegExp(`^${anyOf(states)},?$`);
const ZIP = /^\d{5}(?:-\d{4})?,?$/;

/** How a caption says that the year comes first. */
const YEAR_FIRST = new RegExp(`\\b${anyOf(yearFirstNotes)}\\b`, "i");

/** Both ways to read a date while it is not known which one holds. */
const UNKNOWN: DateOrders = { dotted: "day-first", other: "day-first" };

/**
 * The order of day and month of a document: what its dates show, else how it writes amounts, else what its currency,
 * taxes and places say: nobody who writes decimal commas writes the month first, wherever the customer lives. Null where
 * dates contradict each other or nothing decides. Dates with dots have the day first unless one shows otherwise.
 */
export function dateOrdersIn(
  lines: readonly PaperLine[],
  months: MonthNames,
  style: NumberStyle,
): DateOrders {
  const shown = { dotted: new Set<DateOrder>(), other: new Set<DateOrder>() };
  let day = 0;
  let month = 0;
  for (const { line } of lines) {
    const texts = line.words.map(({ text }) => text);
    for (const { shows, isDotted } of datesAmong(texts, months, UNKNOWN))
      if (shows !== null) (isDotted ? shown.dotted : shown.other).add(shows);
    texts.forEach((text, index) => {
      if (DAY_FIRST.test(text)) day += 1;
      if (MONTH_FIRST.test(text)) month += 1;
      if (STATE.test(text) && ZIP.test(texts[index + 1] ?? "")) month += 3;
    });
  }
  const isYearFirst = lines.some(({ line }) =>
    line.words.some(({ text }) => YEAR_FIRST.test(text)),
  );
  const byMarks = day === month ? null : day > month ? "day-first" : "month-first";
  const told = style === "comma" ? "day-first" : byMarks;
  return {
    dotted: orderOf(shown.dotted, "day-first"),
    other: orderOf(shown.other, shown.dotted.has("day-first") ? "day-first" : told),
    isYearFirst,
    isGuessed: style !== "comma" && shown.dotted.size + shown.other.size === 0,
  };
}

function orderOf(shown: ReadonlySet<DateOrder>, told: DateOrder | null): DateOrder | null {
  if (shown.size === 2) return null;
  const [only] = shown;
  return only ?? told;
}
