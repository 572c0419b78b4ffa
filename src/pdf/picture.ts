import type { Limits } from "../base/limits.ts";
import { openPdf } from "./open.ts";
import { readPages } from "./pages.ts";
import { renderPage } from "./render.ts";

/** A drawn page, ready to be shown. */
export interface PagePicture {
  readonly pageNumber: number;
  /** Of the page, in points, upright: the measure of the boxes on it. */
  readonly width: number;
  readonly height: number;
  readonly mediaType: "image/webp";
  readonly bytes: Uint8Array;
}

/** Sharp enough to read small print on a screen, and about fifty kilobytes a page. */
const RENDER_DPI = 120;
const QUALITY = 80;

/** Draws every page of a document. Throws a ReadError when it cannot be read. */
export async function pagePictures(
  bytes: Uint8Array,
  limits: Limits,
): Promise<readonly PagePicture[]> {
  const { default: sharp } = await import("sharp");
  const document = await openPdf(bytes, limits);
  try {
    const pictures: PagePicture[] = [];
    for (const { pageNumber, width, height } of readPages(document, limits)) {
      const drawn = renderPage(document, pageNumber, { renderDpi: RENDER_DPI });
      const picture = await sharp(drawn.rgba, {
        raw: { width: drawn.width, height: drawn.height, channels: 4 },
      })
        .removeAlpha()
        .webp({ quality: QUALITY })
        .toBuffer();
      pictures.push({ pageNumber, width, height, mediaType: "image/webp", bytes: picture });
    }
    return pictures;
  } finally {
    document.close();
  }
}
