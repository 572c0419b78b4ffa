import type { EmbeddedInvoice } from "../../document/embedded-invoice.ts";
import type { InvoiceLine, InvoiceTax } from "../../document/invoice.ts";
import type { Sourced } from "../../document/sourced.ts";
import { embeddedInvoiceOf } from "../../einvoice/embedded-xml.ts";
import { INVOICE } from "../../kinds/invoice/kind.ts";
import type { FieldEvidence, InvoiceReading } from "../../kinds/reading.ts";
import { layoutOf } from "../../layout/layout.ts";
import type { TemplateLists } from "../../lexicon/template-lists.ts";
import type { Page } from "../../page/page.ts";
import type { PdfContents } from "../../pdf/contents.ts";
import { printedGaps } from "../printed-gaps.ts";
import { provedReading } from "../proved-reading.ts";
import { chooseInvoiceItems } from "./choose-invoice-items.ts";
import { chooseInvoiceTotals } from "./choose-invoice-totals.ts";
import { gapsOf } from "./loose-figures.ts";
import { invoiceSigns } from "./invoice-signs.ts";
import { readInvoiceHead } from "./read-invoice-head.ts";
import { readInvoiceParties } from "./read-invoice-parties.ts";
import { type InvoiceChoices, type InvoiceDraft, readInvoice } from "./read-invoice.ts";

/** What pages are as an invoice: its reading, or what they call themselves instead, null where nothing says it. */
export type InvoiceAttempt =
  | { readonly kind: "read"; readonly reading: InvoiceReading }
  | { readonly kind: "other"; readonly called: string | null };

/** How pages are read as an invoice. */
interface InvoiceWishes {
  readonly keepsDoubtful?: boolean;
  /** What the caller says that the pages are. */
  readonly kind?: "auto" | "construction" | "invoice";
  /** What chooses the fields of its head and its parties. */
  readonly choices?: InvoiceChoices;
}

/** What fitted numbers choose for the fields of an invoice. */
export const INVOICE_CHOICES: InvoiceChoices = {
  chooseItems: (paper, offers) => chooseInvoiceItems(paper, offers),
  readHead: (paper) => readInvoiceHead(paper),
  readParties: (paper) => readInvoiceParties(paper),
  chooseTotals: (paper, given) => chooseInvoiceTotals(paper, given),
};

/** Reads the pages of one document as an invoice, bill, receipt or credit note. */
export function readInvoicePages(
  { pages, attachments }: PdfContents,
  { invoice, vendor }: TemplateLists,
  { keepsDoubtful = false, kind = "auto", choices = INVOICE_CHOICES }: InvoiceWishes = {},
): InvoiceAttempt {
  const read = readInvoice(layoutOf(pages), invoice, choices, vendor);
  // Of a picture that the caller calls a bill, the title may be what cannot be read.
  const isTaken = kind === "invoice" && pages.some(isRecognised) && read.kind.mayBeInvoice;
  if (!read.kind.isInvoice && !isTaken) return { kind: "other", called: read.kind.called };
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
    explanationsOf: (results) => printedGaps((result) => gapsOf(read, result), results),
    testimony: embedded?.findings ?? [],
    keepsDoubtful,
    templateId: read.templateId,
    pageCount: pages.length,
  });
  return { kind: "read", reading };
}

function isRecognised({ straightened }: Page): boolean {
  return straightened !== undefined;
}

/** How every field of an invoice came to its value. */
function invoiceEvidenceOf({ document, found, items }: InvoiceDraft): readonly FieldEvidence[] {
  const fields = [...found].map(([field, { sourced, because, margin, lost }]) => ({
    field,
    from: sourced.from,
    because,
    margin,
    lost,
  }));
  return [
    ...fields,
    ...document.taxes.flatMap((tax, index) => ofTax(tax, `taxes.${index}`)),
    ...document.lines.flatMap((line, index) => ofLine(line, `lineItems.${index}`, items.because)),
  ];
}

function ofTax({ label, rate, base, amount }: InvoiceTax, path: string): readonly FieldEvidence[] {
  const because = ["It stands with the totals, by the label of a tax or in a table of taxes."];
  return [
    ...evidence(`${path}.label`, label, because),
    ...evidence(`${path}.ratePercent`, rate, because),
    ...evidence(`${path}.base`, base, because),
    ...evidence(`${path}.amount`, amount, because),
  ];
}

function ofLine(
  line: InvoiceLine,
  path: string,
  because: readonly string[],
): readonly FieldEvidence[] {
  return [
    ...evidence(`${path}.description`, line.description, because),
    ...evidence(`${path}.quantity`, line.quantity, because),
    ...evidence(`${path}.unitPrice`, line.unitPrice, because),
    ...evidence(`${path}.amount`, line.amount, because),
  ];
}

function evidence(
  field: string,
  value: Sourced<unknown> | null,
  because: readonly string[],
): readonly FieldEvidence[] {
  return value === null ? [] : [{ field, from: value.from, because, margin: 0.8, lost: [] }];
}
