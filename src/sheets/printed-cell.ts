import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { valueAt } from "../document/value-at.ts";

/** The value at a path as a cell holds it; null where nothing is printed. */
export function printedCell(row: object, path: string): string | number | null {
  const printed = valueAt(row, path);
  if (printed === null) return null;
  const { value } = printed;
  if (value instanceof Money) return value.toJsonNumber();
  if (value instanceof Percent) return value.points.toJsonNumber();
  return typeof value === "string" ? value : isoDate(value as CalendarDate);
}
