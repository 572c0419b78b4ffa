import { oddsOf } from "../../src/base/odds.ts";
import type { ItemsNumbers } from "../../src/read/invoice/choose-invoice-items.ts";
import type { InvoicePaper } from "../../src/paper/invoice/invoice-paper.ts";
import type { ItemsOffer } from "../../src/evidence/invoice/items/items-choice.ts";
import type { InvoiceTruth } from "./invoice-truth.ts";
import { costOf, type ItemFault } from "./item-truth.ts";

/** A paper with every way to read its items, and what each has wrong. */
export interface ItemsCase {
  readonly truth: InvoiceTruth;
  /** How much it counts. */
  readonly by: number;
  readonly paper: InvoicePaper;
  readonly offers: readonly ItemsOffer[];
  /** What each way meets, the last for reading no items. */
  readonly factors: readonly ReadonlyMap<string, number>[];
  readonly faults: readonly (readonly ItemFault[])[];
}

/** Says what parts the way that was chosen from the likeliest of the best. */
export function tellWhy(
  { factors, faults, offers }: ItemsCase,
  chosen: number,
  numbers: ItemsNumbers,
): void {
  const costs = faults.map(costOf);
  const least = Math.min(...costs);
  const odds = factors.map((own) => oddsOf(own, numbers));
  const [best = chosen] = [...costs.keys()]
    .filter((at) => costs[at] === least)
    .toSorted((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0));
  for (const at of [chosen, best]) {
    const offer = offers[at];
    console.log(at, odds[at], offer?.kind, ...(offer?.sumKinds ?? []));
    for (const { kind, figure, wanted, got } of faults[at] ?? [])
      console.log("  ", kind, figure, wanted, got);
  }
  for (const name of new Set([chosen, best].flatMap((at) => [...(factors[at]?.keys() ?? [])]))) {
    const [mine = 0, other = 0] = [chosen, best].map((at) => factors[at]?.get(name) ?? 0);
    const weight = numbers[name] ?? 0;
    if (mine !== other)
      console.log(`   ${(weight * (mine - other)).toFixed(2)} ${name}: ${mine} against ${other}`);
  }
}
