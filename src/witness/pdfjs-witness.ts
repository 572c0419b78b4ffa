import { Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";
import { pdfjsPages } from "./pdfjs-pages.ts";
import type { SeenPages, SeenWord } from "./testimony.ts";

/** What pdf.js sees on pages of a file; what it has seen so far where it cannot go on, and nothing where it cannot begin. */
export async function wordsByPdfjs(
  bytes: Uint8Array,
  pageNumbers: readonly number[],
): Promise<SeenPages> {
  const seen = new Map<number, readonly SeenWord[]>();
  const look = async (page: PDFPageProxy): Promise<void> => {
    seen.set(page.pageNumber, await wordsOf(page));
  };
  await pdfjsPages(bytes, look, pageNumbers).catch(() => []);
  return seen;
}

/** The words of a page, upright as it is shown. */
async function wordsOf(page: PDFPageProxy): Promise<readonly SeenWord[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ("str" in item ? wordsIn(item, transform) : []));
}

/** The share of its size that a font reaches below its baseline. */
const DESCENT = 0.2;

/** The words of a run from left to right. pdf.js gives the width of a run only, so that each letter gets the same share of it. */
function wordsIn(item: TextItem, viewport: readonly number[]): readonly SeenWord[] {
  const moved: readonly number[] = Util.transform([...viewport], item.transform);
  const [a = 0, b = 0, , , left = 0, baseline = 0] = moved;
  if (Math.abs(b) > SLANTED * Math.abs(a) || a < 0) return [];
  const size = Math.hypot(a, b);
  const letter = item.width / Math.max(1, item.str.length);
  const [top, bottom] = [baseline - (1 - DESCENT) * size, baseline + DESCENT * size];
  return [...item.str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    within: item.str,
    box: { left: left + index * letter, top, right: left + (index + text.length) * letter, bottom },
  }));
}

/** Text that rises by more than this share of its length is no line to be compared. */
const SLANTED = 0.05;
