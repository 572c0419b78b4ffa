import type { InvoiceLine } from "../../../document/invoice.ts";
import type { Sourced } from "../../../document/sourced.ts";
import type { Money } from "../../../base/money.ts";
import type { CalendarDate } from "../../../base/calendar-date.ts";
import { textOfWords, type Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { placeOf } from "../../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { readPrintedDate } from "../../../paper/invoice/printed-dates.ts";
import type { Anchor } from "../../../evidence/invoice/items/item-anchors.ts";
import {
  basisIn,
  figureAt,
  lineFigures,
  type Roles,
} from "../../../evidence/invoice/items/item-roles.ts";
import type { TableRow } from "../../../evidence/invoice/items/item-table.ts";
import type { Cell } from "../../../evidence/invoice/items/line-cells.ts";
import { percentOf, sourced, sourcedOrNull, textIn } from "./cell-values.ts";
import type { LineMaking } from "./line-making.ts";
import { taxesOf } from "./line-taxes.ts";
import type { ItemText } from "./item-texts.ts";
import { isUnit } from "../../../evidence/invoice/items/item-words.ts";
import { type LooseFactors, looseFactors, withoutFactors } from "./loose-factors.ts";
import type { TillItem } from "../../../evidence/invoice/items/till-items.ts";
import { isProduct, productFits } from "../../../evidence/invoice/items/product-fit.ts";

/** One item with all that stands in its row. */
export function invoiceLine(
  { row, figure }: Anchor,
  text: ItemText,
  making: LineMaking,
): InvoiceLine {
  const { roles, paper, code } = making;
  const page = row.paperLine.line.pageNumber;
  const factors = factorsOf(row, text, figure, making);
  const shown = withoutPosition(text.words);
  const described = factors.loose === null ? shown : withoutFactors(shown, factors.loose);
  const codeWords = text.code.length > 0 ? text.code : textIn(row, code);
  return {
    description: sourcedOrNull(textOfWords(described), described, page),
    quantity: factors.quantity,
    unitPrice: factors.unitPrice,
    amount: sourced(figure, roles.styles.amount),
    code: sourcedOrNull(textOfWords(codeWords), codeWords, page),
    unit: unitOf(row, making),
    priceBasis: basisOf(row, making, cellAt(row, roles.unitPrice)),
    ...discountsOf(row, text, making),
    ...taxesOf(row, making),
    serviceDate: dateOf(row, making, paper),
  };
}

/** Quantity and price of a line, and where they stand in no column. */
interface LineFactors extends Pick<InvoiceLine, "quantity" | "unitPrice"> {
  readonly loose: LooseFactors | null;
}

function factorsOf(
  row: TableRow,
  text: ItemText,
  amount: InvoiceFigure,
  making: LineMaking,
): LineFactors {
  const { quantity, unitPrice, styles } = making.roles;
  const inColumns = {
    quantity: sourced(cellAt(row, quantity)?.figure ?? null, styles.quantity),
    unitPrice: sourced(cellAt(row, unitPrice)?.figure ?? null, styles.unitPrice),
  };
  if (inColumns.quantity !== null && inColumns.unitPrice !== null)
    return { ...inColumns, loose: null };
  const own = text.rows.includes(row) ? text.rows : [row, ...text.rows];
  const indexes = own.map(({ index }) => index);
  const loose = looseFactors(
    indexes,
    { amount, isPriced: inColumns.unitPrice !== null },
    making.paper,
  );
  if (loose === null) return { ...inColumns, loose };
  const isLone = inColumns.quantity === null && inColumns.unitPrice === null;
  const count = inColumns.quantity ?? sourced(loose.quantity, "value");
  const price = inColumns.unitPrice ?? sourced(loose.unitPrice, "value");
  const fits =
    count !== null && price !== null && isProduct(count.value, price.value, amount.value);
  return isLone || fits
    ? { quantity: count, unitPrice: price, loose }
    : { ...inColumns, loose: null };
}

/** The unit behind the quantity, else that in a column of its own, which may have no caption. */
function unitOf(row: TableRow, { roles, table, words: known }: LineMaking): Sourced<string> | null {
  const page = row.paperLine.line.pageNumber;
  const cell = cellAt(row, roles.quantity);
  if (cell !== null && cell.unit !== "") return sourcedOrNull(cell.unit, cell.words, page);
  const column = table.columns.findIndex(
    ({ meanings, isFigures }) => !isFigures && meanings[0] === "unit",
  );
  const named = textIn(row, column);
  if (named.length > 0) return sourcedOrNull(textOfWords(named), named, page);
  const next = cell === null ? undefined : row.cells[row.cells.indexOf(cell) + 1];
  if (next?.figure !== null || !isUnit(known, textOfWords(next.words))) return null;
  return sourcedOrNull(textOfWords(next.words), next.words, page);
}

function cellAt(row: TableRow, column: number): Cell | null {
  return (row.inColumns[column] ?? []).find(({ figure }) => figure?.isPercent === false) ?? null;
}

const POSITION = /^\d{1,4}[.):]$/;

