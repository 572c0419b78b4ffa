import { AUDIT_LIMITS } from "../base/limits.ts";
import type { BilledOrder, BilledOrders } from "./billed-orders.ts";
import type { ChangeOrderPaper } from "./change-order-paper.ts";

/** What a change order document and a line of an application's list have in common. */
export interface Listing {
  readonly billed: BilledOrder;
  readonly hasNumber: boolean;
  readonly hasAmount: boolean;
  readonly hasWords: boolean;
}

/** The line of the list that a document is about; null where none is alike. */
export function listingOf(paper: ChangeOrderPaper, orders: BilledOrders): Listing | null {
  const amount = paper.document.amount?.value;
  const byNumber = paper.key === "" ? [] : (orders.byNumber.get(paper.key) ?? []);
  const byAmount = amount === undefined ? [] : (orders.byAmount.get(amount.key()) ?? []);
  const words = wordsOf(paper.document.description?.value);
  let best: Listing | null = null;
  for (const billed of [...byNumber, ...byAmount].slice(0, AUDIT_LIMITS.sameOrders)) {
    const listing = {
      billed,
      hasNumber: byNumber.includes(billed),
      hasAmount: amount !== undefined && billed.order.amount?.equals(amount) === true,
      hasWords: areAlike(words, wordsOfOrder(billed)),
    };
    const isCloser = best === null || closeness(listing, paper) > closeness(best, paper);
    if (isCloser && closeness(listing, paper) > 0) best = listing;
  }
  return best;
}

/**
 * A request has a number of its own series, so that its number alone is no mark; the number of an order is that of the
 * contract, and weighs more than an amount that two orders may share.
 */
function closeness(listing: Listing, { isRequest }: ChangeOrderPaper): number {
  const { hasNumber, hasAmount, hasWords } = listing;
  const number = hasNumber ? (isRequest && !hasAmount && !hasWords ? 0 : 3) : 0;
  return number + (hasAmount ? 2 : 0) + (hasWords ? 2 : 0);
}

/** Shorter words are in every description. */
const SHORTEST_WORD = 4;

function wordsOf(text: string | undefined): ReadonlySet<string> {
  const words = (text ?? "").slice(0, AUDIT_LIMITS.comparedCharacters).toLowerCase();
  return new Set((words.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD));
}

function wordsOfOrder({ order }: BilledOrder): ReadonlySet<string> {
  return wordsOf(order.rows.map(({ description }) => description?.value ?? "").join(" "));
}

/** At least half of the words of the shorter text stand in the longer one, one of them being said of nothing else. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  let same = 0;
  for (const word of short) if (long.has(word) && !COMMON.has(word)) same += 1;
  const own = [...short].filter((word) => !COMMON.has(word)).length;
  return same > 0 && same * 2 >= own;
}

const COMMON: ReadonlySet<string> = new Set([
  "additional",
  "change",
  "changes",
  "contract",
  "credit",
  "deduct",
  "extra",
  "order",
  "orders",
  "proposal",
  "request",
  "with",
  "work",
]);
