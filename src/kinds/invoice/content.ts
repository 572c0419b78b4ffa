import type { EmbeddedInvoice } from "../../document/embedded-invoice.ts";
import type { Invoice } from "../../document/invoice.ts";

/** What is read of an invoice, bill, receipt or credit note. */
export interface InvoiceContent {
  readonly documentType: "INVOICE";
  readonly document: Invoice;
  /** Null where the PDF carries none. */
  readonly eInvoice: EmbeddedInvoice | null;
}
