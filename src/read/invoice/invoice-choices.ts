import { readInvoiceHead } from "./read-invoice-head.ts";
import { chooseInvoiceItems } from "./choose-invoice-items.ts";
import { readInvoiceParties } from "./read-invoice-parties.ts";
import { chooseInvoiceTotals } from "./choose-invoice-totals.ts";
import type { InvoiceChoices } from "./read-invoice.ts";

/** What fitted numbers choose for the fields of an invoice. */
export const INVOICE_CHOICES: InvoiceChoices = {
  chooseItems: (paper, offers) => chooseInvoiceItems(paper, offers),
  readHead: (paper) => readInvoiceHead(paper),
  readParties: (paper) => readInvoiceParties(paper),
  chooseTotals: (paper, given) => chooseInvoiceTotals(paper, given),
};
