import type { Limits } from "../base/limits.ts";
import type { Straightened } from "../page/page.ts";
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

/** A page that was read from its picture, so that its boxes are of the straightened page. */
export interface StraightenedPage extends Straightened {
  readonly pageNumber: number;
  /** Of the straightened page, in points. */
  readonly width: number;
  readonly height: number;
}

/** Draws every page of a document as it was read. Throws a ReadError when it cannot be read. */
export async function pagePictures(
  bytes: Uint8Array,
  limits: Limits,
  scans: readonly StraightenedPage[] = [],
): Promise<readonly PagePicture[]> {
  const { default: sharp } = await import("sharp");
  const document = await openPdf(bytes, limits);
  try {
    const pictures: PagePicture[] = [];
    for (const page of readPages(document, limits)) {
      const { pageNumber } = page;
      const drawn = renderPage(document, pageNumber, { renderDpi: RENDER_DPI });
      const { width, height, quarterTurns, skewDegrees } = scans.find(
        (scan) => scan.pageNumber === pageNumber,
      ) ?? { ...page, quarterTurns: 0, skewDegrees: 0 };
      const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
      const upright = await sharp(drawn.rgba, { raw })
        .rotate(90 * quarterTurns)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const bytes = await sharp(upright.data, { raw: { ...upright.info, channels: 4 } })
        .rotate(-skewDegrees, { background: "white" })
        .removeAlpha()
        .webp({ quality: QUALITY })
        .toBuffer();
      pictures.push({ pageNumber, width, height, mediaType: "image/webp", bytes });
    }
    return pictures;
  } finally {
    document.close();
  }
}
