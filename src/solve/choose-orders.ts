import { plainNumber } from "../base/plain-number.ts";
import type { Figure } from "../paper/paper.ts";
import type { OrderAmount, OrderNumber } from "./order-figures.ts";
import { numbersOf } from "./order-numbers.ts";

/** A change order as chosen. */
export interface ChosenOrder {
  readonly number: string | null;
  readonly cents: number;
  /** Where its amount is printed, and where its number is. */
  readonly amountFigure: Figure<unknown>;
  readonly numberFigure: Figure<unknown> | null;
  /** What speaks for it by itself, as a logarithm. */
  readonly odds: number;
}

/** Amounts below these log-odds are not looked at. */
const LEAST_ODDS = -6;

/** Orders that are weighed one by one; more are listed on no application that was met. */
const MOST_ORDERS = 40;

/** Sums kept while orders are added. */
const MOST_SUMS = 1500;

/** What speaks for a list whose sum is the printed net change. */
const SUM_HOLDS = 5;

/** A list and how probable it is among all that were weighed. */
export interface ChosenOrders {
  readonly orders: readonly ChosenOrder[];
  readonly probability: number;
  /** The printed net change that it was compared with. */
  readonly net: number | null;
}

/** What some orders sum up to, as the sum of the likeliest ones that do with one more added. */
interface Sum {
  readonly cents: number;
  readonly score: number;
  readonly before: Sum | null;
  readonly order: ChosenOrder | null;
  /** Its place in the list. */
  at: number;
}

/** Each sum once. */
interface Sums {
  readonly list: Sum[];
  readonly byCents: Map<number, Sum>;
}

/** The change orders that a paper lists: each that is likely by itself, the more so where they sum up to the net change. */
export function chooseOrders(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  net: number | null,
): ChosenOrders {
  const groups = groupsOf(withoutNet(amounts, net), numbers);
  const none: Sum = { cents: 0, score: 0, before: null, order: null, at: 0 };
  const sums: Sums = { list: [none], byCents: new Map([[0, none]]) };
  for (const offers of groups) {
    addOffers(sums, offers, net);
    keepBest(sums, net);
  }
  const { list } = sums;
  const scores = list.map(({ score, cents }) => score + (cents === net ? SUM_HOLDS : 0));
  const most = scores.reduce((highest, score) => Math.max(highest, score), -Infinity);
  const all = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  const winner = list[scores.indexOf(most)];
  return { orders: ordersOf(winner), probability: 1 / all, net };
}

function ordersOf(sum: Sum | undefined): readonly ChosenOrder[] {
  const orders: ChosenOrder[] = [];
  for (let one = sum ?? null; one !== null; one = one.before) {
    if (one.order !== null) orders.push(one.order);
  }
  return orders.toReversed();
}

/** Adds to each sum one of an order's offers; what would not be kept is left out. */
function addOffers(sums: Sums, offers: readonly ChosenOrder[], net: number | null): void {
  const before = sums.list.slice();
  // Where so many are kept, they are sorted: what comes behind one that is too unlikely is so, too.
  const least = before[MOST_SUMS - 1]?.score ?? -Infinity;
  const ofNet = offers.map((order) =>
    net === null ? undefined : sums.byCents.get(net - order.cents),
  );
  offers.forEach((order, index) => {
    for (const sum of before) {
      if (sum.score + order.odds < least) break;
      addOrder(sums, sum, order);
    }
    const rest = ofNet[index];
    if (rest !== undefined) addOrder(sums, rest, order);
  });
}

function addOrder({ list, byCents }: Sums, before: Sum, order: ChosenOrder): void {
  const cents = before.cents + order.cents;
  const score = before.score + order.odds;
  const known = byCents.get(cents);
  if (score <= (known?.score ?? -Infinity)) return;
  const at = known?.at ?? list.length;
  const sum: Sum = { cents, score, before, order, at };
  list[at] = sum;
  byCents.set(cents, sum);
}

/** What speaks against an amount that is printed once and is the net change: that is where the net change stands. */
const IS_NET = 3;

/** Amounts with what the net change says against them. */
function withoutNet(amounts: readonly OrderAmount[], net: number | null): readonly OrderAmount[] {
  const same = amounts.filter(({ cents }) => net !== null && Math.abs(cents) === Math.abs(net));
  const places = new Set(same.map(({ page, line }) => `${page} ${line}`));
  if (places.size !== 1 || net === 0) return amounts;
  return amounts.map((one) => (same.includes(one) ? { ...one, odds: one.odds - IS_NET } : one));
}

/** Keeps the likeliest sums, the likeliest first where there are too many; the net change is always kept. */
function keepBest({ list, byCents }: Sums, net: number | null): void {
  if (list.length < MOST_SUMS) return;
  list.sort((a, b) => b.score - a.score);
  const ofNet = net === null ? undefined : byCents.get(net);
  for (const sum of list.splice(MOST_SUMS))
    if (sum === ofNet) list.push(sum);
    else byCents.delete(sum.cents);
  list.forEach((sum, at) => (sum.at = at));
}

/** What each order may be: a number takes one amount, and an amount that is printed again is the same order. */
function groupsOf(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
): readonly (readonly ChosenOrder[])[] {
  const considered = amounts.filter(({ odds, cents }) => odds > LEAST_ODDS && cents !== 0);
  const numberOf = numbersOf(considered, numbers);
  const bySize = new Map<number, OrderAmount[]>();
  for (const amount of considered) {
    const size = Math.abs(amount.cents);
    const own = bySize.get(size);
    if (own === undefined) bySize.set(size, [amount]);
    else own.push(amount);
  }
  const groups = new Map<string, ChosenOrder[]>();
  for (const [size, own] of bySize) {
    const numbered = own.flatMap((amount) => numberOf.get(amount) ?? []);
    const [named] = numbered.toSorted((a, b) => b.score - a.score);
    const number = named?.value ?? null;
    const numberFigure = named?.figure ?? null;
    const offers = offersOf(own, number, numberFigure);
    const key = number === null ? `amount ${size}` : `number ${plainNumber(number)}`;
    const list = groups.get(key) ?? [];
    list.push(...offers);
    groups.set(key, list);
  }
  const most = (offers: readonly ChosenOrder[]): number =>
    Math.max(...offers.map(({ odds }) => odds));
  return [...groups.values()].toSorted((a, b) => most(b) - most(a)).slice(0, MOST_ORDERS);
}

/** What an order of some amounts of one size may be: each sign once, as its likeliest print has it. */
function offersOf(
  amounts: readonly OrderAmount[],
  number: string | null,
  numberFigure: Figure<unknown> | null,
): readonly ChosenOrder[] {
  const offers = new Map<number, ChosenOrder>();
  for (const amount of amounts)
    for (const [cents, log] of signsOf(amount)) {
      const odds = amount.odds + log;
      if (odds <= (offers.get(cents)?.odds ?? -Infinity)) continue;
      offers.set(cents, { number, cents, odds, amountFigure: amount.figure, numberFigure });
    }
  return [...offers.values()];
}

/** The amount with its sign, and without or with another where only words say that it is taken off. */
function signsOf({ cents, deductionOdds }: OrderAmount): readonly (readonly [number, number])[] {
  if (cents < 0) return [[cents, 0]];
  const log = (odds: number): number => -Math.log(1 + Math.exp(-odds));
  return [
    [cents, log(-deductionOdds)],
    [-cents, log(deductionOdds)],
  ];
}
