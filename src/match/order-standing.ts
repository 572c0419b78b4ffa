import { Money } from "../base/money.ts";
import type { Match } from "./match.ts";
import type { MatchedBill } from "./compare/match-bill.ts";
import type { Order, OrderItem } from "./orders.ts";

/** How far an item of an order is billed and received. */
export interface ItemStanding {
  readonly item: OrderItem;
  /** Null where no receipts are given. */
  readonly received: Money | null;
  /** By bills of this run and of earlier ones that were matched for sure. */
  readonly billed: Money;
  readonly billedAmount: Money;
}

/** An order of which something was billed, with its items. */
export interface OrderStanding {
  readonly order: Order;
  readonly items: readonly ItemStanding[];
}

/** The orders that bills of this run are for, as they stand after them, in the order of the table. */
export function orderStandings({ orders, receipts, book, bills }: Match): readonly OrderStanding[] {
  const billed = new Set(bills.flatMap(({ order }) => order ?? []));
  return orders.orders
    .filter((order) => billed.has(order))
    .map((order) => ({
      order,
      items: order.items.map((item) => {
        const of = book.ofItem(item);
        const got = receipts?.byOrder.get(order)?.items.get(item)?.quantity ?? Money.zero;
        return {
          item,
          received: receipts === null ? null : got,
          billed: of.quantity,
          billedAmount: of.amount,
        };
      }),
    }));
}

/** What the lines of a bill come to by how they stand: together they are all of its lines. */
export interface LineAmounts {
  readonly matching: Money;
  readonly differing: Money;
  readonly notCompared: Money;
}

/** The amounts of a bill's lines by how they stand. */
export function lineAmounts({ lines }: Pick<MatchedBill, "lines">): LineAmounts {
  const sumOf = (wanted: MatchedBill["lines"][number]["answer"]): Money =>
    Money.sum(lines.flatMap(({ answer, line }) => (answer === wanted ? (line.amount ?? []) : [])));
  return {
    matching: sumOf("matches"),
    differing: sumOf("differs"),
    notCompared: sumOf("not-compared"),
  };
}
