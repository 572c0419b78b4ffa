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
  /** Whether its column of numbers counts on below. */
  readonly countsOn: boolean;
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
  return new Map([
    ["always", 1],
    [`from ${listed.source}`, 1],
    ...sumSigns(listed),
    ...amountSigns(listed),
    ...numberSigns(listed),
    ...placeSigns(listed),
  ]);
}

type NamedSigns = readonly (readonly [name: string, sign: number])[];

/** Those that hold, each as 1. */
function held(signs: Readonly<Record<string, boolean>>): NamedSigns {
  return Object.entries(signs).flatMap(([name, isSo]) => (isSo ? [[name, 1] as const] : []));
}

function sumSigns(listed: Listed): NamedSigns {
  const { orders, chosen, isNetAlone } = listed;
  const { net } = chosen;
  const isOne = orders.length === 1;
  const sum = orders.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return held({
    "is the net change": net === sum && !isOne,
    "one is the net change": net === sum && isOne && !isNetAlone,
    "the net change itself": net === sum && isOne && isNetAlone,
    "numbered and the net change": net === sum && !isOne && areNumbered(orders),
    "is another sum": net !== null && net !== 0 && net !== sum,
    "nothing changed": net === 0 && sum !== 0,
    "no net change printed": net === null,
    "numbered without a net change": net === null && areNumbered(orders),
    "sum is printed": listed.isSumPrinted && !isOne && net !== sum,
  });
}

function amountSigns({ orders, leftOut, inSummary, ofMonths }: Listed): NamedSigns {
  const odds = orders.map((order) => bounded(order.odds ?? -SURE));
  const count = Math.max(1, orders.length);
  return [
    ["orders", sumOf(odds) / count],
    ["weakest order", Math.min(...odds)],
    ["many orders", logShare(orders.length)],
    ["left out", logShare(leftOut)],
    ["in the summary", inSummary / count],
    ["zeros", orders.filter(({ cents }) => cents === 0).length / count],
    ...held({
      "one order": orders.length === 1,
      "totals of months": ofMonths,
      "without amount": orders.some(({ cents }) => cents === null),
      "all zero": orders.every(({ cents }) => cents === 0),
    }),
  ];
}

function numberSigns({ orders, countsOn }: Listed): NamedSigns {
  const numbered = orders.filter(({ number }) => number !== null);
  const odds = numbered.map(({ numberOdds }) => bounded(numberOdds ?? -SURE));
  const counts = numbered.map(({ number }) => Number(/\d+(?=\D*$)/.exec(number ?? "")?.[0]));
  const steps = counts.slice(1).filter((count, index) => count === (counts[index] ?? NaN) + 1);
  const isOne = orders.length === 1;
  const isCounting = !isOne && steps.length === orders.length - 1;
  return [
    ["numbered", numbered.length / Math.max(1, orders.length)],
    ["numbers", sumOf(odds) / Math.max(1, orders.length)],
    ...held({
      "numbers repeat": !areDifferent(numbered),
      "counts on": isCounting,
      "counts from one": isCounting && counts.includes(1),
      "first order": isOne && counts[0] === 1,
      "numbers count on below": countsOn,
    }),
  ];
}

function placeSigns({ orders, source, chosen, heading, isCut, otherSources }: Listed): NamedSigns {
  const among = Math.log(chosen.probability / Math.max(1e-9, 1 - chosen.probability));
  return [
    ["marked", orders.filter(({ isMarked }) => isMarked).length / Math.max(1, orders.length)],
    ["found elsewise", otherSources / 2],
    ["among all choices", source === "choice" ? bounded(among) : 0],
    ...held({
      "under a heading of orders": heading === "orders",
      "under a heading of what is pending": heading === "pending",
      "goes on": isCut,
    }),
  ];
}

function areNumbered(orders: readonly ListedFigures[]): boolean {
  return orders.every(({ number }) => number !== null) && areDifferent(orders);
}

function areDifferent(orders: readonly ListedFigures[]): boolean {
  return new Set(orders.map(({ number }) => number)).size === orders.length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function bounded(odds: number): number {
  return Math.max(-SURE, Math.min(SURE, odds)) / SURE;
}

function logShare(count: number): number {
  return Math.log2(1 + Math.min(MANY, count)) / Math.log2(1 + MANY);
}
