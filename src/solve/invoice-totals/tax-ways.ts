import { type TaxPart, taxPartOf } from "../../evidence/invoice/totals/tax-parts.ts";
import type { TotalCandidate } from "../../evidence/invoice/totals/total-candidates.ts";
import { optionsOf, type SlotOdds, subsetsOf } from "./options.ts";

/** One way to take the taxes of a paper. */
export interface TaxWay {
  readonly parts: readonly TaxPart[];
  /** In cents. */
  readonly sum: number;
  /** The odds of its parts together. */
  readonly odds: number;
  readonly isTable: boolean;
}

/** Taxes by labels that are tried together: all of their subsets. */
const MOST_LABELLED = 5;

/** Every way to take the taxes: by their table, by their labels, or not at all. */
export function taxWays(
  all: readonly TotalCandidate[],
  odds: SlotOdds,
  tabled: readonly TaxPart[],
): readonly TaxWay[] {
  const ways: TaxWay[] = [{ parts: [], sum: 0, odds: 0, isTable: false }];
  if (tabled.length > 0) {
    const ofTable = tabled.map(({ figure }) => {
      const index = all.findIndex((candidate) => candidate.figure === figure);
      return odds.tax[index] ?? 0;
    });
    ways.push(wayOf(tabled, sumOf(ofTable), true));
  }
  const few = likeliestTaxes(all, odds);
  for (const taken of subsetsOf(few).slice(1)) {
    if (new Set(taken.map(({ part }) => part.cents < 0)).size > 1) continue;
    ways.push(
      wayOf(
        taken.map(({ part }) => part),
        sumOf(taken.map((one) => one.odds)),
        false,
      ),
    );
  }
  return ways;
}

/** The likeliest taxes by their labels, in reading order: the same amount twice only where both are likely, as of two authorities. */
function likeliestTaxes(
  all: readonly TotalCandidate[],
  odds: SlotOdds,
): readonly { readonly part: TaxPart; readonly odds: number }[] {
  const single = new Set(
    optionsOf("tax", { all, odds }, MOST_LABELLED).map((one) => one.candidate),
  );
  return all
    .map((candidate, index) => ({ candidate, odds: odds.tax[index] ?? -Infinity }))
    .filter((one) => single.has(one.candidate) || one.odds > 0)
    .toSorted((a, b) => b.odds - a.odds)
    .slice(0, MOST_LABELLED)
    .toSorted((a, b) => all.indexOf(a.candidate) - all.indexOf(b.candidate))
    .map((one) => ({ part: taxPartOf(one.candidate), odds: one.odds }));
}

function wayOf(parts: readonly TaxPart[], odds: number, isTable: boolean): TaxWay {
  return { parts, sum: sumOf(parts.map(({ cents }) => cents)), odds, isTable };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
