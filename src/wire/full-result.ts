import type { Reading } from "../reading.ts";
import { type FullApplicationResult, toFullApplication } from "./full-application.ts";
import { type FullChangeOrderResult, toFullChangeOrder } from "./full-change-order.ts";
import { type FullInvoiceResult, toFullInvoice } from "./full-invoice.ts";

/** The answer for a construction document with its whole proof; `document.documentType` says which of the two it is. */
export type FullReadResult = FullApplicationResult | FullChangeOrderResult;

/** The contract's answer with its whole proof: `invoice` for an invoice, else `document`. */
export type FullResult = FullReadResult | FullInvoiceResult;

/** The reading with everything that proves it. */
export function toFullResult(reading: Reading): FullResult {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return toFullApplication(reading);
    case "CHANGE_ORDER":
      return toFullChangeOrder(reading);
    case "INVOICE":
      return toFullInvoice(reading);
  }
}
