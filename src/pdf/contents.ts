import type { Limits } from "../base/limits.ts";
import type { Page } from "../page/page.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { openPdf } from "./open.ts";
import { readPages } from "./pages.ts";
import { type OnScan, withScansRead } from "./scanned-pages.ts";

export type { OnScan, ScanPlace } from "./scanned-pages.ts";

/** What a PDF shows and what it carries inside. */
export interface PdfContents {
  readonly pages: readonly Page[];
  /** XML files, those with the name of a standard first. */
  readonly attachments: readonly Attachment[];
}

/**
 * Opens a document, reads its pages, takes out its XML files and closes it. Pages without usable text are
 * read from their pictures. Throws a ReadError when the pages cannot be read.
 */
export async function contentsOf(
  bytes: Uint8Array,
  limits: Limits,
  onScan: OnScan = () => undefined,
): Promise<PdfContents> {
  const document = await openPdf(bytes, limits);
  try {
    const pages = readPages(document, limits);
    const attachments = attachmentsOf(document);
    return { pages: await withScansRead(document, pages, { limits, onScan }), attachments };
  } finally {
    document.close();
  }
}
