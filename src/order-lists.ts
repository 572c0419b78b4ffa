import { Money } from "./base/money.ts";
import { oddsOf } from "./base/odds.ts";
import { plainNumber } from "./base/plain-number.ts";
import type { ListedChangeOrder } from "./document/pay-application.ts";
import type { Provenance, Sourced } from "./document/sourced.ts";
import { centsOf } from "./evidence/amount-candidates.ts";
import type { Figure, Paper } from "./paper/paper.ts";
import type { ChosenOrders } from "./solve/choose-orders.ts";
import type { OrderAmount, OrderNumber } from "./solve/order-figures.ts";
import { type Listed, type ListedFigures, listSigns } from "./solve/order-list.ts";
import { groupBy } from "./solve/order-places.ts";
import { type OrderRow, rowLists } from "./solve/order-rows.ts";
import { describedBeside, nearest } from "./order-descriptions.ts";
import { ordersHeading } from "./template/pay-application/change-order-list.ts";
import { markedOrder } from "./template/pay-application/change-order-mark.ts";
import type { JudgedList, ListOffer } from "./template/pay-application/list-offer.ts";
import { placeOfWords } from "./template/places.ts";

/** What a paper shows of change orders: the figures that may be theirs, and what was chosen beside them. */
export interface OrdersOfPaper {
  readonly paper: Paper;
  readonly amounts: readonly OrderAmount[];
  readonly numbers: readonly OrderNumber[];
  /** Orders as they were chosen one by one. */
  readonly chosen: ChosenOrders;
  /** Cents of what was chosen for the summary's lines. */
  readonly lines: ReadonlySet<number>;
}

/** Lists of orders as they were chosen one by one, and as they stand row by row. */
export function listsOf({ amounts, numbers, chosen }: OrdersOfPaper): readonly ListOffer[] {
  const nets = new Set(chosen.net === null || chosen.net === 0 ? [] : [chosen.net]);
  const placeOf = placesOnce();
  const orderOf = ordersOnce(placeOf);
  const rows = rowLists(amounts, numbers, nets).map((list) => ({
    source: "rows" as const,
    isCut: list.isCut,
    countsOn: list.countsOn,
    orders: list.rows.map(orderOf),
  }));
  const alone = chosen.orders.map(({ number, cents, amountFigure, numberFigure }) => ({
    number: numberOf(number, numberFigure, placeOf),
    reference: null,
    description: null,
    amount: amountOf(cents, amountFigure, placeOf),
  }));
  return alone.length === 0
    ? rows
    : [{ source: "choice", isCut: false, countsOn: false, orders: alone }, ...rows];
}

/** Every list with its signs. */
export function judgedLists(
  offers: readonly ListOffer[],
  orders: OrdersOfPaper,
  months: ReadonlySet<string>,
): readonly JudgedList[] {
  const company = companyOf(orders, offers, months);
  return offers.map((offer) => ({ offer, signs: listSigns(listedIn(offer, company)) }));
}

/**
 * The list for which most speaks, told as fully as another offer tells it, and described by its rows where words do not;
 * none where more speaks against every one.
 */
export function bestList(
  judged: readonly JudgedList[],
  weights: Readonly<Record<string, number>>,
  given: OrdersOfPaper,
): readonly ListedChangeOrder[] {
  let best: ListOffer | null = null;
  let most = 0;
  for (const { offer, signs } of judged) {
    const odds = oddsOf(signs, weights);
    if (odds > most) [best, most] = [offer, odds];
  }
  if (best === null) return [];
  const key = keyOf(best.orders);
  const same = judged.filter(({ offer }) => keyOf(offer.orders) === key);
  const [fullest] = same.toSorted((a, b) => toldIn(b.offer) - toldIn(a.offer));
  const { orders, source } = fullest?.offer ?? best;
  return source === "rows" || source === "choice"
    ? orders.map((order) => ({ ...order, description: describedBeside(order, given) }))
    : orders;
}

