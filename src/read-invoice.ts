import { checkInvoice } from "./checks/invoice.ts";
import { embeddedInvoiceOf } from "./einvoice/embedded-invoice.ts";
import { invoiceConfidenceOf } from "./invoice-confidence.ts";
import { invoiceEvidenceOf } from "./invoice-evidence.ts";
import { layoutOf } from "./layout/layout.ts";
import type { PdfContents } from "./pdf/contents.ts";
import type { EmbeddedInvoice, InvoiceReading } from "./reading.ts";
import { readInvoice } from "./template/invoice/read-invoice.ts";
import type { TemplateLists } from "./template/template-lists.ts";

/** What pages are as an invoice: its reading, or what they call themselves instead, null where nothing says it. */
export type InvoicePagesRead =
  | { readonly kind: "read"; readonly reading: InvoiceReading }
  | { readonly kind: "other"; readonly called: string | null };

/** Reads the pages of one document as an invoice, bill, receipt or credit note. */
export function readInvoicePages(
  { pages, attachments }: PdfContents,
  { invoice, vendor }: TemplateLists,
): InvoicePagesRead {
  const read = readInvoice(layoutOf(pages), invoice, vendor);
  if (!read.kind.isInvoice) return { kind: "other", called: read.kind.called };
  const { document } = read;
  const embedded = embeddedInvoiceOf(attachments, document);
  const eInvoice: EmbeddedInvoice | null =
    embedded === null
      ? null
      : {
          name: embedded.name,
          profile: embedded.eInvoice.profile,
          comparisons: embedded.comparisons,
        };
  const { checks, identities, warnings } = checkInvoice(document);
  const confidence = invoiceConfidenceOf({ read, checks, eInvoice });
  const reading: InvoiceReading = {
    documentType: "INVOICE",
    document,
    checks,
    identities,
    warnings: [...warnings, ...read.notices, ...(embedded?.warnings ?? [])],
    confidence: confidence.value,
    confidenceParts: confidence.parts,
    evidence: invoiceEvidenceOf(read),
    eInvoice,
    templateId: read.templateId,
    pageCount: pages.length,
  };
  return { kind: "read", reading };
}
