import { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { InvoiceFigure } from "../../paper/invoice/figures-in-line.ts";
import type { InvoiceMeaning } from "../../paper/invoice/invoice-paper.ts";
import type { UnexplainedAmount } from "../printed-gaps.ts";
import type { InvoiceDraft } from "./read-invoice.ts";

/** A figure of the paper that is none of its fields, and whether the words of its line name an amount. */
export interface LooseFigure {
  readonly figure: InvoiceFigure;
  readonly isNamed: boolean;
}

/** The figures outside of the items whose size no field has. */
export function looseFigures({
  document,
  found: fields,
  items,
  paper,
}: InvoiceDraft): readonly LooseFigure[] {
  const sourced: readonly (Sourced<unknown> | null)[] = [
    ...[...fields.values()].map((one) => one.sourced),
    ...document.taxes.flatMap(({ base, amount }) => [base, amount]),
    ...document.lines.map(({ amount }) => amount),
  ];
  const known = new Set(
    sourced.flatMap((one) => (one?.value instanceof Money ? [sizeOf(one.value)] : [])),
  );
  return paper.lines.flatMap(({ figures, labels }, at) => {
    if (items.spans.some(({ from, to }) => at >= from && at <= to)) return [];
    const isNamed = labels.some(({ meanings }) => meanings.some(isOfAmount));
    return figures
      .filter(({ value, isPercent }) => !isPercent && !value.isZero() && !known.has(sizeOf(value)))
      .map((figure) => ({ figure, isNamed }));
  });
}

function isOfAmount(meaning: InvoiceMeaning): boolean {
  return meaning.startsWith("amount:");
}

function sizeOf(value: Money): string {
  return value.absolute().key();
}

/** The sum of the items, which a row that sums others among them, or one that is only offered, makes too large. */
const SUM_OF_LINES = "lines_to_subtotal";

/**
 * Amounts that may explain a failed check by its name: those beside the totals that are no field, such as a discount or a
 * rounding that was not read, and where the sum of the items is checked each of their rows.
 */
export function explainingAmounts(read: InvoiceDraft, check: string): readonly UnexplainedAmount[] {
  const loose = looseFigures(read)
    .filter(({ figure, isNamed }) => isNamed || figure.decimals === CENTS)
    .map(({ figure: { value, printed, pageNumber } }) => ({
      size: value.absolute(),
      printed,
      pageNumber,
    }));
  const rows = read.document.lines.flatMap(({ amount }) => {
    if (amount === null) return [];
    const { printed, pageNumber } = amount.from[0];
    return [{ size: amount.value.absolute(), printed, pageNumber }];
  });
  return check === SUM_OF_LINES && rows.length > 1 ? [...loose, ...rows] : loose;
}

/** An amount is printed with its cents; other numbers are ones only where words say so. */
export const CENTS = 2;
