import { type DarkAreas, darkAreasOf } from "./dark-areas.ts";
import { type Grey, PAPER } from "./grey.ts";
import { type PaperMap, paperMapOf } from "./paper.ts";

/** So many standard deviations of the noise below the paper are still white. */
const WHITE_DEVIATIONS = 2.6;
/** JPEG ripples beside letters stay white on paper without noise, too. */
const RIPPLE = 0.03;
/** The paper is never taken so far down that faint print goes with it. */
const LEAST_WHITE = 0.72;
/** Of the ink this share becomes black: the middles of strokes. */
const BLACK_SHARE = 0.08;
/** Ink that is lighter than this is not made black, so that a blank page stays blank. */
const LIGHTEST_BLACK = 150;
/** Lighter pixels are no ink. */
const LIGHTEST_COUNTED = 225;

/**
 * The page as if it were printed black on white: shadows, tints and noise of the paper become white, faint print becomes dark.
 * Dark bars with light text are inverted, the border of a copier becomes white. Letters are told from bars by the page's
 * width, its narrow side unless its print says otherwise.
 */
export function flattened(grey: Grey, pageWidth: number = Math.min(grey.width, grey.height)): Grey {
  const paper = paperMapOf(grey, pageWidth);
  const white = Math.max(LEAST_WHITE, 1 - RIPPLE - WHITE_DEVIATIONS * paper.noise);
  const flat = divided(grey, paper, white);
  const dark = darkAreasOf(flat, pageWidth);
  stretchInk(flat, dark);
  clearAreas(flat, dark);
  return flat;
}

/** Divides by the paper; what is brighter than the share `white` of it becomes white. */
function divided(grey: Grey, paper: PaperMap, white: number): Grey {
  const { width, height, pixels } = grey;
  const { across, down, blockPixels } = paper;
  const out = new Uint8Array(width * height);
  const gain = paper.brightness.map((brightness) => PAPER / white / brightness);
  const line = new Float32Array(across + 2);
  for (let y = 0; y < height; y++) {
    const place = Math.min(Math.max((y + 0.5) / blockPixels - 0.5, 0), down - 1);
    const row = Math.min(Math.floor(place), Math.max(0, down - 2));
    const next = Math.min(row + 1, down - 1);
    for (let column = 0; column < across; column++) {
      const upper = gain[row * across + column] ?? 1;
      line[column + 1] = upper + ((gain[next * across + column] ?? 1) - upper) * (place - row);
    }
    line[0] = line[1] ?? 1;
    line[across + 1] = line[across] ?? 1;
    const half = blockPixels >> 1;
    for (let block = 0; block <= across; block++) {
      // From the middle of one block to the middle of the next.
      const begin = block * blockPixels - half;
      const slope = ((line[block + 1] ?? 1) - (line[block] ?? 1)) / blockPixels;
      const from = Math.max(0, begin);
      const to = Math.min(width, begin + blockPixels);
      let factor = (line[block] ?? 1) + slope * (from - begin);
      for (let at = y * width + from; at < y * width + to; at++) {
        const value = (pixels[at] ?? PAPER) * factor;
        out[at] = value > PAPER ? PAPER : value;
        factor += slope;
      }
    }
  }
  return { width, height, pixels: out };
}

/** Makes the darkest share of the ink black, and all other ink darker by the same factor of its contrast. */
function stretchInk({ width, height, pixels }: Grey, dark: DarkAreas): void {
  const counts = countOutside({ width, height, pixels }, dark);
  let ink = 0;
  for (let value = 0; value < LIGHTEST_COUNTED; value++) ink += counts[value] ?? 0;
  const black = Math.min(LIGHTEST_BLACK, rankOf(counts, ink * BLACK_SHARE));
  if (black === 0) return;
  const stretched = new Uint8Array(256);
  for (let value = 0; value < 256; value++) {
    stretched[value] = Math.max(0, Math.round(((value - black) * PAPER) / (PAPER - black)));
  }
  for (let at = 0; at < width * height; at++) pixels[at] = stretched[pixels[at] ?? 0] ?? 0;
}

/** How often each brightness stands outside of dark areas; one row of each cell is sample enough. */
function countOutside({ width, pixels }: Grey, dark: DarkAreas): Int32Array {
  const counts = new Int32Array(256);
  const { cellPixels, across, areaOfCell } = dark;
  areaOfCell.forEach((area, cell) => {
    if (area !== 0) return;
    const column = cell % across;
    const start = ((cell - column) / across) * cellPixels * width + column * cellPixels;
    for (let at = start; at < start + cellPixels; at++) {
      const value = pixels[at] ?? PAPER;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  });
  return counts;
}

/** Turns the dark areas into print on white paper. */
function clearAreas(flat: Grey, dark: DarkAreas): void {
  if (dark.areas.length === 0) return;
  const tones = dark.areas.map(({ isBorder }, index) =>
    isBorder ? new Uint8Array(256).fill(PAPER) : tonesOf(flat, dark, index + 1),
  );
  const { width, height, pixels } = flat;
  const { cellPixels, across, down, areaOfCell } = dark;
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor(y / cellPixels));
    for (let column = 0; column < across; column++) {
      const number = areaOfCell[row * across + column] ?? 0;
      if (number === 0) continue;
      const tone = tones[number - 1];
      const end = y * width + (column === across - 1 ? width : (column + 1) * cellPixels);
      for (let at = y * width + column * cellPixels; at < end; at++) {
        pixels[at] = tone?.[pixels[at] ?? 0] ?? PAPER;
      }
    }
  }
}

/** For each brightness of an area what it becomes: the ground white, the letters black, whether they are lighter or darker. */
function tonesOf(flat: Grey, dark: DarkAreas, number: number): Uint8Array {
  const counts = new Int32Array(256);
  let total = 0;
  const { cellPixels, across, areaOfCell } = dark;
  for (let cell = 0; cell < areaOfCell.length; cell++) {
    if (areaOfCell[cell] !== number) continue;
    const row = Math.floor(cell / across) * cellPixels;
    const column = (cell % across) * cellPixels;
    for (let y = row; y < row + cellPixels; y++) {
      const start = y * flat.width + column;
      for (let at = start; at < start + cellPixels; at++) {
        const value = flat.pixels[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
        total++;
      }
    }
  }
  const ground = rankOf(counts, total * 0.45);
  const light = rankOf(counts, total * 0.985);
  const deep = rankOf(counts, total * 0.015);
  const letters = light - ground >= ground - deep ? light : deep;
  const contrast = letters - ground;
  const tones = new Uint8Array(256).fill(PAPER);
  if (Math.abs(contrast) < 45) return tones;
  for (let value = 0; value < 256; value++) {
    const share = (value - ground) / contrast;
    tones[value] = Math.round(PAPER * (1 - Math.min(1, Math.max(0, (share - 0.2) / 0.65))));
  }
  return tones;
}

function rankOf(counts: Int32Array, below: number): number {
  let value = 0;
  let seen = counts[0] ?? 0;
  while (seen < below && value < 255) seen += counts[++value] ?? 0;
  return value;
}
