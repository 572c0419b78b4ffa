import { MATCH_LIMITS } from "../../base/match-limits.ts";
import { Money } from "../../base/money.ts";
import type { MatchFacts } from "../../finding/match-statement.ts";
import type { Bill, BillLine } from "../bill.ts";
import type { BilledBook } from "../billed-book.ts";
import type { OrderFinder } from "../order-finder.ts";
import type { Order, OrderItem } from "../orders.ts";
import { hasAmountOf, hasPriceOf } from "../pairing/agreement.ts";
import { placeLines } from "../pairing/place-lines.ts";
import type { ReceiptTable } from "../receipts.ts";
import { slackOf, type Tolerances } from "../tolerances.ts";
import { compareUnits } from "../words/units.ts";
import { type MatchPoint, point } from "./point.ts";
import { hasOtherCurrency, isVendorOf } from "./terms.ts";

/** The order of a bill, or why there is none. */
export type OrderChoice =
  | { readonly kind: "found"; readonly order: Order; readonly by: "number" | "lines" }
  | { readonly kind: "none"; readonly point: MatchPoint };

/** What a bill is held against: orders, what of them is billed, and what was received. */
export interface MatchGround {
  readonly finder: OrderFinder;
  readonly book: BilledBook;
  /** Null where no receipts are given. */
  readonly receipts: ReceiptTable | null;
  readonly tolerances: Tolerances;
}

/** Finds the order of a bill by the number that it prints; where it prints none, by vendor and lines. */
export function chooseOrder(bill: Bill, orders: MatchGround): OrderChoice {
  const { orderNumber, vendor } = bill;
  if (orderNumber === null) return byLines(bill, orders);
  const { value: number, doubt } = orderNumber;
  const named = orders.finder.named(number);
  const [only, other] = named.orders;
  if (only !== undefined && other === undefined) return found(only);
  if (only !== undefined) {
    // Numbers that are only alike may be of several vendors.
    const [own, another] = named.orders.filter((order) => isVendorOf(vendor, order) === true);
    const isOwn = own !== undefined && another === undefined && !named.isExact;
    return isOwn ? found(own) : unclear(bill, number, named.orders);
  }
  if (doubt !== null) return byLines(bill, orders);
  const facts = { number, byLines: null, vendor: null };
  return { kind: "none", point: point(bill, "order-not-found", facts, { page: orderNumber.page }) };
}

function found(order: Order): OrderChoice {
  return { kind: "found", order, by: "number" };
}

function unclear(bill: Bill, number: string | null, fitting: readonly Order[]): OrderChoice {
  const named = fitting.slice(0, MATCH_LIMITS.named);
  const facts = {
    number,
    orders: named.map((order) => order.number),
    others: fitting.length - named.length,
  };
  return { kind: "none", point: point(bill, "order-unclear", facts) };
}

/** The only open order of the vendor that has room for every line of the bill, at its price. */
function byLines(bill: Bill, orders: MatchGround): OrderChoice {
  const { vendor, lines } = bill;
  const none = (why: NonNullable<MatchFacts["order-not-found"]["byLines"]>): OrderChoice => {
    const facts = { number: null, byLines: why, vendor: vendor?.value.printed ?? null };
    return { kind: "none", point: point(bill, "order-not-found", facts) };
  };
  if (vendor === null || vendor.doubt !== null) return none("no-vendor");
  if (lines.length === 0 || lines.some(({ doubt }) => doubt !== null)) return none("no-lines");
  const ofVendor = orders.finder
    .ofVendor(vendor.value)
    .filter(({ items }) => items.some(({ isClosed }) => !isClosed));
  if (ofVendor.length === 0) return none("vendor-unknown");
  if (ofVendor.length > MATCH_LIMITS.triedOrders) return none("too-many");
  const fitting = ofVendor.filter((order) => fitsWhole(bill, order, orders));
  const [only, other] = fitting;
  if (only === undefined) return none("no-order");
  if (other !== undefined) return unclear(bill, null, fitting);
  return { kind: "found", order: only, by: "lines" };
}

function fitsWhole(bill: Bill, order: Order, { book, tolerances }: MatchGround): boolean {
  if (hasOtherCurrency(bill, order)) return false;
  const placings = placeLines(bill.lines, order);
  const billed = new Map<OrderItem, BillLine[]>();
  for (const line of bill.lines) {
    const placing = placings.get(line);
    if (placing?.kind !== "placed") return false;
    const { item } = placing;
    const isOther = compareUnits(line.unit, item.unit) === "different";
    // Where no quantity is printed, the whole amount is that of the order.
    const fits = line.quantity === null ? hasAmountOf(line, item) : hasPriceOf(line, item);
    if (isOther || item.isClosed || !fits) return false;
    billed.set(item, [...(billed.get(item) ?? []), line]);
  }
  return [...billed].every(([item, lines]) => hasRoomFor(item, lines, { book, tolerances }));
}

/** Whether so much of an item is not billed yet. */
function hasRoomFor(
  item: OrderItem,
  lines: readonly BillLine[],
  { book, tolerances }: Pick<MatchGround, "book" | "tolerances">,
): boolean {
  const before = book.ofItem(item);
  const quantities = lines.flatMap(({ quantity }) => quantity ?? []);
  if (quantities.length < lines.length || item.quantity === null) {
    const amounts = lines.flatMap(({ amount }) => amount ?? []);
    return item.amount !== null && Money.sum([before.amount, ...amounts]).compare(item.amount) <= 0;
  }
  const most = item.quantity.plus(slackOf(tolerances.quantity, item.quantity));
  return Money.sum([before.quantity, ...quantities]).compare(most) <= 0;
}
