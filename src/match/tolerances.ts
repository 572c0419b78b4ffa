import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";

/** By how much a figure may be off: a share of the ordered one, or so much of its own unit. */
export type Tolerance =
  | { readonly kind: "percent"; readonly percent: Percent }
  | { readonly kind: "amount"; readonly amount: Money };

/** What may be off and is no difference. Beside it the cents of each line may be rounded. */
export interface Tolerances {
  readonly price: Tolerance;
  readonly quantity: Tolerance;
  readonly amount: Tolerance;
}

const NOTHING: Tolerance = { kind: "amount", amount: Money.zero };

/** Nothing may be off. */
export const EXACT: Tolerances = { price: NOTHING, quantity: NOTHING, amount: NOTHING };

const WRITTEN = /^(\d{1,9}(?:\.\d{1,6})?)\s*(%?)$/;

/** A tolerance as people write it: `2%`, `0.05`; null where it is none. */
export function toleranceOf(text: string): Tolerance | null {
  const [, number = "", sign] = WRITTEN.exec(text.trim()) ?? [];
  const value = Money.fromPlain(number);
  if (value === null) return null;
  return sign === "%"
    ? { kind: "percent", percent: new Percent(value) }
    : { kind: "amount", amount: value };
}

/** A tolerance as people write it. */
export function toleranceWords(tolerance: Tolerance): string {
  return tolerance.kind === "percent" ? String(tolerance.percent) : tolerance.amount.key();
}

/** How much the tolerance allows beside a figure. */
export function slackOf(tolerance: Tolerance, figure: Money): Money {
  return tolerance.kind === "percent" ? tolerance.percent.of(figure.absolute()) : tolerance.amount;
}

/** What rounding takes or adds in one line. */
export const CENT: Money = Money.of("0.01");
