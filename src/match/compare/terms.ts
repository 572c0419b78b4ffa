import { areOne } from "../../base/firm-names.ts";
import { hasLetters } from "../../base/letters.ts";
import type { Bill, BillLine } from "../bill.ts";
import { lineName } from "../bill.ts";
import type { Order } from "../orders.ts";
import type { PlacedLine } from "./charges.ts";
import { type MatchPoint, point } from "./point.ts";

/** Whether a vendor is the one of an order; null where one of both is not known by a name. */
export function isVendorOf(vendor: Bill["vendor"], order: Order): boolean | null {
  const named = order.vendors.filter(({ printed }) => hasLetters(printed));
  if (vendor === null || named.length === 0) return null;
  return named.some((name) => areOne(name, vendor.value));
}

/** The vendor of the bill against that of the order; nothing where the table has no vendors. */
export function compareVendor(bill: Bill, order: Order): readonly MatchPoint[] {
  const { vendor, otherNames } = bill;
  const named = order.vendors.filter(({ printed }) => hasLetters(printed));
  const orderedOf = named.map(({ printed }) => printed);
  if (named.length === 0 || isVendorOf(vendor, order) === true) return [];
  const about = { page: vendor?.page ?? null };
  const mayBeOther = otherNames.some((other) => named.some((name) => areOne(name, other)));
  if (vendor === null || vendor.doubt !== null || mayBeOther) {
    const printed = vendor?.value.printed ?? null;
    return [point(bill, "vendor-doubted", { vendor: printed, orderedOf }, about)];
  }
  return [point(bill, "vendor-differs", { vendor: vendor.value.printed, orderedOf }, about)];
}

const CODE = /^[A-Z]{3}$/;

/** What signs stand for one currency alone. */
const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", US$: "USD", EURO: "EUR" };

/** Whether bill and order are known to be in two currencies. */
export function hasOtherCurrency({ currency }: Bill, order: Order): boolean {
  const ordered = codeOf(order);
  return currency !== null && ordered !== null && currency.value !== ordered;
}

function codeOf({ currency }: Order): string | null {
  const code = SIGNS[currency ?? ""] ?? currency ?? "";
  return CODE.test(code) ? code : null;
}

/** The currency of the bill against that of the order; nothing where one of both names none. */
export function compareCurrency(bill: Bill, order: Order): readonly MatchPoint[] {
  const { currency } = bill;
  const ordered = codeOf(order);
  if (currency === null || ordered === null || currency.value === ordered) return [];
  const { doubt, page } = currency;
  if (doubt !== null)
    return [point(bill, "figure-doubted", { what: "currency", doubt, page }, { page })];
  return [point(bill, "currency-differs", { currency: currency.value, ordered }, { page })];
}

/** Whether the order, or a line of it that is billed, is closed. */
export function compareState(
  bill: Bill,
  order: Order,
  placed: readonly PlacedLine[],
): readonly MatchPoint[] {
  const closed = order.items.filter(({ isClosed }) => isClosed);
  const [first] = closed;
  if (first === undefined) return [];
  const isWhole = closed.length === order.items.length;
  const lines: readonly BillLine[] = isWhole
    ? []
    : placed.filter(({ item }) => item.isClosed).map(({ line }) => line);
  if (!isWhole && lines.length === 0) return [];
  const { status } = isWhole ? first : (placed.find(({ item }) => item.isClosed)?.item ?? first);
  const facts = { order: order.number, status: status ?? "", billed: lines.map(lineName) };
  return [point(bill, "order-closed", facts, { lines })];
}
