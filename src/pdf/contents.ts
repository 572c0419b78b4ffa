import type { Limits } from "../base/limits.ts";
import type { Page } from "../page/page.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { openPdf } from "./open.ts";
import { readPages } from "./pages.ts";

/** What a PDF shows and what it carries inside. */
export interface PdfContents {
  readonly pages: readonly Page[];
  /** XML files, those with the name of a standard first. */
  readonly attachments: readonly Attachment[];
}

/** Opens a document, reads its pages, takes out its XML files and closes it. Throws a ReadError when the pages cannot be read. */
export async function contentsOf(bytes: Uint8Array, limits: Limits): Promise<PdfContents> {
  const document = await openPdf(bytes, limits);
  try {
    return { pages: readPages(document, limits), attachments: attachmentsOf(document) };
  } finally {
    document.close();
  }
}
