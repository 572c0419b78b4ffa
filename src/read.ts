import { type Limits, limitsOfFile } from "./base/limits.ts";
import type { PaperKind } from "./base/paper-kind.ts";
import { found } from "./finding/finding.ts";
import { invoiceLimit } from "./finding/paper-look.ts";
import { ReadError } from "./base/read-error.ts";
import type { AskModel } from "./fallback/model.ts";
import { contentsOf, type OnScan, type PdfContents } from "./pdf/contents.ts";
import { CONSTRUCTION_TEMPLATES } from "./read/construction-templates.ts";
import { startEngine } from "./pdf/engine.ts";
import {
  attemptOf,
  isWithoutText,
  needsInvoices,
  type PageWishes,
  type ReadAsInvoice,
  readingOf,
} from "./read/read-contents.ts";
import {
  type FilePart,
  fromFirstPage,
  mainPartOf,
  movedBack,
  partOf,
  partsAmong,
} from "./read/part-of.ts";
import { notSworn } from "./read/not-sworn.ts";
import { settledParts } from "./read/settled-parts.ts";
import type { HeldDocument, Reading } from "./kinds/reading.ts";
import type { LookedAt } from "./witness/picture-witness.ts";
import type { Page, PageRange } from "./page/page.ts";
import type { TemplateLists } from "./lexicon/template-lists.ts";

export { type FilePart, hasReader, type Listing, mayBeRead } from "./read/part-of.ts";
export type { PageRange } from "./page/page.ts";
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
  /** The pages that are the document; left out where all are. */
  readonly pages?: PageRange;
  /** Second readers look at the places of all values again. Throws MissingAddOn where there is none. */
  readonly hasWitness?: boolean;
  /** Whether an invoice is read with the terms that an e-invoice says beside its fields. */
  readonly hasTerms?: boolean;
  /** Below this confidence a model is asked, where there is one. */
  readonly askBelow?: number;
}

/** Starts the PDF engine of this thread, so that the first read finds it ready. What is wrong with it, that read will say. */
export async function prepareReading(limits: Limits): Promise<void> {
  await startEngine(limits).catch(() => undefined);
}

/** Reads one document, with a model's help where one may be asked. Throws a ReadError when it cannot be read. */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadOptions,
  onScan: OnScan = () => undefined,
  ask: AskModel | null = null,
): Promise<Reading> {
  const { reading, pages } = await readWithPages(bytes, options, onScan);
  return withTerms(await withModel(reading, pages, { options, ask }), pages, options);
}

/** A reading with what a model points at, where one may be asked. */
async function withModel(
  reading: Reading,
  pages: readonly Page[],
  { options, ask }: { readonly options: ReadOptions; readonly ask: AskModel | null },
): Promise<Reading> {
  if (ask === null) return reading;
  const { withPointing } = await import("./pointing/with-pointing.ts");
  const templates = await allTemplates(options);
  const below = options.askBelow ?? USUAL_ASK_BELOW;
  return withPointing(reading, { pages, templates, ask, below });
}

/** Reads one document and gives its pages beside the reading, for those who look at the words. Throws a ReadError when it cannot be read. */
export async function readWithPages(
  bytes: Uint8Array,
  options: ReadOptions,
  onScan: OnScan = () => undefined,
): Promise<{ readonly reading: Reading; readonly pages: readonly Page[] }> {
  const { limits } = options;
  const contents = await openedContents(bytes, options, onScan);
  if (limits.scanPages === 0 && isWithoutText(contents.pages)) {
    throw new ReadError("no-text", "Reading pictures was switched off.", undefined, [
      "pictures-switched-off",
    ]);
  }
  const first = await readMain(contents, options);
  const { pages } = contents;
  const reading =
    options.hasWitness === true
      ? await withSecondReaders(first, { bytes, pages, limits, onScan })
      : first;
  return { reading, pages };
}

/** A reading with what an e-invoice says beside its fields, where that is asked for. */
export async function withTerms(
  reading: Reading,
  pages: readonly Page[],
  { hasTerms = false }: ReadOptions,
): Promise<Reading> {
  if (!hasTerms || reading.documentType !== "INVOICE") return reading;
  const { readTerms } = await import("./terms/read-terms.ts");
  return { ...reading, terms: readTerms(pagesOf(reading, pages), reading.document) };
}

/** The pages of the document that was read, where a file holds several. */
function pagesOf({ documents }: Reading, pages: readonly Page[]): readonly Page[] {
  const read = documents?.find(({ isRead }) => isRead);
  return read === undefined
    ? pages
    : pages.filter(({ pageNumber }) => pageNumber >= read.firstPage && pageNumber <= read.lastPage);
}

