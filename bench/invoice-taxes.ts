import type { InvoiceTaxBody } from "../src/wire/contract.ts";
import { isSameAmount, type Plain } from "./invoice-equality.ts";

/** How the taxes of one invoice were read. */
export interface TaxScore {
  readonly hit: number;
  readonly missed: number;
  readonly spurious: number;
  /** Rates of the taxes that were found. */
  readonly rates: { readonly exact: number; readonly of: number };
}

/** What is used of a truth. */
interface TaxTruth {
  readonly invoice: { readonly taxes: readonly InvoiceTaxBody[] };
  readonly accept: Readonly<Record<string, readonly unknown[]>>;
}

/** Measures the taxes against the truth or the list of taxes besides that fits better. A zero counts neither way. */
export function judgeTaxes(truth: TaxTruth, got: readonly InvoiceTaxBody[]): TaxScore {
  const rows = got.filter(({ amount, ratePercent }) => amount !== null || ratePercent !== null);
  const accepted = (truth.accept["taxes"] ?? []) as readonly (readonly InvoiceTaxBody[])[];
  const scores = [truth.invoice.taxes, ...accepted].map((want) => judgeList(want, rows, truth));
  const faults = ({ missed, spurious }: TaxScore): number => missed + spurious;
  return scores.reduce((best, score) => (faults(score) < faults(best) ? score : best));
}

function judgeList(
  want: readonly InvoiceTaxBody[],
  rows: readonly InvoiceTaxBody[],
  { accept }: TaxTruth,
): TaxScore {
  const amounts = (accept["taxes.amount"] ?? []) as readonly Plain[];
  const rates = (accept["taxes.rate"] ?? []) as readonly Plain[];
  const left = [...rows];
  const score = { hit: 0, missed: 0, spurious: 0, rates: { exact: 0, of: 0 } };
  for (const tax of want) {
    const counts = tax.amount === null || !isSameAmount(tax.amount, 0);
    const found = left.splice(indexOf(tax), 1)[0];
    if (found === undefined) {
      if (counts) score.missed += 1;
      continue;
    }
    if (counts) score.hit += 1;
    if (tax.ratePercent === null) continue;
    score.rates.of += 1;
    if ([tax.ratePercent, ...rates].some((rate) => isSameAmount(rate, found.ratePercent)))
      score.rates.exact += 1;
  }
  score.spurious = left.filter(({ amount }) => amount === null || !isSameAmount(amount, 0)).length;
  return score;

  /** The row of a tax; past the end where there is none. */
  function indexOf(tax: InvoiceTaxBody): number {
    const best = left.findIndex((row) =>
      tax.amount === null ? isRateAlone(tax, row) : isSameTax(tax, row),
    );
    if (best >= 0) return best;
    const same =
      tax.amount === null ? -1 : left.findIndex((row) => isSameAmount(tax.amount, row.amount));
    return same >= 0 ? same : left.length;
  }

  function isRateAlone(tax: InvoiceTaxBody, row: InvoiceTaxBody): boolean {
    const isFit = row.amount === null || amounts.some((amount) => isSameAmount(amount, row.amount));
    return isFit && isSameAmount(tax.ratePercent, row.ratePercent);
  }
}

function isSameTax(tax: InvoiceTaxBody, row: InvoiceTaxBody): boolean {
  if (!isSameAmount(tax.amount, row.amount)) return false;
  if (tax.ratePercent === null || row.ratePercent === null) return true;
  return isSameAmount(tax.ratePercent, row.ratePercent);
}
