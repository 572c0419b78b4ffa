import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Finding } from "../../finding/finding.ts";
import type { Found } from "../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";

/** The numbers and the dates in the head of an invoice, with warnings about what could not be settled. */
export interface InvoiceHead {
  readonly invoiceNumber: Found<string> | null;
  readonly purchaseOrder: Found<string> | null;
  readonly invoiceDate: Found<CalendarDate> | null;
  readonly dueDate: Found<CalendarDate> | null;
  readonly notices: readonly Finding[];
}

/** Reads the head of a paper; what chooses is fitted and stands outside of the templates. */
export type ReadInvoiceHead = (paper: InvoicePaper) => InvoiceHead;

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
}

/** Reads the parties of a paper; what chooses is fitted and stands outside of the templates. */
export type ReadParties = (paper: InvoicePaper) => PartiesReading;
