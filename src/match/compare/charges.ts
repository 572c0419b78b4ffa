import { Money } from "../../base/money.ts";
import type { BillFigure } from "../../finding/match-statement.ts";
import type { Bill, BillLine, BillValue } from "../bill.ts";
import type { BilledBook } from "../billed-book.ts";
import type { Order, OrderItem } from "../orders.ts";
import { CENT, slackOf, type Tolerances } from "../tolerances.ts";
import { type MatchPoint, point } from "./point.ts";

/** A bill beside its order once its lines are placed. */
export interface PlacedBill {
  readonly bill: Bill;
  readonly order: Order;
  readonly book: BilledBook;
  readonly placed: readonly PlacedLine[];
  /** Lines for the way of the goods that are no line of the order. */
  readonly freightLines: readonly BillLine[];
  readonly tolerances: Tolerances;
}

/** A line with the item that it is. */
export interface PlacedLine {
  readonly line: BillLine;
  readonly item: OrderItem;
}

/** Freight below the lines, or in lines of its own, against what the order has of it and is not billed yet. */
export function compareFreight(one: PlacedBill): readonly MatchPoint[] {
  const { bill, order, freightLines } = one;
  const amount = freightOf(one);
  if (amount.compare(CENT) <= 0) return [];
  const doubted = bill.shipping?.doubt ?? freightLines.find(({ doubt }) => doubt !== null)?.doubt;
  if (doubted !== undefined && doubted !== null) {
    const facts = { what: "shipping", doubt: doubted, page: bill.shipping?.page ?? null } as const;
    return [point(bill, "figure-doubted", facts, { page: facts.page })];
  }
  const left = freightLeft(one);
  if (left === null) {
    const what = freightLines.map(({ number, description }) => ({ number, description }));
    const facts = { what, figure: "amount", from: "order" } as const;
    return [point(bill, "figure-missing", facts, { lines: freightLines })];
  }
  if (amount.compare(left.plus(slackFor(one, left))) <= 0) return [];
  const ordered = Money.sum(freightItems(order).flatMap((item) => item.amount ?? []));
  const facts = { amount, ordered, expected: left, order: order.number };
  const about = {
    lines: freightLines,
    billed: amount,
    expected: left,
    page: bill.shipping?.page ?? null,
  };
  return [point(bill, "freight-not-ordered", facts, about)];
}

/** The freight of a bill that is in no line of the order. */
export function freightOf({
  bill,
  freightLines,
}: Pick<PlacedBill, "bill" | "freightLines">): Money {
  const own = freightLines.flatMap(({ amount }) => amount ?? []);
  return Money.sum([...own, ...(bill.shipping === null ? [] : [bill.shipping.value])]);
}

/** The freight of the order that neither this bill's own lines nor any bill before has; null where the order does not say how much it is. */
function freightLeft({ order, book, placed }: PlacedBill): Money | null {
  const items = freightItems(order);
  const ordered = items.flatMap(({ amount }) => amount ?? []);
  if (ordered.length < items.length) return null;
  const inLines = placed.flatMap(({ line, item }) =>
    item.isFreight && line.amount !== null ? [line.amount] : [],
  );
  const before = items.map((item) => book.ofItem(item).amount);
  const used = Money.sum([...inLines, ...before, book.ofOrder(order).freight]);
  const left = Money.sum(ordered).minus(used);
  return left.isNegative() ? Money.zero : left;
}

function freightItems({ items }: Order): readonly OrderItem[] {
  return items.filter(({ isFreight }) => isFreight);
}

/** Charges that are neither tax nor freight. A cent for each line may be rounding, and so may be what makes the total even. */
export function compareCharges(one: PlacedBill): readonly MatchPoint[] {
  const { bill, order } = one;
  const charges = bill.otherCharges;
  if (charges === null || charges.value.compare(slackFor(one, Money.zero)) <= 0) return [];
  if (isRounding(charges.value, bill)) return [];
  if (charges.doubt !== null) return [doubtedFigure(bill, "other charges", charges)];
  const facts = { line: null, amount: charges.value, order: order.number };
  const about = { billed: charges.value, expected: Money.zero, page: charges.page };
  return [point(bill, "not-ordered", facts, about)];
}

