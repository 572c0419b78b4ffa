import type { Box } from "../base/box.ts";
import type {
  ContractSums,
  CostLine,
  CostTotal,
  KindMark,
  OrderAgreement,
  OrderParties,
} from "../document/change-order.ts";
import type { Heading } from "../document/heading.ts";
import type { ChangeOrderReading } from "../reading.ts";
import type { ChangeOrderBody, ReadResult } from "./contract.ts";
import type { HeadingBody } from "./heading-body.ts";
import {
  type EvidenceBodies,
  type ProofBody,
  toEvidenceBodies,
  toHundredths,
  toProofBody,
} from "./proof-body.ts";
import { toChangeOrderBody, toPlainResult } from "./read-result.ts";
import { amountOf, textOf, toFourPlaces } from "./values.ts";

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

/** A change order with everything that proves it. */
export function toFullChangeOrder(reading: ChangeOrderReading): FullChangeOrderResult {
  const { document } = reading;
  const plain = toPlainResult(reading, toChangeOrderBody(document));
  return {
    ...plain,
    evidence: toEvidenceBodies(reading),
    heading: toHeadingBody(reading.heading),
    agreement: { isShown: document.agreement.isShown, flaw: document.agreement.flaw },
    kindMarks: reading.marks.map(toKindMarkBody),
    parties: toPartiesBody(document.parties),
    contractSum: toContractSumBody(document.sums),
    costs: document.costs.map(toCostLineBody),
    costTotal: toCostTotalBody(document.costTotal),
    requested: amountOf(document.requested),
    ...toProofBody(reading, plain),
  };
}

function toHeadingBody({ project, contractNumber, projectNumber }: Heading): OrderHeadingBody {
  return {
    project: textOf(project),
    contractNumber: textOf(contractNumber),
    projectNumber: textOf(projectNumber),
  };
}

function toKindMarkBody({ speaksFor, weight, because, from }: KindMark): KindMarkBody {
  return {
    speaksFor,
    weight: toFourPlaces(weight),
    because,
    page: from?.pageNumber ?? null,
    box: from === null ? null : toHundredths(from.box),
    printed: from?.printed ?? null,
  };
}

function toPartiesBody(parties: OrderParties): OrderPartiesBody {
  return {
    sender: textOf(parties.sender),
    addressee: textOf(parties.addressee),
    owner: textOf(parties.owner),
    contractor: textOf(parties.contractor),
    subcontractor: textOf(parties.subcontractor),
  };
}

function toContractSumBody(sums: ContractSums): ContractSumBody {
  return {
    original: amountOf(sums.originalContractSum),
    previousChanges: amountOf(sums.previousChanges),
    before: amountOf(sums.sumBefore),
    change: amountOf(sums.change),
    after: amountOf(sums.sumAfter),
  };
}

function toCostTotalBody(costTotal: CostTotal | null): CostTotalBody | null {
  if (costTotal === null) return null;
  const { total, parts } = costTotal;
  return { total: toCostLineBody(total), parts: parts.map(toCostLineBody) };
}

function toCostLineBody({ description, amount }: CostLine): CostLineBody {
  const [{ pageNumber, box }] = amount.from;
  return {
    description: textOf(description),
    amount: amount.value.toJsonNumber(),
    page: pageNumber,
    box: toHundredths(box),
  };
}
