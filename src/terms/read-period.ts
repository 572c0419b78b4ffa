import { isoDate } from "../base/calendar-date.ts";
import type { PrintedPeriod } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { billingPeriods } from "../words/invoice/terms.ts";
import { dayIn } from "./read-delivery.ts";
import { labelOf, readLabelled } from "./read-labelled.ts";

/** Labels of the time that is billed. */
const LABEL = labelOf(billingPeriods);

const DAYS = /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/g;

/** The first and the last day that are billed; null where they are not printed as two days in their order. */
export function readPeriod(lines: readonly Line[]): PrintedPeriod | null {
  const value = readLabelled(LABEL, lines);
  const days = value?.value.match(DAYS)?.map((day) => dayIn(day)) ?? [];
  const [first = null, last = null] = days;
  if (value === null || days.length !== 2 || first === null || last === null) return null;
  const [start, end] = [isoDate(first), isoDate(last)];
  if (start > end) return null;
  const by = "as the norm writes a day";
  return {
    start: { value: start, from: value.from, by },
    end: { value: end, from: value.from, by },
  };
}