/** India rounds totals to whole rupees, Switzerland to five hundredths. */
function isRounding(charges: Money, { total }: Bill): boolean {
  if (total === null) return false;
  const isToFive = charges.compare(FIVE_CENTS) < 0 && total.times(TWENTY).isWhole();
  return isToFive || (charges.compare(ONE) < 0 && total.isWhole());
}

const FIVE_CENTS = Money.of("0.05");
const TWENTY = Money.of("20");
const ONE = Money.of("1");

/**
 * Tax against what the order has of it, where the table says so for every billed line. A rate is held against this bill,
 * amounts against all bills so far. `isPlain` says that no line differs, which would change the tax as well.
 */
export function compareTax(one: PlacedBill, isPlain: boolean): readonly MatchPoint[] {
  const { bill, order, placed } = one;
  const { tax } = bill;
  const taxes = placed.flatMap(({ item }) => item.tax ?? []);
  if (tax === null || placed.length === 0 || taxes.length < placed.length) return [];
  const isFree = taxes.every((own) => numberOf(own).isZero());
  if (!isFree && !isPlain) return [];
  const most = isFree ? Money.zero : mostTax(one);
  if (tax.value.compare(most.plus(slackFor(one, most))) <= 0) return [];
  if (tax.doubt !== null) return [doubtedFigure(bill, "tax", tax)];
  const facts = { amount: tax.value, expected: most.roundedToCents(), order: order.number };
  const about = { billed: tax.value, expected: facts.expected, page: tax.page };
  return [point(bill, "tax-not-ordered", facts, about)];
}

type ItemTax = NonNullable<OrderItem["tax"]>;

function numberOf(tax: ItemTax): Money {
  switch (tax.kind) {
    case "rate":
      return tax.rate.points;
    case "amount":
      return tax.amount;
    case "either":
      return tax.number;
  }
}

/** The most that the order lets be taxed here. Freight and charges may be taxed at its highest rate. */
function mostTax({ bill, order, book, placed, freightLines }: PlacedBill): Money {
  const rates = placed.flatMap(({ line, item }) => {
    const { tax } = item;
    if (tax === null || tax.kind === "amount") return [];
    return [{ points: numberOf(tax), of: line.amount ?? Money.zero }];
  });
  const ofRates = Money.sum(rates.map(({ points, of }) => points.times(of).hundredth()));
  const highest = rates.reduce(
    (most, { points }) => (points.compare(most) > 0 ? points : most),
    Money.zero,
  );
  const beside = freightOf({ bill, freightLines }).plus(bill.otherCharges?.value ?? Money.zero);
  const amounts = order.items.flatMap(({ tax, lines }) =>
    tax === null || tax.kind === "rate"
      ? []
      : lines.flatMap((line) => (line.tax === null ? [] : [numberOf(line.tax)])),
  );
  const left = Money.sum(amounts).minus(book.ofOrder(order).tax);
  const ofAmounts = left.isNegative() ? Money.zero : left;
  return ofRates.plus(highest.times(beside).hundredth()).plus(ofAmounts);
}

/** All bills so far against the whole order, where no line of the bill can be. */
export function compareTotal(
  bill: Bill,
  order: Order,
  book: BilledBook,
  tolerances: Tolerances,
): readonly MatchPoint[] {
  const { net } = bill;
  if (net === null || net.doubt !== null || order.amount === null || net.value.isNegative())
    return [];
  const before = book.ofOrder(order).net;
  const slack = CENT.plus(slackOf(tolerances.amount, order.amount));
  if (net.value.plus(before).compare(order.amount.plus(slack)) <= 0) return [];
  const facts = { amount: net.value, before, expected: order.amount, order: order.number };
  const about = { billed: net.value.plus(before), expected: order.amount, page: net.page };
  return [point(bill, "total-over-order", facts, about)];
}

/** A cent for each line, and what the user allows. */
function slackFor({ bill, tolerances }: PlacedBill, figure: Money): Money {
  const lines = Money.of(String(Math.max(1, bill.lines.length)));
  return CENT.times(lines).plus(slackOf(tolerances.amount, figure));
}

function doubtedFigure(
  bill: Bill,
  what: BillFigure,
  { doubt, page }: BillValue<unknown>,
): MatchPoint {
  return point(
    bill,
    "figure-doubted",
    { what, doubt: doubt ?? { because: "uncertain" }, page },
    { page },
  );
}
