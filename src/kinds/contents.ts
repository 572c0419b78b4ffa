import type { ChangeOrder, KindMark } from "../document/change-order.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import type { Heading } from "../document/heading.ts";
import type { Invoice } from "../document/invoice.ts";
import type { LienWaiver } from "../document/lien-waiver.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { PrintedTerms } from "../document/printed-terms.ts";

/** What is read of a pay application. */
export interface ApplicationContent {
  readonly documentType: "PAY_APPLICATION";
  readonly document: PayApplication;
  /** Whom and what the document is for. */
  readonly heading: Heading;
}

/** What is read of a change order. */
export interface OrderContent {
  readonly documentType: "CHANGE_ORDER";
  readonly document: ChangeOrder;
  /** Whom and what the document is for. */
  readonly heading: Heading;
  /** What speaks for its kind and against it, the weightiest first. */
  readonly marks: readonly KindMark[];
}

/** What is read of a lien waiver. */
export interface WaiverContent {
  readonly documentType: "LIEN_WAIVER";
  readonly document: LienWaiver;
}

/** What is read of an invoice, bill, receipt or credit note. */
export interface InvoiceContent {
  readonly documentType: "INVOICE";
  readonly document: Invoice;
  /** Null where the PDF carries none. */
  readonly eInvoice: EmbeddedInvoice | null;
  /** What an e-invoice says beside the fields; left out where it was not asked for. */
  readonly terms?: PrintedTerms;
}
