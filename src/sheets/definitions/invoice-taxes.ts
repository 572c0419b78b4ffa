import type { FullInvoiceTaxBody } from "../../wire/full-contract.ts";
import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./file-column.ts";

/** A tax of the totals of an invoice. */
export interface InvoiceTaxRow extends SourceRow {
  readonly invoiceNumber: string | null;
  readonly tax: FullInvoiceTaxBody;
}

/** One row for each tax of the invoices. */
export const INVOICE_TAXES: SheetDefinition<InvoiceTaxRow> = {
  title: "Invoice taxes",
  fileName: "invoice-taxes",
  columns: [
    FILE,
    PAGE,
    { header: "Invoice", kind: "text", value: ({ invoiceNumber }) => invoiceNumber },
    { header: "Tax", kind: "text", width: 30, value: ({ tax }) => tax.label },
    { header: "Rate %", kind: "percent", value: ({ tax }) => tax.ratePercent },
    { header: "Base", kind: "money", value: ({ tax }) => tax.base },
    { header: "Amount", kind: "money", figure: "taxes.amount", value: ({ tax }) => tax.amount },
  ],
};
