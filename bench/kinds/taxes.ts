import type { InvoiceTaxBody } from "../../src/wire/contract.ts";
import type { ListScore } from "../score/document-score.ts";
import { isSameFigure } from "../score/equality.ts";

/** What a truth says of the taxes. */
export interface TaxesTruth {
  readonly want: readonly InvoiceTaxBody[];
  /** Further lists, amounts and rates that a careful reader could defend. */
  readonly lists: readonly (readonly InvoiceTaxBody[])[];
  readonly amounts: readonly (number | null)[];
  readonly rates: readonly (number | null)[];
}

/** Measures the taxes against the truth or the list of taxes besides that fits better. A zero counts neither way. */
export function judgeTaxes(truth: TaxesTruth, got: readonly InvoiceTaxBody[]): ListScore {
  const rows = got.filter(({ amount, ratePercent }) => amount !== null || ratePercent !== null);
  const scores = [truth.want, ...truth.lists].map((want) => judgeList(want, rows, truth));
  const faults = ({ missing, invented }: ListScore): number => missing + invented;
  return scores.reduce((best, score) => (faults(score) < faults(best) ? score : best));
}

function judgeList(
  want: readonly InvoiceTaxBody[],
  rows: readonly InvoiceTaxBody[],
  { amounts, rates }: TaxesTruth,
): ListScore {
  const left = [...rows];
  const counts = { hit: 0, missing: 0, wholeRows: 0, rate: { exact: 0, of: 0 } };
  for (const tax of want) {
    const found = left.splice(indexOf(tax), 1)[0];
    const number = isZero(tax) ? 0 : 1;
    if (found === undefined) {
      counts.missing += number;
      continue;
    }
    counts.hit += number;
    const { ratePercent } = tax;
    const isRateRight =
      ratePercent === null ||
      [ratePercent, ...rates].some((rate) => isSameFigure(rate, found.ratePercent));
    if (isRateRight) counts.wholeRows += number;
    if (ratePercent === null) continue;
    counts.rate.of += 1;
    if (isRateRight) counts.rate.exact += 1;
  }
  const { hit, missing, wholeRows, rate } = counts;
  const invented = left.filter((row) => !isZero(row)).length;
  const printed = hit + missing;
  const hasWrongFigure = invented > 0;
  return {
    hit,
    missing,
    invented,
    printed,
    columns: { rate },
    wholeRows,
    hasWrongFigure,
    errors: [],
  };

  /** The row of a tax; past the end where there is none. */
  function indexOf(tax: InvoiceTaxBody): number {
    const best = left.findIndex((row) =>
      tax.amount === null ? isRateAlone(tax, row) : isSameTax(tax, row),
    );
    if (best >= 0) return best;
    const same =
      tax.amount === null ? -1 : left.findIndex((row) => isSameFigure(tax.amount, row.amount));
    return same >= 0 ? same : left.length;
  }

  function isRateAlone(tax: InvoiceTaxBody, row: InvoiceTaxBody): boolean {
    const isFit = row.amount === null || amounts.some((amount) => isSameFigure(amount, row.amount));
    return isFit && isSameFigure(tax.ratePercent, row.ratePercent);
  }
}

function isZero({ amount }: InvoiceTaxBody): boolean {
  return amount !== null && isSameFigure(amount, 0);
}

function isSameTax(tax: InvoiceTaxBody, row: InvoiceTaxBody): boolean {
  if (!isSameFigure(tax.amount, row.amount)) return false;
  if (tax.ratePercent === null || row.ratePercent === null) return true;
  return isSameFigure(tax.ratePercent, row.ratePercent);
}
