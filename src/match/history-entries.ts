import type { HistoryEntry, HistoryItem } from "./history-entry.ts";
import { isRepeated, type Match } from "./match.ts";
import type { MatchedBill } from "./compare/match-bill.ts";
import type { BilledPart } from "./billed-book.ts";

/** What is to be kept of a run, so that the next one knows its bills: all but those that came before. */
export function historyOf({ bills }: Pick<Match, "bills">): readonly HistoryEntry[] {
  return bills.filter((one) => !isRepeated(one) && one.bill.paper !== "pro-forma").map(entryOf);
}

function entryOf({ bill, answer, order, parts, totals }: MatchedBill): HistoryEntry {
  const { file, fingerprint, vendor, invoiceNumber, currency, amount } = bill.trace;
  const { vendorKeys, numberKey, contentKey } = bill.trace;
  return {
    file,
    fingerprint,
    vendor,
    invoiceNumber,
    date: bill.name.date,
    currency,
    amount: amount?.key() ?? null,
    vendorKeys: [...vendorKeys],
    numberKey,
    contentKey,
    answer,
    order: order?.number ?? null,
    items: parts.map(itemOf),
    freight: totals.freight.key(),
    tax: totals.tax.key(),
    net: totals.net.key(),
    isUnclear: totals.isUnclear,
  };
}

function itemOf({ item, quantity, amount, isSure }: BilledPart): HistoryItem {
  return {
    lines: item.lines.flatMap(({ line }) => line ?? []),
    codeKey: item.codeKey,
    description: item.description,
    price: item.price?.key() ?? null,
    quantity: quantity?.key() ?? null,
    amount: amount?.key() ?? null,
    isSure,
  };
}
