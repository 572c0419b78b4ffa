import { type Grey, type Mask, PAPER } from "./grey.ts";

/** Blocks over which the darkest ink is looked for, in pixels: about a word wide at 200 dpi. */
const BLOCK = 24;
/** Nothing that is lighter than this is ink, however faint its neighbourhood. */
const LIGHTEST_INK = 212;
/** How far from the darkest ink to the paper the border of a stroke lies; above the middle, so that thin strokes stay whole. */
const BORDER_SHARE = 0.7;

/** The ink of a flattened picture. Single pixels that touch no others are dust and are left out. */
export function inkOf(grey: Grey): Mask {
  const { width, height, pixels } = grey;
  const across = Math.ceil(width / BLOCK);
  const bounds = boundsOf(darkestOf(grey), across);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let block = 0; block < across; block++) {
      const bound = bounds[row + block] ?? 0;
      const end = y * width + (bound === 0 ? 0 : Math.min(width, (block + 1) * BLOCK));
      for (let at = y * width + block * BLOCK; at < end; at++) {
        ink[at] = (pixels[at] ?? PAPER) < bound ? 1 : 0;
      }
    }
  }
  const mask = { width, height, pixels: ink };
  removeSpecks(mask);
  return mask;
}

/** The darkest pixel of each block. */
function darkestOf({ width, height, pixels }: Grey): Uint8Array {
  const across = Math.ceil(width / BLOCK);
  const darkest = new Uint8Array(across * Math.ceil(height / BLOCK)).fill(PAPER);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let block = 0; block < across; block++) {
      const end = y * width + Math.min(width, (block + 1) * BLOCK);
      let dark = darkest[row + block] ?? PAPER;
      for (let at = y * width + block * BLOCK; at < end; at++) {
        dark = Math.min(dark, pixels[at] ?? PAPER);
      }
      darkest[row + block] = dark;
    }
  }
  return darkest;
}

/** For each block the brightness below which a pixel is ink, by the darkest ink of the block and its neighbours; 0 where nothing is ink. */
function boundsOf(darkest: Uint8Array, across: number): Uint8Array {
  return darkest.map((own, at) => {
    if (own > LIGHTEST_INK) return 0;
    const column = at % across;
    let dark = own;
    for (const row of [at - column - across, at - column, at - column + across]) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
        dark = Math.min(dark, darkest[row + x] ?? PAPER);
      }
    }
    return Math.min(LIGHTEST_INK, Math.round(dark + BORDER_SHARE * (PAPER - dark)));
  });
}

function removeSpecks({ width, height, pixels }: Mask): void {
  for (let at = pixels.indexOf(1); at !== -1; at = pixels.indexOf(1, at + 1)) {
    if (pixels[at + 1] === 1) {
      // Along a stretch of ink no pixel is alone.
      while (pixels[at + 1] === 1) at++;
    } else if (!hasNeighbour(pixels, at, { width, height })) {
      pixels[at] = 0;
    }
  }
}

/** Whether a pixel that has none to its right touches ink. */
function hasNeighbour(
  pixels: Uint8Array,
  at: number,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const x = at % width;
  const y = (at - x) / width;
  const from = x > 0 ? at - 1 : at;
  const to = x + 1 < width ? at + 1 : at;
  if (from < at && pixels[from] === 1) return true;
  for (let other = from; other <= to; other++) {
    if (y > 0 && pixels[other - width] === 1) return true;
    if (y + 1 < height && pixels[other + width] === 1) return true;
  }
  return false;
}
