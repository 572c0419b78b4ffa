import type { Figure } from "../paper/paper.ts";
import type { OrderAmount, OrderNumber } from "./order-figures.ts";

/** Numbers below these log-odds are no number of an order. */
const LEAST_NUMBER = 0;

/** What speaks for a number on the amount's own line, before it, in one column with the others, counting on from them. */
const SAME_LINE = 2.5;
const OTHER_LINE = -0.5;
const BEFORE = 0.7;
const IN_COLUMN = 0.8;
const COUNTS_ON = 1.5;
/** What speaks against a number that others of its column repeat: a quantity. */
const REPEATED = -2.5;
/** What speaks against one with another amount of the list between, or on a line that has an amount of its own. */
const BETWEEN = -2.5;
const OF_ANOTHER = -3;

/** All that can speak for a number beside its own odds, and a little: where that is too little, no place helps it. */
const MOST_FOR = SAME_LINE + BEFORE + IN_COLUMN + COUNTS_ON + 0.001;

/** Numbers of one column begin within so many glyph heights. */
const COLUMN = 0.7;

/** The number of each amount. A number goes to the amounts of one line alone. */
export function numbersOf(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
): ReadonlyMap<OrderAmount, Numbered> {
  const likely = amounts.filter(({ odds }) => odds > 0);
  const lines = new Set(likely.map(({ page, line }) => `${page} ${line}`));
  const listed = numbers.filter(({ page, line }) => lines.has(`${page} ${line}`));
  const byLine = byLineOf(numbers.filter(({ odds }) => odds + MOST_FOR > LEAST_NUMBER));
  const pairs = amounts.flatMap((amount) => {
    const { page, line } = amount;
    return [line - 1, line, line + 1]
      .flatMap((at) => byLine.get(`${page} ${at}`) ?? [])
      .map((number) => ({
        amount,
        number,
        score: fitOf(amount, number, { likely, listed, lines }),
      }))
      .filter(({ score }) => score > LEAST_NUMBER);
  });
  const found = new Map<OrderAmount, Numbered>();
  const takenBy = new Map<OrderNumber, number>();
  for (const { amount, number, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (found.has(amount) || (takenBy.get(number) ?? amount.line) !== amount.line) continue;
    found.set(amount, { value: number.value, figure: number.figure, score });
    takenBy.set(number, amount.line);
  }
  return found;
}

function byLineOf(numbers: readonly OrderNumber[]): ReadonlyMap<string, readonly OrderNumber[]> {
  const byLine = new Map<string, OrderNumber[]>();
  for (const number of numbers) {
    const key = `${number.page} ${number.line}`;
    const own = byLine.get(key);
    if (own === undefined) byLine.set(key, [number]);
    else own.push(number);
  }
  return byLine;
}

/** The number of an amount, and what speaks for it. */
export interface Numbered {
  readonly value: string;
  readonly figure: Figure<unknown>;
  readonly score: number;
}

interface Company {
  readonly likely: readonly OrderAmount[];
  readonly listed: readonly OrderNumber[];
  readonly lines: ReadonlySet<string>;
}

function fitOf(
  amount: OrderAmount,
  number: OrderNumber,
  { likely, listed, lines }: Company,
): number {
  const isSame = amount.line === number.line;
  let score = number.odds + (isSame ? SAME_LINE : OTHER_LINE);
  if (isSame && number.left < amount.left) score += BEFORE;
  if (!isSame && lines.has(`${number.page} ${number.line}`)) score += OF_ANOTHER;
  const between = likely.some(
    (other) =>
      other.page === amount.page &&
      other.cents !== amount.cents &&
      isBetween(number, other, amount),
  );
  if (between) score += BETWEEN;
  const column = listed.filter(
    (other) =>
      other.line !== number.line &&
      Math.abs(other.left - number.left) < COLUMN * heightOf(number.figure),
  );
  if (column.length > 0) score += IN_COLUMN;
  const count = countOf(number.value);
  if (column.some((other) => other.value === number.value)) score += REPEATED;
  const follows = column.some((other) => Math.abs(countOf(other.value) - count) === 1);
  return score + (follows ? COUNTS_ON : 0);
}

function heightOf({ words }: Figure<unknown>): number {
  return words[0]?.glyphHeight ?? 0;
}

function isBetween(number: OrderNumber, other: OrderAmount, amount: OrderAmount): boolean {
  const isAfter =
    other.line > number.line || (other.line === number.line && other.left > number.left);
  const isAhead =
    other.line < amount.line || (other.line === amount.line && other.left < amount.left);
  return isAfter && isAhead;
}

function countOf(value: string): number {
  return Number(/\d+/.exec(value)?.[0] ?? NaN);
}
