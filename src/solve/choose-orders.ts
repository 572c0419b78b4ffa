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

/** What some orders sum up to. */
interface Sum {
  readonly cents: number;
  readonly score: number;
  readonly last: Added | null;
}

/** An order that was added to those before it. */
interface Added {
  readonly before: Added | null;
  readonly order: ChosenOrder;
}

/** The change orders that a paper lists: each that is likely by itself, the more so where they sum up to the net change. */
export function chooseOrders(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  net: number | null,
): ChosenOrders {
  const groups = groupsOf(withoutNet(amounts, net), numbers);
  let sums: readonly Sum[] = [{ cents: 0, score: 0, last: null }];
  for (const offers of groups) sums = best(withOffers(sums, offers, net), net);
  let winner: Sum = { cents: 0, score: -Infinity, last: null };
  const scores: number[] = [];
  for (const one of sums) {
    const score = one.score + (one.cents === net ? SUM_HOLDS : 0);
    scores.push(score);
    if (score > winner.score) winner = { ...one, score };
  }
  const all = scores.reduce((total, score) => total + Math.exp(score - winner.score), 0);
  return { orders: addedTo(winner), probability: 1 / all, net };
}

function addedTo({ last }: Sum): readonly ChosenOrder[] {
  const orders: ChosenOrder[] = [];
  for (let added = last; added !== null; added = added.before) {
    orders.push(added.order);
  }
  return orders.toReversed();
}

/** Each sum as it is, and with one of an order's offers; what would not be kept is left out. */
function withOffers(
  sums: readonly Sum[],
  offers: readonly ChosenOrder[],
  net: number | null,
): readonly Sum[] {
  const least = sums.length < MOST_SUMS ? -Infinity : (sums[MOST_SUMS - 1]?.score ?? -Infinity);
  const next = new Map(sums.map((one) => [one.cents, one]));
  for (const order of offers)
    for (const { cents, score, last } of sums) {
      const longer = score + order.odds;
      const sum = cents + order.cents;
      if (longer < least && sum !== net) continue;
      if (longer <= (next.get(sum)?.score ?? -Infinity)) continue;
      next.set(sum, { cents: sum, score: longer, last: { before: last, order } });
    }
  return [...next.values()];
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

/** The likeliest sums, the likeliest first where there are too many; the net change is always kept. */
function best(sums: readonly Sum[], net: number | null): readonly Sum[] {
  if (sums.length < MOST_SUMS) return sums;
  const sorted = sums.toSorted((a, b) => b.score - a.score);
  const kept = sorted.slice(0, MOST_SUMS);
  const ofNet = sorted.find(({ cents }) => cents === net);
  return ofNet === undefined || kept.includes(ofNet) ? kept : [...kept, ofNet];
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
