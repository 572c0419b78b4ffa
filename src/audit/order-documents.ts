import type { ListedOrder } from "../finding/order-name.ts";
import type { BilledOrder, BilledOrders } from "./billed-orders.ts";
import type { ChangeOrderPaper } from "./change-order-paper.ts";
import type { PlacedPaper } from "./placing.ts";

/** A listed change order and the documents that are about it, each file once. */
export interface DocumentedOrder extends BilledOrder {
  /** Orders that stand: executed, or not for certain. */
  readonly orders: readonly ChangeOrderPaper[];
  /** Requests, and orders that are void or were rejected: they change nothing. */
  readonly others: readonly ChangeOrderPaper[];
}

/** The change order documents of a contract beside what its applications list. */
export interface OrderDocuments {
  /** The listed orders of which there is a document. */
  readonly documented: readonly DocumentedOrder[];
  /** The listed orders of which there is none. */
  readonly undocumented: readonly BilledOrder[];
  /** Orders that stand and that no application lists. */
  readonly unlisted: readonly ChangeOrderPaper[];
}

/** Brings the change order documents of a contract together with the orders that its applications list. */
export function orderDocumentsOf(
  billed: BilledOrders,
  placed: readonly PlacedPaper[],
): OrderDocuments {
  const papersOf = new Map<BilledOrder, ChangeOrderPaper[]>();
  const unlisted: ChangeOrderPaper[] = [];
  const seen = new Set<string>();
  for (const { paper, listing } of placed) {
    if (seen.has(paper.fingerprint)) continue;
    seen.add(paper.fingerprint);
    if (listing === null) {
      if (stands(paper)) unlisted.push(paper);
      continue;
    }
    const own = papersOf.get(listing.billed) ?? [];
    papersOf.set(listing.billed, own);
    own.push(paper);
  }
  return {
    documented: billed.all.flatMap((order) => {
      const papers = papersOf.get(order) ?? [];
      if (papers.length === 0) return [];
      const others = papers.filter((paper) => !stands(paper));
      return [{ ...order, others, orders: papers.filter(stands) }];
    }),
    undocumented: billed.all.filter((order) => !papersOf.has(order)),
    unlisted,
  };
}

/** A listed order as sentences name it. */
export function listedOrder({ order, application }: BilledOrder): ListedOrder {
  return { order: order.name, amount: order.amount, application: application.name };
}

function stands({ standing }: ChangeOrderPaper): boolean {
  return standing === "executed" || standing === "open" || standing === "draft";
}
