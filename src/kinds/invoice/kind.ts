import { checkInvoice } from "../../checks/invoice.ts";
import type { Kind } from "../kind.ts";
import type { InvoiceContent } from "../contents.ts";
import { FURTHER_FIELDS, INVOICE_CHOICES, INVOICE_FIELDS } from "./fields.ts";
import { FURTHER_ITEM_FIELDS, FURTHER_TAX_FIELDS, ITEM_FIELDS, TAX_FIELDS } from "./list-fields.ts";

/** Invoices, bills, receipts and credit notes of any vendor. */
export const INVOICE: Kind<InvoiceContent, "repeats"> = {
  documentType: "INVOICE",
  noun: "invoice",
  plural: "invoices",
  shortName: "Invoice",
  asked: "an invoice, bill, receipt or credit note",
  answerMember: "invoice",
  titles: { plain: "Invoice", full: "FullInvoiceResult" },
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
      sheetTitle: "Invoice lines",
      title: "FullLineItem",
      describes: "Those of `invoice.lineItems`, each with its whole row.",
      plain: {
        fields: ITEM_FIELDS,
        title: "LineItem",
        describes: "In the order of the paper.",
        after: "purchaseOrder",
      },
      rowsOf: ({ document }) => document.lines,
    },
    {
      path: "taxes",
      answer: "taxes",
      heading: "Taxes",
      fields: { ...TAX_FIELDS, ...FURTHER_TAX_FIELDS },
      isTable: true,
      title: "FullInvoiceTax",
      describes: "Those of `invoice.taxes`, each with its base.",
      plain: {
        fields: TAX_FIELDS,
        title: "InvoiceTax",
        describes: "As the totals print them.",
        after: "discount",
      },
    },
  ],
  parts: { customer: { title: "InvoiceCustomer" } },
  knownBy: {
    number: "invoiceNumber",
    sender: "vendor.name",
    customer: "customer.name",
    project: null,
    date: "invoiceDate",
    dueDate: "dueDate",
    amount: "total",
    balance: "balanceDue",
    currency: "currency",
  },
  isPaid: true,
  joins: "repeats",
  totals: {
    notSummed: null,
    apart: {
      choice: "paper",
      sums: {
        invoice: { name: "Invoices" },
        "credit-note": { name: "Credit notes", remark: "signs as printed" },
        receipt: { name: "Receipts" },
        "pro-forma": { name: "Pro forma invoices" },
      },
    },
  },
  isMultilingual: true,
  listedFigures: ({ document }) => document.lines.map(({ amount }) => amount),
  check: checkInvoice,
};
