import type { Figure } from "../paper/paper.ts";

/** An amount that may be that of a listed change order. */
export interface OrderAmount {
  readonly figure: Figure<unknown>;
  /** Page and line, so that what stands side by side is told from what is repeated. */
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly cents: number;
  /** Log-odds that it is one, and that it takes from the contract. */
  readonly odds: number;
  readonly deductionOdds: number;
}

/** A printed number that may be that of a listed change order. */
export interface OrderNumber {
  readonly figure: Figure<unknown>;
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly value: string;
  readonly odds: number;
}

/** A change order as chosen. */
export interface ChosenOrder {
  readonly number: string | null;
  readonly cents: number;
  /** Where its amount is printed, and where its number is. */
  readonly amountFigure: Figure<unknown>;
  readonly numberFigure: Figure<unknown> | null;
}

/** Amounts below these log-odds are not looked at. */
const LEAST_ODDS = -6;

/** Numbers below these log-odds are no number of an order. */
const LEAST_NUMBER = 0;

/** Orders that are weighed one by one; more are listed on no application that was met. */
const MOST_ORDERS = 40;

/** Sums kept while orders are added. */
const MOST_SUMS = 1500;

/** What speaks for a list whose sum is the printed net change. */
const SUM_HOLDS = 5;

interface Offer extends ChosenOrder {
  readonly odds: number;
}

/** A list and how probable it is among all that were weighed. */
export interface ChosenOrders {
  readonly orders: readonly ChosenOrder[];
  readonly probability: number;
}

interface Sum {
  readonly score: number;
  readonly last: Added | null;
}

/** An order that was added to those before it. */
interface Added {
  readonly before: Added | null;
  readonly order: Offer;
}

/** The change orders that a paper lists: each that is likely by itself, the more so where they sum up to the net change. */
export function chooseOrders(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  net: number | null,
): ChosenOrders {
  const groups = groupsOf(withoutNet(amounts, net), numbers);
  let sums = new Map<number, Sum>([[0, { score: 0, last: null }]]);
  for (const offers of groups) sums = best(withOffers(sums, offers), net);
  let winner: Sum = { score: -Infinity, last: null };
  const scores: number[] = [];
  for (const [sum, one] of sums) {
    const score = one.score + (sum === net ? SUM_HOLDS : 0);
    scores.push(score);
    if (score > winner.score) winner = { ...one, score };
  }
  const all = scores.reduce((total, score) => total + Math.exp(score - winner.score), 0);
  return { orders: addedTo(winner), probability: 1 / all };
}

function addedTo({ last }: Sum): readonly ChosenOrder[] {
  const orders: ChosenOrder[] = [];
  for (let added = last; added !== null; added = added.before) {
    orders.push(added.order);
  }
  return orders.toReversed();
}

/** Each sum as it is, and with one of an order's offers. */
function withOffers(
  sums: ReadonlyMap<number, Sum>,
  offers: readonly Offer[],
): ReadonlyMap<number, Sum> {
  const next = new Map(sums);
  for (const order of offers)
    for (const [sum, { score, last }] of sums) {
      const longer = sum + order.cents;
      const known = next.get(longer)?.score ?? -Infinity;
      if (score + order.odds <= known) continue;
      next.set(longer, { score: score + order.odds, last: { before: last, order } });
    }
  return next;
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

function best(sums: ReadonlyMap<number, Sum>, net: number | null): Map<number, Sum> {
  if (sums.size <= MOST_SUMS) return new Map(sums);
  const sorted = [...sums].toSorted((a, b) => b[1].score - a[1].score).slice(0, MOST_SUMS);
  const kept = net === null ? undefined : sums.get(net);
  return new Map(kept === undefined || net === null ? sorted : [...sorted, [net, kept]]);
}

/** What each order may be: a number takes one amount, and an amount that is printed again is the same order. */
function groupsOf(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
): readonly (readonly Offer[])[] {
  const considered = amounts.filter(({ odds, cents }) => odds > LEAST_ODDS && cents !== 0);
  const numberOf = numbersOf(considered, numbers);
  const bySize = new Map<number, OrderAmount[]>();
  for (const amount of considered) {
    const size = Math.abs(amount.cents);
    const own = bySize.get(size);
    if (own === undefined) bySize.set(size, [amount]);
    else own.push(amount);
  }
  const groups = new Map<string, Offer[]>();
  for (const [size, own] of bySize) {
    const numbered = own.flatMap((amount) => numberOf.get(amount) ?? []);
    const [named] = numbered.toSorted((a, b) => b.score - a.score);
    const number = named?.value ?? null;
    const numberFigure = named?.figure ?? null;
    const offers = new Map<number, Offer>();
    for (const amount of own)
      for (const [cents, log] of signsOf(amount)) {
        const odds = amount.odds + log;
        if (odds <= (offers.get(cents)?.odds ?? -Infinity)) continue;
        offers.set(cents, { number, cents, odds, amountFigure: amount.figure, numberFigure });
      }
    const key = number === null ? `amount ${size}` : `number ${plain(number)}`;
    const list = groups.get(key) ?? [];
    list.push(...offers.values());
    groups.set(key, list);
  }
  const most = (offers: readonly Offer[]): number => Math.max(...offers.map(({ odds }) => odds));
  return [...groups.values()].toSorted((a, b) => most(b) - most(a)).slice(0, MOST_ORDERS);
}

function plain(number: string): string {
  return number
    .toUpperCase()
    .replace(/^[A-Z]*[^A-Z0-9]*0*(?=\d)/, "")
    .replace(/[^A-Z0-9]/g, "");
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
function numbersOf(
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
interface Numbered {
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
