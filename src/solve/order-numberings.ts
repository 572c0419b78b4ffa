import {
  type Cell,
  countIn,
  heightOf,
  type OrderAmount,
  type OrderNumber,
  placeOf,
} from "./order-figures.ts";

/** Numbers of a column begin within so many glyph heights. */
const SAME_BEGINNING = 0.7;

/** Columns of numbers that are tried for a list. */
const MOST_NUMBERINGS = 3;

/** A number for each row, or none. */
export type Numbering = readonly (OrderNumber | null)[];

/** Numbers stand on the line of their amount, or all of them below, or one or two lines above: over the description. */
const OFFSETS = [0, 1, -1, -2];

/** The ways in which rows come by their numbers. */
export interface NumberWays {
  readonly numbersAt: NumbersAt;
  /** The number behind an order's name on the line; null where the line has none. */
  readonly markedAt: (cell: Cell) => OrderNumber | null;
  /** The same number with the code before it; null where there is none. */
  readonly withCode: (number: OrderNumber) => OrderNumber | null;
}

/**
 * The numbers that some rows may have, the likeliest first: those of one column, of each row by itself, or behind the
 * names of orders; with their codes where all have one. None where there are none.
 */
export function numberings(cells: readonly Cell[], ways: NumberWays): readonly Numbering[] {
  const { numbersAt, markedAt } = ways;
  const tried = new Map<string, Numbering>();
  const offer = (own: Numbering): void => {
    if (isHalfEmpty(own)) return;
    tried.set(own.map((number) => number?.value ?? "").join(" "), own);
  };
  for (const offset of OFFSETS) {
    const lines = cells.map(({ amount }) => numbersAt(amount, offset));
    const columns: { readonly start: OrderNumber; readonly own: Numbering }[] = [];
    for (const start of lines.flat()) {
      let column = columns.find((one) => beginAlike(one.start, start));
      if (column === undefined) {
        column = { start, own: lines.map((line) => inColumnOf(start, line)) };
        columns.push(column);
      }
      offer(column.own);
    }
  }
  offer(cells.map((cell) => markedAt(cell)));
  offer(cells.map(({ amount }) => likeliest(numbersAt(amount, 0))));
  offer(cells.map((cell, index) => likeliest(numbersBefore(cell, cells[index - 1], numbersAt))));
  if (tried.size === 0) return [cells.map(() => null)];
  const oddsOf = (own: Numbering): number =>
    own.reduce((sum, number) => sum + (number?.odds ?? UNNUMBERED), 0);
  return [...tried.values()]
    .toSorted((a, b) => Number(isCounting(b)) - Number(isCounting(a)) || oddsOf(b) - oddsOf(a))
    .slice(0, MOST_NUMBERINGS)
    .flatMap((own) => withCodes(own, ways) ?? [own]);
}

/** A list as it is and with the codes of its numbers, where all have one. */
function withCodes(own: Numbering, { withCode }: NumberWays): readonly Numbering[] | null {
  const coded = own.map((number) => (number === null ? null : withCode(number)));
  return coded.includes(null) ? null : [own, coded];
}

function isHalfEmpty(own: Numbering): boolean {
  let found = 0;
  for (const number of own) if (number !== null) found += 1;
  return found * 2 < own.length;
}

/** Whether each row has the number after that of the row above. */
function isCounting(own: Numbering): boolean {
  return own.every((number, at) => {
    const above = own[at - 1] ?? null;
    if (number === null) return false;
    return at === 0 || (above !== null && countIn(number.value) === countIn(above.value) + 1);
  });
}

/** Whether two numbers begin the same column. */
function beginAlike(one: OrderNumber, other: OrderNumber): boolean {
  return one.left === other.left && heightOf(one) === heightOf(other);
}

/** A row without a number is ranked as one whose number is hardly one. */
const UNNUMBERED = -6;

/** Looks up the numbers so many lines below an amount's own, the amount itself left out. */
export type NumbersAt = (amount: OrderAmount, offset: number) => readonly OrderNumber[];

/** Looks numbers up by their lines; what was asked before is not looked up again. */
export function numbersBeside(byLine: ReadonlyMap<number, readonly OrderNumber[]>): NumbersAt {
  const known = new Map<number, Map<OrderAmount, readonly OrderNumber[]>>();
  return (amount, offset) => {
    const ofOffset = known.get(offset) ?? new Map<OrderAmount, readonly OrderNumber[]>();
    known.set(offset, ofOffset);
    const found =
      ofOffset.get(amount) ??
      (byLine.get(placeOf(amount, offset)) ?? []).filter(({ figure }) =>
        figure.words.every((word) => !amount.figure.words.includes(word)),
      );
    ofOffset.set(amount, found);
    return found;
  };
}

/** A text that tells an order runs over so many lines before its amount. */
const LINES_BEFORE = 2;

/** Numbers between an amount and the one before it, as they are read. */
function numbersBefore(
  { amount }: Cell,
  before: Cell | undefined,
  numbersAt: NumbersAt,
): readonly OrderNumber[] {
  const isAfter = ({ line, left }: OrderNumber): boolean =>
    before === undefined ||
    before.amount.page !== amount.page ||
    line > before.amount.line ||
    (line === before.amount.line && left > before.amount.left);
  const lines = Array.from({ length: LINES_BEFORE + 1 }, (_, index) => numbersAt(amount, -index));
  return lines
    .flat()
    .filter(
      (number) => isAfter(number) && (number.line < amount.line || number.left < amount.left),
    );
}

/** The number for which most speaks. */
export function likeliest(numbers: readonly OrderNumber[]): OrderNumber | null {
  let best: OrderNumber | null = null;
  for (const number of numbers) if (best === null || number.odds > best.odds) best = number;
  return best;
}

/** The next number is looked for so many lines further. */
const NEXT_LINES = 4;

/** Whether the column of a list's numbers goes on: below with the next one, or above (−1) with the one before. */
export function countsOn(
  edge: OrderNumber | null,
  byLine: ReadonlyMap<number, readonly OrderNumber[]>,
  step: 1 | -1,
): boolean {
  if (edge === null) return false;
  const beyond = Array.from(
    { length: NEXT_LINES },
    (_, index) => byLine.get(placeOf(edge, step * (1 + index))) ?? [],
  );
  const reach = SAME_BEGINNING * heightOf(edge);
  return beyond
    .flat()
    .some(
      ({ left, value }) =>
        Math.abs(left - edge.left) < reach && countIn(value) === countIn(edge.value) + step,
    );
}

/** The likeliest number of a line in the column in which another one begins. */
function inColumnOf(start: OrderNumber, line: readonly OrderNumber[]): OrderNumber | null {
  const reach = SAME_BEGINNING * heightOf(start);
  let best: OrderNumber | null = null;
  for (const number of line)
    if (Math.abs(number.left - start.left) < reach && (best === null || number.odds > best.odds))
      best = number;
  return best;
}
