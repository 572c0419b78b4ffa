import { getDocument, GlobalWorkerOptions, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

// Without a worker thread, as everything else that is timed here.
GlobalWorkerOptions.workerSrc = import.meta.resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");

/** The text runs of all pages by pdf.js, the engine that was not chosen; gives how many there are. */
export async function pdfjsText(bytes: Uint8Array): Promise<number> {
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
    let runCount = 0;
    for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
      const page = await document.getPage(pageNumber);
      runCount += (await page.getTextContent()).items.length;
      page.cleanup();
    }
    return runCount;
  } finally {
    await task.destroy();
  }
}
