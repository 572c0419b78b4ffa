import type { OrderAmount, OrderNumber } from "./order-figures.ts";

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
}

/** Amounts of a column end within so many glyph heights of each other, or begin so. */
const SAME_EDGE = 0.6;

/** Numbers of a column begin within so many glyph heights. */
const SAME_BEGINNING = 0.7;

/** Rows of one list; a list this long has not been met. */
const MOST_ROWS = 40;

/** A column with more amounts than these is a schedule: of its amounts those that are likeliest orders are looked at. */
const MOST_CELLS = 250;

/** Columns of a page that are paired as additions and deductions. */
const MOST_PAIRED = 10;

/** Lists that are weighed. */
const MOST_LISTS = 60;

/** Columns of numbers that are tried for a list. */
const MOST_NUMBERINGS = 3;

/** Stretches of a column are cut where the odds of an amount fall below these: what tells the right ones is weighed later. */
const LEVELS = [-4, -2, -0.5, 1];

/** A row as it is looked at: its amount, signed. */
interface Cell {
  readonly amount: OrderAmount;
  readonly cents: number;
}

/** Consecutive cells of a column. */
interface Stretch {
  readonly cells: readonly Cell[];
  readonly isCut: boolean;
  /** Whether a printed figure is their sum. */
  readonly isSum: boolean;
}

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
  const byLine = groupBy(numbers, placeOf);
  return likeliest.flatMap((stretch) =>
    numberings(stretch.cells, byLine).map((own) => ({
      rows: stretch.cells.map((cell, index) => ({ ...cell, number: own[index] ?? null })),
      isCut: stretch.isCut,
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

function placeOf({ page, line }: OrderAmount | OrderNumber): string {
  return `${page} ${line}`;
}

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const own = groups.get(keyOf(one));
    if (own === undefined) groups.set(keyOf(one), [one]);
    else own.push(one);
  }
  return groups;
}

function byPage(amounts: readonly OrderAmount[]): Iterable<readonly OrderAmount[]> {
  return groupBy(amounts, ({ page }) => String(page)).values();
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

function heightOf({ figure: { words } }: OrderAmount | OrderNumber): number {
  return words[0]?.glyphHeight ?? 0;
}

/** Of several readings on one line the likeliest, from top to bottom. */
function oneOfLine(members: readonly OrderAmount[]): readonly OrderAmount[] {
  const lines = groupBy(members, placeOf);
  const column = [...lines.values()].flatMap(
    (own) => own.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? [],
  );
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

/** The amounts of a column with the signs that their words give them, and as they are printed where that is something else. */
function readingsOf(column: readonly OrderAmount[]): readonly (readonly Cell[])[] {
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
function inText(page: readonly OrderAmount[]): readonly OrderAmount[] {
  return page
    .filter(({ figure, cents }) => figure.print === "amount" && cents !== 0)
    .toSorted((a, b) => a.line - b.line || a.left - b.left)
    .slice(0, MOST_CELLS);
}

/** Stretches that come to the net change. */
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
function* stretchesOf(cells: readonly Cell[], nets: ReadonlySet<number>): Iterable<Stretch> {
  for (let from = 0; from < cells.length; from += 1) {
    let sum = 0;
    for (let to = from; to < Math.min(cells.length, from + MOST_ROWS); to += 1) {
      sum += cells[to]?.cents ?? 0;
      const hasTotal = to > from && sum !== 0 && cells[to + 1]?.amount.cents === sum;
      const isNet = nets.has(sum) && (to > from || isLikely(cells[to]));
      if (hasTotal || isNet) yield stretch(cells, from, to, true);
    }
  }
  for (const level of LEVELS) {
    let from = 0;
    for (const [to, { amount }] of cells.entries()) {
      const next = cells[to + 1]?.amount.odds ?? -Infinity;
      if (amount.odds <= level) from = to + 1;
      else if (next <= level && to - from < MOST_ROWS) yield stretch(cells, from, to, false);
    }
  }
}

function isLikely(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.amount.odds > (LEVELS[0] ?? 0);
}

function stretch(cells: readonly Cell[], from: number, to: number, isSum: boolean): Stretch {
  const own = cells.slice(from, to + 1);
  const sum = own.reduce((total, { cents }) => total + cents, 0);
  const [above, below] = [cells[from - 1], cells[to + 1]];
  const goesOn = (one: Cell | undefined, edge: Cell | undefined): boolean =>
    one !== undefined && edge !== undefined && one.amount.cents !== sum && isNear(one, edge);
  return { cells: own, isSum, isCut: goesOn(above, own[0]) || goesOn(below, own.at(-1)) };
}

/** Rows of one list follow each other within so many glyph heights, descriptions of two lines and a blank one included. */
const ROW_PITCH = 3.2;

function isNear({ amount: one }: Cell, { amount: other }: Cell): boolean {
  const apart = Math.abs(one.figure.box.top - other.figure.box.top);
  return apart < ROW_PITCH * heightOf(other);
}

/** Rows whose amount stands in one of two columns, in the second as a deduction. */
function* pairedStretches(
  first: readonly OrderAmount[],
  second: readonly OrderAmount[],
  nets: ReadonlySet<number>,
): Iterable<Stretch> {
  const [left, right] = [first[0], second[0]];
  if (left === undefined || right === undefined || left.figure.box.right >= right.figure.box.left)
    return;
  const rows = [...groupBy([...first, ...second], placeOf).values()]
    .toSorted((a, b) => (a[0]?.line ?? 0) - (b[0]?.line ?? 0))
    .map((own) => pairOf(own, first));
  for (let from = 0; from < rows.length; from += 1) {
    let [added, deducted] = [0, 0];
    const cells: Cell[] = [];
    for (let to = from; to < rows.length; to += 1) {
      const row = rows[to];
      if (row === undefined || (row.added !== 0 && row.deducted !== 0)) break;
      added += row.added;
      deducted += row.deducted;
      cells.push(row.cell);
      if (added === 0 || deducted === 0) continue;
      const total = rows[to + 1];
      const hasTotals = total?.added === added && total.deducted === deducted;
      if (hasTotals || nets.has(added - deducted))
        yield { cells: [...cells], isCut: false, isSum: true };
    }
  }
}

interface Pair {
  readonly cell: Cell;
  readonly added: number;
  readonly deducted: number;
}

function pairOf(own: readonly OrderAmount[], first: readonly OrderAmount[]): Pair {
  const plus = own.find((amount) => first.includes(amount));
  const minus = own.find((amount) => !first.includes(amount));
  const added = plus?.cents ?? 0;
  const deducted = Math.abs(minus?.cents ?? 0);
  const isAdded = minus === undefined || (plus !== undefined && deducted === 0);
  const amount = (isAdded ? plus : minus) ?? own[0];
  if (amount === undefined) throw new RangeError("A row has at least one amount.");
  return { cell: { amount, cents: isAdded ? added : -deducted }, added, deducted };
}

type Numbering = readonly (OrderNumber | null)[];

/** Numbers stand on the line of their amount, or all of them on the line below, or above. */
const OFFSETS = [0, 1, -1];

/** The numbers that some rows may have, the likeliest first: those of one column, or of each row by itself. None where there are none. */
function numberings(
  cells: readonly Cell[],
  byLine: ReadonlyMap<string, readonly OrderNumber[]>,
): readonly Numbering[] {
  const tried = new Map<string, Numbering>();
  const offer = (own: Numbering): void => {
    if (own.filter((number) => number !== null).length * 2 < cells.length) return;
    tried.set(own.map((number) => number?.value ?? "").join(" "), own);
  };
  for (const offset of OFFSETS) {
    const lines = cells.map(({ amount }) => numbersAt(amount, offset, byLine));
    for (const start of lines.flat()) offer(lines.map((line) => inColumnOf(start, line)));
  }
  offer(cells.map(({ amount }) => likeliest(numbersAt(amount, 0, byLine))));
  offer(cells.map((cell, index) => likeliest(numbersBefore(cell, cells[index - 1], byLine))));
  if (tried.size === 0) return [cells.map(() => null)];
  const oddsOf = (own: Numbering): number =>
    own.reduce((sum, number) => sum + (number?.odds ?? UNNUMBERED), 0);
  return [...tried.values()].toSorted((a, b) => oddsOf(b) - oddsOf(a)).slice(0, MOST_NUMBERINGS);
}

/** A row without a number is ranked as one whose number is hardly one. */
const UNNUMBERED = -6;

/** Numbers of a line near an amount's own, the amount itself left out. */
function numbersAt(
  amount: OrderAmount,
  offset: number,
  byLine: ReadonlyMap<string, readonly OrderNumber[]>,
): readonly OrderNumber[] {
  const own = byLine.get(`${amount.page} ${amount.line + offset}`) ?? [];
  return own.filter(({ figure }) =>
    figure.words.every((word) => !amount.figure.words.includes(word)),
  );
}

/** A text that tells an order runs over so many lines before its amount. */
const LINES_BEFORE = 2;

/** Numbers between an amount and the one before it, as they are read. */
function numbersBefore(
  { amount }: Cell,
  before: Cell | undefined,
  byLine: ReadonlyMap<string, readonly OrderNumber[]>,
): readonly OrderNumber[] {
  const isAfter = ({ line, left }: OrderNumber): boolean =>
    before === undefined ||
    before.amount.page !== amount.page ||
    line > before.amount.line ||
    (line === before.amount.line && left > before.amount.left);
  const lines = Array.from({ length: LINES_BEFORE + 1 }, (_, index) =>
    numbersAt(amount, -index, byLine),
  );
  return lines
    .flat()
    .filter(
      (number) => isAfter(number) && (number.line < amount.line || number.left < amount.left),
    );
}

function likeliest(numbers: readonly OrderNumber[]): OrderNumber | null {
  let best: OrderNumber | null = null;
  for (const number of numbers) if (best === null || number.odds > best.odds) best = number;
  return best;
}

/** The likeliest number of a line in the column in which another one begins. */
function inColumnOf(start: OrderNumber, line: readonly OrderNumber[]): OrderNumber | null {
  const reach = SAME_BEGINNING * heightOf(start);
  return likeliest(line.filter(({ left }) => Math.abs(left - start.left) < reach));
}