function toldIn({ orders, source }: ListOffer): number {
  const told = orders.flatMap(({ description, reference }) => [description, reference]);
  return told.filter((one) => one !== null).length + (source === "rows" ? 0 : 0.5);
}

function keyOf(orders: readonly ListedChangeOrder[]): string {
  const keys = orders.map(
    ({ number, amount }) =>
      `${plainNumber(number?.value ?? "")} ${amount === null ? "" : amount.value.key()}`,
  );
  return keys.toSorted().join("|");
}

interface Company extends OrdersOfPaper {
  readonly months: ReadonlySet<string>;
  readonly amountsBySize: ReadonlyMap<number, readonly OrderAmount[]>;
  readonly numbersByValue: ReadonlyMap<string, readonly OrderNumber[]>;
  /** In which ways the same amounts were found. */
  readonly sources: ReadonlyMap<string, ReadonlySet<string>>;
  /** Cents of all amounts, and without their signs of those that are likely an order's. */
  readonly printed: ReadonlySet<number>;
  readonly likely: ReadonlySet<number>;
  /** What was found out about orders, and about lines by their page and place. */
  readonly found: Map<ListedChangeOrder, FoundOrder>;
  readonly marked: Map<string, boolean>;
  readonly headings: Map<string, Listed["heading"]>;
}

function companyOf(
  orders: OrdersOfPaper,
  offers: readonly ListOffer[],
  months: ReadonlySet<string>,
): Company {
  const sources = new Map<string, Set<string>>();
  for (const { orders: own, source } of offers) {
    const key = amountsKey(own);
    const known = sources.get(key);
    if (known === undefined) sources.set(key, new Set([source]));
    else known.add(source);
  }
  return {
    ...orders,
    months,
    sources,
    amountsBySize: groupBy(orders.amounts, ({ cents }) => Math.abs(cents)),
    numbersByValue: groupBy(orders.numbers, ({ value }) => plainNumber(value)),
    printed: new Set(orders.amounts.map(({ cents }) => cents)),
    likely: new Set(
      orders.amounts.flatMap(({ odds, cents }) =>
        odds > 0 && cents !== 0 ? [Math.abs(cents)] : [],
      ),
    ),
    found: new Map(),
    marked: new Map(),
    headings: new Map(),
  };
}

