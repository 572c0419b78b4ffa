import { fileURLToPath } from "node:url";
import { getDocument, GlobalWorkerOptions, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

// The worker's code is loaded into this thread: reads run in a thread of their own already, which can be stopped.
GlobalWorkerOptions.workerSrc = import.meta.resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");

const STANDARD_FONTS = fileURLToPath(
  import.meta.resolve("pdfjs-dist/standard_fonts/LICENSE_FOXIT"),
).replace(/LICENSE_FOXIT$/, "");

/** What `visit` makes of pages of a file by pdf.js, of all where none are named. Throws where it cannot open the file or a page. */
export async function pdfjsPages<Seen>(
  bytes: Uint8Array,
  visit: (page: PDFPageProxy) => Promise<Seen>,
  pageNumbers?: readonly number[],
): Promise<readonly Seen[]> {
  const task = getDocument({
    // The buffer is transferred, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: STANDARD_FONTS,
  });
  try {
    const document = await task.promise;
    const all = Array.from({ length: document.numPages }, (_, at) => at + 1);
    const wanted = pageNumbers === undefined ? null : new Set(pageNumbers);
    const seen: Seen[] = [];
    for (const pageNumber of all) {
      if (wanted?.has(pageNumber) === false) continue;
      const page = await document.getPage(pageNumber);
      seen.push(await visit(page));
      page.cleanup();
    }
    return seen;
  } finally {
    await task.destroy();
  }
}
