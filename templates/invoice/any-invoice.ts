import type { InvoiceTemplate } from "../../src/template/invoice-template.ts";
import { ALL_WORDS } from "./words/all.ts";

/** The general reading of invoices, bills and receipts, in every language whose words are known. */
export const anyInvoice: InvoiceTemplate = {
  id: "any-invoice",
  kind: "INVOICE",
  describes:
    "Any invoice, bill, receipt or credit note, read by the words of its language, its geometry and its arithmetic.",
  recognise: { all: [], some: [], none: [] },
  words: ALL_WORDS,
};
