import type {
  ContractSums,
  CostLine,
  CostTotal,
  KindMark,
  OrderParties,
} from "../document/change-order.ts";
import type { Heading } from "../document/heading.ts";
import type { ChangeOrderReading } from "../reading.ts";
import type {
  ContractSumBody,
  CostLineBody,
  CostTotalBody,
  FullChangeOrderResult,
  KindMarkBody,
  OrderHeadingBody,
  OrderPartiesBody,
} from "./full-change-order-contract.ts";
import { toEvidenceBodies, toHundredths, toProofBody } from "./proof-body.ts";
import { toChangeOrderBody, toPlainResult } from "./read-result.ts";
import { amountOf, textOf, toFourPlaces } from "./values.ts";

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
