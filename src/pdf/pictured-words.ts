import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { recogniseApart } from "../ocr/ocr-engine.ts";
import type { Page, Word } from "../page/page.ts";
import { openPdf } from "./open.ts";
import { withPicture } from "./recognised-page.ts";
import { greyPage } from "./render.ts";
import { mostDpi, type OnScan } from "./scanned-pages.ts";

/**
 * The words that the pictures of some pages show, each page's own text left aside. A page that cannot be recognised is
 * left out, and so are those beyond the limit of scanned pages.
 */
export async function wordsInPictures(
  bytes: Uint8Array,
  pages: readonly Page[],
  {
    limits,
    renderDpi,
    onScan,
  }: { readonly limits: Limits; readonly renderDpi: number; readonly onScan: OnScan },
): Promise<ReadonlyMap<number, readonly Word[]>> {
  const document = await openPdf(bytes, limits);
  try {
    const seen = new Map<number, readonly Word[]>();
    const wanted = pages.slice(0, limits.scanPages);
    for (const [index, page] of wanted.entries()) {
      onScan({ nth: index + 1, of: wanted.length });
      const { pageNumber, width, height } = page;
      const picture = greyPage(document, pageNumber, {
        renderDpi: Math.min(renderDpi, mostDpi(page, limits)),
      });
      const end = await recogniseApart({ picture, mayBeTurned: false }, limits.readMs);
      if (end.kind === "timeout") throw new ReadError("timeout");
      if (end.kind === "crashed") throw new ReadError("internal");
      if (end.kind !== "read") continue;
      const place = { left: 0, top: 0, right: width, bottom: height };
      const blank = { ...page, words: [], rulings: [] };
      const pixelsPerPoint = picture.width / width;
      seen.set(pageNumber, withPicture(blank, end.reading, { place, pixelsPerPoint }).words);
    }
    return seen;
  } finally {
    document.close();
  }
}
