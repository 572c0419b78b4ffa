import type { Box } from "../base/box.ts";
import type { OrderAgreement } from "../document/change-order.ts";
import type { ChangeOrderBody, ReadResult } from "./contract.ts";
import type { HeadingBody } from "./heading-contract.ts";
import type { EvidenceBodies, ProofBody } from "./proof-contract.ts";

/** The job and the contract as printed; its firms stand in `parties`. */
export type OrderHeadingBody = Pick<HeadingBody, "project" | "contractNumber" | "projectNumber">;

/** One thing that speaks for a kind; page, box and print are null for what is not printed anywhere. */
export interface KindMarkBody {
  readonly speaksFor: ChangeOrderBody["kind"];
  readonly weight: number;
  readonly because: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly printed: string | null;
}

/** The firms by their part in the change, as printed. */
export interface OrderPartiesBody {
  readonly sender: string | null;
  readonly addressee: string | null;
  readonly owner: string | null;
  readonly contractor: string | null;
  readonly subcontractor: string | null;
}

/** The contract sum as the form carries it from the original to the new one. */
export interface ContractSumBody {
  readonly original: number | null;
  readonly previousChanges: number | null;
  readonly before: number | null;
  readonly change: number | null;
  readonly after: number | null;
}

/** A priced line of the cost breakdown and where its amount stands. */
export interface CostLineBody {
  readonly description: string | null;
  readonly amount: number;
  readonly page: number;
  readonly box: Box;
}

/** The total of the breakdown that is the amount, and the lines that it should be the sum of. */
export interface CostTotalBody {
  readonly total: CostLineBody;
  readonly parts: readonly CostLineBody[];
}

/** The contract's answer for a change order with its whole proof. The first four members are the plain answer. */
export interface FullChangeOrderResult extends ReadResult, ProofBody {
  readonly document: ChangeOrderBody;
  readonly evidence: EvidenceBodies;
  readonly heading: OrderHeadingBody;
  /** Whether signatures of two parties or an approval are printed, and what takes them back. */
  readonly agreement: OrderAgreement;
  /** What speaks for the kind and against it, the weightiest first. */
  readonly kindMarks: readonly KindMarkBody[];
  readonly parties: OrderPartiesBody;
  readonly contractSum: ContractSumBody;
  /** From top to bottom; mark-ups, taxes, subtotals and the total among them. */
  readonly costs: readonly CostLineBody[];
  /** Null where no breakdown leads to the amount. */
  readonly costTotal: CostTotalBody | null;
  /** What was asked for, where the paper prints it beside what was agreed. */
  readonly requested: number | null;
}
