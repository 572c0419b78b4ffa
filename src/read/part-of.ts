import { type Limits, PACKAGE_LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import type { Reading } from "../kinds/reading.ts";
import type { PageRange } from "../page/page.ts";
import { documentsOf } from "../split/documents-of.ts";
import type { PaperKind } from "../split/paper-kinds.ts";
import { contentsOf, type OnScan, type PdfContents } from "../pdf/contents.ts";

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
  const ofFile = { ...limits, pages: Math.max(limits.pages, PACKAGE_LIMITS.pages) };
  return contentsOf(bytes, ofFile, onScan, { from, to });
}

/** A document of a file, by its kind and its pages. */
export interface FilePart extends PageRange {
  readonly kind: PaperKind;
  /** Another kind that it may be nearly as well; left out where there is none. */
  readonly perhaps?: PaperKind;
}

/** The documents that a file holds, in their order. Throws a ReadError when its pages cannot be read. */
export async function partsOf(
  bytes: Uint8Array,
  limits: Limits,
  onScan: OnScan,
): Promise<readonly FilePart[]> {
  const ofFile = { ...limits, pages: Math.max(limits.pages, PACKAGE_LIMITS.pages) };
  const { pages } = await contentsOf(bytes, ofFile, onScan);
  return documentsOf(pages).map((found) => {
    const own = pages.slice(found.from - 1, found.to);
    const isRecognised = own.some(({ straightened }) => straightened !== undefined);
    return isRecognised ? { ...found, seen: own } : found;
  });
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
