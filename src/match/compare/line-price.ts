import { Money } from "../../base/money.ts";
import { Percent } from "../../base/percent.ts";
import type { Bill, BillLine } from "../bill.ts";
import type { OrderItem } from "../orders.ts";
import { hasPriceOf, isShareOf } from "../pairing/agreement.ts";
import { CENT, slackOf, type Tolerances } from "../tolerances.ts";
import { isLump } from "../words/units.ts";
import { type MatchPoint, ofLines, point } from "./point.ts";

/** What a line's price and amount come to beside the order. */
export interface PriceOutcome {
  readonly points: readonly MatchPoint[];
  /** What is billed too much because the order's discount was not taken off; null where it was, or there is none. */
  readonly missed: MissedDiscount | null;
}

/** A discount of the order that the line lacks. The whole bill may have it. */
export interface MissedDiscount {
  readonly excess: Money;
  readonly point: MatchPoint;
}

const FINE: PriceOutcome = { points: [], missed: null };

/** Holds the price of a line, or its amount where one of both prints no price, against the order. */
export function comparePrice(
  bill: Bill,
  line: BillLine,
  item: OrderItem,
  tolerances: Tolerances,
): PriceOutcome {
  // Parts of a whole are billed by their amount alone, all bills together.
  if (isLump(line.unit ?? item.unit)) return FINE;
  const sameList = hasListPrice(line, item, tolerances);
  if (hasPriceOf(line, item) || sameList) {
    return item.discount === null ? FINE : compareDiscount(bill, line, item, tolerances);
  }
  if (item.disagrees)
    return told(
      point(bill, "order-figures-disagree", ofLines([line], item), { lines: [line], item }),
    );
  if (line.price !== null && item.price !== null) {
    const { price } = line;
    const points = pricePoints(
      bill,
      { ...line, price },
      { ...item, price: item.price },
      tolerances,
    );
    return { points, missed: null };
  }
  return { points: amountPoints(bill, line, item, tolerances), missed: null };
}

function told(...points: readonly MatchPoint[]): PriceOutcome {
  return { points, missed: null };
}

/** Whether the price is that of the order within the tolerances. */
function hasListPrice(
  { price, quantity }: BillLine,
  { price: ordered }: OrderItem,
  tolerances: Tolerances,
): boolean {
  if (price === null || ordered === null) return false;
  const gap = price.minus(ordered).absolute();
  if (gap.compare(slackOf(tolerances.price, ordered)) <= 0) return true;
  if (quantity === null) return false;
  const whole = ordered.times(quantity).absolute();
  const slack = CENT.plus(slackOf(tolerances.amount, whole));
  return gap.times(quantity).absolute().compare(slack) <= 0;
}

interface Priced {
  readonly price: Money;
}

function pricePoints(
  bill: Bill,
  line: BillLine & Priced,
  item: OrderItem & Priced,
  tolerances: Tolerances,
): readonly MatchPoint[] {
  const { price, quantity, amount } = line;
  const ordered = item.price;
  const sides = { lines: [line], item, billed: price, expected: ordered };
  const gap = price.minus(ordered);
  const facts = {
    ...ofLines([line], item),
    price,
    orderedPrice: ordered,
    difference: quantity === null ? null : gap.times(quantity).roundedToCents(),
  };
  const rate = bill.taxRates.find((one) => isWithTax(price, ordered, one));
  if (rate !== undefined) return [point(bill, "price-with-tax", { ...facts, rate }, sides)];
  const isNet = line.isDiscounted || item.discount !== null;
  const expected = isNet ? shareOf(item, quantity) : null;
  if (expected === null || amount === null)
    return [point(bill, gap.isNegative() ? "price-under" : "price-over", facts, sides)];
  const net = amount.minus(expected);
  if (net.absolute().compare(CENT.plus(slackOf(tolerances.amount, expected))) <= 0) return [];
  const isSameWay = net.isNegative() === gap.isNegative();
  return isSameWay
    ? [point(bill, gap.isNegative() ? "price-under" : "price-over", facts, sides)]
    : [amountPoint(bill, line, item, { amount, expected })];
}

