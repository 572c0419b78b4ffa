import {
  type TaxPart,
  taxPartOf,
  type TotalCandidate,
  type TotalsProof,
} from "../../evidence/invoice/totals/total-candidates.ts";
import { optionsOf, type SlotOdds, subsetsOf, type TotalOption } from "./options.ts";

/** The amounts between the items and the total, taken together in one way. */
export interface TotalsWay {
  readonly total: TotalOption | null;
  readonly subtotal: TotalOption | null;
  readonly taxes: TaxWay;
  readonly adjustments: readonly TotalOption[];
  /** What the adjustments come to, in cents. */
  readonly adjusted: number;
  readonly proof: TotalsProof;
  /** Whether other adjustments lead from the same subtotal to the same total. */
  readonly isLed: boolean;
  /** How often each factor is met. */
  readonly factors: ReadonlyMap<string, number>;
}

/** A way before its factors are told. */
export type PlainWay = Omit<TotalsWay, "factors">;

/** What is known of a paper beside its amounts. */
export interface TotalsFacts {
  readonly all: readonly TotalCandidate[];
  readonly odds: SlotOdds;
  readonly tabled: readonly TaxPart[];
  /** The sum of the items in cents. */
  readonly lineSum: number | null;
  /** Totals in cents from which payments lead to a printed balance. */
  readonly carried: ReadonlySet<number>;
  /** Amounts that a label calls a subtotal. */
  readonly subtotals: readonly TotalCandidate[];
  /** What is likely left to pay, in cents. */
  readonly balances: readonly number[];
  /** What a till took, in cents: what was given less what was given back. */
  readonly taken: ReadonlySet<number>;
  /** Every amount that is printed, in cents. */
  readonly printed: ReadonlySet<number>;
}

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

/** From a subtotal to a total, in cents. */
export interface Step {
  readonly from: number;
  readonly total: number;
  /** What the adjustments come to. */
  readonly adjusted: number;
  readonly isPlain: boolean;
  readonly taxes: readonly TaxPart[];
  readonly tax: number;
}

/** How a subtotal, its adjustments and the taxes lead to a total; null where they do not. */
export function proofOf({ from, total, adjusted, isPlain, taxes, tax }: Step): TotalsProof {
  const sum = from + adjusted;
  // No taxes come to more than half of what they are taken of.
  if (Math.abs(tax) * 2 > Math.abs(sum)) return null;
  if (sum + tax === total) return isPlain && tax === 0 ? "same" : "sum";
  return tax !== 0 && sum === total && isInside(taxes, total) ? "tax-inside" : null;
}

/** Rounding of a tax, in cents. */
const ROUNDING = 2;

/** Whether taxes are the share of a total that they are a part of; a tax without a rate may be. */
function isInside(taxes: readonly TaxPart[], total: number): boolean {
  if (taxes.length > 1) return true;
  return taxes.every(({ rate, base, cents }) => {
    if (rate === null) return true;
    const gross = base === null ? total : base.value.toCents() + cents;
    return Math.abs(((gross - cents) * Number(rate.value.key())) / 100 - cents) <= ROUNDING;
  });
}

/** Whether a tax is its rate of an amount, to two cents; null without a rate. */
export function fitsRate({ rate, base, cents }: TaxPart, of: number | null): boolean | null {
  const from = base === null ? of : base.value.toCents();
  if (rate === null || from === null) return null;
  return Math.abs((from * Number(rate.value.key())) / 100 - cents) <= ROUNDING;
}
