import { embeddedInvoiceOf } from "../../einvoice/embedded-xml.ts";
import { invoiceSigns } from "./invoice-signs.ts";
import { invoiceEvidenceOf } from "./invoice-evidence.ts";
import { INVOICE_CHOICES } from "./invoice-choices.ts";
import { INVOICE } from "../../kinds/invoice/kind.ts";
import { layoutOf } from "../../layout/layout.ts";
import type { PdfContents } from "../../pdf/contents.ts";
import { provedReading } from "../proved-reading.ts";
import type { InvoiceReading } from "../../kinds/reading.ts";
import type { EmbeddedInvoice } from "../../document/embedded-invoice.ts";
import { type InvoiceChoices, readInvoice } from "./read-invoice.ts";
import type { TemplateLists } from "../../lexicon/template-lists.ts";

/** What pages are as an invoice: its reading, or what they call themselves instead, null where nothing says it. */
export type InvoiceAttempt =
  | { readonly kind: "read"; readonly reading: InvoiceReading }
  | { readonly kind: "other"; readonly called: string | null };

/** How pages are read as an invoice. */
interface InvoiceWishes {
  readonly keepsDoubtful?: boolean;
  /** What chooses the fields of its head and its parties. */
  readonly choices?: InvoiceChoices;
}

/** Reads the pages of one document as an invoice, bill, receipt or credit note. */
export function readInvoicePages(
  { pages, attachments }: PdfContents,
  { invoice, vendor }: TemplateLists,
  { keepsDoubtful = false, choices = INVOICE_CHOICES }: InvoiceWishes = {},
): InvoiceAttempt {
  const read = readInvoice(layoutOf(pages), invoice, choices, vendor);
  if (!read.kind.isInvoice) return { kind: "other", called: read.kind.called };
  const embedded = embeddedInvoiceOf(attachments, read.document);
  const eInvoice: EmbeddedInvoice | null =
    embedded === null
      ? null
      : {
          name: embedded.name,
          profile: embedded.eInvoice.profile,
          comparisons: embedded.comparisons,
        };
  const reading = provedReading(INVOICE, {
    content: { documentType: "INVOICE", document: read.document, eInvoice },
    evidenceOf: () => invoiceEvidenceOf(read),
    signsOf: (results) => invoiceSigns(read, results, embedded?.comparisons ?? []),
    notices: read.notices,
    testimony: embedded?.findings ?? [],
    keepsDoubtful,
    templateId: read.templateId,
    pageCount: pages.length,
  });
  return { kind: "read", reading };
}
