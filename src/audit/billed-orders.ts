import type { Money } from "../base/money.ts";
import type { Application } from "./application.ts";
import type { Chain } from "./chain.ts";
import { listsAllOrders, numberedOrders, type NumberedOrder, orderKey } from "./listed-orders.ts";

/** A change order as the applications of a contract list it, and the last of them that does. */
export interface BilledOrder {
  readonly order: NumberedOrder;
  readonly application: Application;
}

/** The orders that a contract's applications list, ready to be looked up. */
export interface BilledOrders {
  readonly all: readonly BilledOrder[];
  /** By their number or the one beside their description. */
  readonly byNumber: ReadonlyMap<string, readonly BilledOrder[]>;
  readonly byAmount: ReadonlyMap<string, readonly BilledOrder[]>;
}

/**
 * The change orders that a contract's applications list: those of the last application where it lists all, else those
 * of every application, each as it was listed last.
 */
export function billedOrdersOf({ links }: Chain): BilledOrders {
  const last = links.at(-1);
  const listing = last !== undefined && listsAllOrders(last) ? [last] : links;
  const orders = new Map<string, BilledOrder>();
  for (const application of listing) {
    for (const [key, order] of numberedOrders(application)) orders.set(key, { order, application });
  }
  const all = [...orders.values()];
  return {
    all,
    byNumber: grouped(all, numbersOf),
    byAmount: grouped(all, ({ order }) => keysOfAmount(order.amount)),
  };
}

function numbersOf({ order }: BilledOrder): readonly string[] {
  return order.rows.flatMap(({ number, reference }) =>
    [number, reference].flatMap((text) => (text === null ? [] : [orderKey(text.value)])),
  );
}

/** Many orders cost nothing: that says nothing of which is which. */
function keysOfAmount(amount: Money | null): readonly string[] {
  return amount === null || amount.isZero() ? [] : [amount.key()];
}

function grouped(
  orders: readonly BilledOrder[],
  keysOf: (order: BilledOrder) => readonly string[],
): ReadonlyMap<string, readonly BilledOrder[]> {
  const groups = new Map<string, BilledOrder[]>();
  for (const order of orders) {
    for (const key of new Set(keysOf(order))) {
      if (key === "") continue;
      const own = groups.get(key) ?? [];
      groups.set(key, own);
      own.push(order);
    }
  }
  return groups;
}
