import { Money } from "../base/money.ts";

/**
 * Whether two amounts are printed so much alike that one may be a misprint of the other: one digit differs, or two
 * neighbours changed places.
 */
export function isNearMiss(one: Money, other: Money, fewest: number = FEWEST_DIGITS): boolean {
  const [left, right] = [digitsOf(one), digitsOf(other)];
  if (left === right || left.length !== right.length) return false;
  const differing: number[] = [];
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] !== right[index]) differing.push(index);
  }
  const [first = 0, second] = differing;
  if (differing.length === 1) return left.length > fewest;
  const isSwapped = left[first] === right[first + 1] && left[first + 1] === right[first];
  return differing.length === 2 && second === first + 1 && isSwapped;
}

/** The digits of an amount in cents, as it is printed with two decimals. */
function digitsOf(amount: Money): string {
  return amount.absolute().times(HUNDRED).key();
}

const HUNDRED = Money.of("100");

/** In a shorter amount one other digit says nothing: 500 and 600 are two amounts. */
const FEWEST_DIGITS = 6;
