import { MATCH_LIMITS } from "../../base/match-limits.ts";
import { Money } from "../../base/money.ts";
import type { MatchAnswer } from "../../finding/match-codes.ts";
import { type Bill, type BillLine, isCreditNote, lineName } from "../bill.ts";
import type { BilledPart, BilledTotals } from "../billed-book.ts";
import type { Order, OrderItem } from "../orders.ts";
import { placeLines } from "../pairing/place-lines.ts";
import {
  compareCharges,
  compareFreight,
  compareTax,
  compareTotal,
  freightOf,
  type PlacedBill,
} from "./charges.ts";
import { chooseOrder, type MatchGround } from "./choose-order.ts";
import { compareLines, isBilling, type Placings, strangeLines } from "./compare-lines.ts";
import { answerOf, inOrder, type MatchPoint, point } from "./point.ts";
import { compareCurrency, compareState, compareVendor, hasOtherCurrency } from "./terms.ts";

/** How a line of a bill stands beside the order. */
export type LineAnswer = "matches" | "differs" | "not-compared";

/** A line of a bill, and the line of the order that it is. */
export interface MatchedLine {
  readonly line: BillLine;
  /** Null where it is none, or which one is not clear. */
  readonly item: OrderItem | null;
  readonly by: "code" | "description" | "likeness" | null;
  readonly answer: LineAnswer;
}

/** A bill beside its order. */
export interface MatchedBill {
  readonly bill: Bill;
  readonly answer: MatchAnswer;
  readonly order: Order | null;
  /** By what the order was found. */
  readonly by: "number" | "lines" | null;
  /** What is told first before the others; none where it matches. */
  readonly points: readonly MatchPoint[];
  readonly lines: readonly MatchedLine[];
  /** What it bills of the items of its order. */
  readonly parts: readonly BilledPart[];
  readonly totals: BilledTotals;
}

const NO_TOTALS: BilledTotals = {
  freight: Money.zero,
  tax: Money.zero,
  net: Money.zero,
  isUnclear: false,
};

/** Matches one bill. `repeated` says that it came before; then nothing else of it is compared. */
export function matchBill(
  bill: Bill,
  repeated: MatchPoint | null,
  ground: MatchGround,
): MatchedBill {
  const own = ownPoints(bill);
  if (bill.paper === "pro-forma") return unplaced(bill, [point(bill, "not-a-bill", {})], null);
  const choice = chooseOrder(bill, ground);
  const isCopy = repeated?.statement.code === "billed-before";
  if (isCopy) return unplaced(bill, [repeated], choice.kind === "found" ? choice : null);
  const told = [...own, ...(repeated === null ? [] : [repeated])];
  if (choice.kind === "none") return unplaced(bill, [choice.point, ...told], null);
  const { order, by } = choice;
  const head = [
    ...told,
    ...compareVendor(bill, order),
    ...compareCurrency(bill, order),
    ...(by === "lines" ? [point(bill, "order-by-lines", { order: order.number })] : []),
    ...unclearBefore(bill, order, ground),
  ];
  const placings = placeLines(bill.lines, order);
  const foundNone = noLinesPoint(bill, order, placings, ground);
  if (foundNone !== null) {
    const { book, tolerances } = ground;
    const closed = compareState(bill, order, []);
    const total = hasOtherCurrency(bill, order) ? [] : compareTotal(bill, order, book, tolerances);
    const points = [...head, ...closed, ...total, foundNone];
    const net = billedBy(bill, bill.net?.value ?? Money.zero);
    const matched = unplaced(bill, points, choice);
    return { ...matched, totals: { ...NO_TOTALS, net, isUnclear: true } };
  }
  return placedBill(bill, { order, by, head, placings }, ground);
}

/** What speaks against paying the bill by itself. */
function ownPoints(bill: Bill): readonly MatchPoint[] {
  return bill.own
    .filter(({ code }) => code !== "pro-forma")
    .map(({ sentence, pages }) =>
      point(bill, "reading-doubted", { sentence }, { page: pages[0] ?? null }),
    );
}

