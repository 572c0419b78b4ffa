import { checkInvoice } from "../../checks/invoice.ts";
import type { Kind } from "../kind.ts";
import type { InvoiceContent } from "./content.ts";
import {
  FURTHER_FIELDS,
  FURTHER_ITEM_FIELDS,
  FURTHER_TAX_FIELDS,
  INVOICE_CHOICES,
  INVOICE_FIELDS,
  ITEM_FIELDS,
  TAX_FIELDS,
} from "./fields.ts";

/** Invoices, bills, receipts and credit notes of any vendor. */
export const INVOICE: Kind<InvoiceContent> = {
  documentType: "INVOICE",
  noun: "invoice",
  asked: "an invoice, bill, receipt or credit note",
  answerMember: "invoice",
  fields: INVOICE_FIELDS,
  choices: INVOICE_CHOICES,
  groups: [
    { path: "", answer: "", heading: "Invoice", fields: FURTHER_FIELDS, isTable: false },
    {
      path: "lineItems",
      answer: "lineItems",
      heading: "Items",
      fields: { ...ITEM_FIELDS, ...FURTHER_ITEM_FIELDS },
      isTable: true,
    },
    {
      path: "taxes",
      answer: "taxes",
      heading: "Taxes",
      fields: { ...TAX_FIELDS, ...FURTHER_TAX_FIELDS },
      isTable: true,
    },
  ],
  knownBy: {
    number: "invoiceNumber",
    sender: "vendor.name",
    date: "invoiceDate",
    amount: "total",
    currency: "currency",
  },
  isMultilingual: true,
  listedFigures: ({ document }) => document.lines.map(({ amount }) => amount),
  check: checkInvoice,
};
