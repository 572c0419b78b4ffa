import { Money } from "../../../base/money.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { ItemColumn } from "./item-columns.ts";
import type { TableRow } from "./item-table.ts";
import { decimalsOf, type LineFigures, readingOf, type Style } from "./product-fit.ts";

/** Which column holds what, as places in `ItemTable.columns`; -1 where none does. */
export interface Roles {
  readonly amount: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly basis: number;
  readonly discount: number;
  readonly discountRate: number;
  readonly taxRate: number;
  readonly styles: Readonly<Record<"quantity" | "unitPrice" | "amount", Style>>;
  readonly products: { readonly printed: number; readonly fitting: number };
  /** Whether captions name quantity and price, or the arithmetic alone found them. */
  readonly isNamed: boolean;
}

const ONE = Money.of("1");
const HUNDRED = Money.of("100");
const THOUSAND = Money.of("1000");

/** The columns of figures below captions of one meaning. */
export function columnsWith(
  columns: readonly ItemColumn[],
  meaning: InvoiceColumn,
): readonly number[] {
  return columns.flatMap(({ meanings, isFigures }, index) =>
    isFigures && meanings.includes(meaning) ? [index] : [],
  );
}

/** The figure of a row in a column; null where the cell is empty or a text. */
export function figureAt(row: TableRow, column: number): InvoiceFigure | null {
  for (const { figure } of row.inColumns[column] ?? []) if (figure !== null) return figure;
  return null;
}

/** The figure of a row in a column of quantities or money, where a percentage is something else. */
export function plainFigureAt(row: TableRow, column: number): InvoiceFigure | null {
  const figure = figureAt(row, column);
  return figure?.isPercent === true ? null : figure;
}

/** The figures of a row by their roles; null where quantity, price or amount is missing. */
export function lineFigures(row: TableRow, roles: Roles): LineFigures | null {
  const [quantity, unitPrice, amount] = [
    plainFigureAt(row, roles.quantity),
    plainFigureAt(row, roles.unitPrice),
    plainFigureAt(row, roles.amount),
  ];
  if (quantity === null || unitPrice === null || amount === null) return null;
  const [discount, rate] = [figureAt(row, roles.discount), figureAt(row, roles.discountRate)];
  const tax = figureAt(row, roles.taxRate);
  return {
    quantity: readingOf(quantity, roles.styles.quantity),
    unitPrice: readingOf(unitPrice, roles.styles.unitPrice),
    priceDecimals: decimalsOf(unitPrice, roles.styles.unitPrice),
    amount: readingOf(amount, roles.styles.amount),
    basis: figureAt(row, roles.basis)?.value ?? basisIn(unitAt(row, roles.unitPrice)) ?? ONE,
    discount: discount === null || discount.isPercent ? null : discount.value,
    discountRate: rate?.value ?? (discount !== null && isRate(discount) ? discount.value : null),
    taxRate: tax !== null && isRate(tax) ? tax.value : null,
  };
}

/** The unit behind the figure of a column: "ST" or "/100". */
function unitAt(row: TableRow, column: number): string {
  return (row.inColumns[column] ?? []).find(({ figure }) => figure !== null)?.unit ?? "";
}

function isRate({ value }: InvoiceFigure): boolean {
  return value.absolute().compare(HUNDRED) <= 0;
}

/** The number of units that a price is for, where its unit says so: "/100", "per 1000", "C", "M", "CWT". */
export function basisIn(text: string): Money | null {
  if (/(?:^|[^\d])(?:100|%)$/.test(text) || /^(?:c|cwt)$/i.test(text)) return HUNDRED;
  return /(?:^|[^\d])1[.,\s]?000$/.test(text) || /^m$/i.test(text) ? THOUSAND : null;
}
