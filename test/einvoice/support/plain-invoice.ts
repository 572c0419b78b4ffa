import { isoDate } from "../../../src/base/calendar-date.ts";
import { Money } from "../../../src/base/money.ts";
import { Percent } from "../../../src/base/percent.ts";

/** A value as plain JSON: amounts and rates as their exact decimals, days as `YYYY-MM-DD`. */
export function plain(value: unknown): unknown {
  if (value instanceof Money) return value.key();
  if (value instanceof Percent) return value.toString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("year" in value && "month" in value && "day" in value) {
    const { year, month, day } = value;
    return isoDate({ year: Number(year), month: Number(month), day: Number(day) });
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** The bytes of a text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
