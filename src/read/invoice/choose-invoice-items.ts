import { oddsOf } from "../../base/odds.ts";
import { itemFactors } from "../../evidence/invoice/items/item-factors.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import {
  firstDifference,
  type ItemsChoice,
  type ItemsOffer,
  offeredItems,
} from "../../evidence/invoice/items/items-choice.ts";
import { INVOICE_ITEMS } from "../../weights/invoice-items.ts";
import { sharesOf } from "../../weights/scores.ts";

/** What each factor of a way to read the items is worth, as a logarithm of odds. */
export type ItemsNumbers = Readonly<Record<string, number>>;

/** Where other ways are likelier than this, it is said: a wrong figure costs as much as ten that are missing. */
const MOST_DOUBT = 0.1;

/** Ways with a smaller share than this change no doubt. */
const LEAST_SHARE = 0.001;

/** Chooses how the items of an invoice are read: the amounts, quantities and prices of all rows together. */
export function chooseInvoiceItems(
  paper: InvoicePaper,
  offers: readonly ItemsOffer[],
  fitted: ItemsNumbers = INVOICE_ITEMS,
): ItemsChoice {
  const { best, doubt, rival } = weighItems(paper, offers, fitted);
  return {
    offer: offers[best] ?? null,
    rival: doubt > MOST_DOUBT ? (offers[rival] ?? null) : null,
    share: 1 - doubt,
  };
}

/** Which way is the likeliest, and how likely are those that say otherwise. */
interface WeighedItems {
  /** The place of the likeliest way; the number of all ways where none is likelier than any. */
  readonly best: number;
  readonly doubt: number;
  /** The place of the likeliest way that says otherwise. */
  readonly rival: number;
}

/** Weighs all ways to read the items of a paper. */
export function weighItems(
  paper: InvoicePaper,
  offers: readonly ItemsOffer[],
  fitted: ItemsNumbers,
): WeighedItems {
  const odds = offers.map((offer) => oddsOf(itemFactors(offer, paper), fitted));
  const shares = sharesOf([...odds, fitted["nothing"] ?? 0]);
  const best = likeliest(shares, () => true);
  const chosen = itemsOf(offers[best]);
  const isOther = (at: number): boolean =>
    at !== best &&
    (shares[at] ?? 0) >= LEAST_SHARE &&
    firstDifference(chosen, itemsOf(offers[at])) !== null;
  const others = [...shares.keys()].filter(isOther);
  const doubt = others.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
  const rivals = new Set(others);
  return { best, doubt, rival: likeliest(shares, (at) => rivals.has(at)) };
}

function itemsOf(offer: ItemsOffer | undefined): ReturnType<typeof offeredItems> {
  return offer === undefined ? [] : offeredItems(offer);
}

/** The place of the greatest share of some; past the last where there is none. */
function likeliest(shares: readonly number[], isOne: (at: number) => boolean): number {
  let best = shares.length;
  shares.forEach((share, at) => {
    if (isOne(at) && share > (shares[best] ?? 0)) best = at;
  });
  return best;
}
