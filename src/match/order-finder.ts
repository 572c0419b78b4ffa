import { areOne, type ComparedName } from "../base/firm-names.ts";
import { looseOrderKey, type Order, orderKey } from "./orders.ts";

/** The orders that a printed number names. */
export interface NamedOrders {
  readonly orders: readonly Order[];
  /** Whether the numbers are the same, or alike but for letters and zeros before them. */
  readonly isExact: boolean;
}

/** Finds orders by their number and by their vendor. */
export class OrderFinder {
  readonly #exact = new Map<string, Order>();
  readonly #loose = new Map<string, Order[]>();
  readonly #byVendor = new Map<string, { readonly name: ComparedName; readonly orders: Order[] }>();

  constructor(orders: readonly Order[]) {
    for (const order of orders) {
      this.#exact.set(order.key, order);
      const loose = looseOrderKey(order.number);
      this.#loose.set(loose, [...(this.#loose.get(loose) ?? []), order]);
      for (const name of order.vendors) {
        const known = this.#byVendor.get(name.key) ?? { name, orders: [] };
        this.#byVendor.set(name.key, known);
        known.orders.push(order);
      }
    }
  }

  /** The order of this number; else those that the number names among other words; else those whose number is alike. */
  named(number: string): NamedOrders {
    const whole = this.#exact.get(orderKey(number));
    if (whole !== undefined) return { orders: [whole], isExact: true };
    const parts = number.slice(0, LONGEST_NUMBER).split(/[\s,;/&|()]+/);
    const within = parts.flatMap((part) => {
      const order = isTelling(part) ? this.#exact.get(orderKey(part)) : undefined;
      return order === undefined ? [] : [order];
    });
    if (within.length > 0) return { orders: [...new Set(within)], isExact: true };
    const loose = looseOrderKey(number);
    return { orders: loose === "" ? [] : (this.#loose.get(loose) ?? []), isExact: false };
  }

  /** The orders of a vendor. */
  ofVendor(vendor: ComparedName): readonly Order[] {
    const found = [...this.#byVendor.values()].filter(({ name }) => areOne(name, vendor));
    return [...new Set(found.flatMap(({ orders }) => orders))];
  }
}

/** Longer texts are no numbers. */
const LONGEST_NUMBER = 200;

/** A part of a number names an order only where chance does not. */
function isTelling(part: string): boolean {
  return /\d/.test(part) && orderKey(part).length >= 4;
}
