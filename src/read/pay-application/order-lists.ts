import { onceFor } from "../../base/once-for.ts";
import { unionOf } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import { oddsOf } from "../../base/odds.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { provenanceOf } from "../../paper/places.ts";
import type { ChosenOrders } from "../../solve/choose-orders.ts";
import { NO_EDGES } from "../../solve/list-edges.ts";
import type { OrderAmount, OrderMark, OrderNumber } from "../../solve/order-figures.ts";
import { numberer, type OrderRow, type RowList, rowLists } from "../../solve/order-rows.ts";
import type { JudgedList, ListOffer } from "./application-summary.ts";
import { described, nearest, type RowOf } from "./order-descriptions.ts";
import { isCaption, namedOrder, type OrderVocabularies } from "./vocabularies.ts";

/** What a paper shows of change orders: the figures that may be theirs, and what was chosen beside them. */
export interface OrdersOfPaper {
  readonly paper: Paper;
  readonly amounts: readonly OrderAmount[];
  readonly numbers: readonly OrderNumber[];
  /** Lines that begin as change orders do, and the words that say so. */
  readonly marks: readonly OrderMark[];
  readonly words: OrderVocabularies;
  /** Orders as they were chosen one by one. */
  readonly chosen: ChosenOrders;
  /** Cents of what was chosen for the summary's lines. */
  readonly lines: ReadonlySet<number>;
  /** Where the net change was chosen. */
  readonly net: Provenance | null;
}

/** Lists of orders as they were chosen one by one, and as they stand row by row. */
export function listsOf({
  paper,
  words,
  amounts,
  numbers,
  marks,
  chosen,
}: OrdersOfPaper): readonly ListOffer[] {
  const nets = new Set(chosen.net === null || chosen.net === 0 ? [] : [chosen.net]);
  // The same figure stands in many lists.
  const placeOf = onceFor<Figure<unknown>, Provenance>(provenanceOf);
  const orderOf = ordersOnce(placeOf);
  const given = { amounts, numbers, marks, nets, withCode: codesIn(paper, words) };
  const offerOf = (list: RowList, source: ListOffer["source"]): ListOffer => ({
    source,
    isCut: list.isCut,
    countsOn: list.countsOn,
    countsBefore: list.countsBefore,
    edges: list.edges,
    orders: list.rows.map(orderOf),
  });
  const rows = rowLists(given).map((list) => offerOf(list, list.isOfMarks ? "marks" : "rows"));
  const inPlace = chosen.orders.toSorted(
    ({ amountFigure: a }, { amountFigure: b }) =>
      a.pageNumber - b.pageNumber || a.line - b.line || a.box.left - b.box.left,
  );
  const alone = inPlace.map(({ number, cents, amountFigure, numberFigure }) => ({
    number: numberOf(number, numberFigure, placeOf),
    reference: null,
    description: null,
    amount: amountOf(cents, [{ figure: amountFigure }], placeOf),
  }));
  if (alone.length === 0) return rows;
  const cells = inPlace.flatMap(({ amountFigure, cents }) => {
    const amount = amounts.find(({ figure }) => figure === amountFigure);
    return amount === undefined ? [] : [{ amount, cents }];
  });
  const renumbered = numberer(given)({ cells, isCut: false, isSum: false }).map((list) =>
    offerOf({ ...list, countsOn: false, countsBefore: false }, "choice"),
  );
  const asChosen = {
    isCut: false,
    countsOn: false,
    countsBefore: false,
    edges: NO_EDGES,
    orders: alone,
  };
  return [{ source: "choice", ...asChosen }, ...renumbered, ...rows];
}

/** The list for which most speaks, described by its rows; none where more speaks against every one. */
export function bestList(
  judged: readonly JudgedList[],
  weights: Readonly<Record<string, number>>,
  given: OrdersOfPaper,
  rowOf: RowOf,
): readonly ListedChangeOrder[] {
  let best: ListOffer | null = null;
  let most = 0;
  for (const { offer, signs } of judged) {
    const odds = oddsOf(signs, weights);
    if (odds > most) [best, most] = [offer, odds];
  }
  if (best === null) return [];
  const key = keyOf(best);
  const same = judged.flatMap(({ offer }) => (keyOf(offer) === key ? [offer] : []));
  const [closest = best] = same.toSorted(
    (a, b) => scheduledIn(b, given, rowOf) - scheduledIn(a, given, rowOf),
  );
  return closest.orders.map((order) => described(order, given, rowOf));
}

