import { held, type NamedSigns } from "../base/odds.ts";
import type { ChosenOrders } from "./choose-orders.ts";
import { edgeSigns, type ListEdges } from "./list-edges.ts";
import { countIn } from "./order-figures.ts";

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
  /** Whether it is a scheduled value of the schedule, or stands in another of its columns; null outside. */
  readonly isScheduled: boolean | null;
  /** Whether its amount is the very print of the net change. */
  readonly isNet: boolean;
  /** Whether its number stands on another line than its amount, and whether that line has an amount of its own. */
  readonly isNumberAside: boolean;
  readonly isNumberOfAnother: boolean;
  /** Whether its amount is the sum of several. */
  readonly isAddedUp: boolean;
  /** What says that it takes from the contract: the print, or its words or its column alone; null where it adds to it. */
  readonly less: "print" | "words" | null;
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
  /** Whether it has the number before the first one above. */
  readonly countsBefore: boolean;
  readonly edges: ListEdges;
  /** Numbers that lines give to change orders and that are none of its own. */
  readonly marksLeftOut: number;
  /** What was chosen order by order, with the printed net change. */
  readonly chosen: ChosenOrders;
  /** What a heading above it speaks of. */
  readonly heading: "orders" | "pending" | null;
  /** Other amounts that are likely those of an order by themselves. */
  readonly leftOut: number;
  readonly isSumPrinted: boolean;
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
    ...markedSums(listed),
    ...amountSigns(listed),
    ...numberSigns(listed),
    ...placeSigns(listed),
    ...edgeSigns(listed.edges),
  ]);
}

function sumSigns(listed: Listed): NamedSigns {
  const { orders, chosen } = listed;
  const isItself = orders.some(({ isNet }) => isNet);
  const { net } = chosen;
  const isOne = orders.length === 1;
  const sum = orders.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return held({
    "added up": orders.some(({ isAddedUp }) => isAddedUp),
    "is the net change": net === sum && !isOne,
    "one is the net change": net === sum && isOne && !isItself,
    "the net change itself": isOne && isItself,
    "the net change among them": !isOne && isItself,
    "numbered and the net change": net === sum && !isOne && areNumbered(orders),
    "is another sum": net !== null && net !== 0 && net !== sum,
    "nothing changed": net === 0 && sum !== 0,
    "no net change printed": net === null,
    "numbered without a net change": net === null && areNumbered(orders),
    "sum is printed": listed.isSumPrinted && !isOne && net !== sum,
  });
}

/** What a sum says of orders whose lines all say that they are some. */
function markedSums({ orders, chosen: { net } }: Listed): NamedSigns {
  if (!orders.every(({ isMarked }) => isMarked)) return [];
  const isOne = orders.length === 1;
  const isNet = net === orders.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return held({
    "marked and the net change": isNet && !isOne,
    "one marked is the net change": isNet && isOne && !orders.some((order) => order.isNet),
    "marked without a net change": net === null,
  });
}

function amountSigns({ orders, leftOut, inSummary, ofMonths }: Listed): NamedSigns {
  const odds = orders.map((order) => bounded(order.odds ?? -SURE));
  const count = Math.max(1, orders.length);
  const areBoth = (["words", "print"] as const).every((by) =>
    orders.some(({ less }) => less === by),
  );
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
      unnamed: orders.every(({ number, isMarked }) => number === null && !isMarked),
      "without amount": orders.some(({ cents }) => cents === null),
      "less by words": orders.some(({ less }) => less === "words"),
      "less by words and by print": areBoth,
      "all zero": orders.every(({ cents }) => cents === 0),
    }),
  ];
}

function numberSigns({ orders, countsOn, countsBefore, marksLeftOut }: Listed): NamedSigns {
  const numbered = orders.filter(({ number }) => number !== null);
  const odds = numbered.map(({ numberOdds }) => bounded(numberOdds ?? -SURE));
  const counts = numbered.map(({ number }) => countIn(number ?? ""));
  const steps = counts.slice(1).filter((count, index) => count === (counts[index] ?? NaN) + 1);
  const isOne = orders.length === 1;
  const count = Math.max(1, orders.length);
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
      "numbers count before": countsBefore,
    }),
    ["numbers aside", orders.filter(({ isNumberAside }) => isNumberAside).length / count],
    ["numbers of others", orders.filter((order) => order.isNumberOfAnother).length / count],
    ["codes", numbered.filter(({ number }) => CODED.test(number ?? "")).length / count],
    ["other marks", logShare(marksLeftOut)],
  ];
}

/** Letters before the digits of a number. */
const CODED = /^\p{L}+[^\p{L}\d]*\d/u;

function placeSigns({ orders, source, chosen, heading, isCut, otherSources }: Listed): NamedSigns {
  const among = Math.log(chosen.probability / Math.max(1e-9, 1 - chosen.probability));
  const count = Math.max(1, orders.length);
  const marked = orders.filter(({ isMarked }) => isMarked).length / count;
  const isOne = orders.length === 1;
  return [
    ["marked", marked],
    ["one marked", isOne ? marked : 0],
    ["scheduled", orders.filter(({ isScheduled }) => isScheduled === true).length / count],
    ["in another column", orders.filter(({ isScheduled }) => isScheduled === false).length / count],
    ["found elsewise", otherSources / 2],
    ["among all choices", source === "choice" ? bounded(among) : 0],
    ...held({
      "under a heading of orders": heading === "orders",
      "one under a heading": isOne && heading === "orders",
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
