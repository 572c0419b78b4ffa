import type { ChangeOrder } from "../document/change-order.ts";
import type { ListedChangeOrder, PayApplication } from "../document/pay-application.ts";
import type { ConstructionReading } from "../reading.ts";
import type {
  ChangeOrderBody,
  ListedChangeOrderBody,
  PayApplicationBody,
  ReadResult,
} from "./contract.ts";
import { amountOf, dateOf, percentOf, textOf, toVerdictBody } from "./values.ts";

/** The reading of a construction document in the contract's shape, members in the contract's order; null for what is not printed. */
export function toReadResult(reading: ConstructionReading): ReadResult {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return toPlainResult(reading, toPayApplicationBody(reading.document));
    case "CHANGE_ORDER":
      return toPlainResult(reading, toChangeOrderBody(reading.document));
  }
}

/** The plain answer around a document of either kind. */
export function toPlainResult<Document extends ReadResult["document"]>(
  reading: ConstructionReading,
  document: Document,
): ReadResult & { readonly document: Document } {
  return { document, ...toVerdictBody(reading) };
}

/** A change order in the contract's shape. */
export function toChangeOrderBody(document: ChangeOrder): ChangeOrderBody {
  return {
    documentType: "CHANGE_ORDER",
    kind: document.kind,
    issuer: textOf(document.issuer),
    number: textOf(document.number),
    description: textOf(document.description),
    amount: amountOf(document.amount),
    date: dateOf(document.date),
  };
}

/** A pay application in the contract's shape. */
export function toPayApplicationBody(document: PayApplication): PayApplicationBody {
  return {
    documentType: "PAY_APPLICATION",
    applicationNumber: textOf(document.applicationNumber),
    periodTo: dateOf(document.periodTo),
    grossThisPeriod: amountOf(document.grossThisPeriod),
    retainageHeldToDate: amountOf(document.retainageHeldToDate),
    retainageReleasedThisPeriod: amountOf(document.retainageReleasedThisPeriod),
    retainageRatePercent: percentOf(document.retainageRatePercent),
    totalCompletedAndStoredToDate: amountOf(document.totalCompletedAndStoredToDate),
    contractSumToDate: amountOf(document.contractSumToDate),
    balanceToFinishIncludingRetainage: amountOf(document.balanceToFinishIncludingRetainage),
    currentPaymentDue: amountOf(document.currentPaymentDue),
    changeOrders: document.changeOrders.map(toListedChangeOrderBody),
  };
}

function toListedChangeOrderBody(order: ListedChangeOrder): ListedChangeOrderBody {
  return {
    number: textOf(order.number),
    reference: textOf(order.reference),
    description: textOf(order.description),
    amount: amountOf(order.amount),
  };
}
