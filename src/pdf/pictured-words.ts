import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { recogniseApart } from "../ocr/ocr-engine.ts";
import type { Word } from "../page/page.ts";
import { readPages } from "./contents.ts";
import { openPdf } from "./open.ts";
import { withPicture } from "./recognised-page.ts";
import { greyPage } from "./render.ts";

/**
 * The words that the pictures of some pages show, each page's own text left aside. A page that cannot be recognised is
 * left out, and so are those beyond the limit of scanned pages.
 */
export async function wordsInPictures(
  bytes: Uint8Array,
  pageNumbers: readonly number[],
  { limits, renderDpi }: { readonly limits: Limits; readonly renderDpi: number },
): Promise<ReadonlyMap<number, readonly Word[]>> {
  const document = await openPdf(bytes, limits);
  try {
    const pages = readPages(document, limits);
    const seen = new Map<number, readonly Word[]>();
    for (const pageNumber of pageNumbers.slice(0, limits.scanPages)) {
      const page = pages[pageNumber - 1];
      if (page === undefined) continue;
      const picture = greyPage(document, pageNumber, { renderDpi });
      const end = await recogniseApart({ picture, mayBeTurned: false }, limits.readMs);
      if (end.kind === "timeout") throw new ReadError("timeout");
      if (end.kind === "crashed") throw new ReadError("internal");
      if (end.kind !== "read") continue;
      const place = { left: 0, top: 0, right: page.width, bottom: page.height };
      const blank = { ...page, words: [], rulings: [] };
      const pixelsPerPoint = picture.width / page.width;
      seen.set(pageNumber, withPicture(blank, end.reading, { place, pixelsPerPoint }).words);
    }
    return seen;
  } finally {
    document.close();
  }
}
