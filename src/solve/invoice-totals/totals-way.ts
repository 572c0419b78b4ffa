import type {
  TotalCandidate,
  TotalsProof,
} from "../../evidence/invoice/totals/total-candidates.ts";
import type { TaxPart } from "../../evidence/invoice/totals/tax-parts.ts";
import type { SlotOdds, TotalOption } from "./options.ts";
import type { TaxWay } from "./tax-ways.ts";

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
