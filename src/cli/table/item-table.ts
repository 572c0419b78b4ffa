import { isoDate } from "../../base/calendar-date.ts";
import type { InvoiceLine } from "../../document/invoice.ts";
import { visible } from "../plain-text.ts";
import type { TableStyle } from "./figures.ts";
import { figureColumn, rowLines } from "./row-table.ts";

/** A column of the items: its header in two lines, and what a line has in it. */
type ItemColumn = readonly [header: readonly [string, string], cell: (line: InvoiceLine) => string];

/** What the line comes to stands first, so that it is beside the description where not all columns have room. */
const COLUMNS: readonly ItemColumn[] = [
  [["", "quantity"], ({ quantity }) => quantity?.value.key() ?? ""],
  [["", "unit"], ({ unit }) => visible(unit?.value ?? "")],
  [["unit", "price"], ({ unitPrice }) => unitPrice?.value.toString() ?? ""],
  [["price", "for"], ({ priceBasis }) => priceBasis?.value.key() ?? ""],
  [["", "amount"], ({ amount }) => amount?.value.toString() ?? ""],
  [["discount", "rate"], ({ discountRate }) => discountRate?.value.toString() ?? ""],
  [["", "discount"], ({ discount }) => discount?.value.toString() ?? ""],
  [["tax", "rate"], ({ taxRate }) => taxRate?.value.toString() ?? ""],
  [["", "tax"], ({ taxAmount }) => taxAmount?.value.toString() ?? ""],
  [["service", "date"], ({ serviceDate }) => (serviceDate ? isoDate(serviceDate.value) : "")],
];

/** The items of an invoice as lines, a cross before each that does not come out. */
export function itemLines(
  lines: readonly InvoiceLine[],
  failing: ReadonlySet<number>,
  style: TableStyle,
): readonly string[] {
  const rows = lines.map(({ code, description }) => ({
    item: visible(code?.value ?? ""),
    description: visible(description?.value ?? ""),
  }));
  const columns = COLUMNS.flatMap(([header, cellOf]) => {
    const cells = lines.map(cellOf);
    return cells.every((cell) => cell === "") ? [] : [figureColumn(header, cells)];
  });
  return rowLines({ rows, columns, failing, hasTotals: false }, style);
}
