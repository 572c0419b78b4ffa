import type { ChosenOrders } from "./choose-orders.ts";

/** An order of a list, and what its figures say by themselves. */
export interface ListedFigures {
  /** Null where its amount is not printed. */
  readonly cents: number | null;
  readonly number: string | null;
  /** Log-odds that the amount is one of an order, and that the number is; null where nothing is known of them. */
  readonly odds: number | null;
  readonly numberOdds: number | null;
  /** Whether its line says that it is a change order. */
  readonly isMarked: boolean;
}

/** A list of change orders, and what the paper shows beside it. */
export interface Listed {
  /** In which way it was found. */
  readonly source: string;
  readonly orders: readonly ListedFigures[];
  /** Whether its column goes on above or below. */
  readonly isCut: boolean;
  /** What was chosen order by order, with the printed net change. */
  readonly chosen: ChosenOrders;
  /** What a heading above it speaks of. */
  readonly heading: "orders" | "pending" | null;
  /** Other amounts that are likely those of an order by themselves. */
  readonly leftOut: number;
  readonly isSumPrinted: boolean;
  /** Whether the net change is printed in one place alone, which is its own. */
  readonly isNetAlone: boolean;
  /** How many of its amounts are lines of the summary. */
  readonly inSummary: number;
  /** Whether all its amounts are totals of additions and deductions by months. */
  readonly ofMonths: boolean;
  /** In how many other ways the same amounts were found. */
  readonly otherSources: number;
}

/** Odds that say all they can. */
const SURE = 6;

/** What counts to its logarithm counts up to this. */
const MANY = 16;

/**
 * What tells a list of change orders from figures that only stand one below the other: named signs, each about −1 to 1.
 * A list that says another sum than the printed net change is rarely one; where none is printed its own figures have to
 * say so.
 */
export function listSigns(listed: Listed): ReadonlyMap<string, number> {
  const { orders, chosen, source, heading } = listed;
  const signs = new Map<string, number>([["always", 1]]);
  const when = (isSo: boolean, name: string): void => {
    if (isSo) signs.set(name, 1);
  };
  const share = (isSo: (order: ListedFigures) => boolean): number =>
    orders.filter(isSo).length / Math.max(1, orders.length);
  const sum = orders.reduce((total, { cents }) => total + (cents ?? 0), 0);
  const { net } = chosen;
  const isOne = orders.length === 1;
  when(isOne, "one order");
  signs.set("many orders", logShare(orders.length));
  when(net === sum && !isOne, "is the net change");
  when(net === sum && isOne && !listed.isNetAlone, "one is the net change");
  when(net === sum && isOne && listed.isNetAlone, "the net change itself");
  when(net !== null && net !== 0 && net !== sum, "is another sum");
  when(net === 0 && sum !== 0, "nothing changed");
  when(net === null, "no net change printed");
  when(listed.isSumPrinted && !isOne && net !== sum, "sum is printed");
  const odds = orders.map((order) => bounded(order.odds ?? -SURE));
  signs.set("orders", odds.reduce((total, one) => total + one, 0) / Math.max(1, odds.length));
  signs.set("weakest order", Math.min(...odds));
  const numbered = orders.filter(({ number }) => number !== null);
  signs.set("numbered", numbered.length / Math.max(1, orders.length));
  const numberOdds = numbered.map((order) => bounded(order.numberOdds ?? -SURE));
  signs.set(
    "numbers",
    numberOdds.reduce((total, one) => total + one, 0) / Math.max(1, orders.length),
  );
  const counts = numbered.map(({ number }) => Number(/\d+(?=\D*$)/.exec(number ?? "")?.[0]));
  const areDifferent = new Set(numbered.map(({ number }) => number)).size === numbered.length;
  when(!areDifferent, "numbers repeat");
  const steps = counts.slice(1).filter((count, index) => count === (counts[index] ?? NaN) + 1);
  const areNumbered = numbered.length === orders.length && areDifferent;
  when(net === sum && !isOne && areNumbered, "numbered and the net change");
  when(net === null && areNumbered, "numbered without a net change");
  when(!isOne && steps.length === orders.length - 1, "counts on");
  when(!isOne && counts.includes(1) && steps.length === orders.length - 1, "counts from one");
  when(isOne && counts[0] === 1, "first order");
  signs.set(
    "marked",
    share(({ isMarked }) => isMarked),
  );
  when(heading === "orders", "under a heading of orders");
  when(heading === "pending", "under a heading of what is pending");
  signs.set("left out", logShare(listed.leftOut));
  signs.set("in the summary", listed.inSummary / Math.max(1, orders.length));
  when(listed.ofMonths, "totals of months");
  when(listed.isCut, "goes on");
  when(
    orders.some(({ cents }) => cents === null),
    "without amount",
  );
  when(
    orders.every(({ cents }) => cents === 0),
    "all zero",
  );
  signs.set(
    "zeros",
    share(({ cents }) => cents === 0),
  );
  signs.set("found elsewise", listed.otherSources / 2);
  when(true, `from ${source}`);
  if (source === "choice") {
    const among = Math.log(chosen.probability / Math.max(1e-9, 1 - chosen.probability));
    signs.set("among all choices", bounded(among));
  }
  return signs;
}

function bounded(odds: number): number {
  return Math.max(-SURE, Math.min(SURE, odds)) / SURE;
}

function logShare(count: number): number {
  return Math.log2(1 + Math.min(MANY, count)) / Math.log2(1 + MANY);
}
