import { Money } from "../base/money.ts";

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