function unplaced(
  bill: Bill,
  points: readonly MatchPoint[],
  choice: { readonly order: Order; readonly by: "number" | "lines" } | null,
): MatchedBill {
  return {
    bill,
    answer: answerOf(points),
    order: choice?.order ?? null,
    by: choice?.by ?? null,
    points: inOrder(points),
    lines: bill.lines.map((line) => ({ line, item: null, by: null, answer: "not-compared" })),
    parts: [],
    totals: NO_TOTALS,
  };
}

/** Bills before this one, of the same order, whose lines nobody knows. */
function unclearBefore(bill: Bill, order: Order, { book }: MatchGround): readonly MatchPoint[] {
  const { unclear } = book.ofOrder(order);
  if (unclear.length === 0) return [];
  return [point(bill, "billed-unclear", { unclear, over: null })];
}

/** That there is nothing to compare: no lines, or lines that are mostly called otherwise than those of the order. */
function noLinesPoint(
  bill: Bill,
  order: Order,
  placings: Placings,
  { book }: MatchGround,
): MatchPoint | null {
  if (bill.lines.length === 0) {
    if (isFreightAlone(bill)) return null;
    const open = order.amount?.minus(book.ofOrder(order).net) ?? null;
    const total = bill.net?.value ?? null;
    return point(bill, "no-lines", { order: order.number, total, open });
  }
  const strange = strangeLines(bill, placings);
  const known = bill.lines.filter((line) => placings.get(line)?.kind !== "none").length;
  if (strange.length <= known) return null;
  const named = strange.slice(0, MATCH_LIMITS.named);
  const facts = {
    order: order.number,
    lines: named.map(lineName),
    others: strange.length - named.length,
  };
  return point(bill, "lines-not-found", facts, { lines: strange });
}

/** A bill for the way of the goods needs no lines. */
function isFreightAlone({ net, shipping }: Bill): boolean {
  return net?.value.isZero() === true && shipping !== null;
}

interface Placed {
  readonly order: Order;
  readonly by: "number" | "lines";
  readonly head: readonly MatchPoint[];
  readonly placings: Placings;
}

function placedBill(
  bill: Bill,
  { order, by, head, placings }: Placed,
  ground: MatchGround,
): MatchedBill {
  const isForeign = hasOtherCurrency(bill, order);
  const lines = compareLines(bill, { order, by, placings, withPrices: !isForeign }, ground);
  const whole: PlacedBill = {
    bill,
    order,
    placed: lines.placed,
    book: ground.book,
    freightLines: bill.lines.filter(
      (line) => placings.get(line)?.kind === "none" && line.isFreight && isBilling(line),
    ),
    tolerances: ground.tolerances,
  };
  const charges =
    isForeign || isCreditNote(bill)
      ? []
      : [
          ...compareFreight(whole),
          ...compareCharges(whole),
          ...compareTax(whole, lines.points.length === 0),
        ];
  const state = compareState(bill, order, lines.placed);
  const points = inOrder([...head, ...state, ...lines.points, ...charges]);
  return {
    bill,
    answer: answerOf(points),
    order,
    by,
    points,
    lines: matchedLines(bill, placings, points),
    parts: lines.parts,
    totals: {
      freight: billedBy(bill, freightOf(whole)),
      tax: billedBy(bill, bill.tax?.value ?? Money.zero),
      net: billedBy(bill, bill.net?.value ?? Money.zero),
      isUnclear: false,
    },
  };
}

/** A credit note takes its amounts away, however they are printed. */
function billedBy(bill: Bill, amount: Money): Money {
  return isCreditNote(bill) ? amount.absolute().negated() : amount;
}

function matchedLines(
  bill: Bill,
  placings: Placings,
  points: readonly MatchPoint[],
): readonly MatchedLine[] {
  return bill.lines.map((line) => {
    const placing = placings.get(line);
    const own = points.filter(({ lines }) => lines.includes(line.number));
    const answer = answerOf(own);
    const isPlaced = placing?.kind === "placed";
    const isCompared = isPlaced || (placing?.kind === "none" && line.isFreight);
    const isSame = answer === "matches" && isCompared;
    return {
      line,
      item: isPlaced ? placing.item : null,
      by: isPlaced ? placing.by : null,
      answer: answer === "differs" ? answer : isSame ? "matches" : "not-compared",
    };
  });
}
