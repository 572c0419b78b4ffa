import {
  columnsOf,
  groupBy,
  isPrintedAmount,
  type OrderAmount,
  type OrderMark,
  placeOf,
} from "./order-figures.ts";
import { type Cell, readingsOf, type Stretch } from "./order-stretches.ts";

/** Lists that lines say themselves: the amounts of one column on lines that begin as change orders do, over all pages. */
export function* markedStretches(
  amounts: readonly OrderAmount[],
  marks: readonly OrderMark[],
): Iterable<Stretch> {
  const byLine = groupBy(amounts, (amount) => placeOf(amount));
  const marked = new Set(
    marks.flatMap((mark) => {
      const lines = [0, 1, -1].map((below) => byLine.get(placeOf(mark, below)) ?? []);
      return lines.find((line) => line.some(isPrintedAmount)) ?? lines[0] ?? [];
    }),
  );
  for (const column of columnsOf([...marked]))
    for (const cells of readingsOf(column))
      yield { cells, isCut: false, isSum: false, isOfMarks: true };
}

/**
 * Lists of orders whose price is printed in parts: rows below a line that names an order and has no amount. Rows are
 * added up only where all orders together are a printed sum.
 */
export function* groupedStretches(
  amounts: readonly OrderAmount[],
  marks: readonly OrderMark[],
  sums: ReadonlySet<number>,
): Iterable<Stretch> {
  const priced = new Set(amounts.filter(isPrintedAmount).map((amount) => placeOf(amount)));
  const starts = marks
    .map((mark) => placeOf(mark))
    .filter((place) => !priced.has(place))
    .toSorted((a, b) => a - b);
  const [first] = starts;
  if (first === undefined) return;
  const below = amounts.filter((amount) => isPrintedAmount(amount) && placeOf(amount) > first);
  for (const column of columnsOf(below)) {
    const cells = [...groupsIn(column, starts)];
    const sum = cells.reduce((total, { cents }) => total + cents, 0);
    if (cells.length > 1 && sums.has(sum))
      yield { cells, isCut: false, isSum: true, isOfMarks: true };
  }
}

/** The orders of a column, each with the sum of its rows. A sum below the rows, of the order or of all, ends them. */
function* groupsIn(column: readonly OrderAmount[], starts: readonly number[]): Iterable<Cell> {
  const startOf = (amount: OrderAmount): number | undefined =>
    starts.findLast((start) => start < placeOf(amount));
  let all = 0;
  for (const [start, rows] of groupBy(column, startOf)) {
    let sum = 0;
    const end = rows.findIndex(({ cents }, index) => {
      const isSum = index > 0 && (cents === sum || cents === all + sum);
      if (!isSum) sum += cents;
      return isSum;
    });
    all += sum;
    const own = end < 0 ? rows : rows.slice(0, end);
    const [amount, ...parts] = own;
    if (amount === undefined) continue;
    yield { amount, cents: sum, parts, start };
  }
}
