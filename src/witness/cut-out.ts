import { height } from "../base/box.ts";
import { type Grey, PAPER } from "../ocr/picture/grey.ts";
import type { PixelBox } from "../ocr/recognition/line-picture.ts";

/** Around a place, in heights of it: what its box may have cut off of its characters. */
const ALONG = 0.3;
const ACROSS = 0.12;

/** White paper around the cut, in pixels: a line that touches the border is read badly. */
const BORDER = 12;

/** A place cut out of a page's picture, on white paper of its own; null where nothing of it is in the picture. */
export function cutOut(picture: Grey, place: PixelBox): Grey | null {
  const size = height(place);
  const left = Math.max(0, Math.round(place.left - ALONG * size));
  const right = Math.min(picture.width, Math.round(place.right + ALONG * size));
  const top = Math.max(0, Math.round(place.top - ACROSS * size));
  const bottom = Math.min(picture.height, Math.round(place.bottom + ACROSS * size));
  if (right <= left || bottom <= top) return null;
  const width = right - left + 2 * BORDER;
  const pixels = new Uint8Array(width * (bottom - top + 2 * BORDER)).fill(PAPER);
  for (let row = top; row < bottom; row++) {
    const from = row * picture.width;
    const to = (row - top + BORDER) * width + BORDER;
    pixels.set(picture.pixels.subarray(from + left, from + right), to);
  }
  return { width, height: bottom - top + 2 * BORDER, pixels };
}
