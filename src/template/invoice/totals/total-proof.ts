import { Money } from "../../../base/money.ts";
import type { TaxChoice } from "./total-options.ts";

/** How the printed figures lead to the total. */
export type TotalProof =
  /** Subtotal, taxes and adjustments give the total. */
  | "sum"
  /** Subtotal and total are the same, nothing else is printed. */
  | "same"
  /** The taxes are inside the total, which is the subtotal with its adjustments. */
  | "tax-inside"
  /** No way was found. */
  | null;

/** From a subtotal to a total. */
export interface Step {
  readonly from: Money;
  readonly total: Money;
  /** What the adjustments come to. */
  readonly adjusted: Money;
  readonly isPlain: boolean;
}

/** How a subtotal, its adjustments and the taxes lead to a total; null where they do not. */
export function proofOf({ from, total, adjusted, isPlain }: Step, taxes: TaxChoice): TotalProof {
  const sum = from.plus(adjusted);
  if (taxes.sum.absolute().times(TWICE).compare(sum.absolute()) > 0) return null;
  if (sum.plus(taxes.sum).equals(total)) return isPlain && taxes.sum.isZero() ? "same" : "sum";
  return !taxes.sum.isZero() && sum.equals(total) && isInside(taxes, total) ? "tax-inside" : null;
}

const CENT = Money.of("0.02");
/** No taxes come to more than half of what they are taken of. */
const TWICE = Money.of("2");

/** Whether taxes are the share of a total that they are a part of; a tax without a rate may be. */
function isInside({ taxes, sum }: TaxChoice, total: Money): boolean {
  if (sum.absolute().times(Money.of("2")).compare(total.absolute()) > 0) return false;
  return taxes.every(({ rate, base, value }) => {
    if (rate === null) return true;
    const gross = base === null ? total : base.value.plus(value);
    const off = gross.minus(value).times(rate.value).hundredth().minus(value).absolute();
    return taxes.length > 1 || off.compare(CENT) <= 0;
  });
}
