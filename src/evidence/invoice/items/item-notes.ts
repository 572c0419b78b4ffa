import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { PrintedSum } from "./printed-sum.ts";

/** What is known of a paper before its items are chosen. */
export interface PaperFacts {
  /** Rates that are printed anywhere, in points. */
  readonly rates: readonly number[];
  /** Whether a sentence says that prices hold the tax. */
  readonly saysTaxIncluded: boolean;
  readonly isRoll: boolean;
}

/** What notes that a factor holds, and how much. */
export type Note = (name: string, by: number) => void;

/** How many items, growing ever slower. */
export function sizeOf(count: number): number {
  return Math.log2(1 + count) / 4;
}

/** Which printed figures are the sum. */
export function sumFactors({ sums, sumKinds }: PrintedSum, of: string, add: Note): void {
  if (sums.length === 0) add(`${of}no sum`, 1);
  for (const kind of sumKinds) add(`${of}sum ${kind}`, 1);
  add(`${of}sums`, Math.min(3, sums.length) / 3);
}

/** An amount with the figures of its line. */
interface Rated {
  readonly figures: readonly InvoiceFigure[];
  readonly amount: InvoiceFigure;
}

/** So many amounts are no sum with its tax. */
const MOST_RATED = 6;

/** Whether one of a few amounts is a printed rate of another: a sum with its tax, not items. */
export function isWithTax(rows: readonly Rated[]): boolean {
  if (rows.length > MOST_RATED) return false;
  return rows.some(({ figures, amount }) =>
    figures.some(
      ({ isPercent, value }) =>
        isPercent &&
        !amount.value.isZero() &&
        rows.some((other) =>
          other.amount.value.times(value).hundredth().roundedToCents().equals(amount.value),
        ),
    ),
  );
}
