import { type Component, letterHeightOf } from "./components.ts";
import type { Mask } from "./grey.ts";

/** The steepest slope that is looked for, in degrees. */
const STEEPEST = 6;
/** Enough places to tell the slope of a page; more of them take longer. */
const LIMIT_PLACES = 60_000;
/** A page without lines has no slope that is better than the others by this factor. */
const LEAST_PROMINENCE = 1.15;

/**
 * How steeply the lines of a page run down to the right, in degrees from -6 to 6; 0 where no lines stand out.
 * `rotated(grey, -skewOf(mask))` straightens the page.
 */
export function skewOf(mask: Mask): number {
  const feet = feetOf(mask);
  const coarse: number[] = [];
  for (let degrees = -STEEPEST; degrees <= STEEPEST; degrees += 0.25) coarse.push(degrees);
  const rough = best(feet, mask, coarse);
  const middle = rough.scores.toSorted((one, other) => one - other)[coarse.length >> 1] ?? 0;
  if (rough.score < LEAST_PROMINENCE * middle || rough.score === 0) return 0;
  const fine = best(feet, mask, around(rough.degrees, 0.05, 6));
  return Math.round(best(feet, mask, around(fine.degrees, 0.01, 4)).degrees * 100) / 100;
}

function around(middle: number, step: number, count: number): number[] {
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * step);
}

/** Where ink ends downwards: the feet of letters stand in line, their bodies do not. */
interface Feet {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly count: number;
}

function feetOf({ width, height, pixels }: Mask): Feet {
  let all = 0;
  for (let at = 0; at < width * (height - 1); at++) {
    if (pixels[at] === 1 && pixels[at + width] === 0) all++;
  }
  const every = Math.max(1, Math.ceil(all / LIMIT_PLACES));
  const room = Math.ceil(all / every);
  const x = new Float32Array(room);
  const y = new Float32Array(room);
  let seen = 0;
  let count = 0;
  for (let row = 0; row + 1 < height; row++) {
    for (let at = row * width; at < (row + 1) * width; at++) {
      if (pixels[at] !== 1 || pixels[at + width] !== 0 || seen++ % every !== 0) continue;
      x[count] = at - row * width - width / 2;
      y[count++] = row;
    }
  }
  return { x, y, count };
}

/** The slope at which the feet fall into the fewest rows. */
function best(
  feet: Feet,
  { width, height }: Mask,
  slopes: readonly number[],
): { readonly degrees: number; readonly score: number; readonly scores: readonly number[] } {
  const margin = Math.ceil((width / 2) * Math.tan((STEEPEST * Math.PI) / 180)) + 16;
  const rows = new Float32Array(height + 2 * margin);
  const scores = slopes.map((degrees) => sharpness(feet, rows, { degrees, margin }));
  let at = 0;
  scores.forEach((score, index) => {
    if (score > (scores[at] ?? 0)) at = index;
  });
  return { degrees: slopes[at] ?? 0, score: scores[at] ?? 0, scores };
}

/** Sum of the squared differences between neighbouring rows, when each foot is drawn along the slope to its row. */
function sharpness(
  { x, y, count }: Feet,
  rows: Float32Array,
  { degrees, margin }: { readonly degrees: number; readonly margin: number },
): number {
  rows.fill(0);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let index = 0; index < count; index++) {
    const place = (y[index] ?? 0) - slope * (x[index] ?? 0) + margin;
    const row = place | 0;
    // Shared between two rows, so that no slope gains by rounding.
    const share = place - row;
    rows[row] = (rows[row] ?? 0) + 1 - share;
    rows[row + 1] = (rows[row + 1] ?? 0) + share;
  }
  let sum = 0;
  for (let row = 2; row < rows.length; row++) {
    const difference = (rows[row] ?? 0) - (rows[row - 2] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** In letter heights: farther than this no letter looks for a neighbour. */
const NEAR = 2;
/** So much more often must letters have their nearest neighbour above or below, before a page counts as turned. */
const TURNED_SHARE = 1.4;

/** Whether text runs along the height of the page, so that it must be turned by a quarter: 1 where it does. */
export function quarterOf(all: readonly Component[], size: number): 0 | 1 {
  const letters = all.filter(({ left, top, right, bottom }) => {
    const narrow = Math.min(right - left, bottom - top);
    const long = Math.max(right - left, bottom - top);
    return (
      long >= 0.5 * size &&
      narrow <= 1.6 * size &&
      narrow >= 0.12 * size &&
      long <= 8 * narrow &&
      long >= 4
    );
  });
  let across = 0;
  let along = 0;
  const index = columnsOf(letters, Math.ceil(NEAR * size));
  letters.forEach((letter) => {
    const wide = letter.right - letter.left;
    const high = letter.bottom - letter.top;
    // Letters that touch are a word, whose shape tells more than its neighbours.
    if (wide > 2.2 * high) across += wide / size;
    if (high > 2.2 * wide && high > 1.6 * size) along += high / size;
    const [beside, below] = gapsOf(letter, index, NEAR * size);
    if (beside < 0.6 * below) across++;
    if (below < 0.6 * beside) along++;
  });
  return along > TURNED_SHARE * across ? 1 : 0;
}

/** Letter height of a page that may lie on its side. */
export function sizeOnAnySide(
  components: readonly Component[],
  { width, height }: Pick<Mask, "width" | "height">,
): number {
  const square = components.map(({ left, top, right, bottom, area }) => {
    const side = Math.max(right - left, bottom - top);
    return {
      left: 0,
      top: 0,
      right: Math.max(1, Math.min(right - left, bottom - top)),
      bottom: side,
      area,
    };
  });
  return letterHeightOf(square, { width, height });
}

/** Letters by strips of the page's width, so that neighbours are found without looking at all. */
interface Strips {
  readonly strip: number;
  readonly letters: ReadonlyMap<number, readonly Component[]>;
}

function columnsOf(letters: readonly Component[], strip: number): Strips {
  const strips = new Map<number, Component[]>();
  for (const letter of letters) {
    const key = keyOf(letter.left, letter.top, strip);
    const found = strips.get(key);
    if (found === undefined) strips.set(key, [letter]);
    else found.push(letter);
  }
  return { strip, letters: strips };
}

function keyOf(left: number, top: number, strip: number): number {
  return Math.floor(left / strip) * 65_536 + Math.floor(top / strip);
}

/** Blank from a letter to the next one beside it, and to the next one below it; `near` where there is none. */
function gapsOf(letter: Component, { strip, letters }: Strips, near: number): [number, number] {
  const wide = letter.right - letter.left;
  const high = letter.bottom - letter.top;
  const last = 1 + Math.ceil((Math.max(wide, high) + near) / strip);
  let beside = near;
  let below = near;
  for (let place = 0; place < (last + 2) * (last + 2); place++) {
    const column = Math.floor(place / (last + 2)) - 1;
    const row = (place % (last + 2)) - 1;
    const key = keyOf(letter.left + column * strip, letter.top + row * strip, strip);
    for (const other of letters.get(key) ?? []) {
      const overlapY = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top);
      const overlapX = Math.min(letter.right, other.right) - Math.max(letter.left, other.left);
      const toRight = other.left - letter.right;
      const toBottom = other.top - letter.bottom;
      if (toRight >= 0 && overlapY > 0.3 * high) beside = Math.min(beside, toRight);
      if (toBottom >= 0 && overlapX > 0.3 * wide) below = Math.min(below, toBottom);
    }
  }
  return [beside, below];
}
