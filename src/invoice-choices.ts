import { readInvoiceHead } from "./invoice-head.ts";
import { chooseInvoiceItems } from "./invoice-items.ts";
import { readInvoiceParties } from "./invoice-parties.ts";
import { chooseInvoiceTotals } from "./invoice-totals.ts";
import type { InvoiceChoices } from "./template/invoice/read-invoice.ts";

/** What fitted numbers choose for the fields of an invoice. */
export const INVOICE_CHOICES: InvoiceChoices = {
  chooseItems: (paper, offers) => chooseInvoiceItems(paper, offers),
  readHead: (paper) => readInvoiceHead(paper),
  readParties: (paper) => readInvoiceParties(paper),
  chooseTotals: (paper, given) => chooseInvoiceTotals(paper, given),
};
