import type { FullInvoiceResult } from "../../wire/full-contract.ts";
import type { InvoiceBody } from "../../wire/contract.ts";
import type { Formula } from "../cell.ts";
import type { Column, SheetDefinition, SourceRow } from "../sheet.ts";
import { failedNames, FILE } from "./file-column.ts";

/** An invoice, bill, receipt or credit note. */
export interface InvoiceRow extends SourceRow {
  readonly answer: FullInvoiceResult;
  /** The sums over its rows in the sheets of lines and taxes; null where they print none. */
  readonly lines: Formula | null;
  readonly taxes: Formula | null;
}

function amount(
  header: string,
  name: {
    [Name in keyof InvoiceBody]: InvoiceBody[Name] extends number | null ? Name : never;
  }[keyof InvoiceBody],
): Column<InvoiceRow> {
  return { header, kind: "money", figure: name, value: ({ answer }) => answer.invoice[name] };
}

/** One row for each invoice. */
export const INVOICES: SheetDefinition<InvoiceRow> = {
  title: "Invoices",
  fileName: "invoices",
  columns: [
    FILE,
    { header: "Paper", kind: "text", value: ({ answer }) => answer.paper },
    {
      header: "Vendor",
      kind: "text",
      width: 28,
      value: ({ answer }) => answer.invoice.vendor.name,
    },
    { header: "Number", kind: "text", value: ({ answer }) => answer.invoice.invoiceNumber },
    { header: "Date", kind: "date", value: ({ answer }) => answer.invoice.invoiceDate },
    { header: "Due", kind: "date", value: ({ answer }) => answer.invoice.dueDate },
    { header: "Currency", kind: "text", value: ({ answer }) => answer.invoice.currency },
    {
      header: "Sum of lines",
      kind: "money",
      figure: "lineItems.amount",
      value: ({ lines }) => lines,
    },
    amount("Subtotal", "subtotal"),
    amount("Discount", "discount"),
    { header: "Taxes", kind: "money", figure: "taxes.amount", value: ({ taxes }) => taxes },
    amount("Shipping", "shipping"),
    amount("Other charges", "otherCharges"),
    amount("Total", "total"),
    amount("Amount paid", "amountPaid"),
    amount("Balance due", "balanceDue"),
    {
      header: "Previous balance",
      kind: "money",
      figure: "previousBalance",
      value: ({ answer }) => answer.previousBalance,
    },
    {
      header: "Withheld",
      kind: "money",
      figure: "withheld",
      value: ({ answer }) => answer.withheld,
    },
    {
      header: "Customer",
      kind: "text",
      width: 28,
      value: ({ answer }) => answer.invoice.customer.name,
    },
    { header: "Purchase order", kind: "text", value: ({ answer }) => answer.invoice.purchaseOrder },
    {
      header: "Vendor tax number",
      kind: "text",
      value: ({ answer }) => answer.invoice.vendor.taxId,
    },
    { header: "IBAN", kind: "text", value: ({ answer }) => answer.iban },
    { header: "Failed checks", kind: "text", value: ({ answer }) => failedNames(answer.checks) },
    { header: "Confidence", kind: "certainty", value: ({ answer }) => answer.confidence },
    { header: "Layout", kind: "text", value: ({ answer }) => answer.engine.templateId },
  ],
};
