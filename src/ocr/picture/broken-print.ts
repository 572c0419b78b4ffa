import { type Grey, PAPER } from "./grey.ts";

/** Pixels across a square in which the darkest ink says how strongly is printed there. */
const BLOCK = 32;
/** Ink lighter than this is noise of the paper, and is not made darker. */
const LIGHTEST = 232;
/** No ink is made darker than by this factor. */
const MOST_GAIN = 4;

/** Print of one darkness: each pixel's distance from white, by the darkest ink around it. */
export function strengthened({ width, height, pixels }: Grey): Grey {
  const across = Math.ceil(width / BLOCK);
  const gains = gainsOf({ width, height, pixels }, across);
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const gain = gains[row + Math.floor(x / BLOCK)] ?? 1;
      out[at] = Math.max(0, PAPER - gain * (PAPER - (pixels[at] ?? PAPER)));
    }
  }
  return { width, height, pixels: out };
}

/** By how much the ink of each block is made darker, by the block and those around it. */
function gainsOf({ width, height, pixels }: Grey, across: number): Float32Array {
  const down = Math.ceil(height / BLOCK);
  const darkest = new Uint8Array(across * down).fill(PAPER);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0; x < width; x++) {
      const block = row + Math.floor(x / BLOCK);
      darkest[block] = Math.min(darkest[block] ?? PAPER, pixels[y * width + x] ?? PAPER);
    }
  }
  const gains = new Float32Array(across * down);
  darkest.forEach((own, at) => {
    gains[at] = own > LIGHTEST ? 1 : Math.min(MOST_GAIN, PAPER / Math.max(1, PAPER - own));
  });
  return gains;
}

/** All ink spread by a pixel to each side, so that the pieces of a broken letter touch. */
export function spread({ width, height, pixels }: Grey): Grey {
  const along = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const column = at % width;
    const own = pixels[at] ?? PAPER;
    const left = column > 0 ? (pixels[at - 1] ?? PAPER) : PAPER;
    const right = column + 1 < width ? (pixels[at + 1] ?? PAPER) : PAPER;
    along[at] = Math.min(own, left, right);
  }
  const out = along.map((own, at) =>
    Math.min(own, along[at - width] ?? PAPER, along[at + width] ?? PAPER),
  );
  return { width, height, pixels: out };
}
