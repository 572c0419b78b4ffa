/** A grey picture. `pixels` has one byte for each pixel, row by row from the top; 0 is black, 255 white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Which pixels are ink: 1 is ink. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Brightness of white paper. */
export const PAPER = 255;

/** Number of quarters of a full turn, clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** The picture turned clockwise by quarters of a full turn; also turns a mask. */
export function turned(grey: Grey, quarters: Quarters): Grey {
  if (quarters === 0) return grey;
  const { width, height, pixels } = grey;
  if (quarters === 2) return { width, height, pixels: pixels.toReversed() };
  const out = new Uint8Array(pixels.length);
  // Source row y becomes column `height - 1 - y` (clockwise) or `y` (counter-clockwise).
  const tile = 32;
  for (let top = 0; top < height; top += tile) {
    const bottom = Math.min(top + tile, height);
    for (let x = 0; x < width; x++) {
      const row = quarters === 1 ? x : width - 1 - x;
      for (let y = top; y < bottom; y++) {
        const column = quarters === 1 ? height - 1 - y : y;
        out[row * height + column] = pixels[y * width + x] ?? 0;
      }
    }
  }
  return { width: height, height: width, pixels: out };
}

/** Below this angle a rotation moves no pixel of a page by half of its size. */
const UNTURNED_DEGREES = 0.01;

/**
 * The picture rotated about its middle; positive degrees turn clockwise as seen.
 * It grows so that no corner is cut, and the middle of the old picture is the middle of the new one; what is new is white.
 * A page is straightened by `rotated(grey, -skewOf(mask))`.
 */
export function rotated(grey: Grey, degrees: number): Grey {
  if (Math.abs(degrees) < UNTURNED_DEGREES) return grey;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const width = grown(grey.width, grey.width * Math.abs(cos) + grey.height * Math.abs(sin));
  const height = grown(grey.height, grey.height * Math.abs(cos) + grey.width * Math.abs(sin));
  const out = new Uint8Array(width * height).fill(PAPER);
  const middleX = (grey.width - 1) / 2;
  const middleY = (grey.height - 1) / 2;
  for (let y = 0; y < height; y++) {
    const fromMiddle = y - (height - 1) / 2;
    const startX = middleX + sin * fromMiddle - (cos * (width - 1)) / 2;
    const startY = middleY + cos * fromMiddle + (sin * (width - 1)) / 2;
    const from = Math.max(
      firstInside(startX, cos, grey.width),
      firstInside(startY, -sin, grey.height),
    );
    const to = Math.min(lastInside(startX, cos, grey.width), lastInside(startY, -sin, grey.height));
    for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x++) {
      out[y * width + x] = between(grey, startX + cos * x, startY - sin * x);
    }
  }
  return { width, height, pixels: out };
}

/** The new length: grown by an even number of pixels, so that the middle stays where it is. */
function grown(length: number, needed: number): number {
  return length + 2 * Math.max(0, Math.ceil((needed - length) / 2 - 1e-6));
}

/** The first step at which `start + slope * step` lies between 0 and `length - 1`. */
function firstInside(start: number, slope: number, length: number): number {
  if (Math.abs(slope) < 1e-9) return start >= 0 && start <= length - 1 ? 0 : Infinity;
  return Math.ceil((slope > 0 ? -start : length - 1 - start) / slope + 1e-6);
}

/** The last step at which `start + slope * step` lies between 0 and `length - 1`. */
function lastInside(start: number, slope: number, length: number): number {
  if (Math.abs(slope) < 1e-9) return start >= 0 && start <= length - 1 ? Infinity : -Infinity;
  return Math.floor((slope > 0 ? length - 1 - start : -start) / slope - 1e-6);
}

/** Brightness at a place between four pixels. */
function between({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = x | 0;
  const top = y | 0;
  const at = top * width + left;
  const right = left + 1 < width ? at + 1 : at;
  const down = top + 1 < height ? width : 0;
  const alongX = x - left;
  const upper = (pixels[at] ?? 0) * (1 - alongX) + (pixels[right] ?? 0) * alongX;
  const lower = (pixels[at + down] ?? 0) * (1 - alongX) + (pixels[right + down] ?? 0) * alongX;
  return (upper + (lower - upper) * (y - top) + 0.5) | 0;
}
