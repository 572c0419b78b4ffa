import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { CheckResult } from "../checks/check.ts";
import type { Sourced } from "../document/sourced.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { warningsOf } from "../finding/sentences.ts";
import type { Reading } from "../reading.ts";
import type { CheckBody } from "./contract.ts";

/** The amount as a JSON number; null where it is not printed. */
export function amountOf(figure: Sourced<Money> | null): number | null {
  return figure === null ? null : figure.value.toJsonNumber();
}

/** The percent as a JSON number of points; null where it is not printed. */
export function percentOf(percent: Sourced<Percent> | null): number | null {
  return percent === null ? null : percent.value.points.toJsonNumber();
}

/** The text; null where it is not printed. */
export function textOf(text: Sourced<string> | null): string | null {
  return text === null ? null : text.value;
}

/** The day as `YYYY-MM-DD`; null where it is not printed. */
export function dateOf(date: Sourced<CalendarDate> | null): string | null {
  return date === null ? null : isoDate(date.value);
}

/** A share between 0 and 1 without the noise of floating point. */
export function toFourPlaces(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** A check with the contract's three members. */
export function toCheckBody(check: CheckResult): CheckBody {
  return { name: check.name, passed: check.passed, detail: detailOf(check) };
}

/** What every plain answer says beside the document itself. */
export function toVerdictBody(reading: Reading): {
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
} {
  const { checks, confidence } = reading;
  return {
    checks: checks.map(toCheckBody),
    warnings: warningsOf(reading),
    confidence: toFourPlaces(confidence),
  };
}