/** What is known of a line, found out once. */
function once<Value>(
  known: Map<string, Value>,
  { page, line }: OrderAmount,
  find: () => Value,
): Value {
  const key = `${page} ${line}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

function amountsKey(orders: readonly ListedChangeOrder[]): string {
  const keys = orders.map(({ amount }) => amount?.value.absolute().key() ?? "");
  return keys.toSorted().join(" ");
}

/** What is known of an order by the figures that stand nearest to it. */
interface FoundOrder extends ListedFigures {
  readonly own: OrderAmount | null;
}

function foundIn(order: ListedChangeOrder, company: Company): FoundOrder {
  const known = company.found.get(order);
  if (known !== undefined) return known;
  const { amount, number } = order;
  const cents = amount === null ? null : centsOf(amount.value);
  const own =
    amount === null || cents === null
      ? null
      : nearest(company.amountsBySize.get(Math.abs(cents)), amount.from[0]);
  const named =
    number === null
      ? null
      : nearest(company.numbersByValue.get(plainNumber(number.value)), number.from[0]);
  const found = {
    cents,
    number: number?.value ?? null,
    odds: own?.odds ?? null,
    numberOdds: named?.odds ?? null,
    isMarked: own !== null && once(company.marked, own, () => isMarked(own, company.paper)),
    own,
  };
  company.found.set(order, found);
  return found;
}

function listedIn(offer: ListOffer, company: Company): Listed {
  const found = offer.orders.map((order) => foundIn(order, company));
  const used = new Set(found.flatMap(({ cents }) => (cents === null ? [] : [Math.abs(cents)])));
  const first = found.find(({ own }) => own !== null)?.own ?? null;
  const sum = found.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return {
    source: offer.source,
    isCut: offer.isCut,
    countsOn: offer.countsOn,
    orders: found,
    chosen: company.chosen,
    heading:
      first === null
        ? null
        : once(company.headings, first, () => headingAbove(first, company.paper)),
    leftOut: [...company.likely].filter((size) => !used.has(size)).length,
    isNetAlone: isAlone(company.amountsBySize.get(Math.abs(company.chosen.net ?? NaN)) ?? []),
    isSumPrinted: company.printed.has(sum),
    inSummary: found.filter(({ cents }) => cents !== null && company.lines.has(Math.abs(cents)))
      .length,
    ofMonths: offer.orders.every(({ amount }) =>
      company.months.has(amount?.value.absolute().key() ?? ""),
    ),
    otherSources: (company.sources.get(amountsKey(offer.orders))?.size ?? 1) - 1,
  };
}

/** Whether all readings of an amount are of one line. */
function isAlone(amounts: readonly OrderAmount[]): boolean {
  return new Set(amounts.map(({ page, line }) => `${page} ${line}`)).size < 2;
}

/** Whether some text on an amount's line says that it is a change order. */
function isMarked({ page, line }: OrderAmount, { pages }: Paper): boolean {
  const runs = pages[page - 1]?.lines[line]?.line.runs ?? [];
  return runs.some(({ words, pageNumber }) => {
    const from = placeOfWords(words, pageNumber);
    return markedOrder({ value: from.printed, from: [from] }) !== null;
  });
}

/** A heading stands at most so many lines above the first order. */
const HEADING_LINES = 6;

/** A line of more words is a sentence. */
const HEADING_WORDS = 12;

function headingAbove({ page, line }: OrderAmount, { pages }: Paper): Listed["heading"] {
  const lines = pages[page - 1]?.lines.slice(Math.max(0, line - HEADING_LINES), line) ?? [];
  for (const { line: own, figureWords } of lines.toReversed()) {
    if (figureWords.size > 0 || own.words.length > HEADING_WORDS) continue;
    const heading = ordersHeading(own.words.map(({ text }) => text).join(" "));
    if (heading !== null) return heading;
  }
  return null;
}

/** The orders of rows; the same row stands in many lists. */
function ordersOnce(placeOf: PlaceOf): (row: OrderRow) => ListedChangeOrder {
  const known = new Map<
    OrderAmount,
    { readonly row: OrderRow; readonly order: ListedChangeOrder }[]
  >();
  return (row) => {
    const { amount, cents, number } = row;
    const ofAmount = known.get(amount) ?? [];
    known.set(amount, ofAmount);
    const same = ofAmount.find((one) => one.row.cents === cents && one.row.number === number);
    if (same !== undefined) return same.order;
    const order = {
      number: numberOf(number?.value ?? null, number?.figure ?? null, placeOf),
      reference: null,
      description: null,
      amount: amountOf(cents, amount.figure, placeOf),
    };
    ofAmount.push({ row, order });
    return order;
  };
}

function numberOf(
  value: string | null,
  figure: Figure<unknown> | null,
  placeOf: PlaceOf,
): Sourced<string> | null {
  return value === null || figure === null ? null : { value, from: [placeOf(figure)] };
}

function amountOf(cents: number, figure: Figure<unknown>, placeOf: PlaceOf): Sourced<Money> {
  const size = figure.value instanceof Money ? figure.value.absolute() : Money.zero;
  return { value: cents < 0 ? size.negated() : size, from: [placeOf(figure)] };
}

type PlaceOf = (figure: Figure<unknown>) => Provenance;

/** Where figures are printed; the same figure stands in many lists. */
function placesOnce(): PlaceOf {
  const known = new Map<Figure<unknown>, Provenance>();
  return (figure) => {
    const { words, pageNumber, printed, box } = figure;
    const place = known.get(figure) ?? placeOfWords(words, pageNumber, printed, box);
    known.set(figure, place);
    return place;
  };
}
