import { Money } from "../../base/money.ts";
import type { NamedRow, TableReading } from "../table/table.ts";
import type { SheetColumn } from "../template.ts";

/** Rows that are tried; a sheet of a thousand items says no more. */
const MOST_ROWS = 40;

/** Rows in which quantity times unit price must be the amount. */
const FEWEST_ROWS = 3;

/** Share of the tested rows that must agree; a quantity may be rounded in print. */
const AGREEING = 0.7;

/** A unit-price sheet has at least a unit price, a quantity and an amount of the contract and of what is done. */
const FEWEST_COLUMNS = 4;

/**
 * The columns of a unit-price sheet that hold no amounts: unit prices, and quantities that times the unit price are
 * the amount of another column. Empty where no column is a unit price.
 */
export function quantityColumns(table: TableReading<SheetColumn>): ReadonlySet<number> {
  const items = table.rows.filter((row) => row.kind === "item").slice(0, MOST_ROWS);
  const places = [...table.columns.keys()];
  const others = [table.names, ...table.otherNames].map(
    (names) => names.filter((name) => name === "other" || name === null).length,
  );
  if (places.length < FEWEST_COLUMNS || Math.max(...others) < FEWEST_OTHERS) return new Set();
  const found = places
    .filter((place) => isVaried(items, place))
    .map((price) => ({ price, quantities: quantitiesOf(price, places, items) }))
    .filter(
      ({ quantities }) =>
        quantities.length > 1 || quantities.some((place) => isPlain(items, place)),
    )
    .toSorted((a, b) => b.quantities.length - a.quantities.length);
  const [best] = found;
  return best === undefined ? new Set() : new Set([best.price, ...best.quantities]);
}

/** Columns that times a unit price are the amount of another column. */
function quantitiesOf(price: number, places: readonly number[], items: Rows): readonly number[] {
  const others = places.filter((place) => place !== price && isVaried(items, place));
  return others.filter((quantity) =>
    others.some((amount) => amount !== quantity && isProduct(items, price, quantity, amount)),
  );
}

/** A unit price and a quantity have captions of their own, or none. */
const FEWEST_OTHERS = 2;

type Rows = readonly NamedRow<SheetColumn>[];

/** Whether two columns times each other are a third, in rows where both are more than one and differ from each other. */
function isProduct(rows: Rows, price: number, quantity: number, amount: number): boolean {
  let tested = 0;
  let held = 0;
  for (const row of rows) {
    const each = factorIn(row, price);
    const count = factorIn(row, quantity);
    const total = row.figures[amount]?.money ?? null;
    if (each === null || count === null || total === null) continue;
    tested += 1;
    if (total.isProductOf(each, count, CENT)) held += 1;
    else if (tested - held > FEWEST_ROWS && held < AGREEING * tested) return false;
  }
  return held >= FEWEST_ROWS && held >= AGREEING * tested;
}

/** The amount of a row in a column; zero and one are no factors that tell anything. */
function factorIn({ figures }: Rows[number], place: number): Money | null {
  const money = figures[place]?.money ?? null;
  return money === null || money.isZero() || money.equals(ONE) ? null : money;
}

/** Whether a column has several values: a rate of retainage times what is held back is an amount as well. */
function isVaried(rows: Rows, place: number): boolean {
  const values = new Set(rows.flatMap((row) => row.figures[place]?.money?.key() ?? []));
  return values.size > 1;
}

/** Whether most figures of a column are bare numbers. */
function isPlain(rows: Rows, place: number): boolean {
  const figures = rows.flatMap((row) => row.figures[place] ?? []);
  return figures.filter(({ form }) => form === "plain").length > figures.length / 2;
}

const ONE = Money.of("1");
const CENT = Money.of("0.01");
