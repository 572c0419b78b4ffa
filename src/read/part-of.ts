import { type Limits, limitsOfFile } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { type DocumentType, KINDS } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import type { Page, PageRange } from "../page/page.ts";
import { documentsOf, type FoundDocument, oddsOfSeveral } from "../split/documents-of.ts";
import type { PaperKind } from "../base/paper-kind.ts";
import { type Listing, listingsOf } from "../schedule/listings.ts";
import { contentsOf, type OnScan, type PdfContents } from "../pdf/contents.ts";

export type { Listing };

/** How a part of a file is opened. */
interface PartWishes {
  readonly limits: Limits;
  readonly kind: "auto" | "construction" | "invoice";
  readonly onScan: OnScan;
}

/** The pages of a file that are one document, numbered as in the file. Throws a ReadError when they cannot be read. */
export async function partOf(
  bytes: Uint8Array,
  { from, to, seen }: PageRange,
  { limits, kind, onScan }: PartWishes,
): Promise<PdfContents> {
  const most = kind === "invoice" ? Math.min(limits.pages, limits.invoicePages) : limits.pages;
  const count = to - from + 1;
  if (count > most)
    throw new ReadError("too-many-pages", `It has ${count} pages, the limit is ${most}.`);
  if (seen !== undefined) return { pages: seen, attachments: [] };
  const contents = await contentsOf(bytes, limitsOfFile(limits), onScan, { from, to });
  if (contents.pages.length < count)
    throw new ReadError("no-pages", "", `The PDF ends before page ${to}. Name pages that it has.`);
  return contents;
}

/** A document of a file, by its kind and its pages. */
export interface FilePart extends PageRange {
  readonly kind: PaperKind;
  /** Another kind that it may be nearly as well; left out where there is none. */
  readonly perhaps?: PaperKind;
  /** Its tables of names and amounts; left out where nobody asked for them, and of kinds that have a reader. */
  readonly listings?: readonly Listing[];
}

/** The documents that all pages of a file seem to be, in their order. */
export function partsAmong(pages: readonly Page[], withListings: boolean): readonly FilePart[] {
  return documentsOf(pages).map((found) => {
    const own = pages.slice(found.from - 1, found.to);
    const isRecognised = own.some(({ straightened }) => straightened !== undefined);
    return {
      ...found,
      ...(isRecognised ? { seen: own } : {}),
      ...(withListings && mayBeUnread(found) ? { listings: listingsOf(own) } : {}),
    };
  });
}

function mayBeUnread({ kind, perhaps }: FoundDocument): boolean {
  return !hasReader(kind) || (perhaps !== undefined && !hasReader(perhaps));
}

/** Whether a reader is to look at a document: it may be of a kind that is read. What the reader refuses is told as not read. */
export function mayBeRead({ kind, perhaps }: Pick<FilePart, "kind" | "perhaps">): boolean {
  return hasReader(kind) || (perhaps !== undefined && hasReader(perhaps));
}

/** Whether papers of a kind are read. */
export function hasReader(kind: PaperKind): kind is PaperKind & DocumentType {
  return KINDS.some(({ documentType }) => documentType === kind);
}

/** A document among others in one file, and all that the file holds. */
export interface MainPart extends PageRange {
  readonly all: readonly FilePart[];
}

/** Kinds that are read, the one that a package is about before the others. */
const MAIN_KINDS = {
  auto: ["PAY_APPLICATION", "CHANGE_ORDER", "INVOICE", "LIEN_WAIVER"],
  construction: ["PAY_APPLICATION", "CHANGE_ORDER"],
  invoice: ["INVOICE"],
} as const satisfies Readonly<Record<PartWishes["kind"], readonly DocumentType[]>>;

/** Fewer pages are read as they are: what may be another document is mostly the back of the first. */
const FEWEST_PAGES = 3;

/**
 * That a file holds several documents is certain only at such odds, as a logarithm: for all pages, and for each page behind the
 * first. Of 950 files of one document none has both; of 30 drawn packages and packets every one has.
 */
const CERTAIN = 15;
const CERTAIN_FOR_EACH = 5;

/**
 * The document that a file is about, where it certainly holds several of more than one kind: its first pay application, or
 * else the first of another kind that is asked for. Null where it is one document, or none of its documents is asked for.
 */
export function mainPartOf(
  pages: readonly Page[],
  kind: PartWishes["kind"] = "auto",
): MainPart | null {
  if (pages.length < FEWEST_PAGES) return null;
  const odds = oddsOfSeveral(pages);
  if (odds < Math.max(CERTAIN, CERTAIN_FOR_EACH * (pages.length - 1))) return null;
  const all = documentsOf(pages);
  const kinds = new Set(all.flatMap((found) => (found.perhaps === undefined ? [found.kind] : [])));
  if (kinds.size < 2) return null;
  for (const wanted of MAIN_KINDS[kind]) {
    const main = all.find((found) => found.kind === wanted && found.perhaps === undefined);
    if (main !== undefined) return { from: main.from, to: main.to, all };
  }
  return null;
}

/** Whether pages are certainly a sworn statement, whose table of firms looks like a schedule of values. */
export function isSwornStatement(pages: readonly Page[]): boolean {
  return documentsOf(pages).every(
    ({ kind, perhaps }) => kind === "SWORN_STATEMENT" && perhaps === undefined,
  );
}

/** The same pages as a reader wants them: the first one is page 1. */
export function fromFirstPage(
  { pages, attachments }: PdfContents,
  { from }: PageRange,
): PdfContents {
  return {
    pages: pages.map((page) => ({ ...page, pageNumber: page.pageNumber - from + 1 })),
    attachments,
  };
}

/** Members that name a page, in a reading and in its findings. */
const PAGE_MEMBERS: ReadonlySet<string> = new Set([
  "pageNumber",
  "page",
  "otherPage",
  "summaryPage",
]);

/** A reading of a part of a file that says of every page where it is in the file. */
export function movedBack(reading: Reading, { from }: PageRange): Reading {
  return from === 1 ? reading : (moved(reading, from - 1) as Reading);
}

function moved(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((one) => moved(one, by));
  // Money and rates are objects of classes: they name no page.
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = movedMember(name, member, by);
  return copy;
}

function movedMember(name: string, member: unknown, by: number): unknown {
  if (PAGE_MEMBERS.has(name) && typeof member === "number") return member + by;
  const isPages = name === "pages" && Array.isArray(member);
  if (isPages && member.every((one) => typeof one === "number"))
    return member.map((one) => one + by);
  return moved(member, by);
}
