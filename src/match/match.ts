import type { RefusedFile } from "../audit/audit.ts";
import { compareDates } from "../base/calendar-date.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import type { Bill } from "./bill.ts";
import { BilledBook } from "./billed-book.ts";
import { type MatchedBill, matchBill } from "./compare/match-bill.ts";
import { repeatedBills } from "./compare/repeated.ts";
import { countHistory } from "./history.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { OrderFinder } from "./order-finder.ts";
import type { OrderTable } from "./orders.ts";
import type { ReceiptTable } from "./receipts.ts";
import type { Tolerances } from "./tolerances.ts";

/*
 * Bills beside orders and receipts, as accounts payable matches them. `tables/` reads what any program writes; `orders` and
 * `receipts` make orders of it. `bill` keeps of a reading what is compared, and `doubts` what of it accuses nobody. Bills are
 * taken in the order of their dates: `compare/choose-order` finds the order, `pairing/` puts each line to one of its items,
 * `compare/` holds units, prices, quantities and charges against it, and `billed-book` counts what is billed so far. A bill
 * has one answer, and what cannot be told for sure is said and guessed nowhere.
 */

/** A paper among the bills that is none. */
export interface OtherPaper {
  readonly file: string;
  readonly documentType: DocumentType;
}

/** What bills are matched with. */
export interface MatchBooks {
  readonly orders: OrderTable;
  /** Null where only orders are compared. */
  readonly receipts: ReceiptTable | null;
  /** Bills of earlier runs. */
  readonly history: readonly HistoryEntry[];
  readonly tolerances: Tolerances;
}

/** What became of the inputs of a run. */
export interface MatchPapers {
  readonly bills: readonly Bill[];
  readonly others: readonly OtherPaper[];
  readonly refused: readonly Omit<RefusedFile, "isChangeOrder">[];
}

/** Bills with their answers, in the order in which they came. Every paper is in it once. */
export interface Match extends MatchBooks, Pick<MatchPapers, "others" | "refused"> {
  readonly bills: readonly MatchedBill[];
  /** What is billed of each order, with the bills of earlier runs. */
  readonly book: BilledBook;
}

/** Matches bills with orders and receipts. */
export function matchPapers({ bills, others, refused }: MatchPapers, books: MatchBooks): Match {
  const { orders, receipts, tolerances } = books;
  const history = earlierThan(bills, books.history);
  const book = new BilledBook();
  countHistory(history, new Map(orders.orders.map((order) => [order.key, order])), book);
  const inTurn = bills.toSorted(byDate);
  const repeated = repeatedBills(inTurn, history);
  const ground = { finder: new OrderFinder(orders.orders), book, receipts, tolerances };
  const matched = new Map<Bill, MatchedBill>();
  for (const bill of inTurn) {
    const one = matchBill(bill, repeated.get(bill) ?? null, ground);
    matched.set(bill, one);
    if (one.order !== null && !isRepeated(one))
      book.add(bill.name, one.order, one.parts, one.totals);
  }
  return {
    ...books,
    history,
    bills: bills.flatMap((bill) => matched.get(bill) ?? []),
    others,
    refused,
    book,
  };
}

/** Whether it came before, and bills nothing. */
export function isRepeated({ points }: MatchedBill): boolean {
  return points.some(({ statement }) => statement.code === "billed-before");
}

/** A file that was there in an earlier run and is given again is the same bill, and no copy of it. */
function earlierThan(
  bills: readonly Bill[],
  history: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const own = new Set(bills.map(({ file, trace }) => `${trace.fingerprint} ${file}`));
  return history.filter(({ file, fingerprint }) => !own.has(`${fingerprint} ${file}`));
}

/** By their dates, those without one last; then by number, amount and bytes, so that nothing depends on how they are named in a list. */
function byDate(one: Bill, other: Bill): number {
  if (one.date !== null && other.date !== null) {
    const days = compareDates(one.date, other.date);
    if (days !== 0) return days;
  } else if (one.date !== other.date) {
    return one.date === null ? 1 : -1;
  }
  return compareTexts(sortKey(one), sortKey(other));
}

function sortKey({ file, trace }: Bill): string {
  const { invoiceNumber, amount, fingerprint } = trace;
  const digits = (invoiceNumber ?? "").replaceAll(/\d+/g, (number) => number.padStart(20, "0"));
  return [digits, amount?.key() ?? "", file, fingerprint].join("\u0000");
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
