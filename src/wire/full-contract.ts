import type { FullApplicationResult } from "./full-application-contract.ts";
import type { FullChangeOrderResult } from "./full-change-order-contract.ts";
import type { FullInvoiceResult } from "./full-invoice-contract.ts";

/** The answer for a construction document with its whole proof; `document.documentType` says which of the two it is. */
export type FullReadResult = FullApplicationResult | FullChangeOrderResult;

/** The contract's answer with its whole proof: `invoice` for an invoice, else `document`. */
export type FullResult = FullReadResult | FullInvoiceResult;
