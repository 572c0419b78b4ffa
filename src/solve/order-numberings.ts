import type { OrderAmount, OrderNumber } from "./order-figures.ts";
import { heightOf, placeOf } from "./order-places.ts";
import type { Cell } from "./order-stretches.ts";

/** Numbers of a column begin within so many glyph heights. */
const SAME_BEGINNING = 0.7;

/** Columns of numbers that are tried for a list. */
const MOST_NUMBERINGS = 3;

/** A number for each row, or none. */
export type Numbering = readonly (OrderNumber | null)[];

/** Numbers stand on the line of their amount, or all of them below, or one or two lines above: over the description. */
const OFFSETS = [0, 1, -1, -2];

/** The numbers that some rows may have, the likeliest first: those of one column, or of each row by itself. None where there are none. */
export function numberings(cells: readonly Cell[], numbersAt: NumbersAt): readonly Numbering[] {
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
  offer(cells.map(({ amount }) => likeliest(numbersAt(amount, 0))));
  offer(cells.map((cell, index) => likeliest(numbersBefore(cell, cells[index - 1], numbersAt))));
  if (tried.size === 0) return [cells.map(() => null)];
  const oddsOf = (own: Numbering): number =>
    own.reduce((sum, number) => sum + (number?.odds ?? UNNUMBERED), 0);
  return [...tried.values()].toSorted((a, b) => oddsOf(b) - oddsOf(a)).slice(0, MOST_NUMBERINGS);
}

function isHalfEmpty(own: Numbering): boolean {
  let found = 0;
  for (const number of own) if (number !== null) found += 1;
  return found * 2 < own.length;
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

function likeliest(numbers: readonly OrderNumber[]): OrderNumber | null {
  let best: OrderNumber | null = null;
  for (const number of numbers) if (best === null || number.odds > best.odds) best = number;
  return best;
}

/** The next number is looked for so many lines below. */
const NEXT_LINES = 4;

/** Whether the column of a list's numbers goes on with the next one below. */
export function countsOn(
  last: OrderNumber | null,
  byLine: ReadonlyMap<number, readonly OrderNumber[]>,
): boolean {
  if (last === null) return false;
  const below = Array.from(
    { length: NEXT_LINES },
    (_, index) => byLine.get(placeOf(last, 1 + index)) ?? [],
  );
  const reach = SAME_BEGINNING * heightOf(last);
  return below
    .flat()
    .some(
      ({ left, value }) =>
        Math.abs(left - last.left) < reach && countIn(value) === countIn(last.value) + 1,
    );
}

function countIn(value: string): number {
  return Number(/\d+(?=\D*$)/.exec(value)?.[0] ?? NaN);
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
