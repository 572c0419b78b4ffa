import type { ContinuationSheet } from "../../document/pay-application.ts";
import { valueAt } from "../../document/value-at.ts";
import { valuesOf } from "../../explain/labelled-values.ts";
import { sheetTerminalFields } from "../../kinds/pay-application/sheet-fields.ts";
import { fieldTableLines } from "./field-table.ts";
import type { TableStyle } from "./figures.ts";

/** The continuation sheet as lines, a cross before each row that does not add up. */
export function sheetLines(
  sheet: ContinuationSheet,
  failingRows: ReadonlyMap<number, unknown>,
  style: TableStyle,
): readonly string[] {
  const { rows, totals } = sheet;
  const lines: readonly object[] = [
    ...rows.map(({ figures, ...row }) => ({ ...row, ...figures })),
    ...(totals === null ? [] : [totals]),
  ];
  const hasBalance = lines.some((line) => valueAt(line, "balanceToFinish") !== null);
  const fields = sheetTerminalFields(hasBalance);
  const table = {
    heading: "Continuation sheet",
    fields,
    rows: lines.map((line) => valuesOf(fields, line)),
    hasTotals: totals !== null,
  };
  return fieldTableLines(table, new Set(failingRows.keys()), style);
}
