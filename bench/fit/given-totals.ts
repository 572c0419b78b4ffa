import { chooseInvoiceItems } from "../../src/read/invoice/choose-invoice-items.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import type { InvoicePaper } from "../../src/paper/invoice/invoice-paper.ts";
import { readInvoice } from "../../src/read/invoice/read-invoice.ts";
import { type GivenTotals, NO_TOTALS } from "../../src/evidence/invoice/totals/totals-choice.ts";
import { TEMPLATES } from "../../src/read/templates.ts";

/** A paper and what it prints that may be its totals. */
export interface PaperTotals {
  readonly paper: InvoicePaper;
  readonly given: GivenTotals;
}

/** What the totals of a paper are chosen among, as a reading of it would ask for them. */
export function givenTotalsOf(pages: readonly Page[]): PaperTotals {
  const asked: PaperTotals[] = [];
  readInvoice(layoutOf(pages), TEMPLATES.invoice, {
    chooseItems: (paper, offers) => chooseInvoiceItems(paper, offers),
    readHead: () => ({
      invoiceNumber: null,
      purchaseOrder: null,
      invoiceDate: null,
      dueDate: null,
      notices: [],
      nothing: {},
    }),
    readParties: () => ({
      vendorName: null,
      vendorTaxId: null,
      customerName: null,
      customerTaxId: null,
      nothing: {},
    }),
    chooseTotals: (paper, given) => {
      asked.push({ paper, given });
      return NO_TOTALS;
    },
  });
  const [first] = asked;
  if (first === undefined) throw new Error("No totals were asked for.");
  return first;
}
