import { Money } from "../../../base/money.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { ItemColumn } from "./item-columns.ts";
import { columnsWith, figureAt, lineFigures, type Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { looksLikeMoney } from "./line-cells.ts";
import { productFits } from "./product-fit.ts";

/** Rows that are tried for one reading of the columns. */
const TRIED_ROWS = 5;
const COUNTED_ROWS = 60;
/** Columns that are tried for amounts, and for quantities and prices; papers have fewer. */
const MOST_AMOUNTS = 6;
const MOST_FACTORS = 9;
const ONE = Money.of("1");

/** The columns that the amounts may stand in: those so named, and other figures from right to left. */
export function amountColumns({ columns, header, rows }: ItemTable): readonly number[] {
  if (header === null) return moneyColumns(columns, rows);
  const named = (["netAmount", "amount", "grossAmount"] as const).flatMap((meaning) =>
    columnsWith(columns, meaning),
  );
  const rest = columns.flatMap(({ isFigures, meanings }, index) =>
    isFigures && !meanings.some((meaning) => NEVER_AMOUNT.has(meaning)) ? [index] : [],
  );
  return [...new Set([...named, ...rest.toReversed()])].slice(0, MOST_AMOUNTS);
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

/** What the other columns may hold, given that of the amounts: as captions say, and as most products say. */
export function rolesFor(table: ItemTable, amount: number): readonly Roles[] {
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
    styles: PLAIN_STYLES,
    products: { printed: 0, fitting: 0 },
    isNamed: false,
  };
  const others = (meaning: InvoiceColumn): readonly number[] =>
    columnsWith(columns, meaning)
      .filter((column) => column !== amount)
      .slice(0, MOST_NAMED);
  const [quantities, prices] = [others("quantity"), others("unitPrice")];
  const named = quantities.flatMap((quantity) =>
    prices.flatMap((unitPrice) => bestOf(base, rows, [quantity], [unitPrice])),
  );
  const whole = named.map((roles) => ({ ...withBasis(roles, table, rows), isNamed: true }));
  const free = factorColumns(columns).filter((column) => column !== amount);
  const product = bestOf(base, rows, free, free)
    .filter(({ products }) => products.fitting > 0)
    .slice(0, MOST_TIED);
  const all = [
    ...whole,
    ...product.map((roles) =>
      ordered(withRates(withBasis(roles, table, rows), table, rows), table, rows),
    ),
  ];
  const alone = { ...base, quantity: quantities[0] ?? -1, unitPrice: prices[0] ?? -1 };
  if (named.length === 0) all.push(alone);
  return distinct(all);
}

/** Columns of one name that are tried; papers have fewer. */
const MOST_NAMED = 3;
/** Pairs of columns with as many products that are tried: each stands there in both orders. */
const MOST_TIED = 6;

function distinct(all: readonly Roles[]): readonly Roles[] {
  const known = new Set<string>();
  return all.filter(({ quantity, unitPrice, basis, discountRate, styles }) => {
    const key = [quantity, unitPrice, basis, discountRate, ...Object.values(styles)].join(" ");
    return known.size < known.add(key).size;
  });
}

/** Columns that may hold quantities and prices. "No." at the left numbers the items, behind their names it counts them. */
function factorColumns(columns: readonly ItemColumn[]): readonly number[] {
  const firstText = columns.findIndex(({ isFigures }) => !isFigures);
  const found = columns.flatMap(({ isFigures, meanings }, index) => {
    const isNever = meanings.some((meaning) => NEVER_PRODUCT.has(meaning));
    const isCount = meanings[0] === "position" && firstText >= 0 && index > firstText;
    return isFigures && (!isNever || isCount) ? [index] : [];
  });
  return found.slice(0, MOST_FACTORS);
}

const NEVER_PRODUCT: ReadonlySet<InvoiceColumn> = new Set(["position", "serviceDate"]);

const PLAIN_STYLES: Roles["styles"] = { quantity: "value", unitPrice: "value", amount: "value" };

/** A column that holds nothing but 1, 100 and the like says how many units a price is for, where no fewer products fit then. */
function withBasis(roles: Roles, { columns }: ItemTable, rows: readonly TableRow[]): Roles {
  if (roles.basis >= 0) return roles;
  let best = roles;
  columns.forEach(({ isFigures, meanings }, column) => {
    if (!isFigures || NEVER_PRODUCT.has(meanings[0] ?? "other")) return;
    if (column === roles.amount || column === roles.quantity || column === roles.unitPrice) return;
    const figures = rows.flatMap((row) => figureAt(row, column) ?? []);
    if (!figures.every(({ value, isPercent }) => !isPercent && /^10*$/.test(value.key()))) return;
    if (!figures.some(({ value }) => value.compare(ONE) > 0)) return;
    const changed = withStyles({ ...roles, basis: column, styles: PLAIN_STYLES }, rows);
    if (changed.products.fitting >= best.products.fitting) best = changed;
  });
  return best;
}

/** Where products are off, a column of percentages that no caption names may be discounts. */
function withRates(roles: Roles, { columns }: ItemTable, rows: readonly TableRow[]): Roles {
  if (roles.discountRate >= 0 || roles.products.fitting === roles.products.printed) return roles;
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

/** Of all pairs of columns those whose products are the amounts most often; several where these are as many. */
function bestOf(
  base: Roles,
  rows: readonly TableRow[],
  quantities: readonly number[],
  prices: readonly number[],
): readonly Roles[] {
  let best: Roles[] = [];
  for (const quantity of quantities) {
    for (const unitPrice of prices) {
      if (quantity === unitPrice) continue;
      const roles = withStyles({ ...base, quantity, unitPrice }, rows);
      const more = roles.products.fitting - (best[0]?.products.fitting ?? -1);
      if (more > 0) best = [roles];
      else if (more === 0) best.push(roles);
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
    // Nothing times anything is nothing: it tells no column from another.
    if (figures === null || figures.amount.isZero()) continue;
    printed += 1;
    if (productFits(figures)) fitting += 1;
    if (printed === TRIED_ROWS && fitting === 0) break;
  }
  return { printed, fitting };
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
