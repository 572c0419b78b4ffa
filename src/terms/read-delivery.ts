import { type CalendarDate, calendarDate, isoDate } from "../base/calendar-date.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { deliveryDays } from "../words/invoice/terms.ts";
import { labelOf, readLabelled } from "./read-labelled.ts";

/** When goods were delivered or a service was done. */
const LABEL = labelOf(deliveryDays);

/** The day of delivery, `YYYY-MM-DD`; null where none is printed in digits. The day stands before the month wherever the norm holds. */
export function readDelivery(lines: readonly Line[]): PrintedTerm | null {
  const value = readLabelled(LABEL, lines);
  const day = value === null ? null : dayIn(value.value);
  if (value === null || day === null) return null;
  return { value: isoDate(day), from: value.from, by: "as the norm writes a day" };
}

const CENTURY = 2_000;

/** A day in digits, the day before the month; null for anything else. */
export function dayIn(text: string): CalendarDate | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (iso !== null) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(plain);
  if (european === null) return null;
  const [, day, month, year = ""] = european;
  return calendarDate(Number(year) + (year.length === 2 ? CENTURY : 0), Number(month), Number(day));
}
