import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { type ColumnName, COLUMNS, headingKey } from "./tables/columns.ts";
import { numberIn } from "./tables/figures.ts";
import type { ReadTable } from "./tables/read-table.ts";
import type { TableRow } from "./tables/table-row.ts";
import { TableError } from "./tables/table-error.ts";
import { isFreight } from "./words/charges.ts";
import { type ComparedText, comparedText } from "./words/likeness.ts";
import { orderState } from "./words/statuses.ts";

/** A share, or an amount. */
type ShareOrAmount =
  | { readonly kind: "rate"; readonly rate: Percent }
  | { readonly kind: "amount"; readonly amount: Money };

/** What is taken off a line. */
export type Discount = ShareOrAmount;

/** What is taxed on a line; `either` where the table does not say whether a number is a rate or an amount. */
export type OrderTax = ShareOrAmount | { readonly kind: "either"; readonly number: Money };

/** A line of an order as the table has it. What the table does not say is null. */
export interface OrderLine {
  /** In the table. */
  readonly rowNumber: number;
  /** Its number in the order, as in the table. */
  readonly line: string | null;
  readonly vendor: string | null;
  readonly code: string | null;
  /** Equal for equal codes; empty where there is none. */
  readonly codeKey: string;
  readonly description: string | null;
  readonly text: ComparedText;
  readonly quantity: Money | null;
  readonly unit: string | null;
  /** Of one unit, before the discount. */
  readonly price: Money | null;
  readonly discount: Discount | null;
  /** Without tax, less the discount: as in the table, else what quantity and price come to; null where neither is known. */
  readonly amount: Money | null;
  /** Whether quantity times price less the discount is another amount than the one in the table. */
  readonly disagrees: boolean;
  readonly tax: OrderTax | null;
  /** In capitals. */
  readonly currency: string | null;
  readonly status: string | null;
  readonly isClosed: boolean;
  /** A status that is not known and counts as open. */
  readonly unknownStatus: string | null;
  readonly date: string | null;
  /** Whether it is for the way of the goods alone. */
  readonly isFreight: boolean;
}

/** A line of an order. Throws TableError where a figure is none. `texts` are the descriptions that are prepared already. */
export function orderLineOf(
  table: ReadTable,
  row: TableRow,
  texts: Map<string, ComparedText>,
): OrderLine {
  const text = (column: ColumnName): string | null => row.cells[column] ?? null;
  const quantity = figureOf(table, row, "quantity");
  const description = text("description");
  const printed = { price: figureOf(table, row, "price"), amount: figureOf(table, row, "amount") };
  const basis = figureOf(table, row, "priceFor") ?? impliedBasis(quantity, printed);
  const price = printed.price === null ? null : pricePerUnit(printed.price, basis);
  const discount = discountOf(table, row, { quantity, price, amount: printed.amount });
  const computed = computedAmount(quantity, price, discount);
  const status = text("status");
  const state = orderState(status);
  return {
    rowNumber: row.rowNumber,
    line: text("line"),
    vendor: text("vendor"),
    code: text("code"),
    codeKey: codeKey(text("code") ?? ""),
    description,
    text: textOf(description ?? "", texts),
    quantity,
    unit: text("unit"),
    price,
    discount,
    amount: printed.amount ?? (discount === null ? computed : null),
    disagrees: contradicts(printed.amount, computed),
    tax: taxOf(table, row),
    currency: text("currency")?.toUpperCase() ?? null,
    status,
    isClosed: state === "closed",
    unknownStatus: state === "unknown" ? status : null,
    date: text("date"),
    isFreight: isFreight(description) || isFreight(text("code")),
  };
}

function textOf(description: string, texts: Map<string, ComparedText>): ComparedText {
  const text = texts.get(description) ?? comparedText(description);
  texts.set(description, text);
  return text;
}

