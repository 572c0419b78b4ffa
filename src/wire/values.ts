import type { Box } from "../base/box.ts";
import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import type { CheckResult } from "../checks/check.ts";
import type { Sourced } from "../document/sourced.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { warningsOf } from "../finding/sentences.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
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

/** The exact sum of amounts that are JSON numbers already, as such a number again. */
export function exactSum(amounts: readonly number[]): number {
  return Money.sum(amounts.map(toMoney)).toJsonNumber();
}

/** An amount to the cent, as accounting rounds. */
export function inCents(amount: Money): number {
  return amount.roundedToCents().toJsonNumber();
}

/** A number's shortest decimal is the amount that it was made of. */
function toMoney(amount: number): Money {
  return Money.fromKey(String(amount));
}

/** What gives the public path of a figure from the engine's. */
export type Namer = (path: string) => string;

/**
 * The names of a kind of document: of `lines.previousCertificates` `g702.lines.7`, of `taxes.0.rate`
 * `taxes.0.ratePercent`. What no group of the kind declares keeps its own path.
 */
export function namerOf(documentType: DocumentType): Namer {
  const { groups } = kindOf(documentType);
  return (path) => {
    const end = path.lastIndexOf(".");
    if (end === -1) return path;
    const [place, name] = [path.slice(0, end), path.slice(end + 1)];
    const group = groups.find((one) => isWithin(place, one));
    if (group === undefined) return path;
    const own = group.fields[name]?.answer ?? name;
    return `${group.answer}${place.slice(group.path.length)}.${own}`;
  };
}

/** Whether a place is a group's, or a row's of its table: `sheet.rows`, `sheet.rows[2]`, `taxes.0`. */
function isWithin(place: string, { path }: FieldGroup): boolean {
  return place.startsWith(path) && /^(?:\[\d+\]|\.\d+)?$/.test(place.slice(path.length));
}
