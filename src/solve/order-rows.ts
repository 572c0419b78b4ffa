import type { OrderAmount, OrderNumber } from "./order-figures.ts";
import { countsOn, numberings, numbersBeside } from "./order-numberings.ts";
import { groupBy, heightOf, placeOf } from "./order-places.ts";
import {
  inText,
  MOST_ROWS,
  pairedStretches,
  readingsOf,
  type Stretch,
  stretchesOf,
  sumsOf,
} from "./order-stretches.ts";

/** An amount of a list with the sign that its words or its column give it. */
export interface OrderRow {
  readonly amount: OrderAmount;
  readonly cents: number;
  readonly number: OrderNumber | null;
}

/** Rows that may list change orders one below the other. */
export interface RowList {
  readonly rows: readonly OrderRow[];
  /** Whether the column goes on right above or below with an amount that is no sum of these. */
  readonly isCut: boolean;
  /** Whether the column of numbers counts on below the last row. */
  readonly countsOn: boolean;
}

/** Amounts of a column end within so many glyph heights of each other, or begin so. */
const SAME_EDGE = 0.6;

/** A column with more amounts than these is a schedule: of its amounts those that are likeliest orders are looked at. */
const MOST_CELLS = 250;

/** Columns of a page that are paired as additions and deductions. */
const MOST_PAIRED = 10;

/** Lists that are weighed. */
const MOST_LISTS = 60;

/** All lists that stand row by row in some column, or in two columns of additions and deductions. */
export function rowLists(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  nets: ReadonlySet<number>,
): readonly RowList[] {
  const found = new Map<string, Stretch>();
  for (const page of byPage(amounts)) {
    const columns = columnsOf(page);
    for (const column of columns)
      for (const cells of readingsOf(column)) keep(stretchesOf(cells, nets), found);
    for (const cells of readingsOf(inText(page))) keep(sumsOf(cells, nets), found);
    const paired = columns.filter(({ length }) => length < MOST_ROWS).slice(0, MOST_PAIRED);
    for (const first of paired)
      for (const second of paired) keep(pairedStretches(first, second, nets), found);
  }
  const likeliest = [...found.values()]
    .toSorted((a, b) => Number(b.isSum) - Number(a.isSum) || meanOdds(b) - meanOdds(a))
    .slice(0, MOST_LISTS);
  const byLine = groupBy(numbers, (number) => placeOf(number));
  const numbersAt = numbersBeside(byLine);
  return likeliest.flatMap((stretch) =>
    numberings(stretch.cells, numbersAt).map((own) => ({
      rows: stretch.cells.map((cell, index) => ({ ...cell, number: own[index] ?? null })),
      isCut: stretch.isCut,
      countsOn: countsOn(own.at(-1) ?? null, byLine),
    })),
  );
}

function keep(stretches: Iterable<Stretch>, found: Map<string, Stretch>): void {
  for (const one of stretches) {
    const key = one.cells.map(({ amount, cents }) => `${placeOf(amount)} ${cents}`).join(" ");
    const other = found.get(key);
    if (other === undefined || (one.isSum && !other.isSum)) found.set(key, one);
  }
}

function meanOdds({ cells }: Stretch): number {
  return cells.reduce((sum, { amount }) => sum + amount.odds, 0) / cells.length;
}

function byPage(amounts: readonly OrderAmount[]): Iterable<readonly OrderAmount[]> {
  return groupBy(amounts, ({ page }) => page).values();
}

/** Amounts one below the other: by their right edges, and by their left ones where these bring others together. */
function columnsOf(page: readonly OrderAmount[]): readonly (readonly OrderAmount[])[] {
  const columns = new Map<string, readonly OrderAmount[]>();
  for (const edge of ["right", "left"] as const) {
    const edgeOf = ({ figure }: OrderAmount): number => figure.box[edge];
    const sorted = page.toSorted((a, b) => edgeOf(a) - edgeOf(b));
    let members: OrderAmount[] = [];
    const finish = (): void => {
      const column = oneOfLine(members);
      const key = column.map(({ line, left }) => `${line} ${left}`).join(" ");
      if (column.length > 0) columns.set(key, column);
      members = [];
    };
    for (const amount of sorted) {
      const [first] = members;
      const reach = SAME_EDGE * heightOf(amount);
      if (first !== undefined && edgeOf(amount) - edgeOf(first) > reach) finish();
      members.push(amount);
    }
    finish();
  }
  return [...columns.values()];
}

/** Of several readings on one line the likeliest, from top to bottom. */
function oneOfLine(members: readonly OrderAmount[]): readonly OrderAmount[] {
  const likeliest = new Map<number, OrderAmount>();
  for (const amount of members) {
    const place = placeOf(amount);
    const other = likeliest.get(place);
    if (other === undefined || rankOf(amount) > rankOf(other)) likeliest.set(place, amount);
  }
  const column = [...likeliest.values()];
  const kept =
    column.length > MOST_CELLS
      ? column.toSorted((a, b) => b.odds - a.odds).slice(0, MOST_CELLS)
      : column;
  return kept.toSorted((a, b) => a.line - b.line);
}

/** A figure that is printed as an amount goes before a bare number or one that has to be put together. */
function rankOf({ figure, odds }: OrderAmount): number {
  return odds + (figure.print === "amount" || figure.print === "dash" ? 100 : 0);
}