/** The code of an item without punctuation. */
export function codeKey(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The number in a cell; null where the cell is blank. Throws TableError. */
export function figureOf(
  { name: file, decimal }: ReadTable,
  { rowNumber, cells }: TableRow,
  column: ColumnName,
): Money | null {
  const text = cells[column];
  if (text === undefined || BLANK.test(text)) return null;
  const number = numberIn(text, decimal);
  if (number !== null) return number;
  const { called } = COLUMNS[column];
  throw new TableError({
    code: "no-number",
    facts: { file, rowNumber, column: called, text, decimal },
  });
}

/** What people write where there is no figure. */
const BLANK = /^(?:[-–—]+|n\/?a|null|none)$/i;

/** What a heading of rates says, and one of amounts. */
const RATE_WORDS = /%|\b(?:rate|percent|pct|satz|steuersatz|taux)\b/;
const AMOUNT_WORDS = /\bamount\b/;

/** A number that may be a share or an amount; null where the cell is blank or words. */
function shareIn(
  table: ReadTable,
  { cells }: TableRow,
  column: ColumnName,
): { readonly number: Money; readonly kind: OrderTax["kind"] } | null {
  const text = cells[column] ?? "";
  const number = numberIn(text, table.decimal);
  if (number === null) return null;
  const heading = headingKey(table.columns.get(column) ?? "");
  if (text.includes("%") || RATE_WORDS.test(heading)) return { number, kind: "rate" };
  return { number, kind: AMOUNT_WORDS.test(heading) ? "amount" : "either" };
}

interface LineFigures {
  readonly quantity: Money | null;
  readonly price: Money | null;
  readonly amount: Money | null;
}

/** A number that may be a rate is one where only then the line comes out. */
function discountOf(table: ReadTable, row: TableRow, line: LineFigures): Discount | null {
  const share = shareIn(table, row, "discount");
  if (share === null || share.number.isZero()) return null;
  const rate: Discount = { kind: "rate", rate: new Percent(share.number) };
  const amount: Discount = { kind: "amount", amount: share.number };
  if (share.kind !== "either") return share.kind === "rate" ? rate : amount;
  const { quantity, price } = line;
  const isRate =
    contradicts(line.amount, computedAmount(quantity, price, amount)) &&
    !contradicts(line.amount, computedAmount(quantity, price, rate));
  return isRate ? rate : amount;
}

function taxOf(table: ReadTable, row: TableRow): OrderTax | null {
  const share = shareIn(table, row, "tax");
  if (share === null) return null;
  const { kind, number } = share;
  if (kind === "rate") return { kind, rate: new Percent(number) };
  return kind === "amount" ? { kind, amount: number } : { kind, number };
}

/** What a hundredth and the like are multiplied with: a price for so many units is divided exactly. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ["1", "1"],
  ["2", "0.5"],
  ["4", "0.25"],
  ["5", "0.2"],
  ["10", "0.1"],
  ["20", "0.05"],
  ["25", "0.04"],
  ["50", "0.02"],
  ["100", "0.01"],
  ["1000", "0.001"],
  ["10000", "0.0001"],
]);

/** The price of one unit; null where it cannot be divided exactly. */
export function pricePerUnit(price: Money, basis: Money | null): Money | null {
  const part = basis === null ? "1" : PARTS.get(basis.key());
  return part === undefined ? null : price.times(Money.of(part));
}

const CENT = Money.of("0.01");

/** The number of units that a price is for, where the amount of the line proves it. */
function impliedBasis(
  quantity: Money | null,
  { price, amount }: Pick<LineFigures, "price" | "amount">,
): Money | null {
  if (quantity === null || price === null || amount === null || amount.isZero()) return null;
  for (const units of ["1", "100", "1000"]) {
    const basis = Money.of(units);
    if (amount.times(basis).isProductOf(quantity, price, CENT.times(basis))) return basis;
  }
  return null;
}

function computedAmount(
  quantity: Money | null,
  price: Money | null,
  discount: Discount | null,
): Money | null {
  if (quantity === null || price === null) return null;
  const gross = quantity.times(price);
  if (discount === null) return gross.roundedToCents();
  const off = discount.kind === "rate" ? discount.rate.of(gross) : discount.amount.absolute();
  return gross.minus(off).roundedToCents();
}

function contradicts(printed: Money | null, computed: Money | null): boolean {
  if (printed === null || computed === null) return false;
  return printed.minus(computed).absolute().compare(CENT) > 0;
}
