import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { plainFigureAt } from "./item-roles.ts";
import type { TableReading } from "./table-readings.ts";
import type { TillItems } from "./till-items.ts";

/** One way to read the items of a paper. */
export type ItemsOffer = TableReading | TillItems;

/** The way that was chosen. */
export interface ItemsChoice {
  /** Null where the paper most likely lists no items. */
  readonly offer: ItemsOffer | null;
  /** The likeliest way that says otherwise, where those that do are too likely to be kept silent of. */
  readonly rival: ItemsOffer | null;
}

export type ChooseItems = (paper: InvoicePaper, offers: readonly ItemsOffer[]) => ItemsChoice;

/** The figures of one item as a way to read them has it. */
export interface OfferedItem {
  readonly amount: InvoiceFigure;
  readonly quantity: InvoiceFigure | null;
  readonly unitPrice: InvoiceFigure | null;
}

/** The items of one way to read them. */
export function offeredItems(offer: ItemsOffer): readonly OfferedItem[] {
  if (offer.kind === "till")
    return offer.items.map(({ amount, factors, isProduct }) => ({
      amount,
      quantity: isProduct ? (factors?.quantity ?? null) : null,
      unitPrice: isProduct ? (factors?.unitPrice ?? null) : null,
    }));
  const { quantity, unitPrice } = offer.roles;
  return offer.anchors.map(({ row, figure }) => ({
    amount: figure,
    quantity: plainFigureAt(row, quantity),
    unitPrice: plainFigureAt(row, unitPrice),
  }));
}

/** The first figures in which two ways to read the items say different things; null where they only know more or less. */
export function firstDifference(
  one: readonly OfferedItem[],
  other: readonly OfferedItem[],
): readonly [InvoiceFigure | null, InvoiceFigure | null] | null {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [mine, theirs] = [one[at], other[at]];
    if (mine === undefined || theirs === undefined)
      return [mine?.amount ?? null, theirs?.amount ?? null];
    for (const name of ["amount", "quantity", "unitPrice"] as const) {
      const [a, b] = [mine[name], theirs[name]];
      if (a !== null && b !== null && !a.value.equals(b.value)) return [a, b];
    }
  }
  return null;
}
