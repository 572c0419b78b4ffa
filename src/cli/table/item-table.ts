import type { InvoiceLine } from "../../document/invoice.ts";
import { valuesOf } from "../../explain/labelled-values.ts";
import { ITEM_TERMINAL_FIELDS } from "../../kinds/invoice/shown-fields.ts";
import { fieldTableLines } from "./field-table.ts";
import type { TableStyle } from "./figures.ts";

/** The items of an invoice as lines, a cross before each that does not come out. */
export function itemLines(
  lines: readonly InvoiceLine[],
  failing: ReadonlySet<number>,
  style: TableStyle,
): readonly string[] {
  const rows = lines.map((line) => valuesOf(ITEM_TERMINAL_FIELDS, line));
  const table = { heading: "Items", fields: ITEM_TERMINAL_FIELDS, rows, hasTotals: false };
  return fieldTableLines(table, failing, style);
}
