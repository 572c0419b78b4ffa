/*
 * Lists of change orders are made of figures: row by row in any column or text, on lines that begin as change orders
 * do, or order by order. Here the signs of each are told; `order-lists` takes the one for which they say most, or none.
 */

import { overlapX, overlapY } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import { plainNumber } from "../../base/plain-number.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import { centsOf } from "../../evidence/amount-candidates.ts";
import { groupBy, type OrderAmount, type OrderNumber, placeOf } from "../../solve/order-figures.ts";
import { type Listed, type ListedFigures, listSigns } from "../../solve/order-list.ts";
import type { Figure } from "../../paper/paper.ts";
import { nearest, type RowOf } from "./order-descriptions.ts";
import type { OrdersOfPaper } from "./order-lists.ts";
import type { BesideOrders, JudgedList, ListOffer } from "./application-summary.ts";
import type { SheetReading } from "./read-sheet.ts";
import { ordersHeading } from "./vocabularies.ts";
import { textOfWords } from "../../page/page.ts";

/** Every list with its signs. */
export function judgedLists(
  offers: readonly ListOffer[],
  orders: OrdersOfPaper,
  beside: BesideOrders,
): readonly JudgedList[] {
  const company = companyOf(orders, offers, beside);
  return offers.map((offer) => ({ offer, signs: listSigns(listedIn(offer, company)) }));
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
  /** Lines that begin as change orders do. */
  readonly marked: ReadonlySet<number>;
  /** Lines that have an amount printed as one. */
  readonly priced: ReadonlySet<number>;
  /** Numbers that lines give to change orders. */
  readonly numbersOfMarks: ReadonlySet<string>;
  /** Whether a figure of the schedule is a scheduled value, by its place. */
  readonly scheduled: ReadonlyMap<string, boolean>;
  /** What was found out about orders, and about lines by their page and place. */
  readonly found: Map<ListedChangeOrder, FoundOrder>;
  readonly headings: Map<string, Listed["heading"]>;
}

function companyOf(
  orders: OrdersOfPaper,
  offers: readonly ListOffer[],
  { months, sheet }: BesideOrders,
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
    marked: new Set(orders.marks.map((mark) => placeOf(mark))),
    numbersOfMarks: new Set(
      orders.marks.flatMap(({ number }) =>
        number === null ? [] : [plainNumber(numberIn(number.text))],
      ),
    ),
    scheduled: scheduledFigures(sheet),
    priced: new Set(
      orders.amounts
        .filter(({ figure: { print } }) => print === "amount")
        .map((amount) => placeOf(amount)),
    ),
    headings: new Map(),
  };
}

/** What a word says behind a sign that is no part of a number: "PCCO#001". */
function numberIn(word: string): string {
  return word.split("#").at(-1) ?? word;
}

/** The figures of a schedule by their places, and whether they are scheduled values. */
function scheduledFigures(sheet: SheetReading | null): ReadonlyMap<string, boolean> {
  const { printedRows = [], names = [] } = sheet ?? {};
  return new Map(
    printedRows.flatMap(({ figures }) =>
      figures.flatMap((figure, column) => {
        const name = names[column] ?? "other";
        return figure === undefined || name === "other"
          ? []
          : [[figureKey(figure), name === "scheduledValue"] as const];
      }),
    ),
  );
}

/** The descriptions of a schedule by the figures of their rows. */
export function rowsOf(sheet: SheetReading | null): RowOf {
  const { printedRows = [], sheet: { rows } = { rows: [] } } = sheet ?? {};
  const found = new Map(
    printedRows.flatMap(({ figures }, index) =>
      figures.flatMap((figure) => {
        const description = rows[index]?.description ?? null;
        return figure === undefined || description === null
          ? []
          : [[figureKey(figure), description] as const];
      }),
    ),
  );
  return (figure) => found.get(figureKey(figure)) ?? null;
}

