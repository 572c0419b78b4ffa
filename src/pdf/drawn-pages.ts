import type { Limits } from "../base/limits.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import type { Page } from "../page/page.ts";
import { openPdf } from "./open.ts";
import { greyPage } from "./render.ts";
import { mostDpi, type OnScan } from "./scanned-pages.ts";

/** How pages are drawn to be looked at. */
export interface DrawWishes {
  readonly limits: Limits;
  readonly renderDpi: number;
  /** Told of each page before it is drawn. */
  readonly onScan: OnScan;
}

/** A page as it is drawn. */
export interface DrawnPage {
  readonly page: Page;
  readonly picture: Grey;
  readonly dpi: number;
}

/** Draws pages one after the other, as many as the limit of scanned pages allows, and shows each. */
export async function lookAtPages(
  bytes: Uint8Array,
  pages: readonly Page[],
  { limits, renderDpi, onScan }: DrawWishes,
  look: (drawn: DrawnPage) => Promise<void>,
): Promise<void> {
  const wanted = pages.slice(0, limits.scanPages);
  const document = await openPdf(bytes, limits);
  try {
    for (const [index, page] of wanted.entries()) {
      onScan({ nth: index + 1, of: wanted.length });
      const dpi = Math.min(renderDpi, mostDpi(page, limits));
      const picture = greyPage(document, page.pageNumber, { renderDpi: dpi });
      await look({ page, picture, dpi });
    }
  } finally {
    document.close();
  }
}
