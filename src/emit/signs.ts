import type { Money } from "../base/money.ts";
import type { Invoice } from "../document/invoice.ts";

/** Turns the amounts of a paper into those of the norm. */
export type Turn = (amount: Money) => Money;

/**
 * A credit note of the norm credits positive amounts. A paper that calls itself one and prints them with a minus says the same:
 * the minus is taken off everywhere.
 */
export function turnOf({ paper, total }: Invoice): Turn {
  const isTurned = paper === "credit-note" && total !== null && total.value.isNegative();
  return isTurned ? (amount) => amount.negated() : (amount) => amount;
}

/** Why a printed amount lost its minus; null where it kept its sign. */
export function turnedBy(turn: Turn, amount: Money): string | null {
  const isTurned = !amount.isZero() && !turn(amount).equals(amount);
  return isTurned ? "in a credit note of the norm, what is credited is positive" : null;
}
