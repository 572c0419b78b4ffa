import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { AmountRow } from "./amount-rows.ts";

/** A figure that arithmetic alone tells, without a label. */
export function unlabelledRow(
  meaning: AmountRow["meaning"],
  figure: InvoiceFigure,
  at: number,
): AmountRow {
  return { meaning, label: null, figure, rate: null, between: [], look: "right", at, score: 0.6 };
}
