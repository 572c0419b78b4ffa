import type { Layout } from "../layout/layout.ts";
import { type DateOrder, orderShownBy } from "./read-value.ts";
import { anyOf } from "../words/any-of.ts";
import { dayFirstMarks, eitherOrderMarks } from "../words/construction/numbers.ts";

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
