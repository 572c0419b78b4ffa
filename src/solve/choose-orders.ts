/** An amount that may be that of a listed change order. */
export interface OrderAmount {
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

interface Offer {
  readonly number: string | null;
  readonly cents: number;
  readonly odds: number;
}

interface Sum {
  readonly score: number;
  readonly chosen: readonly ChosenOrder[];
}

/** The change orders that a paper lists: each that is likely by itself, the more so where they sum up to the net change. */
export function chooseOrders(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  net: number | null,
): readonly ChosenOrder[] {
  const groups = groupsOf(amounts, numbers);
  let sums = new Map<number, Sum>([[0, { score: 0, chosen: [] }]]);
  for (const offers of groups) {
    const next = new Map(sums);
    for (const [sum, { score, chosen }] of sums)
      for (const { number, cents, odds } of offers) {
        const key = sum + cents;
        const better = score + odds;
        if (better > (next.get(key)?.score ?? -Infinity))
          next.set(key, { score: better, chosen: [...chosen, { number, cents }] });
      }
    sums = best(next, net);
  }
  let winner: Sum = { score: -Infinity, chosen: [] };
  for (const [sum, one] of sums) {
    const score = one.score + (sum === net && one.chosen.length > 0 ? SUM_HOLDS : 0);
    if (score > winner.score) winner = { ...one, score };
  }
  return winner.chosen;
}

function best(sums: ReadonlyMap<number, Sum>, net: number | null): Map<number, Sum> {
  if (sums.size <= MOST_SUMS) return new Map(sums);
  const sorted = [...sums].toSorted((a, b) => b[1].score - a[1].score).slice(0, MOST_SUMS);
  const kept = net === null ? undefined : sums.get(net);
  return new Map(kept === undefined || net === null ? sorted : [...sorted, [net, kept]]);
}

/** What each order may be: one number takes one amount; an amount without a number stands for itself. */
function groupsOf(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
): readonly (readonly Offer[])[] {
  const groups = new Map<string, Map<number, Offer>>();
  const considered = amounts.filter(({ odds, cents }) => odds > LEAST_ODDS && cents !== 0);
  const numberOf = numbersOf(considered, numbers);
  for (const amount of considered) {
    const number = numberOf.get(amount) ?? null;
    const key = number === null ? `amount ${Math.abs(amount.cents)}` : `number ${plain(number)}`;
    const own = groups.get(key) ?? new Map<number, Offer>();
    groups.set(key, own);
    for (const [cents, log] of signsOf(amount)) {
      const odds = amount.odds + log;
      if (odds > (own.get(cents)?.odds ?? -Infinity)) own.set(cents, { number, cents, odds });
    }
  }
  const lists = [...groups.values()].map((own) => [...own.values()]);
  const most = (offers: readonly Offer[]): number => Math.max(...offers.map(({ odds }) => odds));
  return withoutRepeats(lists.toSorted((a, b) => most(b) - most(a)).slice(0, MOST_ORDERS));
}

/** An amount without a number that repeats one with a number is the same order, printed again. */
function withoutRepeats(lists: readonly (readonly Offer[])[]): readonly (readonly Offer[])[] {
  const numbered = new Set(
    lists.flatMap((offers) => offers.filter(({ number }) => number !== null).map(({ cents }) => Math.abs(cents))),
  );
  return lists.filter((offers) => offers.some(({ number, cents }) => number !== null || !numbered.has(Math.abs(cents))));
}

function plain(number: string): string {
  return number.toUpperCase().replace(/^[A-Z]*[^A-Z0-9]*0*(?=\d)/, "").replace(/[^A-Z0-9]/g, "");
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
/** What speaks against one with another amount of the list between, or on a line that has an amount of its own. */
const BETWEEN = -2.5;
const OF_ANOTHER = -3;

/** Numbers of one column begin within so many points. */
const COLUMN = 5;

/** The number of each amount. A number goes to the amounts of one line alone. */
function numbersOf(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
): ReadonlyMap<OrderAmount, string> {
  const likely = amounts.filter(({ odds }) => odds > 0);
  const lines = new Set(likely.map(({ page, line }) => `${page} ${line}`));
  const listed = numbers.filter(({ page, line }) => lines.has(`${page} ${line}`));
  const pairs = amounts.flatMap((amount) =>
    numbers
      .filter(({ page, line }) => page === amount.page && Math.abs(amount.line - line) <= 1)
      .map((number) => ({ amount, number, score: fitOf(amount, number, { likely, listed, lines }) }))
      .filter(({ score }) => score > LEAST_NUMBER),
  );
  const found = new Map<OrderAmount, string>();
  const takenBy = new Map<OrderNumber, number>();
  for (const { amount, number } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (found.has(amount) || (takenBy.get(number) ?? amount.line) !== amount.line) continue;
    found.set(amount, number.value);
    takenBy.set(number, amount.line);
  }
  return found;
}

interface Company {
  readonly likely: readonly OrderAmount[];
  readonly listed: readonly OrderNumber[];
  readonly lines: ReadonlySet<string>;
}

function fitOf(amount: OrderAmount, number: OrderNumber, { likely, listed, lines }: Company): number {
  const isSame = amount.line === number.line;
  let score = number.odds + (isSame ? SAME_LINE : OTHER_LINE);
  if (isSame && number.left < amount.left) score += BEFORE;
  if (!isSame && lines.has(`${number.page} ${number.line}`)) score += OF_ANOTHER;
  const between = likely.some(
    (other) => other.page === amount.page && other.cents !== amount.cents && isBetween(number, other, amount),
  );
  if (between) score += BETWEEN;
  const column = listed.filter(
    (other) => other.line !== number.line && Math.abs(other.left - number.left) < COLUMN,
  );
  if (column.length > 0) score += IN_COLUMN;
  const count = countOf(number.value);
  const follows = column.some((other) => Math.abs(countOf(other.value) - count) === 1);
  return score + (follows ? COUNTS_ON : 0);
}

function isBetween(number: OrderNumber, other: OrderAmount, amount: OrderAmount): boolean {
  const isAfter = other.line > number.line || (other.line === number.line && other.left > number.left);
  const isAhead = other.line < amount.line || (other.line === amount.line && other.left < amount.left);
  return isAfter && isAhead;
}

function countOf(value: string): number {
  return Number(/\d+/.exec(value)?.[0] ?? NaN);
}
