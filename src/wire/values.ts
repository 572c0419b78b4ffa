import type { Box } from "../base/box.ts";
import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { CheckResult } from "../checks/check.ts";
import type { Sourced } from "../document/sourced.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { warningsOf } from "../finding/sentences.ts";
import type { Reading } from "../kinds/reading.ts";
import type { CheckBody, VerdictBody } from "./contract.ts";

/** The amount as a JSON number; null where it is not printed. */
export function amountOf(figure: Sourced<Money> | null): number | null {
  return figure === null ? null : figure.value.toJsonNumber();
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

/** Boxes are measured in floating point; a hundredth of a point is far below what anyone can see. */
export function toHundredths({ left, top, right, bottom }: Box): Box {
  const rounded = (points: number): number => Math.round(points * 100) / 100;
  return {
    left: rounded(left),
    top: rounded(top),
    right: rounded(right),
    bottom: rounded(bottom),
  };
}

/** A check with the contract's three members. */
export function toCheckBody(check: CheckResult): CheckBody {
  return { name: check.name, passed: check.passed, detail: detailOf(check) };
}

/** What a check prints, what it expects and the difference, as JSON numbers. */
export function toSides({ printed, expected, difference }: CheckResult): {
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
} {
  const side = (money: Money | null): number | null =>
    money === null ? null : money.toJsonNumber();
  return { printed: side(printed), expected: side(expected), difference: side(difference) };
}

/** What every plain answer says beside the document itself. */
export function toVerdictBody(reading: Reading): VerdictBody {
  const { checks, confidence } = reading;
  return {
    checks: checks.map(toCheckBody),
    warnings: warningsOf(reading),
    confidence: toFourPlaces(confidence),
  };
}
