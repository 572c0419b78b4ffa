import { ReadError } from "../base/read-error.ts";
import type { PagePicture, pagePictures as bySharp } from "../pdf/picture.ts";
import { openPdf } from "../pdf/open.ts";
import { readPages } from "../pdf/pages.ts";
import { type Picture, renderPage } from "../pdf/render.ts";

/** Draws the pages of a document; the browser compresses them. No page here was straightened, because none was recognised. */
export const pagePictures: typeof bySharp = async (bytes, limits, _scans, look) => {
  const { renderDpi, quality, isGrey, pageNumbers } = look ?? USUAL_LOOK;
  const document = await openPdf(bytes, limits);
  try {
    const pictures: PagePicture[] = [];
    for (const { pageNumber, width, height } of readPages(document, limits)) {
      if (pageNumbers !== null && !pageNumbers.has(pageNumber)) continue;
      const drawn = renderPage(document, pageNumber, { renderDpi });
      const file = await compressed(drawn, { quality: quality / 100, isGrey });
      pictures.push({ pageNumber, width, height, ...file });
    }
    return pictures;
  } finally {
    document.close();
  }
};

const USUAL_LOOK = { renderDpi: 120, quality: 80, isGrey: false, pageNumbers: null };

/** As WebP, or as PNG where the browser writes no WebP. */
async function compressed(
  { width, height, rgba }: Picture,
  { quality, isGrey }: { readonly quality: number; readonly isGrey: boolean },
): Promise<Pick<PagePicture, "mediaType" | "bytes">> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new ReadError("out-of-memory");
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  if (isGrey) {
    context.filter = "grayscale(1)";
    context.drawImage(canvas, 0, 0);
  }
  const file = await canvas.convertToBlob({ type: "image/webp", quality });
  const mediaType = file.type === "image/webp" ? "image/webp" : "image/png";
  return { mediaType, bytes: new Uint8Array(await file.arrayBuffer()) };
}