function withoutPosition(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  return first !== undefined &&
    second !== undefined &&
    POSITION.test(first.text) &&
    /\p{L}/u.test(second.text)
    ? words.slice(1)
    : words;
}

/** Units that the price is for, printed in a column of its own or behind the price. */
function basisOf(
  row: TableRow,
  { roles, table }: LineMaking,
  price: Cell | null,
): Sourced<Money> | null {
  const own = figureAt(row, roles.basis);
  if (own !== null) return sourced(own, "value");
  const column = table.columns[roles.unitPrice];
  const text = price?.unit ?? "";
  const basis = basisIn(text === "" ? textOfWords(column?.caption?.words ?? []) : text);
  const words = text === "" ? column?.caption?.words : price?.words;
  if (basis === null || words === undefined || words.length === 0) return null;
  return { value: basis, from: [placeOf(words, row.paperLine.line.pageNumber)] };
}

function discountsOf(
  row: TableRow,
  text: ItemText,
  { roles }: LineMaking,
): Pick<InvoiceLine, "discount" | "discountRate"> {
  const rate = figureAt(row, roles.discountRate) ?? rateInText(row, text, roles);
  const other = figureAt(row, roles.discount);
  const isRate = other !== null && (other.isPercent || isOnlyRate(row, roles));
  const asRate = rate ?? (isRate ? other : null);
  const amount = isRate ? null : other;
  return {
    discount:
      amount === null
        ? null
        : {
            value: amount.value.absolute(),
            from: [placeOf(amount.words, amount.pageNumber, amount.printed)],
          },
    discountRate: asRate === null ? null : percentOf(asRate),
  };
}

/** A rate in the text of an item that makes its amount, where quantity and price alone do not: "less 8 %". */
function rateInText(row: TableRow, { rows }: ItemText, roles: Roles): InvoiceFigure | null {
  const figures = lineFigures(row, roles);
  if (figures === null || figures.discount !== null || productFits(figures)) return null;
  const rates = [row, ...rows].flatMap(({ paperLine }) =>
    paperLine.figures.filter(({ isPercent }) => isPercent),
  );
  return (
    rates.find(({ value }) =>
      productFits({ ...figures, taxRate: null, discountRate: value.absolute() }),
    ) ?? null
  );
}

/** Whether a discount without a percent sign makes the amount only when it is read as a rate. */
function isOnlyRate(row: TableRow, roles: Roles): boolean {
  const figures = lineFigures(row, roles);
  if (figures?.discount == null || figures.discount.isZero()) return false;
  return (
    !productFits({ ...figures, discountRate: null }) && productFits({ ...figures, discount: null })
  );
}

function dateOf(
  row: TableRow,
  { table }: LineMaking,
  paper: InvoicePaper,
): Sourced<CalendarDate> | null {
  const column = table.columns.findIndex(({ meanings }) => meanings[0] === "serviceDate");
  const words = textIn(row, column);
  if (words.length === 0) return null;
  const date = readPrintedDate(textOfWords(words), paper.months, paper.dateOrder)?.date ?? null;
  return date === null
    ? null
    : { value: date, from: [placeOf(words, row.paperLine.line.pageNumber)] };
}

/** One item of a till receipt; `indexes` are its lines. */
export function tillInvoiceLine(
  { name, factors, amount, isProduct }: TillItem,
  indexes: readonly number[],
  paper: InvoicePaper,
): InvoiceLine {
  const page = amount.pageNumber;
  const own = factors !== null && isProduct ? factors : null;
  const loose = own === null ? looseFactors(indexes, { amount, isPriced: false }, paper) : null;
  const unit = factors?.unit ?? [];
  const words = loose === null ? name : withoutFactors(name, loose);
  return {
    description: sourcedOrNull(textOfWords(words), words, page),
    quantity: sourced((own ?? loose)?.quantity ?? null, "value"),
    unitPrice: sourced((own ?? loose)?.unitPrice ?? null, "value"),
    amount: sourced(amount, "value"),
    code: null,
    unit: sourcedOrNull(textOfWords(unit), unit, page),
    priceBasis: null,
    discount: null,
    discountRate: null,
    taxRate: null,
    taxAmount: null,
    serviceDate: null,
  };
}
