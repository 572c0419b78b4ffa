import type { Limits } from "../base/limits.ts";
import type { Straightened } from "../page/page.ts";
import { openPdf } from "./open.ts";
import { readPages } from "./contents.ts";
import { pictureWriter, type PictureWriter } from "./picture-writer.ts";
import { renderPage } from "./render.ts";

/** A drawn page, ready to be shown. */
export interface PagePicture {
  readonly pageNumber: number;
  /** Of the page, in points, upright: the measure of the boxes on it. */
  readonly width: number;
  readonly height: number;
  readonly mediaType: PictureWriter["mediaType"];
  readonly bytes: Uint8Array;
}

/** How pages are drawn. */
export interface PictureLook {
  readonly renderDpi: number;
  /** Of the compression, 1 to 100. */
  readonly quality: number;
  readonly isGrey: boolean;
  /** Which pages; null for all. */
  readonly pageNumbers: ReadonlySet<number> | null;
}

/** Sharp enough to read small print on a screen, and about fifty kilobytes a page. */
export const USUAL_LOOK: PictureLook = {
  renderDpi: 120,
  quality: 80,
  isGrey: false,
  pageNumbers: null,
};

/** A page that was read from its picture, so that its boxes are of the straightened page. */
interface StraightenedPage extends Straightened {
  readonly pageNumber: number;
  /** Of the straightened page, in points. */
  readonly width: number;
  readonly height: number;
}

/** Draws the pages of a document as they were read. Throws a ReadError when it cannot be read. */
export async function pagePictures(
  bytes: Uint8Array,
  limits: Limits,
  scans: readonly StraightenedPage[] = [],
  { renderDpi, quality, isGrey, pageNumbers }: PictureLook = USUAL_LOOK,
): Promise<readonly PagePicture[]> {
  const { mediaType, write } = await pictureWriter();
  const document = await openPdf(bytes, limits);
  try {
    const pictures: PagePicture[] = [];
    for (const page of readPages(document, limits, spanOf(pageNumbers))) {
      const { pageNumber } = page;
      if (pageNumbers !== null && !pageNumbers.has(pageNumber)) continue;
      const drawn = renderPage(document, pageNumber, { renderDpi });
      const { width, height, quarterTurns, skewDegrees } = scans.find(
        (scan) => scan.pageNumber === pageNumber,
      ) ?? { ...page, quarterTurns: 0, skewDegrees: 0 };
      const bytes = await write(drawn, { quarterTurns, skewDegrees, isGrey, quality });
      pictures.push({ pageNumber, width, height, mediaType, bytes });
    }
    return pictures;
  } finally {
    document.close();
  }
}

/** From the first to the last of some pages; null for all. */
function spanOf(pageNumbers: ReadonlySet<number> | null): { from: number; to: number } | null {
  return pageNumbers === null
    ? null
    : { from: Math.min(...pageNumbers), to: Math.max(...pageNumbers) };
}
