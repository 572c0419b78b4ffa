import { LIMITS, type Limits } from "./base/limits.ts";
import { ReadError } from "./base/read-error.ts";
import type { Page } from "./page/page.ts";
import { contentsOf, type PdfContents } from "./pdf/contents.ts";
import { readConstruction } from "./read-construction.ts";
import { readInvoicePages } from "./read-invoice.ts";
import type { Reading } from "./reading.ts";
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
  const contents = await (kind === "invoice" ? invoiceContentsOf : contentsOf)(bytes, limits);
  return readContents(contents, options.templates ?? TEMPLATES, {
    kind,
    mostInvoicePages: mostInvoicePages(limits),
    subcontractor: options.subcontractor ?? null,
    gc: options.gc ?? null,
  });
}

/** What a caller may say about pages. */
export interface PageWishes extends NamedParties {
  readonly kind?: ReadOptions["kind"];
  readonly mostInvoicePages?: number;
}

const NOTHING_WISHED: PageWishes = { subcontractor: null, gc: null };

/** Reads the pages of one document. Throws a ReadError when they are no document of a kind that is asked for. */
export function readPages(
  pages: readonly Page[],
  templates: TemplateLists,
  wishes: PageWishes = NOTHING_WISHED,
): Reading {
  return readContents({ pages, attachments: [] }, templates, wishes);
}

function readContents(
  contents: PdfContents,
  templates: TemplateLists,
  wishes: PageWishes,
): Reading {
  const { kind = "auto", mostInvoicePages = LIMITS.invoicePages } = wishes;
  const { pages } = contents;
  if (pages.every((page) => page.words.length === 0)) throw new ReadError("no-text");
  if (kind === "invoice") return asInvoice(contents, templates, "");
  const construction = readConstruction(pages, templates, wishes);
  if (construction.kind === "read") return construction.reading;
  const { looksLike } = construction;
  if (kind === "auto" && pages.length <= mostInvoicePages)
    return asInvoice(contents, templates, looksLike);
  const sentences = [looksLike, kind === "auto" ? invoiceLimit(mostInvoicePages) : ""];
  throw new ReadError("not-this-kind", sentences.filter((sentence) => sentence !== "").join(" "));
}

/** Reads an invoice, bill or receipt; `otherwise` says what the pages look like where they are none. */
function asInvoice(contents: PdfContents, templates: TemplateLists, otherwise: string): Reading {
  const invoice = readInvoicePages(contents, templates);
  if (invoice.kind === "read") return invoice.reading;
  const called = invoice.called === null ? otherwise : `It calls itself "${invoice.called}".`;
  throw new ReadError("not-this-kind", called);
}

/** The pages of an invoice, which may have fewer than other documents. */
async function invoiceContentsOf(bytes: Uint8Array, limits: Limits): Promise<PdfContents> {
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