const WHOLE = Percent.of("100");

/** Whether a price is another one with its tax in it, to half a cent. */
function isWithTax(price: Money, net: Money, rate: Percent): boolean {
  if (rate.points.isZero()) return false;
  const gross = new Percent(WHOLE.points.plus(rate.points)).of(net);
  return price.minus(gross).absolute().compare(HALF_CENT) <= 0;
}

const HALF_CENT = Money.of("0.005");

/** What the order gives for a quantity, in cents: by its price where that is known as a whole, else its part of the amount; null where it does not say. */
function shareOf(item: OrderItem, quantity: Money | null): Money | null {
  const { quantity: ordered, price, amount, discount, disagrees } = item;
  if (quantity === null) return null;
  if (price !== null && amount !== null && discount?.kind !== "amount" && !disagrees) {
    const gross = price.times(quantity);
    return gross.minus(discount?.rate.of(gross) ?? Money.zero).roundedToCents();
  }
  if (ordered === null || amount === null || ordered.isZero()) return null;
  return amount.times(quantity).dividedInCents(ordered);
}

/** Where bill or order has no price, amounts of the same quantity are compared. */
function amountPoints(
  bill: Bill,
  line: BillLine,
  item: OrderItem,
  tolerances: Tolerances,
): readonly MatchPoint[] {
  const { quantity, price, amount: printed } = line;
  const amount = printed ?? (quantity === null || price === null ? null : quantity.times(price));
  const byPrice = item.price === null || quantity === null ? null : item.price.times(quantity);
  const expected = shareOf(item, quantity) ?? byPrice?.roundedToCents() ?? null;
  // A whole without a quantity is compared with all that is billed of it.
  if (quantity === null || item.quantity === null) return [];
  if (amount === null || expected === null) {
    const from = amount === null ? "bill" : "order";
    const what = ofLines([line], item).billed;
    return [
      point(bill, "figure-missing", { what, figure: "amount", from }, { lines: [line], item }),
    ];
  }
  const slack = CENT.plus(slackOf(tolerances.amount, expected)).plus(
    slackOf(percentAlone(tolerances), expected),
  );
  if (amount.minus(expected).absolute().compare(slack) <= 0) return [];
  return [amountPoint(bill, line, item, { amount, expected })];
}

/** A share of the price is the same share of the amount; so much of a price is not. */
function percentAlone({ price }: Tolerances): Tolerances["price"] {
  return price.kind === "percent" ? price : { kind: "amount", amount: Money.zero };
}

function amountPoint(
  bill: Bill,
  line: BillLine,
  item: OrderItem,
  { amount, expected }: { readonly amount: Money; readonly expected: Money },
): MatchPoint {
  return point(
    bill,
    "amount-differs",
    { ...ofLines([line], item), amount, expected, before: null },
    { lines: [line], item, billed: amount, expected },
  );
}

/** At the price of the order, less its discount? A table without amounts does not say whether its price has it already. */
function compareDiscount(
  bill: Bill,
  line: BillLine,
  item: OrderItem,
  tolerances: Tolerances,
): PriceOutcome {
  const { quantity, price, amount: printed } = line;
  const { discount } = item;
  const amount = printed ?? (quantity === null || price === null ? null : quantity.times(price));
  const expected = shareOf(item, quantity);
  if (discount === null || amount === null || isShareOf(amount, quantity, item)) return FINE;
  if (expected === null || item.disagrees) {
    if (line.isDiscounted) return FINE;
    const { billed } = ofLines([line], item);
    const facts = { what: billed, figure: "amount", from: "order" } as const;
    return told(point(bill, "figure-missing", facts, { lines: [line], item }));
  }
  const excess = amount.minus(expected);
  const slack = CENT.plus(slackOf(tolerances.amount, expected));
  if (excess.compare(slack) <= 0) return FINE;
  const facts = {
    ...ofLines([line], item),
    amount,
    expected,
    discount: discount.kind === "rate" ? discount.rate : discount.amount,
  };
  const about = { lines: [line], item, billed: amount, expected };
  return { points: [], missed: { excess, point: point(bill, "discount-missed", facts, about) } };
}
