import type { Condition } from "../fixtures/draw/scan/conditions.ts";
import { faxG4, jpeg } from "../fixtures/draw/scan/encode.ts";
import { pictureSheet, scanPdf } from "../fixtures/draw/scan/scan-pdf.ts";
import { openSource } from "../fixtures/draw/scan/source.ts";

/** A printed document as a scan of its pages, at a resolution and in a condition. */
export async function scanOf(
  bytes: Uint8Array,
  dpi: number,
  { change, quality }: Condition,
): Promise<Uint8Array> {
  const source = await openSource(bytes);
  try {
    const sheets = [];
    for (const [index, drawn] of source.pictures(dpi, "grey").entries()) {
      const { raster } = change(drawn, index * 1_000 + drawn.dpi);
      const picture = quality === null ? await faxG4(raster) : await jpeg(raster, quality);
      sheets.push(pictureSheet(picture, raster.dpi));
    }
    return scanPdf(sheets);
  } finally {
    source.close();
  }
}