/** The pages of a whole document, or those of it that are one. Throws a ReadError when they cannot be read. */
async function openedContents(
  bytes: Uint8Array,
  { kind, limits, pages }: ReadOptions,
  onScan: OnScan,
): Promise<PdfContents> {
  if (pages !== undefined) {
    return partOf(bytes, pages, { limits, kind, onScan });
  }
  const open = kind === "invoice" ? invoiceContentsOf : contentsOf;
  return open(bytes, limits, onScan);
}

/** How a file is taken apart. */
export interface PartsWishes {
  readonly limits: Limits;
  /** Whether the tables of papers without a reader are wanted. */
  readonly withListings?: boolean;
  readonly onScan: OnScan;
}

/** The documents that a file holds, in their order. Throws a ReadError when its pages cannot be read. */
export async function partsOf(
  bytes: Uint8Array,
  { onScan, ...wishes }: PartsWishes,
): Promise<readonly FilePart[]> {
  const { pages } = await contentsOf(bytes, limitsOfFile(wishes.limits), onScan);
  return partsIn(pages, wishes);
}

/** The documents that all pages of a file are, in their order. */
export async function partsIn(
  pages: readonly Page[],
  { limits, withListings = false }: Omit<PartsWishes, "onScan">,
): Promise<readonly FilePart[]> {
  return settledParts(partsAmong(pages, withListings), async ({ from, to }) => {
    const own = { pages: pages.slice(from - 1, to), attachments: [] };
    return readPart(own, { kind: "auto", limits, pages: { from, to } });
  });
}

/** Reads contents; where they are certainly several documents, the one that they are about, and says so. */
async function readMain(contents: PdfContents, options: ReadOptions): Promise<Reading> {
  const { pages: all } = contents;
  const main = options.pages === undefined ? mainPartOf(all, options.kind) : null;
  if (main === null) return notSworn(await readPart(contents, options), all, options.kind);
  const { from, to } = main;
  const own = { ...contents, pages: all.slice(from - 1, to) };
  const reading = await readPart(own, { ...options, pages: { from, to } }).catch(notReadAlone);
  if (reading === null) return readPart(contents, options);
  const pages = { from, to };
  const told = found("several-documents", {
    documents: main.all.length,
    kind: reading.documentType,
    pages,
  });
  return {
    ...reading,
    pageCount: all.length,
    documents: main.all.map((one) => heldAs(one, one.kind, one.from === from)),
    findings: [...reading.findings, told],
    notices: [...reading.notices, told],
  };
}

function notReadAlone(error: unknown): null {
  if (error instanceof ReadError) return null;
  throw error;
}

/** Reads contents. A reader counts pages from the first of a document: what it says of pages is moved to where they are. */
async function readPart(contents: PdfContents, options: ReadOptions): Promise<Reading> {
  const { pages } = options;
  if (pages === undefined) return readContents(contents, options);
  const reading = await readContents(fromFirstPage(contents, pages), options);
  const documents = [heldAs(pages, reading.documentType, true)];
  return { ...movedBack(reading, pages), documents };
}

function heldAs({ from, to }: PageRange, kind: PaperKind, isRead: boolean): HeldDocument {
  return { kind, firstPage: from, lastPage: to, isRead };
}

async function withSecondReaders(reading: Reading, document: LookedAt): Promise<Reading> {
  const { withWitnesses } = await import("./witness/with-witnesses.ts");
  return withWitnesses(reading, document);
}

/** Reads contents; the reader of invoices, with the words of all their languages, is loaded where it is needed. */
async function readContents(contents: PdfContents, options: ReadOptions): Promise<Reading> {
  const wishes: PageWishes = {
    kind: options.kind,
    mostInvoicePages: mostInvoicePages(options.limits),
    subcontractor: options.subcontractor ?? null,
    gc: options.gc ?? null,
    keepsDoubtful: options.keepsDoubtful ?? false,
  };
  const templates = options.templates ?? CONSTRUCTION_TEMPLATES;
  const attempt = attemptOf(contents, templates, wishes);
  const asInvoice = needsInvoices(attempt, contents, wishes)
    ? await invoiceReader(options)
    : notNeeded;
  return readingOf(attempt, contents, { templates, asInvoice }, wishes);
}

async function invoiceReader(options: ReadOptions): Promise<ReadAsInvoice> {
  const { readInvoicePages } = await import("./read/invoice/read-invoice-pages.ts");
  const templates = await allTemplates(options);
  return (contents, wishes) => readInvoicePages(contents, templates, wishes);
}

function notNeeded(): never {
  throw new RangeError("A paper was to be read as an invoice that had been said not to be one.");
}

/** The templates of a read, where the caller names none those that are built in. */
export async function allTemplates(options: ReadOptions): Promise<TemplateLists> {
  return options.templates ?? (await import("./read/templates.ts")).TEMPLATES;
}

/** A model is asked below this confidence where the caller names none. */
const USUAL_ASK_BELOW = 0.9;

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
