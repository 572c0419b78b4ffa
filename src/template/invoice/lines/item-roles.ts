import { Money } from "../../../base/money.ts";
import type { InvoiceColumn } from "../../invoice-template.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { ItemColumn } from "./item-columns.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { looksLikeMoney } from "./line-cells.ts";
import { decimalsOf, type LineFigures, productFits, readingOf, type Style } from "./product-fit.ts";

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

/** Rows that are tried for one reading of the columns. */
const TRIED_ROWS = 8;
const COUNTED_ROWS = 60;
/** Columns that are tried for amounts, and for quantities and prices; papers have fewer. */
const MOST_AMOUNTS = 4;
const MOST_FACTORS = 12;
const HUNDRED = Money.of("100");
const THOUSAND = Money.of("1000");

/** The columns that the amounts may stand in, the likeliest first. */
export function amountColumns({ columns, header, rows }: ItemTable): readonly number[] {
  if (header === null) return moneyColumns(columns, rows);
  const named = (["netAmount", "amount", "grossAmount"] as const).flatMap((meaning) =>
    columnsWith(columns, meaning),
  );
  const rest = columns.flatMap(({ isFigures, meanings }, index) =>
    isFigures && !meanings.some((meaning) => NEVER_AMOUNT.has(meaning)) ? [index] : [],
  );
  const last = rest.slice(-1);
  return [...new Set([...named, ...(named.length < 2 ? last : [])])].slice(0, MOST_AMOUNTS);
}

/** Of a table without captions the last columns whose figures look like money. */
function moneyColumns(
  columns: readonly ItemColumn[],
  rows: readonly TableRow[],
): readonly number[] {
  const sampled = rows.slice(0, COUNTED_ROWS);
  const likely = columns.flatMap(({ isFigures }, index) => {
    if (!isFigures) return [];
    const figures = sampled.flatMap((row) => figureAt(row, index) ?? []);
    const money = figures.filter(looksLikeMoney);
    return money.length > 0 && money.length * 2 > figures.length ? [index] : [];
  });
  return likely.toReversed().slice(0, MOST_AMOUNTS);
}

const NEVER_AMOUNT: ReadonlySet<InvoiceColumn> = new Set([
  "position",
  "quantity",
  "taxRate",
  "taxAmount",
  "discountRate",
  "serviceDate",
  "code",
]);

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

/** What the other columns hold, given that of the amounts: as captions and products say. */
export function rolesOf(table: ItemTable, amount: number): Roles {
  const { columns } = table;
  const rows = table.rows.filter((row) => !row.isSum && figureAt(row, amount) !== null);
  const base: Roles = {
    amount,
    quantity: -1,
    unitPrice: -1,
    basis: columnsWith(columns, "priceBasis")[0] ?? -1,
    discount: columnsWith(columns, "discount")[0] ?? -1,
    discountRate: columnsWith(columns, "discountRate")[0] ?? -1,
    taxRate: columnsWith(columns, "taxRate")[0] ?? -1,
    styles: { quantity: "value", unitPrice: "value", amount: "value" },
    products: { printed: 0, fitting: 0 },
    isNamed: false,
  };
  const others = (meaning: InvoiceColumn): readonly number[] =>
    columnsWith(columns, meaning).filter((column) => column !== amount);
  const named = withBasis(bestOf(base, rows, others("quantity"), others("unitPrice")), table, rows);
  if (named !== null && (named.products.fitting * 2 >= named.products.printed || rows.length === 0))
    return { ...named, isNamed: true };
  const free = columns
    .flatMap(({ isFigures, meanings }, index) =>
      isFigures && index !== amount && !meanings.some((meaning) => NEVER_PRODUCT.has(meaning))
        ? [index]
        : [],
    )
    .slice(0, MOST_FACTORS);
  const found = withRates(withBasis(bestOf(base, rows, free, free), table, rows), table, rows);
  const least = rows.length > 1 ? 2 : 1;
  if (
    found !== null &&
    found.products.fitting >= least &&
    found.products.fitting * 2 > found.products.printed
  )
    return ordered(found, table, rows);
  if (named !== null) return { ...named, isNamed: true };
  return {
    ...base,
    quantity: others("quantity")[0] ?? -1,
    unitPrice: others("unitPrice")[0] ?? -1,
  };
}

const NEVER_PRODUCT: ReadonlySet<InvoiceColumn> = new Set([
  "position",
  "taxRate",
  "discountRate",
  "serviceDate",
]);

/** Where products are off, a column that holds nothing but 1, 100 and the like may say how many units a price is for. */
function withBasis(
  roles: Roles | null,
  { columns }: ItemTable,
  rows: readonly TableRow[],
): Roles | null {
  if (roles === null || roles.basis >= 0 || roles.products.fitting === roles.products.printed)
    return roles;
  let best = roles;
  columns.forEach(({ isFigures, meanings }, column) => {
    if (!isFigures || NEVER_PRODUCT.has(meanings[0] ?? "other")) return;
    if (column === roles.amount || column === roles.quantity || column === roles.unitPrice) return;
    const figures = rows.flatMap((row) => figureAt(row, column) ?? []);
    if (figures.length === 0 || !figures.every(({ value }) => /^10*$/.test(value.key()))) return;
    const changed = withStyles({ ...roles, basis: column }, rows);
    if (changed.products.fitting > best.products.fitting) best = changed;
  });
  return best;
}

