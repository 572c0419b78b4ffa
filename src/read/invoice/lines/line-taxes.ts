import { Money } from "../../../base/money.ts";
import type { InvoiceLine } from "../../../document/invoice.ts";
import {
  columnsWith,
  figureAt,
  lineFigures,
  plainFigureAt,
  type Roles,
} from "../../../evidence/invoice/items/item-roles.ts";
import type { ItemTable, TableRow } from "../../../evidence/invoice/items/item-table.ts";
import { isProduct, productFits } from "../../../evidence/invoice/items/product-fit.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { percentOf, sourced, textIn } from "./cell-values.ts";
import type { LineMaking } from "./line-making.ts";

const HUNDRED = Money.of("100");

/**
 * A rate has a percent sign or stands below a caption of rates, unless it makes the amounts of the table only when it is added to
 * the products; what else stands below a caption of taxes is an amount.
 */
export function taxesOf(
  row: TableRow,
  { roles, table, areTaxesAmounts: areAmounts }: LineMaking,
): Pick<InvoiceLine, "taxRate" | "taxAmount"> {
  if (areAmounts) {
    const own = figureAt(row, roles.taxRate);
    return { taxRate: null, taxAmount: sourced(own, "value") };
  }
  const named = table.columns.flatMap(({ meanings }, index) =>
    meanings.includes("taxRate") || meanings.includes("taxAmount") ? [index] : [],
  );
  const figures = named.flatMap((column) => figureAt(row, column) ?? []);
  const inText = named.flatMap((column) => percentIn(row, column) ?? []);
  const rate = [
    figureAt(row, roles.taxRate),
    ...figures.filter(({ isPercent }) => isPercent),
    ...inText,
  ].find((figure) => figure !== null);
  const amount = columnsWith(table.columns, "taxAmount")
    .flatMap((column) => plainFigureAt(row, column) ?? [])
    .find((figure) => figure !== rate);
  return {
    taxRate: rate == null || rate.value.compare(HUNDRED) > 0 ? null : percentOf(rate),
    taxAmount: sourced(amount ?? null, "value"),
  };
}

/** Whether a column of taxes without percent signs makes the amount of some row only as an amount, and of no row only as a rate. */
export function areTaxesAmounts({ rows }: ItemTable, roles: Roles): boolean {
  const taxed = rows.flatMap((row) => {
    const tax = figureAt(row, roles.taxRate);
    const figures = lineFigures(row, roles);
    if (tax === null || tax.value.isZero() || figures === null) return [];
    const { quantity, unitPrice, amount } = figures;
    const isSum = isProduct(quantity, unitPrice, amount.minus(tax.value));
    return { isAmount: !tax.isPercent && isSum, isRate: tax.isPercent || productFits(figures) };
  });
  return taxed.some(({ isAmount }) => isAmount) && !taxed.some(({ isRate }) => isRate);
}

/** A percentage inside a text, such as "VAT 20%". */
function percentIn(row: TableRow, column: number): InvoiceFigure | null {
  const words = new Set(textIn(row, column));
  return (
    row.paperLine.figures.find(
      (figure) => figure.isPercent && figure.words.some((word) => words.has(word)),
    ) ?? null
  );
}
