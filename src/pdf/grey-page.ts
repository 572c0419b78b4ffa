import type { Box } from "../base/box.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import type { PdfDocument } from "./open.ts";
import { renderPage } from "./render.ts";

/** Cuts out a part of a page, given in points; what lies outside of the page is left out. */
export function greyPart({ width, pixels, height }: Grey, box: Box, pixelsPerPoint: number): Grey {
  const left = Math.max(0, Math.floor(box.left * pixelsPerPoint));
  const top = Math.max(0, Math.floor(box.top * pixelsPerPoint));
  const right = Math.min(width, Math.ceil(box.right * pixelsPerPoint));
  const bottom = Math.min(height, Math.ceil(box.bottom * pixelsPerPoint));
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row++) {
    part.set(
      pixels.subarray(row * width + left, row * width + right),
      (row - top) * (right - left),
    );
  }
  return { width: right - left, height: bottom - top, pixels: part };
}

/** Share of the lightest channel in a pixel's grey: coloured stamps, pens and markers become light, red print stays. */
const LIGHTEST = 0.6;

/** Draws a page in grey, upright. */
export function greyPage(
  document: PdfDocument,
  pageNumber: number,
  { renderDpi }: { readonly renderDpi: number },
): Grey {
  const { width, height, rgba } = renderPage(document, pageNumber, { renderDpi });
  const pixels = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < pixels.length; index++, at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    pixels[index] = LIGHTEST * Math.max(red, green, blue) + (1 - LIGHTEST) * luma;
  }
  return { width, height, pixels };
}
