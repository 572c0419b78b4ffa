import { checkInvoice } from "./checks/invoice.ts";
import { embeddedInvoiceOf } from "./einvoice/embedded-xml.ts";
import { invoiceSigns } from "./confidence/invoice-signs.ts";
import { pageClassOf } from "./confidence/page-class.ts";
import { confidenceOf, withProbabilities } from "./confidence/weigh.ts";
import { withheld } from "./confidence/withhold.ts";
import { invoiceEvidenceOf } from "./invoice-evidence.ts";
import { layoutOf } from "./layout/layout.ts";
import type { PdfContents } from "./pdf/contents.ts";
import type { InvoiceReading } from "./reading.ts";
import type { EmbeddedInvoice } from "./document/embedded-invoice.ts";
import { readInvoice } from "./template/invoice/read-invoice.ts";
import type { TemplateLists } from "./template/template-lists.ts";

/** What pages are as an invoice: its reading, or what they call themselves instead, null where nothing says it. */
export type InvoiceAttempt =
  | { readonly kind: "read"; readonly reading: InvoiceReading }
  | { readonly kind: "other"; readonly called: string | null };

/** Reads the pages of one document as an invoice, bill, receipt or credit note. */
export function readInvoicePages(
  { pages, attachments }: PdfContents,
  { invoice, vendor }: TemplateLists,
  { keepsDoubtful = false }: { readonly keepsDoubtful?: boolean } = {},
): InvoiceAttempt {
  const read = readInvoice(layoutOf(pages), invoice, vendor);
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
  // Checks are of what is printed, also where a value is left out afterwards.
  const { checks, identities, findings: broken } = checkInvoice(read.document);
  const results = [...checks, ...identities];
  const evidence = invoiceEvidenceOf(read);
  const pageClass = pageClassOf(evidence);
  const weighed = withProbabilities({
    kind: "INVOICE",
    pages: pageClass,
    fields: invoiceSigns(read, results, embedded?.comparisons ?? []),
  });
  const { document, fields, findings } = withheld(read.document, weighed, {
    evidence,
    pages: pageClass,
    keepsDoubtful,
  });
  const confidence = confidenceOf({ kind: "INVOICE", pages: pageClass, fields, results });
  const reading: InvoiceReading = {
    documentType: "INVOICE",
    document,
    checks,
    identities,
    notices: read.notices,
    findings: [...broken, ...read.notices, ...(embedded?.findings ?? []), ...findings],
    confidence: confidence.value,
    confidenceParts: confidence.parts,
    fields,
    evidence,
    eInvoice,
    templateId: read.templateId,
    pageCount: pages.length,
  };
  return { kind: "read", reading };
}
