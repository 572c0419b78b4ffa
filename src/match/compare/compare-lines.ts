import { MATCH_LIMITS } from "../../base/match-limits.ts";
import { Money } from "../../base/money.ts";
import { type Bill, type BillLine, lineName } from "../bill.ts";
import type { BilledPart } from "../billed-book.ts";
import type { Doubt } from "../../finding/match-statement.ts";
import type { Order, OrderItem } from "../orders.ts";
import type { Placing } from "../pairing/placing.ts";
import type { OrderReceipts } from "../receipts.ts";
import { CENT } from "../tolerances.ts";
import { compareUnits } from "../words/units.ts";
import type { PlacedLine } from "./charges.ts";
import type { MatchGround } from "./choose-order.ts";
import { compareQuantity, type ItemLines, type ReceivedOfItem } from "./item-quantity.ts";
import { comparePrice, type MissedDiscount } from "./line-price.ts";
import { type MatchPoint, ofLines, orderedName, point } from "./point.ts";

/** Which items the lines of a bill are. */
export type Placings = ReadonlyMap<BillLine, Placing>;

/** The lines of a bill beside its order. */
export interface ComparedLines {
  readonly placed: readonly PlacedLine[];
  readonly points: readonly MatchPoint[];
  /** What counts as billed. */
  readonly parts: readonly BilledPart[];
}

/** How lines are compared. */
export interface LinesGround {
  readonly order: Order;
  /** By what the order was found. */
  readonly by: "number" | "lines";
  readonly placings: Placings;
  /** Prices in another currency are none of the order's. */
  readonly withPrices: boolean;
}

/** Compares the lines of a bill with the items that they are: units, prices, and all quantities so far. */
export function compareLines(
  bill: Bill,
  { order, by, placings, withPrices }: LinesGround,
  ground: MatchGround,
): ComparedLines {
  const placed = bill.lines.flatMap((line): readonly PlacedLine[] => {
    const placing = placings.get(line);
    return placing?.kind === "placed" ? [{ line, item: placing.item }] : [];
  });
  const ofUnits = placed.map((one) => ({ one, points: unitPoints(bill, one) }));
  const comparable = ofUnits.flatMap(({ one, points }) =>
    points.length === 0 && one.line.doubt === null ? [one] : [],
  );
  return {
    placed,
    points: [
      ...doubtPoints(bill),
      ...ofUnits.flatMap(({ points }) => points),
      ...strangePoints(bill, order, placings),
      ...(withPrices ? pricePoints(bill, comparable, ground) : []),
      ...quantityPoints(bill, order, comparable, ground),
    ],
    parts: [...partsOf(placed, comparable, by), ...partsOfUnclear(placings)],
  };
}

/** Whether a line says that something is billed. */
export function isBilling({ amount, price, quantity }: BillLine): boolean {
  if (amount !== null) return !amount.isZero() && !amount.isNegative();
  return price !== null || quantity !== null;
}

/** Lines that the order has nothing like. */
export function strangeLines(bill: Bill, placings: Placings): readonly BillLine[] {
  return bill.lines.filter(
    (line) => placings.get(line)?.kind === "none" && isBilling(line) && !line.isFreight,
  );
}

/** A line that says something and bills nothing. */
function isBlank({ amount, price, quantity }: BillLine): boolean {
  return amount === null ? price === null && quantity === null : amount.isZero();
}

/** Lines in doubt, those of one doubt together: neither their prices nor their quantities are compared. */
function doubtPoints(bill: Bill): readonly MatchPoint[] {
  const groups = new Map<Doubt, BillLine[]>();
  for (const line of bill.lines) {
    if (line.doubt === null || isBlank(line)) continue;
    const group = groups.get(line.doubt) ?? [];
    groups.set(line.doubt, group);
    group.push(line);
  }
  return [...groups].map(([doubt, lines]) => {
    const facts = { what: lines.map(lineName), doubt, page: lines[0]?.page ?? null };
    return point(bill, "figure-doubted", facts, { lines });
  });
}

/** That a line is in another unit than its item: then neither its price nor its quantity is compared. */
function unitPoints(bill: Bill, { line, item }: PlacedLine): readonly MatchPoint[] {
  const about = { lines: [line], item };
  if (line.doubt !== null) return [];
  if (line.unit === null || item.unit === null) return [];
  const relation = compareUnits(line.unit, item.unit);
  if (relation === "same") return [];
  const facts = { ...ofLines([line], item), unit: line.unit, orderedUnit: item.unit };
  if (relation === "different") return [point(bill, "unit-differs", facts, about)];
  // A price that is the same is of the same unit.
  const isSame = line.price !== null && item.price?.equals(line.price) === true;
  return isSame ? [] : [point(bill, "units-unknown", facts, about)];
}

