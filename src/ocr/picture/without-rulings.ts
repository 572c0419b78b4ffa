import { type Grey, type Mask, PAPER } from "./grey.ts";
import type { PixelRulings } from "./rulings.ts";

/** Ink across the line that is thicker than the line by this share of it, and by a pixel, belongs to a letter. */
const THICKER = 0.4;
/** In thicknesses: how far a line may waver from its own middle. */
const WAVER = 0.5;
/** In thicknesses, and pixels more: what is longer along the line, and nowhere much thicker than the line, is an uneven line and no point. */
const POINT = { length: 2, more: 5 };

/**
 * The page without its drawn lines. Where a letter crosses a line or stands on it, the letter keeps all of its ink,
 * also the ink that it shares with the line.
 */
export function withoutRulings(
  grey: Grey,
  mask: Mask,
  rulings: PixelRulings,
): { readonly grey: Grey; readonly mask: Mask } {
  const page = {
    grey: { ...grey, pixels: grey.pixels.slice() },
    mask: { ...mask, pixels: mask.pixels.slice() },
  };
  for (const line of rulings.horizontal) {
    const { left: from, right: to } = line;
    const middle = (line.top + line.bottom - 1) / 2;
    removeLine(
      page,
      { ...line, from, to, middle, along: 1, across: mask.width },
      mask.width,
      mask.height,
    );
  }
  for (const line of rulings.vertical) {
    const { top: from, bottom: to } = line;
    const middle = (line.left + line.right - 1) / 2;
    removeLine(
      page,
      { ...line, from, to, middle, along: mask.width, across: 1 },
      mask.height,
      mask.width,
    );
  }
  return page;
}

/** A line and the steps in the arrays of pixels along it and across it; `middle` is its place across at half its length. */
interface Track {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly slope: number;
  readonly thickness: number;
  readonly along: number;
  readonly across: number;
}

type Page = { readonly grey: Grey; readonly mask: Mask };

function removeLine(page: Page, track: Track, length: number, breadth: number): void {
  const from = Math.max(0, track.from - 2);
  const to = Math.min(length, track.to + 2);
  const tops = new Int32Array(to - from).fill(-1);
  const bottoms = new Int32Array(to - from).fill(-1);
  const most = inkAcross(page, track, { from, breadth, tops, bottoms });
  const erased = erasedOf(tops, bottoms, { most, track });
  const fringe = track.thickness > 5 ? 2 : 1;
  for (let index = 0; index < tops.length; index++) {
    const top = tops[index] ?? -1;
    const bottom = bottoms[index] ?? -1;
    if (erased[index] !== 1) continue;
    const start = (from + index) * track.along;
    for (
      let place = Math.max(0, top - fringe);
      place < Math.min(breadth, bottom + fringe);
      place++
    ) {
      page.grey.pixels[start + place * track.across] = PAPER;
      if (place >= top && place < bottom) page.mask.pixels[start + place * track.across] = 0;
    }
  }
}

/**
 * Finds for each place along the line the stretch of ink across it, bottom exclusive; -1 where there is none.
 * Returns how thick the line is at most.
 */
function inkAcross(
  { mask }: Page,
  { middle, slope, thickness, along, across, from: begin, to: end }: Track,
  {
    from,
    breadth,
    tops,
    bottoms,
  }: {
    readonly from: number;
    readonly breadth: number;
    readonly tops: Int32Array;
    readonly bottoms: Int32Array;
  },
): number {
  const reach = Math.max(1, Math.round((0.5 + WAVER) * thickness));
  const counts = new Int32Array(4 * thickness + 8);
  let seen = 0;
  for (let index = 0; index < tops.length; index++) {
    const start = (from + index) * along;
    const centre = Math.round(middle + slope * (from + index - (begin + end - 1) / 2));
    const ink = nearestInk(mask.pixels, { start, across, centre, reach, breadth });
    if (ink < 0) continue;
    let top = ink;
    let bottom = ink + 1;
    while (top > 0 && mask.pixels[start + (top - 1) * across] === 1) top--;
    while (bottom < breadth && mask.pixels[start + bottom * across] === 1) bottom++;
    tops[index] = top;
    bottoms[index] = bottom;
    if (bottom - top >= counts.length) continue;
    counts[bottom - top] = (counts[bottom - top] ?? 0) + 1;
    seen++;
  }
  let usual = 0;
  for (let rest = seen * 0.5; rest > 0 && usual < counts.length - 1;) rest -= counts[++usual] ?? 0;
  usual = Math.min(Math.max(usual, 1), Math.ceil(1.5 * thickness) + 1);
  return usual + Math.max(1, Math.floor(THICKER * usual));
}

/** The place of ink that is nearest to the centre, within reach of it; -1 where there is none. */
function nearestInk(
  pixels: Uint8Array,
  {
    start,
    across,
    centre,
    reach,
    breadth,
  }: {
    readonly start: number;
    readonly across: number;
    readonly centre: number;
    readonly reach: number;
    readonly breadth: number;
  },
): number {
  for (let away = 0; away <= reach; away++) {
    const before = centre - away;
    const after = centre + away;
    if (before >= 0 && before < breadth && pixels[start + before * across] === 1) return before;
    if (after >= 0 && after < breadth && pixels[start + after * across] === 1) return after;
  }
  return -1;
}

/** Which places along the line are the line's alone. What is thicker stays, and so do narrow gaps in a letter's foot. */
function erasedOf(
  tops: Int32Array,
  bottoms: Int32Array,
  { most, track }: { readonly most: number; readonly track: Track },
): Uint8Array {
  const erased = new Uint8Array(tops.length);
  const isThick = (index: number): boolean => (bottoms[index] ?? 0) - (tops[index] ?? 0) > most;
  let start = 0;
  let isAfterLetter = false;
  while (start < tops.length) {
    const thick = isThick(start);
    let end = start + 1;
    while (end < tops.length && isThick(end) === thick) end++;
    const isLetter = thick && !isUneven(tops, bottoms, { start, end, most, track });
    const isFoot =
      !thick &&
      isAfterLetter &&
      end < tops.length &&
      end - start <= Math.max(1, Math.round(most / 2));
    if (!isLetter && !isFoot) {
      for (let index = start; index < end; index++) erased[index] = (tops[index] ?? -1) < 0 ? 0 : 1;
    }
    isAfterLetter = isLetter;
    start = end;
  }
  return erased;
}

/** Whether a thick stretch is the line itself: only points stand on a horizontal line and are so low, and only letters reach out on both sides; nothing stands on a vertical one. */
function isUneven(
  tops: Int32Array,
  bottoms: Int32Array,
  {
    start,
    end,
    most,
    track,
  }: { readonly start: number; readonly end: number; readonly most: number; readonly track: Track },
): boolean {
  const { thickness, across, middle, slope } = track;
  let thickest = 0;
  let above = 0;
  let below = 0;
  for (let index = start; index < end; index++) {
    const top = tops[index] ?? 0;
    thickest = Math.max(thickest, (bottoms[index] ?? 0) - top);
    const centre = middle + slope * (track.from - 2 + index - (track.from + track.to - 1) / 2);
    above = Math.max(above, centre - thickness / 2 - top);
    below = Math.max(below, (bottoms[index] ?? 0) - centre - thickness / 2);
  }
  if (thickest > most + Math.max(2, thickness)) return false;
  if (across === 1 || above < 1.5) return true;
  return below < 2 && end - start > POINT.length * thickness + POINT.more;
}
