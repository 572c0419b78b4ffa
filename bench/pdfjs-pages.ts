import { getDocument, GlobalWorkerOptions, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

// Without a worker thread, as everything else that is timed here.
GlobalWorkerOptions.workerSrc = import.meta.resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");

/** What `visit` makes of each page of a file, by pdf.js, the engine that was not chosen. */
export async function pdfjsPages<Seen>(
  bytes: Uint8Array,
  visit: (page: PDFPageProxy) => Promise<Seen>,
): Promise<readonly Seen[]> {
  const task = getDocument({
    // The buffer is transferred, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: new URL("../../standard_fonts/", GlobalWorkerOptions.workerSrc).pathname,
  });
  try {
    const document = await task.promise;
    const seen: Seen[] = [];
    for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
      const page = await document.getPage(pageNumber);
      seen.push(await visit(page));
      page.cleanup();
    }
    return seen;
  } finally {
    await task.destroy();
  }
}

/** How many text runs a page has: the cheapest that pdf.js can be asked for text. */
export async function runCount(page: PDFPageProxy): Promise<number> {
  return (await page.getTextContent()).items.length;
}
