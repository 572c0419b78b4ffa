import { Money } from "../base/money.ts";
import type { BillName } from "../finding/match-statement.ts";
import type { Order, OrderItem } from "./orders.ts";

/** What was billed of an item so far. */
export interface BilledOfItem {
  /** By bills that were read and matched for sure. */
  readonly quantity: Money;
  readonly amount: Money;
  readonly bills: readonly BillName[];
  /** By bills of which that is not sure: what it would be. */
  readonly perhaps: Money;
  /** Whether a quantity of them is not known at all. */
  readonly isOpen: boolean;
  readonly unclear: readonly BillName[];
  /** Bills that are sure and print no quantity, as of a whole that is billed in parts. */
  readonly unmeasured: readonly BillName[];
}

/** What was billed of an order so far beside its items. */
export interface BilledOfOrder {
  readonly freight: Money;
  readonly tax: Money;
  /** Without tax. */
  readonly net: Money;
  /** Bills of it of which nothing could be put to its lines. */
  readonly unclear: readonly BillName[];
}

const NOTHING_OF_ITEM: BilledOfItem = {
  quantity: Money.zero,
  amount: Money.zero,
  bills: [],
  perhaps: Money.zero,
  isOpen: false,
  unclear: [],
  unmeasured: [],
};

const NOTHING_OF_ORDER: BilledOfOrder = {
  freight: Money.zero,
  tax: Money.zero,
  net: Money.zero,
  unclear: [],
};

/** A part of a bill that is for one item. */
export interface BilledPart {
  readonly item: OrderItem;
  /** Null where it is not known in the unit of the order. */
  readonly quantity: Money | null;
  readonly amount: Money | null;
  /** Whether it was read and matched for sure. */
  readonly isSure: boolean;
}

/** A bill as it counts for its order. */
export interface BilledTotals {
  readonly freight: Money;
  readonly tax: Money;
  readonly net: Money;
  /** Whether nothing of it could be put to lines. */
  readonly isUnclear: boolean;
}

/** Keeps what is billed of each order, bill by bill in the order of their dates. */
export class BilledBook {
  readonly #items = new Map<OrderItem, BilledOfItem>();
  readonly #orders = new Map<Order, BilledOfOrder>();

  ofItem(item: OrderItem): BilledOfItem {
    return this.#items.get(item) ?? NOTHING_OF_ITEM;
  }

  ofOrder(order: Order): BilledOfOrder {
    return this.#orders.get(order) ?? NOTHING_OF_ORDER;
  }

  /** The orders of which something is billed. */
  orders(): readonly Order[] {
    return [...this.#orders.keys()];
  }

  add(bill: BillName, order: Order, parts: readonly BilledPart[], totals: BilledTotals): void {
    for (const part of parts)
      this.#items.set(part.item, withPart(this.ofItem(part.item), part, bill));
    const before = this.ofOrder(order);
    this.#orders.set(order, {
      freight: before.freight.plus(totals.freight),
      tax: before.tax.plus(totals.tax),
      net: before.net.plus(totals.net),
      unclear: totals.isUnclear ? [...before.unclear, bill] : before.unclear,
    });
  }
}

function withPart(before: BilledOfItem, part: BilledPart, bill: BillName): BilledOfItem {
  const { quantity, amount, isSure } = part;
  const counted = isSure ? (quantity ?? Money.zero) : Money.zero;
  const perhaps = isSure ? Money.zero : (quantity ?? Money.zero);
  const isMeasured = quantity !== null;
  return {
    quantity: before.quantity.plus(counted),
    amount: isSure ? before.amount.plus(amount ?? Money.zero) : before.amount,
    bills: isSure ? withName(before.bills, bill) : before.bills,
    perhaps: before.perhaps.plus(perhaps),
    isOpen: before.isOpen || !isMeasured,
    unclear: isSure ? before.unclear : withName(before.unclear, bill),
    unmeasured: isSure && !isMeasured ? withName(before.unmeasured, bill) : before.unmeasured,
  };
}

function withName(names: readonly BillName[], name: BillName): readonly BillName[] {
  return names.includes(name) ? names : [...names, name];
}
