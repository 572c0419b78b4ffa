import { detailOf } from "./check-sentences.ts";
import type { Sentences } from "./finding.ts";

/** What can be said of an invoice alone. */
export const INVOICE_SENTENCES: Sentences<
  | "products-do-not-fit"
  | "lines-not-proven"
  | "items-left-open"
  | "check-doubtful"
  | "earlier-balance"
  | "totals-left-open"
  | "amount-unused"
> = {
  "products-do-not-fit": ({ lines }) =>
    `In none of ${lines} lines quantity times unit price is the amount; these columns may mean something else.`,
  "lines-not-proven": () =>
    "No printed figure is the sum of the line amounts, and no product confirms them.",
  "items-left-open": ({ chosen, other }) =>
    `The items can also be read another way: ${withInstead(chosen, other)}. Compare them with the paper.`,
  "check-doubtful": detailOf,
  "earlier-balance": ({ amount }) =>
    `An earlier balance of ${amount.toString()} is part of what is due; the total is that of this paper alone.`,
  "totals-left-open": () =>
    "The totals do not add up, and their labels leave open which figure is which.",
  "amount-unused": ({ caption, amount }) =>
    `"${caption}" is printed as ${amount.toString()} and is in none of the fields: it does not fit the totals as they were read.`,
};

function withInstead(chosen: string | null, other: string | null): string {
  if (other === null) return chosen === null ? "with other figures" : `without ${chosen}`;
  return chosen === null ? `with ${other} as one more` : `with ${other} instead of ${chosen}`;
}
