import { layoutOf } from "../../src/layout/layout.ts";
import { chooseInvoiceTotals } from "../../src/invoice-totals.ts";
import type { Page } from "../../src/page/page.ts";
import type { InvoicePaper } from "../../src/template/invoice/invoice-paper.ts";
import { readInvoice } from "../../src/template/invoice/read-invoice.ts";
import { TEMPLATES } from "../../src/templates.ts";

/** The paper of an invoice as its head and its parties are looked for: without the labels of its items. */
export function invoicePaperOf(pages: readonly Page[]): InvoicePaper {
  const asked: InvoicePaper[] = [];
  readInvoice(layoutOf(pages), TEMPLATES.invoice, {
    readHead: (paper) => {
      asked.push(paper);
      return {
        invoiceNumber: null,
        purchaseOrder: null,
        invoiceDate: null,
        dueDate: null,
        notices: [],
      };
    },
    readParties: () => ({
      vendorName: null,
      vendorTaxId: null,
      customerName: null,
      customerTaxId: null,
    }),
    chooseTotals: chooseInvoiceTotals,
  });
  const [paper] = asked;
  if (paper === undefined) throw new Error("No head was asked for.");
  return paper;
}
