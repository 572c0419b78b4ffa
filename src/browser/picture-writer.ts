import { ReadError } from "../base/read-error.ts";
import type * as inNode from "../pdf/picture-writer.ts";

/** The browser's own writer: WebP, or PNG where it writes no WebP. No page here was turned, because none was recognised. */
export const pictureWriter: typeof inNode.pictureWriter = async () => {
  const probe = await compressed(new OffscreenCanvas(1, 1), 1);
  return {
    mediaType: probe.type === "image/webp" ? "image/webp" : "image/png",
    async write({ width, height, rgba }, { quality, isGrey }) {
      const canvas = new OffscreenCanvas(width, height);
      const context = contextOf(canvas);
      context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
      if (isGrey) {
        context.filter = "grayscale(1)";
        context.drawImage(canvas, 0, 0);
      }
      const file = await compressed(canvas, quality / 100);
      return new Uint8Array(await file.arrayBuffer());
    },
  };
};

/** A canvas without a context cannot be written. */
async function compressed(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  contextOf(canvas);
  return canvas.convertToBlob({ type: "image/webp", quality });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new ReadError("out-of-memory");
  return context;
}
