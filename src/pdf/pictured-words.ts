import { doneOf } from "../ocr/apart-end.ts";
import { recogniseApart } from "../ocr/ocr-engine.ts";
import type { Page, Word } from "../page/page.ts";
import { type DrawWishes, lookAtPages } from "./drawn-pages.ts";
import { withPicture } from "./recognised-page.ts";

/**
 * The words that the pictures of some pages show, each page's own text left aside. A page that cannot be recognised is
 * left out, and so are those beyond the limit of scanned pages.
 */
export async function wordsInPictures(
  bytes: Uint8Array,
  pages: readonly Page[],
  wishes: DrawWishes,
): Promise<ReadonlyMap<number, readonly Word[]>> {
  const seen = new Map<number, readonly Word[]>();
  await lookAtPages(bytes, pages, wishes, async ({ page, picture }) => {
    const { pageNumber, width, height } = page;
    const end = await recogniseApart({ picture, mayBeTurned: false }, wishes.limits.readMs);
    const reading = doneOf(end);
    if (reading === null) return;
    const place = { left: 0, top: 0, right: width, bottom: height };
    const blank = { ...page, words: [], rulings: [] };
    const pixelsPerPoint = picture.width / width;
    seen.set(pageNumber, withPicture(blank, reading, { place, pixelsPerPoint }).words);
  });
  return seen;
}
