import { LIMITS, type Limits } from "./base/limits.ts";
import { ReadError } from "./base/read-error.ts";
import type { AskModel } from "./fallback/model.ts";
import type { Page } from "./page/page.ts";
import { contentsOf, type OnScan, type PdfContents } from "./pdf/contents.ts";
import { readConstruction } from "./read-construction.ts";
import { openPdf } from "./pdf/open.ts";
import { type InvoicePagesRead, readInvoicePages } from "./read-invoice.ts";
import { withPointing } from "./pointing/with-pointing.ts";
import type { ConstructionReading, Reading, Scan } from "./reading.ts";
import { reconsidered, takenWords } from "./reconsider.ts";
import type { NamedParties } from "./template/change-order/kind.ts";
import type { TemplateLists } from "./template/template-lists.ts";
import { TEMPLATES } from "./templates.ts";

export type { OnScan, ScanPlace } from "./pdf/contents.ts";

/** What a caller may say about a read. */
export interface ReadOptions {
  readonly limits: Limits;
  readonly kind: "auto" | "construction" | "invoice";
  /** Company names of the parties; they sharpen the reading of change orders. */
  readonly subcontractor?: string;
  readonly gc?: string;
  /** Values that do not stand out are given nevertheless, each with its confidence among `fields`. */
  readonly keepsDoubtful?: boolean;
  /** Templates in place of the built-in ones; the last one of each kind must be a general one. */
  readonly templates?: TemplateLists;
  /** Below this confidence a model is asked, where there is one. */
  readonly askBelow?: number;
}

/** Reads one document, with a model's help where one may be asked. Throws a ReadError when it cannot be read. */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadOptions,
  onScan: OnScan = () => undefined,
  ask: AskModel | null = null,
): Promise<Reading> {
  const { kind, limits } = options;
  const open = kind === "invoice" ? invoiceContentsOf : contentsOf;
  const contents = await open(bytes, limits, onScan);
  if (limits.scanPages === 0 && isWithoutText(contents.pages)) {
    throw new ReadError("no-text", "Reading pictures was switched off.");
  }
  const templates = options.templates ?? TEMPLATES;
  const reading = readContents(contents, templates, {
    kind,
    mostInvoicePages: mostInvoicePages(limits),
    subcontractor: options.subcontractor ?? null,
    gc: options.gc ?? null,
    keepsDoubtful: options.keepsDoubtful ?? false,
  });
  if (ask === null) return reading;
  const below = options.askBelow ?? USUAL_ASK_BELOW;
  return withPointing(reading, { pages: contents.pages, templates, ask, below });
}

/** How many pages a document has. Throws a ReadError when it cannot be opened, or has more than the limit. */
export async function countPages(bytes: Uint8Array, limits: Limits): Promise<number> {
  const document = await openPdf(bytes, limits);
  try {
    return document.pageCount;
  } finally {
    document.close();
  }
}

/** A model is asked below this confidence where the caller names none. */
const USUAL_ASK_BELOW = 0.9;

/** What a caller may say about pages. */
export interface PageWishes extends NamedParties {
  readonly kind?: ReadOptions["kind"];
  readonly mostInvoicePages?: number;
  readonly keepsDoubtful?: boolean;
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

/** Reads pages, and where they were recognised lets the arithmetic choose among what their pictures allow. */
function readContents(
  contents: PdfContents,
  templates: TemplateLists,
  wishes: PageWishes,
): Reading {
  const first = readOnce(contents, templates, wishes);
  const scans = scansOf(contents.pages);
  if (scans.length === 0) return first;
  const { reading, taken } = reconsidered(contents.pages, first, (pages) =>
    ifReadable(() => readOnce({ ...contents, pages }, templates, wishes)),
  );
  return { ...reading, scans, warnings: [...reading.warnings, ...taken.map(takenWords)] };
}

function isWithoutText(pages: readonly Page[]): boolean {
  return pages.every((page) => page.words.length === 0);
}

function ifReadable(read: () => Reading): Reading | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}

function scansOf(pages: readonly Page[]): readonly Scan[] {
  return pages.flatMap(({ pageNumber, width, height, straightened }) =>
    straightened === undefined ? [] : [{ pageNumber, width, height, ...straightened }],
  );
}

function readOnce(contents: PdfContents, templates: TemplateLists, wishes: PageWishes): Reading {
  const { kind = "auto", mostInvoicePages = LIMITS.invoicePages } = wishes;
  const { pages } = contents;
  if (isWithoutText(pages)) throw new ReadError("no-text");
  if (kind === "invoice") {
    const invoice = readInvoicePages(contents, templates, wishes);
    if (invoice.kind === "read") return invoice.reading;
    throw refusal(NO_INVOICE, calledWords(invoice) ?? "");
  }
  const construction = readConstruction(pages, templates, wishes);
  const isAlone = kind === "construction" || pages.length > mostInvoicePages;
  if (construction.kind === "read") {
    const { reading } = construction;
    return isAlone || !isBare(reading) ? reading : orInvoice(reading, contents, templates, wishes);
  }
  const { looksLike } = construction;
  if (kind === "construction") throw refusal(NO_CONSTRUCTION, looksLike);
  if (isAlone) throw refusal(NO_CONSTRUCTION, looksLike, invoiceLimit(mostInvoicePages));
  const invoice = readInvoicePages(contents, templates, wishes);
  if (invoice.kind === "read") return invoice.reading;
  throw refusal(NOTHING_KNOWN, calledWords(invoice) ?? looksLike);
}

/** A reading, or that of the same pages as an invoice where it is surer. */
function orInvoice(
  reading: Reading,
  contents: PdfContents,
  templates: TemplateLists,
  wishes: PageWishes,
): Reading {
  const invoice = readInvoicePages(contents, templates, wishes);
  const isSurer = invoice.kind === "read" && invoice.reading.confidence > reading.confidence;
  return isSurer ? invoice.reading : reading;
}

/** A subtotal and a total are taken for lines of the form, too. */
const MOST_BARE_LINES = 2;

/**
 * Whether a pay application says neither which it is nor proves anything, and has hardly a line of the form: a bill with a
 * table may look like one.
 */
function isBare(reading: ConstructionReading): boolean {
  if (reading.documentType !== "PAY_APPLICATION") return false;
  const { document, checks } = reading;
  return (
    document.applicationNumber === null &&
    document.periodTo === null &&
    Object.values(document.lines).filter((line) => line !== null).length <= MOST_BARE_LINES &&
    checks.every(({ passed }) => passed !== true)
  );
}

const NO_CONSTRUCTION =
  "The document looks like neither a construction pay application nor a change order.";
const NO_INVOICE = "The document looks like no invoice, bill, receipt or credit note.";
const NOTHING_KNOWN =
  "The document looks like no construction pay application, change order or invoice.";

function refusal(...sentences: readonly [string, ...string[]]): ReadError {
  const [first, ...others] = sentences;
  const details = others.filter((sentence) => sentence !== "");
  return new ReadError("not-this-kind", details.join(" "), first);
}

function calledWords({ called }: Extract<InvoicePagesRead, { kind: "other" }>): string | null {
  return called === null ? null : `It calls itself "${called}".`;
}

/** The pages of an invoice, which may have fewer than other documents. */
async function invoiceContentsOf(
  bytes: Uint8Array,
  limits: Limits,
  onScan: OnScan,
): Promise<PdfContents> {
  const most = mostInvoicePages(limits);
  try {
    return await contentsOf(bytes, { ...limits, pages: most }, onScan);
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
