import { LIMITS, type Limits } from "./base/limits.ts";
import { ReadError } from "./base/read-error.ts";
import type { Page } from "./page/page.ts";
import { contentsOf, type PdfContents } from "./pdf/contents.ts";
import { readConstruction } from "./read-construction.ts";
import type { InvoiceReading, Reading } from "./reading.ts";
import type { NamedParties } from "./template/change-order/kind.ts";
import type { TemplateLists } from "./template/template-lists.ts";
import { TEMPLATES } from "./templates.ts";

/** What a caller may say about a read. */
export interface ReadOptions {
  readonly limits: Limits;
  readonly kind: "auto" | "construction" | "invoice";
  /** Company names of the parties; they sharpen the reading of change orders. */
  readonly subcontractor?: string;
  readonly gc?: string;
  /** Templates in place of the built-in ones; the last one of each kind must be a general one. */
  readonly templates?: TemplateLists;
}

/** Reads one document. Throws a ReadError when it cannot be read. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const { kind, limits } = options;
  const { pages, attachments } = await (kind === "invoice" ? invoiceOf : contentsOf)(bytes, limits);
  return readPages(pages, options.templates ?? TEMPLATES, {
    kind,
    mostInvoicePages: mostInvoicePages(limits),
    attachments,
    subcontractor: options.subcontractor ?? null,
    gc: options.gc ?? null,
  });
}

/** What a caller may say about pages. */
export interface PageWishes extends NamedParties {
  readonly kind?: ReadOptions["kind"];
  readonly mostInvoicePages?: number;
  /** Files that the PDF carries inside. */
  readonly attachments?: PdfContents["attachments"];
}

const NOTHING_WISHED: PageWishes = { subcontractor: null, gc: null };

/** Reads the pages of one document. Throws a ReadError when they are no document of a kind that is asked for. */
export function readPages(
  pages: readonly Page[],
  templates: TemplateLists,
  wishes: PageWishes = NOTHING_WISHED,
): Reading {
  const { kind = "auto", mostInvoicePages = LIMITS.invoicePages, attachments = [] } = wishes;
  if (pages.every((page) => page.words.length === 0)) throw new ReadError("no-text");
  if (kind === "invoice") return readInvoicePages(pages, { attachments, otherwise: NOT_YET });
  const construction = readConstruction(pages, templates, wishes);
  if (construction.kind === "read") return construction.reading;
  const { looksLike } = construction;
  if (kind === "auto" && pages.length <= mostInvoicePages)
    return readInvoicePages(pages, { attachments, otherwise: looksLike });
  const sentences = [looksLike, kind === "auto" ? invoiceLimit(mostInvoicePages) : ""];
  throw new ReadError("not-this-kind", sentences.filter((sentence) => sentence !== "").join(" "));
}

const NOT_YET =
  "This version reads pay applications and change orders only; invoices are not read yet.";

/** What is known of pages that may be an invoice. */
interface PerhapsInvoice {
  readonly attachments: PdfContents["attachments"];
  /** What they look like where they are none. */
  readonly otherwise: string;
}

/** Reads the pages of an invoice, bill or receipt. Throws a ReadError where they are none. */
function readInvoicePages(_pages: readonly Page[], { otherwise }: PerhapsInvoice): InvoiceReading {
  throw new ReadError("not-this-kind", otherwise);
}

/** What an invoice shows and carries; it may have fewer pages than other documents. */
async function invoiceOf(bytes: Uint8Array, limits: Limits): Promise<PdfContents> {
  const most = mostInvoicePages(limits);
  try {
    return await contentsOf(bytes, { ...limits, pages: most });
  } catch (error) {
    const isTooLong = error instanceof ReadError && error.code === "too-many-pages";
    throw isTooLong ? new ReadError("too-many-pages", invoiceLimit(most)) : error;
  }
}

function mostInvoicePages({ pages, invoicePages }: Limits): number {
  return Math.min(pages, invoicePages);
}

function invoiceLimit(most: number): string {
  return `A paper of more than ${most} pages is not read as an invoice.`;
}
