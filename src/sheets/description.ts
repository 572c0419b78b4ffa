import type { Reading } from "../reading.ts";
import { amountOf, dateOf, textOf } from "../wire/values.ts";

/** What a person calls a document: enough to know which paper is meant and whom to ask. */
export interface Description {
  readonly documentKind: string;
  readonly number: string | null;
  readonly sender: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  /** What it asks for or changes. */
  readonly amount: number | null;
  /** Null where the kind of document prints none. */
  readonly currency: string | null;
}

/** The description of a document by its kind. */
export function describe(reading: Reading): Description {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return {
        documentKind: "Pay application",
        number: textOf(reading.document.applicationNumber),
        sender: textOf(reading.heading.contractor),
        date: dateOf(reading.document.periodTo),
        amount: amountOf(reading.document.currentPaymentDue),
        currency: null,
      };
    case "CHANGE_ORDER":
      return {
        documentKind: "Change order",
        number: textOf(reading.document.number),
        sender: textOf(reading.document.issuer),
        date: dateOf(reading.document.date),
        amount: amountOf(reading.document.amount),
        currency: null,
      };
    case "INVOICE":
      return {
        documentKind: "Invoice",
        number: textOf(reading.document.invoiceNumber),
        sender: textOf(reading.document.vendor.name),
        date: dateOf(reading.document.invoiceDate),
        amount: amountOf(reading.document.total),
        currency: textOf(reading.document.currency),
      };
  }
}
