import { type Edges, edgesOf, isApart } from "./list-edges.ts";
import {
  type Cell,
  columnsOf,
  groupBy,
  heightOf,
  isPrintedAmount,
  type OrderAmount,
  type OrderMark,
  placeOf,
} from "./order-figures.ts";

/** Consecutive cells of a column. */
export interface Stretch {
  readonly cells: readonly Cell[];
  readonly isCut: boolean;
  /** Whether a printed figure is their sum. */
  readonly isSum: boolean;
  /** Whether it is all that a column has on lines that begin as change orders do. */
  readonly isOfMarks?: boolean | undefined;
  /** Where it begins and ends in its column; left out where it is of several. */
  readonly edges?: Edges;
}

/** Rows of one list; a list this long has not been met. */
export const MOST_ROWS = 40;

/** Stretches of a column are cut where the odds of an amount fall below these: what tells the right ones is weighed later. */
const LEVELS = [-4, -2, -0.5, 1];

/** Amounts of a page that are looked at as those of a text. */
const MOST_IN_TEXT = 250;

/** The amounts of a column with the signs that their words give them, and as they are printed where that is something else. */
export function readingsOf(column: readonly OrderAmount[]): readonly (readonly Cell[])[] {
  const printed = column.map((amount) => ({ amount, cents: amount.cents }));
  const isLess = ({ cents, deductionOdds }: OrderAmount): boolean => cents > 0 && deductionOdds > 0;
  if (!column.some(isLess)) return [printed];
  const told = column.map((amount) => ({
    amount,
    cents: isLess(amount) ? -amount.cents : amount.cents,
  }));
  return [told, printed];
}

/** Amounts of a page as a text has them, one after the other: those that are printed as amounts. */
export function inText(page: readonly OrderAmount[]): readonly OrderAmount[] {
  return page
    .filter(({ figure, cents }) => figure.print === "amount" && cents !== 0)
    .toSorted((a, b) => a.line - b.line || a.left - b.left)
    .slice(0, MOST_IN_TEXT);
}

/** Amounts of a text that come to the net change, and those that are all likely. */
export function* stretchesInText(
  cells: readonly Cell[],
  nets: ReadonlySet<number>,
): Iterable<Stretch> {
  yield* sumsOf(cells, nets);
  for (const level of LEVELS) yield* likelyStretches(cells, level);
}

function* sumsOf(cells: readonly Cell[], nets: ReadonlySet<number>): Iterable<Stretch> {
  for (let from = 0; from < cells.length; from += 1) {
    let sum = 0;
    for (let to = from; to < Math.min(cells.length, from + MOST_ROWS); to += 1) {
      sum += cells[to]?.cents ?? 0;
      if (to > from && nets.has(sum)) yield stretch(cells, from, to, true);
    }
  }
}

/** Stretches that come to the net change or to the amount right below, and those whose amounts are all likely. */
export function* stretchesOf(cells: readonly Cell[], nets: ReadonlySet<number>): Iterable<Stretch> {
  yield* provedStretches(cells, nets);
  yield* lastStretches(cells);
  for (const level of LEVELS) yield* likelyStretches(cells, level);
}

/** Rows that stand apart from those above and end in a total: the changes below the items of a schedule. */
function* lastStretches(cells: readonly Cell[]): Iterable<Stretch> {
  for (let from = 1; from < cells.length; from += 1) {
    if (!isApart(cells, from)) continue;
    for (let to = from; to < Math.min(cells.length, from + MOST_ROWS); to += 1) {
      if (to > from && isApart(cells, to)) break;
      const one = stretch(cells, from, to, false);
      if (one.edges?.endsInTotal === true) yield one;
    }
  }
}

function* provedStretches(cells: readonly Cell[], nets: ReadonlySet<number>): Iterable<Stretch> {
  for (let from = 0; from < cells.length; from += 1) {
    let sum = 0;
    for (let to = from; to < Math.min(cells.length, from + MOST_ROWS); to += 1) {
      sum += cells[to]?.cents ?? 0;
      const hasTotal = to > from && sum !== 0 && cells[to + 1]?.amount.cents === sum;
      const isNet = nets.has(sum) && (to > from || isLikely(cells[to]));
      if (hasTotal || isNet) yield stretch(cells, from, to, true);
    }
  }
}

/** As long as amounts are likelier than a level. */
function* likelyStretches(cells: readonly Cell[], level: number): Iterable<Stretch> {
  let from = 0;
  for (const [to, { amount }] of cells.entries()) {
    const next = cells[to + 1]?.amount.odds ?? -Infinity;
    if (amount.odds <= level) from = to + 1;
    else if (next <= level && to - from < MOST_ROWS) yield stretch(cells, from, to, false);
  }
}

