import type { TaxPart } from "../../evidence/invoice/totals/tax-parts.ts";
import type { TotalsProof } from "../../evidence/invoice/totals/total-candidates.ts";

/** From a subtotal to a total, in cents. */
export interface Step {
  readonly from: number;
  readonly total: number;
  /** What the adjustments come to. */
  readonly adjusted: number;
  readonly isPlain: boolean;
  readonly taxes: readonly TaxPart[];
  readonly tax: number;
}

/** How a subtotal, its adjustments and the taxes lead to a total; null where they do not. */
export function proofOf({ from, total, adjusted, isPlain, taxes, tax }: Step): TotalsProof {
  const sum = from + adjusted;
  // No taxes come to more than half of what they are taken of.
  if (Math.abs(tax) * 2 > Math.abs(sum)) return null;
  if (sum + tax === total) return isPlain && tax === 0 ? "same" : "sum";
  return tax !== 0 && sum === total && isInside(taxes, total) ? "tax-inside" : null;
}

/** Rounding of a tax, in cents. */
const ROUNDING = 2;

/** Whether taxes are the share of a total that they are a part of; a tax without a rate may be. */
function isInside(taxes: readonly TaxPart[], total: number): boolean {
  if (taxes.length > 1) return true;
  return taxes.every(({ rate, base, cents }) => {
    if (rate === null) return true;
    const gross = base === null ? total : base.value.toCents() + cents;
    return Math.abs(((gross - cents) * Number(rate.value.key())) / 100 - cents) <= ROUNDING;
  });
}

/** Whether a tax is its rate of an amount, to two cents; null without a rate. */
export function fitsRate({ rate, base, cents }: TaxPart, of: number | null): boolean | null {
  const from = base === null ? of : base.value.toCents();
  if (rate === null || from === null) return null;
  return Math.abs((from * Number(rate.value.key())) / 100 - cents) <= ROUNDING;
}