/** The place of a figure: that of its last word, for a sign before it may be cut off or not. */
function figureKey({ words, pageNumber }: Pick<Figure<unknown>, "words" | "pageNumber">): string {
  const { right, top } = words.at(-1)?.box ?? { right: 0, top: 0 };
  return `${pageNumber} ${right.toFixed(1)} ${top.toFixed(1)}`;
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
  const own = amount === null ? null : ownAmount(amount, company);
  const named =
    number === null
      ? null
      : nearest(company.numbersByValue.get(plainNumber(number.value)), number.from[0]);
  const found = {
    cents: amount === null ? null : centsOf(amount.value),
    number: number?.value ?? null,
    odds: own?.odds ?? null,
    numberOdds: named?.odds ?? null,
    ...placeSaid(own, company),
    ...asideOf(own, named, company),
    isAddedUp: amount !== null && amount.from.length > 1,
    less: lessBy(amount?.value ?? null, own),
    own,
  };
  company.found.set(order, found);
  return found;
}

/** What says that an amount takes from the contract. */
function lessBy(value: Money | null, own: OrderAmount | null): ListedFigures["less"] {
  if (value === null || !value.isNegative()) return null;
  return own !== null && own.cents < 0 ? "print" : "words";
}

/** The figure of an amount; of a sum its first one. */
function ownAmount({ value, from }: Sourced<Money>, company: Company): OrderAmount | null {
  const ofSize = company.amountsBySize.get(Math.abs(centsOf(value)));
  return nearest(from.length > 1 ? company.amounts : ofSize, from[0]);
}

/** What the place of an amount says. */
function placeSaid(
  own: OrderAmount | null,
  { marked, scheduled, net }: Company,
): Pick<FoundOrder, "isMarked" | "isScheduled" | "isNet"> {
  if (own === null) return { isMarked: false, isScheduled: null, isNet: false };
  return {
    isMarked: marked.has(placeOf(own)),
    isScheduled: scheduled.get(figureKey(own.figure)) ?? null,
    isNet: net !== null && isSamePrint(own.figure, net),
  };
}

/** Where a number stands beside its amount. */
function asideOf(
  own: OrderAmount | null,
  named: OrderNumber | null,
  { priced }: Company,
): Pick<FoundOrder, "isNumberAside" | "isNumberOfAnother"> {
  const isNumberAside = own !== null && named !== null && own.line !== named.line;
  return { isNumberAside, isNumberOfAnother: isNumberAside && priced.has(placeOf(named)) };
}

function listedIn(offer: ListOffer, company: Company): Listed {
  const found = offer.orders.map((order) => foundIn(order, company));
  const used = new Set(found.flatMap(({ cents }) => (cents === null ? [] : [Math.abs(cents)])));
  const numbers = new Set(found.map(({ number }) => plainNumber(number ?? "")));
  const first = found.find(({ own }) => own !== null)?.own ?? null;
  const sum = found.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return {
    source: offer.source,
    isCut: offer.isCut,
    countsOn: offer.countsOn,
    countsBefore: offer.countsBefore,
    edges: offer.edges,
    marksLeftOut: [...company.numbersOfMarks].filter((number) => !numbers.has(number)).length,
    orders: found,
    chosen: company.chosen,
    heading:
      first === null ? null : once(company.headings, first, () => headingAbove(first, company)),
    leftOut: [...company.likely].filter((size) => !used.has(size)).length,
    isSumPrinted: company.printed.has(sum),
    inSummary: found.filter(({ cents }) => cents !== null && company.lines.has(Math.abs(cents)))
      .length,
    ofMonths: offer.orders.every(({ amount }) =>
      company.months.has(amount?.value.absolute().key() ?? ""),
    ),
    otherSources: (company.sources.get(amountsKey(offer.orders))?.size ?? 1) - 1,
  };
}

function isSamePrint({ pageNumber, box }: Figure<unknown>, place: Provenance): boolean {
  return (
    pageNumber === place.pageNumber && overlapX(box, place.box) > 0 && overlapY(box, place.box) > 0
  );
}

/** A heading stands at most so many lines above the first order. */
const HEADING_LINES = 6;

/** A line of more words is a sentence. */
const HEADING_WORDS = 12;

function headingAbove(
  { page, line }: OrderAmount,
  { paper: { pages }, words }: OrdersOfPaper,
): Listed["heading"] {
  const lines = pages[page - 1]?.lines.slice(Math.max(0, line - HEADING_LINES), line) ?? [];
  for (const { line: own, figureWords } of lines.toReversed()) {
    if (figureWords.size > 0 || own.words.length > HEADING_WORDS) continue;
    const heading = ordersHeading(textOfWords(own.words), words);
    if (heading !== null) return heading;
  }
  return null;
}
