import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TaxRow } from "./tax-rows.ts";
import type { TotalCandidate } from "./total-candidates.ts";

/** One tax with what is printed of it. */
export interface TaxPart {
  readonly figure: InvoiceFigure;
  readonly cents: number;
  readonly rate: InvoiceFigure | null;
  readonly base: InvoiceFigure | null;
  /** The label that it stands by; null in a table of taxes. */
  readonly row: AmountRow | null;
}

/** Meanings of labels that speak of a tax, the best first. */
const TAX_LABELS: readonly AmountRow["meaning"][] = ["tax", "totalTax"];

/** An amount as a tax: by its label, with the rate and the base that stand beside it. */
export function taxPartOf({ figure, rows, rate }: TotalCandidate): TaxPart {
  const own = TAX_LABELS.flatMap((meaning) => rows.filter((row) => row.meaning === meaning))[0];
  const row = own ?? rows[0] ?? null;
  const base = own?.between.findLast(({ decimals }) => decimals > 0) ?? null;
  return { figure, cents: figure.value.toCents(), rate: own?.rate ?? rate, base, row };
}

/** The taxes of a table; a table that is printed twice counts once. */
export function taxPartsOf(rows: readonly TaxRow[]): readonly TaxPart[] {
  const byKey = new Map<string, TaxPart>();
  for (const { rate, base, amount } of rows) {
    const key = `${rate.value.key()} ${base.value.key()} ${amount.value.key()}`;
    if (!byKey.has(key))
      byKey.set(key, { figure: amount, cents: amount.value.toCents(), rate, base, row: null });
  }
  return [...byKey.values()];
}