function isLikely(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.amount.odds > (LEVELS[0] ?? 0);
}

/** Consecutive cells as a stretch of their column. */
export function stretch(cells: readonly Cell[], from: number, to: number, isSum: boolean): Stretch {
  const own = cells.slice(from, to + 1);
  const sum = own.reduce((total, { cents }) => total + cents, 0);
  const [above, below] = [cells[from - 1], cells[to + 1]];
  const goesOn = (one: Cell | undefined, edge: Cell | undefined): boolean =>
    one !== undefined && edge !== undefined && one.amount.cents !== sum && isNear(one, edge);
  const edges = edgesOf(cells, from, to);
  const isCut = goesOn(above, own[0]) || (!edges.endsInTotal && goesOn(below, own.at(-1)));
  return { cells: own, isSum, isCut, edges };
}

/** Rows of one list follow each other within so many glyph heights, descriptions of two lines and a blank one included. */
const ROW_PITCH = 3.2;

function isNear({ amount: one }: Cell, { amount: other }: Cell): boolean {
  const apart = Math.abs(one.figure.box.top - other.figure.box.top);
  return apart < ROW_PITCH * heightOf(other);
}

/** Rows whose amount stands in one of two columns, in the second as a deduction. */
export function* pairedStretches(
  first: readonly OrderAmount[],
  second: readonly OrderAmount[],
  nets: ReadonlySet<number>,
): Iterable<Stretch> {
  const [left, right] = [first[0], second[0]];
  if (left === undefined || right === undefined || left.figure.box.right >= right.figure.box.left)
    return;
  const rows = pairsOf(first, second);
  yield* likelyPairs(rows);
  for (let from = 0; from < rows.length; from += 1) {
    let [added, deducted] = [0, 0];
    for (let to = from; to < rows.length; to += 1) {
      const row = rows[to];
      if (row === undefined || (row.added !== 0 && row.deducted !== 0)) break;
      added += row.added;
      deducted += row.deducted;
      if (added === 0 || deducted === 0) continue;
      const total = rows[to + 1];
      const hasTotals = total?.added === added && total.deducted === deducted;
      if (!hasTotals && !nets.has(added - deducted)) continue;
      yield { cells: rows.slice(from, to + 1).map(({ cell }) => cell), isCut: false, isSum: true };
    }
  }
}

/** Rows that are all likely, as long as each has an amount in one of the columns alone: an order may be printed wrong. */
function* likelyPairs(rows: readonly Pair[]): Iterable<Stretch> {
  let own: Pair[] = [];
  for (const row of [...rows, null]) {
    const isOrder =
      row !== null && row.cell.amount.odds > LIKELY_PAIR && (row.added === 0 || row.deducted === 0);
    if (isOrder) {
      own.push(row);
      continue;
    }
    const hasBoth = own.some(({ added }) => added !== 0) && own.some((one) => one.deducted !== 0);
    if (hasBoth) yield { cells: own.map(({ cell }) => cell), isCut: false, isSum: false };
    own = [];
  }
}

/** Less likely amounts of two columns need a sum. */
const LIKELY_PAIR = -2;

interface Pair {
  readonly cell: Cell;
  readonly added: number;
  readonly deducted: number;
}

/** The lines of two columns from top to bottom; each has one amount in a column at most. */
function pairsOf(first: readonly OrderAmount[], second: readonly OrderAmount[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let [at, other] = [0, 0];
  for (;;) {
    const [plus, minus] = [first[at], second[other]];
    const line = Math.min(plus?.line ?? Infinity, minus?.line ?? Infinity);
    if (line === Infinity) return pairs;
    const [isPlus, isMinus] = [plus?.line === line, minus?.line === line];
    // An amount may stand in both columns: then it is an addition.
    pairs.push(pairOf(isPlus ? plus : undefined, isMinus && minus !== plus ? minus : undefined));
    at += Number(isPlus);
    other += Number(isMinus);
  }
}

function pairOf(plus: OrderAmount | undefined, minus: OrderAmount | undefined): Pair {
  const added = plus?.cents ?? 0;
  const deducted = Math.abs(minus?.cents ?? 0);
  const isAdded = minus === undefined || (plus !== undefined && deducted === 0);
  const amount = isAdded ? plus : minus;
  if (amount === undefined) throw new RangeError("A row has at least one amount.");
  return { cell: { amount, cents: isAdded ? added : -deducted }, added, deducted };
}

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
