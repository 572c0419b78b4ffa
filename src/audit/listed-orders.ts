import { Money } from "../base/money.ts";
import type { ListedChangeOrder } from "../document/pay-application.ts";
import type { Application } from "./application.ts";
import type { Step } from "./step.ts";

/** What an application lists under one change order number, in one row or several. */
export interface NumberedOrder {
  readonly words: string;
  readonly rows: readonly ListedChangeOrder[];
  /** All its rows together; null where one prints no amount. */
  readonly amount: Money | null;
}

/** The orders that an application lists, by number, else by description. */
export function numberedOrders({ document }: Application): ReadonlyMap<string, NumberedOrder> {
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

/** The orders that the current application lists and the former one does not. */
export function newOrders({ former, current }: Step): readonly NumberedOrder[] {
  const before = numberedOrders(former);
  return [...numberedOrders(current)].flatMap(([key, order]) => (before.has(key) ? [] : [order]));
}

function numberedOrder(rows: readonly ListedChangeOrder[]): NumberedOrder {
  const [first] = rows;
  const name = first?.number?.value ?? first?.description?.value ?? "";
  const amounts = rows.flatMap(({ amount }) => amount?.value ?? []);
  const amount = amounts.length < rows.length ? null : Money.sum(amounts);
  return { words: `change order ${name}`, rows, amount };
}

/** A number as forms print it with and without zeros and letters: `CO 001`, `CO-1`, `1`. */
function keyOf({ number, description }: ListedChangeOrder): string {
  const printed = number?.value.toLowerCase().replaceAll(/[^a-z0-9]+/g, "") ?? "";
  const plain = printed
    .replace(/^(?:pc|oc|sc|cc|po|c)?c?o(?:no)?(?=\d)/, "")
    .replace(/^0+(?=\d)/, "");
  return plain === ""
    ? (description?.value ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "")
    : plain;
}
