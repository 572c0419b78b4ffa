import { centreX } from "../../base/box.ts";
import type { Component } from "../picture/components.ts";
import type { PixelBox } from "./line-picture.ts";

/** Where the letters of a line stand, and how large they are, in pixels. */
export interface LetterSize {
  readonly baselineAt: (column: number) => number;
  /** As a font gives it. */
  readonly fontSize: number;
}

/** Heights of capitals and figures, and of small letters without ascender, in font sizes (Helvetica, Times and Arial within 5 %). */
export const CAPITALS = 0.72;
const SMALL_LETTERS = 0.53;

/** Lower components are points, commas and dashes. */
const LETTER_SHARE = 0.45;

/** Components looked at in one line. */
const MOST_LETTERS = 400;

const TALL = /[\p{Lu}0-9bdfhkltß$€£%()]/u;

/** Measures the letters of a run, so that its words get the boxes which printed words have. */
export function letterSizeOf(
  run: PixelBox,
  components: readonly Component[],
  text: string,
): LetterSize {
  const letters = components
    .filter(({ top, bottom }) => bottom - top >= LETTER_SHARE * (run.bottom - run.top))
    .slice(0, MOST_LETTERS);
  if (letters.length === 0) {
    return { baselineAt: () => run.bottom, fontSize: (run.bottom - run.top) / CAPITALS };
  }
  const slope = slopeOf(letters);
  const start = median(letters.map((letter) => letter.bottom - slope * centreX(letter)));
  const baselineAt = (column: number): number => start + slope * column;
  const heights = letters
    .map((letter) => baselineAt(centreX(letter)) - letter.top)
    .toSorted((one, other) => one - other);
  const isTall = TALL.test(text);
  const height = heights[Math.floor(heights.length * (isTall ? 0.8 : 0.5))] ?? 1;
  return { baselineAt, fontSize: Math.max(1, height / (isTall ? CAPITALS : SMALL_LETTERS)) };
}

/** Of the line on which most letters stand: the median of the slopes between the halves of the run. */
function slopeOf(letters: readonly Component[]): number {
  const sorted = letters.toSorted((one, other) => one.left - other.left);
  const half = Math.floor(sorted.length / 2);
  if (half < 4) return 0;
  const slopes: number[] = [];
  for (let index = 0; index < half; index++) {
    const one = sorted[index];
    const other = sorted[index + sorted.length - half];
    if (one === undefined || other === undefined) continue;
    const across = centreX(other) - centreX(one);
    if (across > 0) slopes.push((other.bottom - one.bottom) / across);
  }
  return median(slopes);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
