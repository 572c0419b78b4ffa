import type { Reading } from "../reading.ts";
import type { ReadResult } from "./contract.ts";
import type { InvoiceResult } from "./invoice-contract.ts";
import { toInvoiceResult } from "./invoice-result.ts";
import { toReadResult } from "./read-result.ts";

/** The contract's answer for a document of any kind: `document` for a construction document, `invoice` for an invoice. */
export type Answer = ReadResult | InvoiceResult;

/** The reading in the contract's shape for its kind. */
export function toAnswer(reading: Reading): Answer {
  return reading.documentType === "INVOICE" ? toInvoiceResult(reading) : toReadResult(reading);
}
