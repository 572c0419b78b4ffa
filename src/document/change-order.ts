import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type {
  CONTRACT_SUM_FIELDS,
  ORDER_CHOICES,
  ORDER_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../kinds/change-order/fields.ts";
import type { Provenance, Sourced } from "./sourced.ts";
import type { ValuesOf } from "./values-of.ts";

/** Whether the paper asks for a change of the contract, or is the change. */
export type ChangeOrderKind = (typeof ORDER_CHOICES)["kind"]["values"][number];

/** The contract sum before and after the change, as the form carries it forward. */
export type ContractSums = ValuesOf<typeof CONTRACT_SUM_FIELDS>;

export type ContractSumName = keyof ContractSums;

/** A priced line of the cost breakdown: work, a mark-up, a tax, a subtotal or the total. */
export interface CostLine {
  readonly description: Sourced<string> | null;
  /** Quantity and price are given where the page shows that the amount is, or should be, their product. */
  readonly quantity: Sourced<Money> | null;
  readonly unit: Sourced<string> | null;
  readonly unitPrice: Sourced<Money> | null;
  readonly amount: Sourced<Money>;
}

/** The total of the breakdown that is the amount, and the lines that it should be the sum of. */
export interface CostTotal {
  readonly total: CostLine;
  /** Subtotals in place of what they sum; at least two. */
  readonly parts: readonly CostLine[];
}

/** A mark-up or tax with its printed rate, and what the rate was taken of. */
export interface RatedLine {
  readonly line: CostLine;
  readonly rate: Percent;
  /** A figure or sum above it of which the amount is that share; null where there is none. */
  readonly base: Money | null;
  /** Where there is none: the share of some figure or sum above it that comes nearest to the amount. */
  readonly nearest: Money | null;
}

/** How far the paper shows that both sides agreed. */
export interface OrderAgreement {
  /** Whether signatures of two parties, an approval or an execution are printed. */
  readonly isShown: boolean;
  /** What takes it back; null where nothing does. */
  readonly flaw: "draft" | "pending" | "void" | "rejected" | null;
}

/** Firms by their part in the change. */
export type OrderParties = ValuesOf<typeof PARTY_FIELDS>;

export type OrderPartyName = keyof OrderParties;

/** One thing on the page that speaks for a kind. */
export interface KindMark {
  readonly speaksFor: ChangeOrderKind;
  /** How much it says, about 0 to 4. */
  readonly weight: number;
  /** A full sentence for a person. */
  readonly because: string;
  /** Where it is printed; null for what is not printed anywhere, such as a signature. */
  readonly from: Provenance | null;
}

/** A change order, or a request for one. */
export interface ChangeOrder
  extends ValuesOf<typeof ORDER_FIELDS>, ValuesOf<typeof REQUESTED_FIELDS> {
  readonly documentType: "CHANGE_ORDER";
  readonly kind: ChangeOrderKind;
  readonly parties: OrderParties;
  readonly sums: ContractSums;
  /** Every priced line of the breakdown from top to bottom; empty where there is none. */
  readonly costs: readonly CostLine[];
  /** Null where no breakdown leads to the amount. */
  readonly costTotal: CostTotal | null;
  readonly ratedLines: readonly RatedLine[];
  readonly agreement: OrderAgreement;
}
