import { overlapX } from "../base/box.ts";
import { formOf } from "./list-edges.ts";
import { type Cell, countIn, type OrderNumber } from "./order-figures.ts";
import { likeliest, type NumbersAt } from "./order-numberings.ts";
import { MOST_ROWS, type Stretch, stretch } from "./order-stretches.ts";

/** Columns of numbers that are looked at beside a column of amounts: those that stand on most of its lines. */
const MOST_COLUMNS = 2;

/** Columns that are tried for that, from the top: descriptions have figures in them at any place. */
const MOST_TRIED = 12;

/**
 * Rows that their numbers hold together: consecutive ones whose numbers stand in one column, have one form and rise. Changes
 * below the items of a schedule are numbered in another form or from one again, and totals have no number.
 */
export function* numberedStretches(
  cells: readonly Cell[],
  numbersAt: NumbersAt,
): Iterable<Stretch> {
  // A run has two rows, or one and the row above.
  if (cells.length < 2) return;
  const lines = cells.map(({ amount }) =>
    numbersAt(amount, 0).filter(({ left }) => left < amount.left),
  );
  for (const column of columnsIn(lines)) {
    let from = 0;
    for (let at = 0; at < column.length; at += 1) {
      const isLast = !goesOn(column[at] ?? null, column[at + 1] ?? null);
      if (!isLast) continue;
      if (isRun(column, from, at)) yield stretch(cells, from, at, false);
      from = at + 1;
    }
  }
}

/** Whether the rows are all that a numbering holds together: two at least, or one that is numbered otherwise than the row above. */
function isRun(column: Numbers, from: number, to: number): boolean {
  const [first, above] = [column[from] ?? null, column[from - 1] ?? null];
  if (first === null || to - from >= MOST_ROWS) return false;
  return to > from || (above !== null && formOf(above) !== formOf(first));
}

function goesOn(one: OrderNumber | null, next: OrderNumber | null): boolean {
  if (one === null || next === null) return false;
  return formOf(one) === formOf(next) && countIn(next.value) > countIn(one.value);
}

/** Numbers of one column stand above each other, however they are aligned. */
function isUnder({ figure: start }: OrderNumber): (number: OrderNumber) => boolean {
  return ({ figure }) => overlapX(start.box, figure.box) > 0;
}

/** The number of each row in one column; null where it has none. */
type Numbers = readonly (OrderNumber | null)[];

function columnsIn(lines: readonly (readonly OrderNumber[])[]): readonly Numbers[] {
  const columns: Numbers[] = [];
  const taken = new Set<OrderNumber | null>();
  for (const start of lines.flat()) {
    if (columns.length === MOST_TRIED) break;
    if (taken.has(start)) continue;
    const column = lines.map((line) => likeliest(line.filter(isUnder(start))));
    for (const number of [start, ...column]) taken.add(number);
    columns.push(column);
  }
  const filledIn = (column: Numbers): number => column.filter((number) => number !== null).length;
  return columns.toSorted((a, b) => filledIn(b) - filledIn(a)).slice(0, MOST_COLUMNS);
}
