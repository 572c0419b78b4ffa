import { POINTS_PER_INCH, area, type Box } from "../base/box.ts";
import type { Limits } from "../base/limits.ts";
import { doneOf } from "../ocr/apart-end.ts";
import { recogniseApart, recognitionLack } from "../ocr/ocr-engine.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import type { Page } from "../page/page.ts";
import { openPdf, type PdfDocument, type PlacedPicture } from "./open.ts";
import { pictureToRead, recognisedPage, withPicture } from "./recognised-page.ts";
import { greyPage } from "./render.ts";

/** Resolutions at which pages are drawn to be recognised. A photo's own may be far off: its page has the size of a screen. */
const LEAST_DPI = 96;
const MOST_DPI = 300;
const USUAL_DPI = 200;

/** Called before the picture of a page is read, with its place among those that are. */
export type OnScan = (scan: ScanPlace) => void;

/** The nth of so many scanned pages of a document, from 1. */
export interface ScanPlace {
  readonly nth: number;
  readonly of: number;
}

/** Pages, those without usable text of their own read from their pictures, as far as recognition is installed. */
export async function withScansRead(
  document: PdfDocument,
  pages: readonly Page[],
  { limits, onScan }: { readonly limits: Limits; readonly onScan: OnScan },
): Promise<readonly Page[]> {
  const all = pages.flatMap((page) => {
    const place = pictureToRead(page, document.memory.pictures.get(page.pageNumber) ?? []);
    return place === null ? [] : [[page.pageNumber, place] as const];
  });
  const lack = all.length === 0 ? null : recognitionLack();
  if (lack !== null) return unreadFor(lack, pages, new Map(all));
  const wanted = new Map(all.slice(0, limits.scanPages));
  const left = new Set(all.slice(limits.scanPages).map(([pageNumber]) => pageNumber));
  const read: Page[] = [];
  let nth = 0;
  for (const page of pages) {
    const place = wanted.get(page.pageNumber);
    if (place === undefined) {
      read.push(left.has(page.pageNumber) ? { ...page, isPictureUnread: true } : page);
      continue;
    }
    nth += 1;
    onScan({ nth, of: wanted.size });
    read.push(await scanRead(document, page, { place, limits }));
  }
  return read;
}

/** Pages as they are, those that should have been read from their pictures with the sentence that says how they would be. */
function unreadFor(
  unreadRemedy: string,
  pages: readonly Page[],
  wanted: ReadonlyMap<number, Box>,
): readonly Page[] {
  return pages.map((page) =>
    wanted.has(page.pageNumber) ? { ...page, isPictureUnread: true, unreadRemedy } : page,
  );
}

/** The words that are recognised in the picture of a document's first page, its own text left aside; none where that fails. */
export async function textsInPicture(
  bytes: Uint8Array,
  limits: Limits,
): Promise<readonly string[]> {
  const document = await openPdf(bytes, limits);
  try {
    const picture = greyPage(document, 1, { renderDpi: USUAL_DPI });
    const end = await recogniseApart({ picture, mayBeTurned: true }, limits.readMs);
    return end.kind === "read" ? end.reading.words.map(({ text }) => text) : [];
  } finally {
    document.close();
  }
}

/**
 * A page as its picture shows it; as it was where its picture cannot be read, and then it is told as unread. A machine that is
 * too busy or kills the recognition ends the read: with the page left out, it would be another reading of the same file.
 */
async function scanRead(
  document: PdfDocument,
  page: Page,
  { place, limits }: { readonly place: Box; readonly limits: Limits },
): Promise<Page> {
  const renderDpi = dpiOf(document.memory.pictures.get(page.pageNumber) ?? [], page, limits);
  const picture = greyPage(document, page.pageNumber, { renderDpi });
  const pixelsPerPoint = picture.width / page.width;
  const mayBeTurned = isWhole(place, page);
  const wanted = mayBeTurned ? picture : greyPart(picture, place, pixelsPerPoint);
  const end = await recogniseApart({ picture: wanted, mayBeTurned }, limits.readMs);
  const reading = doneOf(end);
  if (reading === null) return { ...page, isPictureUnread: true };
  return mayBeTurned
    ? recognisedPage(page, reading, pixelsPerPoint)
    : withPicture(page, reading, { place, pixelsPerPoint });
}

function isWhole({ left, top, right, bottom }: Box, page: Page): boolean {
  return left <= 0 && top <= 0 && right >= page.width && bottom >= page.height;
}

/** The resolution of the largest picture, so that its pixels are seen as they are. */
function dpiOf(pictures: readonly PlacedPicture[], page: Page, limits: Limits): number {
  const largest = pictures.toSorted((one, other) => area(other.box) - area(one.box))[0];
  const own = (largest?.pixelsPerPoint ?? 0) * POINTS_PER_INCH;
  const wanted = own > 0 ? Math.min(MOST_DPI, Math.max(LEAST_DPI, own)) : USUAL_DPI;
  return Math.min(wanted, mostDpi(page, limits));
}

/** The resolution at which a page has as many pixels as may be recognised. */
export function mostDpi({ width, height }: Page, { scanPixels }: Limits): number {
  return POINTS_PER_INCH * Math.sqrt(scanPixels / (width * height));
}

/** Cuts out a part of a page, given in points; what lies outside of the page is left out. */
function greyPart({ width, pixels, height }: Grey, box: Box, pixelsPerPoint: number): Grey {
  const left = Math.max(0, Math.floor(box.left * pixelsPerPoint));
  const top = Math.max(0, Math.floor(box.top * pixelsPerPoint));
  const right = Math.min(width, Math.ceil(box.right * pixelsPerPoint));
  const bottom = Math.min(height, Math.ceil(box.bottom * pixelsPerPoint));
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row++) {
    part.set(
      pixels.subarray(row * width + left, row * width + right),
      (row - top) * (right - left),
    );
  }
  return { width: right - left, height: bottom - top, pixels: part };
}
