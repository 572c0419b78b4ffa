import type { Application } from "./application.ts";
import type { Chain } from "./chain.ts";
import type { Step } from "./step.ts";
import { Money } from "../base/money.ts";
import { isRounding } from "../checks/rounding.ts";
import type { ListedChangeOrder } from "../document/pay-application.ts";

/** What an application lists under one change order number, in one row or several. */
export interface NumberedOrder {
  /** Its number, or its description where it has none. */
  readonly name: string;
  readonly rows: readonly ListedChangeOrder[];
  /** All its rows together; null where one prints no amount. */
  readonly amount: Money | null;
}

/** The orders that an application lists, by number, else by description. */
function numberedOrders({ document }: Application): ReadonlyMap<string, NumberedOrder> {
  const rows = new Map<string, ListedChangeOrder[]>();
  for (const order of document.changeOrders) {
    const key = keyOf(order);
    if (key === "") continue;
    const own = rows.get(key) ?? [];
    rows.set(key, own);
    own.push(order);
  }
  return new Map([...rows].map(([key, own]) => [key, numberedOrder(own)]));
}

/** A number as forms print it with and without zeros and letters: `CO 001`, `CO-1`, `COR-001`, `1`. */
export function orderKey(printed: string): string {
  return printed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "")
    .replace(
      /^(?:(?:pc|oc|sc|cc|po|rf|r|p|c)?c?o[rp]?|changeorder(?:request|proposal)?)?(?:no|number)?(?=\d)/,
      "",
    )
    .replace(/^0+(?=\d)/, "");
}

/** The orders of two applications side by side. */
export interface MatchedOrders {
  readonly pairs: readonly { readonly was: NumberedOrder; readonly is: NumberedOrder }[];
  /** Orders that only the former application lists. */
  readonly gone: readonly NumberedOrder[];
  /** Orders that only the current application lists. */
  readonly fresh: readonly NumberedOrder[];
}

/** Matches orders by number, else by description; what is left, by amount: forms number and name them otherwise. */
export function matchOrders({ former, current }: Step): MatchedOrders {
  const [before, now] = [numberedOrders(former), numberedOrders(current)];
  const pairs = [...before].flatMap(([key, was]) => {
    const is = now.get(key);
    return is === undefined ? [] : [{ was, is }];
  });
  const fresh = [...now].flatMap(([key, order]) => (before.has(key) ? [] : [order]));
  const gone: NumberedOrder[] = [];
  for (const [key, was] of before) {
    if (now.has(key)) continue;
    const at = fresh.findIndex(
      ({ amount }) => amount !== null && was.amount?.equals(amount) === true,
    );
    const [is] = at < 0 ? [] : fresh.splice(at, 1);
    if (is === undefined) gone.push(was);
    else pairs.push({ was, is });
  }
  return { pairs, gone, fresh };
}

/**
 * Whether an application lists every order that is in its line 2: many forms list those of the month only, and the
 * earlier ones as a sum.
 */
export function listsAllOrders(application: Application): boolean {
  const net = application.document.lines.netChangeByChangeOrders?.value ?? null;
  const amounts = application.document.changeOrders.map(({ amount }) => amount?.value ?? null);
  const printed = amounts.filter((amount) => amount !== null);
  if (net === null || printed.length < amounts.length) return false;
  const gap = Money.sum(printed).minus(net);
  return gap.isZero() || isRounding(gap, printed.length + 1, application.rounding);
}

function numberedOrder(rows: readonly ListedChangeOrder[]): NumberedOrder {
  const [first] = rows;
  const name = first?.number?.value ?? first?.description?.value ?? "";
  const amounts = rows.flatMap(({ amount }) => amount?.value ?? []);
  const amount = amounts.length < rows.length ? null : Money.sum(amounts);
  return { name, rows, amount };
}

function keyOf({ number, description }: ListedChangeOrder): string {
  const plain = orderKey(number?.value ?? "");
  return plain === ""
    ? (description?.value ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "")
    : plain;
}

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
