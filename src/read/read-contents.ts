import { LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { kindRefusal, type PaperLook } from "../finding/paper-look.ts";
import { foreignScript } from "./foreign-script.ts";
import type { Page } from "../page/page.ts";
import type { PdfContents } from "../pdf/contents.ts";
import { type ConstructionAttempt, readConstruction } from "./read-construction.ts";
import type { InvoiceAttempt } from "./invoice/read-invoice-pages.ts";
import type { ConstructionReading, Reading, Scan, WaiverReading } from "../kinds/reading.ts";
import { readIfWaiver } from "./lien-waiver/read-waiver-pages.ts";
import { reconsidered } from "./reconsider.ts";
import type { NamedParties } from "./change-order/kind.ts";
import type { ConstructionTemplates } from "../lexicon/template-lists.ts";

/** What a caller may say about pages. */
export interface PageWishes extends NamedParties {
  readonly kind?: "auto" | "construction" | "invoice";
  readonly mostInvoicePages?: number;
  readonly keepsDoubtful?: boolean;
}

/** Reads contents as an invoice, by the templates that it knows. */
export type ReadAsInvoice = (contents: PdfContents, wishes: PageWishes) => InvoiceAttempt;

/** What reads contents. Words of invoices are many: their reader may come late. */
export interface Readers {
  readonly templates: ConstructionTemplates;
  readonly asInvoice: ReadAsInvoice;
}

/** What contents are as one of the kinds that need no words of invoices. */
type Attempt = ConstructionAttempt | { readonly kind: "read"; readonly reading: WaiverReading };

/** Reads contents as a lien waiver or a construction document, unless only an invoice is asked for. */
export function attemptOf(
  { pages }: PdfContents,
  templates: ConstructionTemplates,
  wishes: PageWishes,
): Attempt | null {
  if (isWithoutText(pages)) throw withoutText(pages);
  const { kind = "auto" } = wishes;
  const waiver = kind === "auto" ? readIfWaiver(pages, wishes) : null;
  if (waiver !== null) return { kind: "read", reading: waiver };
  return wishes.kind === "invoice" ? null : readConstruction(pages, templates, wishes);
}

/** Whether it takes the reader of invoices to say what contents are. */
export function needsInvoices(
  attempt: Attempt | null,
  contents: PdfContents,
  wishes: PageWishes,
): boolean {
  if (attempt === null) return true;
  if (isAlone(contents, wishes)) return false;
  return attempt.kind === "other" || isBare(attempt.reading);
}

/**
 * The reading of contents. Where an invoice was recognised, its arithmetic chooses among what the pictures allow; what a
 * construction paper allows is weighed while it is read.
 */
export function readingOf(
  attempt: Attempt | null,
  contents: PdfContents,
  readers: Readers,
  wishes: PageWishes,
): Reading {
  const first = concluded(attempt, contents, readers.asInvoice, wishes);
  const scans = scansOf(contents.pages);
  if (scans.length === 0) return first;
  if (first.documentType !== "INVOICE") return { ...first, scans };
  const { reading, taken } = reconsidered(contents.pages, first, (pages) => {
    const again = readers.asInvoice({ ...contents, pages }, wishes);
    return again.kind === "read" ? again.reading : null;
  });
  return { ...reading, scans, findings: [...reading.findings, ...taken] };
}

export function isWithoutText(pages: readonly Page[]): boolean {
  return pages.every((page) => page.words.length === 0);
}

/** Where recognition is not installed, none was tried: the sentence says how it is added. */
function withoutText(pages: readonly Page[]): ReadError {
  const [remedy] = pages.flatMap(({ unreadRemedy }) => unreadRemedy ?? []);
  return remedy === undefined
    ? new ReadError("no-text")
    : new ReadError("no-text", "", `The pages have no text of their own. ${remedy}`);
}

function scansOf(pages: readonly Page[]): readonly Scan[] {
  return pages.flatMap(({ pageNumber, width, height, straightened }) =>
    straightened === undefined ? [] : [{ pageNumber, width, height, ...straightened }],
  );
}

/** What contents are, after the attempt to read them as a construction document. */
function concluded(
  attempt: Attempt | null,
  contents: PdfContents,
  asInvoice: ReadAsInvoice,
  wishes: PageWishes,
): Reading {
  if (attempt === null) {
    const invoice = asInvoice(contents, wishes);
    if (invoice.kind === "read") return invoice.reading;
    throw kindRefusal({
      sought: "invoice",
      look: callsItself(invoice) ?? foreignScript(contents.pages),
    });
  }
  if (attempt.kind === "read") {
    const { reading } = attempt;
    if (isAlone(contents, wishes) || !isBare(reading)) return reading;
    return orInvoice(reading, asInvoice(contents, wishes));
  }
  const { look } = attempt;
  if (wishes.kind === "construction") throw kindRefusal({ sought: "construction", look });
  if (isAlone(contents, wishes)) {
    const invoicePages = mostInvoicePagesOf(wishes);
    throw kindRefusal({ sought: "construction", look, invoicePages });
  }
  const invoice = asInvoice(contents, wishes);
  if (invoice.kind === "read") return invoice.reading;
  throw kindRefusal({
    sought: "anything",
    look: callsItself(invoice) ?? look ?? foreignScript(contents.pages),
  });
}

/** Whether contents are read as a construction document alone: they are asked for as one, or too long for an invoice. */
function isAlone({ pages }: PdfContents, wishes: PageWishes): boolean {
  return wishes.kind === "construction" || pages.length > mostInvoicePagesOf(wishes);
}

function mostInvoicePagesOf({ mostInvoicePages = LIMITS.invoicePages }: PageWishes): number {
  return mostInvoicePages;
}

/** A reading, or that of the same pages as an invoice where it is surer. */
function orInvoice(reading: Reading, invoice: InvoiceAttempt): Reading {
  const isSurer = invoice.kind === "read" && invoice.reading.confidence > reading.confidence;
  return isSurer ? invoice.reading : reading;
}

/** A subtotal and a total are taken for lines of the form, too. */
const MOST_BARE_LINES = 2;

/**
 * Whether a pay application says neither which it is nor proves anything, and has hardly a line of the form: a bill with a
 * table may look like one.
 */
function isBare(reading: ConstructionReading | WaiverReading): boolean {
  if (reading.documentType !== "PAY_APPLICATION") return false;
  const { document, checks } = reading;
  return (
    document.applicationNumber === null &&
    document.periodTo === null &&
    Object.values(document.lines).filter((line) => line !== null).length <= MOST_BARE_LINES &&
    checks.every(({ passed }) => passed !== true)
  );
}

function callsItself({ called }: Extract<InvoiceAttempt, { kind: "other" }>): PaperLook | null {
  return called === null ? null : { code: "calls-itself", called };
}