/** Lines that the order has nothing like, and those that may be one of several. */
function strangePoints(bill: Bill, order: Order, placings: Placings): readonly MatchPoint[] {
  const strange = strangeLines(bill, placings).flatMap((line) => {
    if (line.doubt !== null) return [];
    const facts = { line: lineName(line), amount: line.amount, order: order.number };
    const about = { lines: [line], billed: line.amount, expected: Money.zero };
    return [point(bill, "not-ordered", facts, about)];
  });
  const unclear = bill.lines.flatMap((line) => {
    const placing = placings.get(line);
    if (placing?.kind !== "unclear" || isBlank(line) || line.doubt !== null) return [];
    const candidates = placing.items.slice(0, MATCH_LIMITS.named).map(orderedName);
    const others = placing.items.length - candidates.length;
    const facts = { line: lineName(line), candidates, others, why: placing.why };
    return [point(bill, "line-unclear", facts, { lines: [line] })];
  });
  return [...strange, ...unclear];
}

/** What the prices come to; a discount that lines lack may be taken off the whole bill, or in a line of its own. */
function pricePoints(
  bill: Bill,
  placed: readonly PlacedLine[],
  { tolerances }: MatchGround,
): readonly MatchPoint[] {
  const outcomes = placed.map(({ line, item }) => comparePrice(bill, line, item, tolerances));
  const missed = outcomes.flatMap((outcome): readonly MissedDiscount[] =>
    outcome.missed === null ? [] : [outcome.missed],
  );
  const off = bill.lines.flatMap(({ amount }) => (amount?.isNegative() === true ? [amount] : []));
  const taken = (bill.discount ?? Money.zero).minus(Money.sum(off));
  const excess = Money.sum(missed.map((one) => one.excess));
  const slack = CENT.times(Money.of(String(missed.length)));
  const isTaken = excess.compare(taken.plus(slack)) <= 0;
  return [
    ...outcomes.flatMap(({ points }) => points),
    ...(isTaken ? [] : missed.map((one) => one.point)),
  ];
}

function quantityPoints(
  bill: Bill,
  order: Order,
  placed: readonly PlacedLine[],
  { book, receipts, tolerances }: MatchGround,
): readonly MatchPoint[] {
  const got = receipts === null ? null : (receipts.byOrder.get(order) ?? NOTHING_RECEIVED);
  return groupsOf(placed).flatMap((group) => {
    const received =
      got === null || receipts === null || group.item.isFreight
        ? null
        : receivedOf(bill, { order, group, got, file: receipts.table.name });
    const standing = { before: book.ofItem(group.item), received };
    return compareQuantity(bill, group, standing, tolerances);
  });
}

const NOTHING_RECEIVED: OrderReceipts = { items: new Map(), unplaced: [] };

function groupsOf(placed: readonly PlacedLine[]): readonly ItemLines[] {
  const groups = new Map<OrderItem, BillLine[]>();
  for (const { line, item } of placed) {
    const lines = groups.get(item) ?? [];
    groups.set(item, lines);
    lines.push(line);
  }
  return [...groups].map(([item, lines]) => ({ item, lines }));
}

interface ReceiptsOfGroup {
  readonly order: Order;
  readonly group: ItemLines;
  readonly got: OrderReceipts;
  readonly file: string;
}

function receivedOf(bill: Bill, { order, group, got, file }: ReceiptsOfGroup): ReceivedOfItem {
  const own = got.items.get(group.item) ?? null;
  const unclear = [...(own?.unclear ?? []), ...got.unplaced];
  if (unclear.length === 0) return { own, unclear: null };
  const rows = unclear.slice(0, MATCH_LIMITS.named).map(({ rowNumber }) => rowNumber);
  const facts = { order: order.number, file, rows, others: unclear.length - rows.length };
  const about = { lines: group.lines, item: group.item };
  return { own, unclear: point(bill, "receipts-unclear", facts, about) };
}

/** What counts as billed: a line in doubt, or in another unit, only perhaps. */
function partsOf(
  placed: readonly PlacedLine[],
  comparable: readonly PlacedLine[],
  by: "number" | "lines",
): readonly BilledPart[] {
  const sure = new Set(comparable.map(({ line }) => line));
  return placed.map(({ line, item }) => {
    const isComparable = sure.has(line);
    return {
      item,
      quantity: isComparable || line.doubt !== null ? line.quantity : null,
      amount: line.amount,
      isSure: isComparable && by === "number",
    };
  });
}

/** A line that may be one of several items may count for each of them. */
function partsOfUnclear(placings: Placings): readonly BilledPart[] {
  return [...placings.values()].flatMap((placing) =>
    placing.kind === "unclear"
      ? placing.items.map((item) => ({ item, quantity: null, amount: null, isSure: false }))
      : [],
  );
}