/** Where products are off, a column of percentages that no caption names may be discounts. */
function withRates(
  roles: Roles | null,
  { columns }: ItemTable,
  rows: readonly TableRow[],
): Roles | null {
  if (
    roles === null ||
    roles.discountRate >= 0 ||
    roles.products.fitting === roles.products.printed
  )
    return roles;
  let best = roles;
  columns.forEach(({ meanings }, column) => {
    const figures = rows.flatMap((row) => figureAt(row, column) ?? []);
    if (meanings.length > 0 || figures.length === 0 || !figures.every(({ isPercent }) => isPercent))
      return;
    const changed = withStyles({ ...roles, discountRate: column }, rows);
    if (changed.products.fitting > best.products.fitting) best = changed;
  });
  return best;
}

/** Of all pairs of columns the one whose products are the amounts most often. */
function bestOf(
  base: Roles,
  rows: readonly TableRow[],
  quantities: readonly number[],
  prices: readonly number[],
): Roles | null {
  let best: Roles | null = null;
  for (const quantity of quantities) {
    for (const unitPrice of prices) {
      if (quantity === unitPrice) continue;
      const roles = withStyles({ ...base, quantity, unitPrice }, rows);
      if (best === null || roles.products.fitting > best.products.fitting) best = roles;
    }
  }
  return best;
}

/** Reads "1.234" in the columns as most products want it. */
function withStyles(roles: Roles, rows: readonly TableRow[]): Roles {
  const counted = rows.slice(0, COUNTED_ROWS);
  let best = { ...roles, products: fitsIn(roles, counted) };
  const { printed, fitting } = best.products;
  if (fitting === printed) return best;
  for (const name of ["quantity", "unitPrice", "amount"] as const) {
    if (!counted.some((row) => figureAt(row, roles[name])?.other != null)) continue;
    const changed: Roles = { ...best, styles: { ...best.styles, [name]: "other" } };
    const products = fitsIn(changed, counted);
    if (products.fitting > best.products.fitting) best = { ...changed, products };
  }
  return best;
}

function fitsIn(roles: Roles, rows: readonly TableRow[]): Roles["products"] {
  let printed = 0;
  let fitting = 0;
  for (const row of rows) {
    const figures = lineFigures(row, roles);
    if (figures === null) continue;
    printed += 1;
    if (productFits(figures)) fitting += 1;
    if (printed === TRIED_ROWS && fitting === 0) break;
  }
  return { printed, fitting };
}

const ONE = Money.of("1");

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
    basis: figureAt(row, roles.basis)?.value ?? ONE,
    discount: discount === null || discount.isPercent ? null : discount.value,
    discountRate: rate?.value ?? (discount !== null && isRate(discount) ? discount.value : null),
    taxRate: tax !== null && isRate(tax) ? tax.value : null,
  };
}

function isRate({ value }: InvoiceFigure): boolean {
  return value.absolute().compare(HUNDRED) <= 0;
}

/** Of two factors without captions the price is the one with decimals or currency, else the one on the right. */
function ordered(roles: Roles, { columns }: ItemTable, rows: readonly TableRow[]): Roles {
  const { quantity, unitPrice, styles } = roles;
  if (columns[quantity]?.meanings.includes("quantity") === true) return roles;
  if (columns[unitPrice]?.meanings.includes("unitPrice") === true) return roles;
  const [one, other] = [moneyLikeness(rows, quantity), moneyLikeness(rows, unitPrice)];
  const isSwapped =
    columns[quantity]?.meanings.includes("unitPrice") === true ||
    columns[unitPrice]?.meanings.includes("quantity") === true ||
    one > other ||
    (one === other && quantity > unitPrice);
  if (!isSwapped) return roles;
  return {
    ...roles,
    quantity: unitPrice,
    unitPrice: quantity,
    styles: { ...styles, quantity: styles.unitPrice, unitPrice: styles.quantity },
  };
}

function moneyLikeness(rows: readonly TableRow[], column: number): number {
  let points = 0;
  for (const row of rows.slice(0, COUNTED_ROWS)) {
    const figure = figureAt(row, column);
    if (figure !== null)
      points += (figure.currency !== "" ? 2 : 0) + (figure.decimals >= 2 ? 1 : 0);
  }
  return points;
}

/** The number of units that a price is for, where its unit says so: "/100", "per 1000", "C", "M", "CWT". */
export function basisIn(text: string): Money | null {
  if (/(?:^|[^\d])(?:100|%)$/.test(text) || /^(?:c|cwt)$/i.test(text)) return HUNDRED;
  return /(?:^|[^\d])1[.,\s]?000$/.test(text) || /^m$/i.test(text) ? THOUSAND : null;
}
