import type { InvoiceTrace } from "../audit/repeated-invoices.ts";
import { Money } from "../base/money.ts";
import type { BillName } from "../finding/match-statement.ts";
import type { BilledBook, BilledPart } from "./billed-book.ts";
import type { HistoryEntry, HistoryItem } from "./history-entry.ts";
import { type Order, type OrderItem, orderKey } from "./orders.ts";
import { numberKey } from "./receipts.ts";
import { comparedText } from "./words/likeness.ts";

/** A bill of the history as one that may be repeated. */
export function traceOfEntry(entry: HistoryEntry): InvoiceTrace {
  const { file, fingerprint, vendor, invoiceNumber, currency } = entry;
  const { vendorKeys, numberKey: key, contentKey } = entry;
  const amount = entry.amount === null ? null : Money.fromKey(entry.amount);
  return {
    file,
    fingerprint,
    vendor,
    invoiceNumber,
    currency,
    amount,
    vendorKeys,
    contentKey,
    numberKey: key,
  };
}

/** What it is called in sentences. */
export function nameOfEntry({ file, invoiceNumber, date }: HistoryEntry): BillName {
  return { file, number: invoiceNumber, date };
}

/** Counts the bills of earlier runs for their orders. What an order no longer has is not known. */
export function countHistory(
  entries: readonly HistoryEntry[],
  orders: ReadonlyMap<string, Order>,
  book: BilledBook,
): void {
  for (const entry of entries) {
    const order = entry.order === null ? undefined : orders.get(orderKey(entry.order));
    if (order === undefined) continue;
    const parts = entry.items.map((item) => partOf(item, order, entry));
    const known = parts.flatMap((part) => part ?? []);
    book.add(nameOfEntry(entry), order, known, {
      freight: Money.fromKey(entry.freight),
      tax: Money.fromKey(entry.tax),
      net: Money.fromKey(entry.net),
      isUnclear: entry.isUnclear || known.length < parts.length,
    });
  }
}

/** A bill that differed may have been sent back since: it counts, and accuses nobody. */
function partOf(item: HistoryItem, order: Order, { answer }: HistoryEntry): BilledPart | null {
  const own = itemOf(item, order);
  if (own === null) return null;
  return {
    item: own,
    quantity: item.quantity === null ? null : Money.fromKey(item.quantity),
    amount: item.amount === null ? null : Money.fromKey(item.amount),
    isSure: item.isSure && answer === "matches",
  };
}

/** The item of the order as it is now: by the number of a line, else by its code or words, then by its price. */
function itemOf(item: HistoryItem, { items }: Order): OrderItem | null {
  const numbers = new Set(item.lines.map(numberKey));
  const ofLine = items.filter(({ lines }) =>
    lines.some(({ line }) => line !== null && numbers.has(numberKey(line))),
  );
  const { key } = comparedText(item.description ?? "");
  const named = items.filter((own) =>
    item.codeKey === "" ? own.text.key === key : own.codeKey === item.codeKey,
  );
  const found = ofLine.length > 0 ? ofLine : named;
  const priced = found.filter(({ price }) => (price?.key() ?? null) === item.price);
  const [only = null, other] = found.length === 1 ? found : priced;
  return other === undefined ? only : null;
}
