import type { CalendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { valuesOfInvoice } from "./sourced-values.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

/** What a caller is told of an invoice, one text for each value, without places. */
export function saidOf(reading: InvoiceReading): readonly string[] {
  const { document, checks } = reading;
  return [
    document.paper,
    ...valuesOfInvoice(document).map(({ path, sourced }) => `${path}: ${textOf(sourced.value)}`),
    ...checks.map(({ name, passed }) => `${name} ${passed}`),
    ...warningsOf(reading),
  ];
}

function textOf(value: unknown): string {
  if (value instanceof Money) return value.key();
  return isCalendarDay(value) ? `${value.year}-${value.month}-${value.day}` : String(value);
}

/** Whether a value is a day. */
export function isCalendarDay(value: unknown): value is CalendarDate {
  return typeof value === "object" && value !== null && "year" in value && "day" in value;
}
