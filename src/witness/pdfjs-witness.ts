import { fileURLToPath } from "node:url";
import {
  getDocument,
  GlobalWorkerOptions,
  Util,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";
import type { SeenPages, SeenWord } from "./testimony.ts";

// The worker's code is loaded into this thread: reads run in a thread of their own already, which can be stopped.
GlobalWorkerOptions.workerSrc = import.meta.resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");

const STANDARD_FONTS = fileURLToPath(
  import.meta.resolve("pdfjs-dist/standard_fonts/LICENSE_FOXIT"),
).replace(/LICENSE_FOXIT$/, "");

/** What pdf.js sees on pages of a file; none where it cannot open it. */
export async function pdfjsPages(
  bytes: Uint8Array,
  pageNumbers: readonly number[],
): Promise<SeenPages> {
  const task = getDocument({
    // The buffer is transferred, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: STANDARD_FONTS,
  });
  const seen = new Map<number, readonly SeenWord[]>();
  try {
    const document = await task.promise;
    for (const pageNumber of pageNumbers) {
      if (pageNumber > document.numPages) break;
      const page = await document.getPage(pageNumber);
      seen.set(pageNumber, await wordsOf(page));
      page.cleanup();
    }
  } catch {
    // A file that it refuses, or a page that it cannot go on from: what it has seen so far counts.
  } finally {
    await task.destroy();
  }
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