/** The same orders may be told in several places: how many of a list stand in the schedule, whose rows describe them. */
function scheduledIn({ orders }: ListOffer, { amounts }: OrdersOfPaper, rowOf: RowOf): number {
  const own = orders.flatMap(({ amount }) =>
    amount === null ? [] : (nearest(amounts, amount.from[0]) ?? []),
  );
  return own.filter(({ figure }) => rowOf(figure) !== null).length;
}

function keyOf({ orders }: ListOffer): string {
  const keys = orders.map(({ number, amount }) => `${number?.value} ${amount?.value.key()}`);
  return keys.toSorted().join("|");
}

/** The orders of rows; the same row stands in many lists. */
function ordersOnce(placeOf: PlaceOf): (row: OrderRow) => ListedChangeOrder {
  const known = new Map<
    OrderAmount,
    { readonly row: OrderRow; readonly order: ListedChangeOrder }[]
  >();
  return (row) => {
    const { amount, cents, number, parts = [] } = row;
    const ofAmount = known.get(amount) ?? [];
    known.set(amount, ofAmount);
    const same = ofAmount.find((one) => one.row.cents === cents && one.row.number === number);
    if (same !== undefined) return same.order;
    const order = {
      number: numberOf(number?.value ?? null, number?.figure ?? null, placeOf),
      reference: null,
      description: null,
      amount: amountOf(cents, [amount, ...parts], placeOf),
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

/** An amount as it is printed, or the sum of several. */
function amountOf(
  cents: number,
  amounts: readonly Pick<OrderAmount, "figure">[],
  placeOf: PlaceOf,
): Sourced<Money> {
  const sizes = amounts.map(({ figure: { value } }) =>
    value instanceof Money ? value : Money.zero,
  );
  const [first = Money.zero] = sizes;
  const isLess = cents < 0;
  const one = isLess ? first.absolute().negated() : first.absolute();
  const from = amounts.map(({ figure }) => placeOf(figure));
  return { value: sizes.length > 1 ? Money.sum(sizes) : one, from: from as [Provenance] };
}

type PlaceOf = (figure: Figure<unknown>) => Provenance;

/** All lines of which a text begins as a change order does. */
export function marksIn({ pages }: Paper, words: OrderVocabularies): readonly OrderMark[] {
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap(({ index, line, figureWords }) =>
      line.runs.flatMap((run) => {
        const named = namedOrder(run.words, words);
        return named === null || (named.number !== null && figureWords.has(named.number))
          ? []
          : [{ page: page.pageNumber, line: index, number: named.number }];
      }),
    ),
  );
}

/** A code is short and in capitals: "VO 01", "TOC 3". */
const CODE = /^\p{Lu}{1,5}\.?$/u;

/** A number with the code before it: a word of its own, where the two are all that a cell prints. */
function codesIn(
  { pages }: Paper,
  { noCodes }: OrderVocabularies,
): (number: OrderNumber) => OrderNumber | null {
  return (number) => {
    const { figure, page, line } = number;
    const [first] = figure.words;
    const runs = pages[page - 1]?.lines[line]?.line.runs ?? [];
    const length = 1 + figure.words.length;
    const run = runs.find(({ words }) => words.length === length && words[1] === first);
    const code = run?.words[0];
    if (code === undefined || !CODE.test(code.text) || isCaption([code], noCodes)) return null;
    return coded(number, code);
  };
}

function coded(number: OrderNumber, code: Word): OrderNumber {
  const { figure } = number;
  const words = [code, ...figure.words];
  const value = `${code.text} ${number.value}`;
  return {
    ...number,
    value,
    left: code.box.left,
    figure: {
      ...figure,
      value,
      words,
      from: figure.from - 1,
      box: unionOf(words.map(({ box }) => box)),
      printed: textOfWords(words),
    },
  };
}
