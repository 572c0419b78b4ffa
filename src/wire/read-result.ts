import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { CheckResult } from "../checks/check.ts";
import type { ChangeOrder } from "../document/change-order.ts";
import type { ListedChangeOrder, PayApplication } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Reading } from "../reading.ts";
import type {
  ChangeOrderBody,
  CheckBody,
  ListedChangeOrderBody,
  PayApplicationBody,
  ReadResult,
} from "./contract.ts";

/** The reading in the contract's shape, members in the contract's order; null for what is not printed. */
export function toReadResult(reading: Reading): ReadResult {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return toPlainResult(reading, toPayApplicationBody(reading.document));
    case "CHANGE_ORDER":
      return toPlainResult(reading, toChangeOrderBody(reading.document));
  }
}

/** The plain answer around a document of either kind. */
export function toPlainResult<Document extends ReadResult["document"]>(
  { checks, warnings, confidence }: Reading,
  document: Document,
): ReadResult & { readonly document: Document } {
  return {
    document,
    checks: checks.map(toCheckBody),
    warnings: [...warnings],
    confidence: toFourPlaces(confidence),
  };
}

/** A change order in the contract's shape. */
export function toChangeOrderBody(document: ChangeOrder): ChangeOrderBody {
  const { kind, date } = document;
  return {
    documentType: "CHANGE_ORDER",
    kind,
    issuer: textOf(document.issuer),
    number: textOf(document.number),
    description: textOf(document.description),
    amount: amountOf(document.amount),
    date: date === null ? null : isoDate(date.value),
  };
}

/** The amount as a JSON number; null where it is not printed. */
export function amountOf(figure: Sourced<Money> | null): number | null {
  return figure === null ? null : figure.value.toJsonNumber();
}

/** The text; null where it is not printed. */
export function textOf(text: Sourced<string> | null): string | null {
  return text === null ? null : text.value;
}

/** A share between 0 and 1 without the noise of floating point. */
export function toFourPlaces(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** A check with the contract's three members. */
export function toCheckBody(check: CheckResult): CheckBody {
  return { name: check.name, passed: check.passed, detail: check.detail };
}

/** A pay application in the contract's shape. */
export function toPayApplicationBody(document: PayApplication): PayApplicationBody {
  const { periodTo, retainageRatePercent } = document;
  return {
    documentType: "PAY_APPLICATION",
    applicationNumber: textOf(document.applicationNumber),
    periodTo: periodTo === null ? null : isoDate(periodTo.value),
    grossThisPeriod: amountOf(document.grossThisPeriod),
    retainageHeldToDate: amountOf(document.retainageHeldToDate),
    retainageReleasedThisPeriod: amountOf(document.retainageReleasedThisPeriod),
    retainageRatePercent:
      retainageRatePercent === null ? null : retainageRatePercent.value.points.toJsonNumber(),
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
