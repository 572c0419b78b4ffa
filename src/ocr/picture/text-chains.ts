import type { Component } from "./components.ts";
import type { SortedInk } from "./sorted-ink.ts";

/** Letters that stand in one line without a column gap, from left to right, and the marks among them. */
export interface TextChain {
  readonly letters: readonly Component[];
  readonly marks: readonly Component[];
}

/** Measures in heights of the line's text. A wider blank is a gap between columns. */
const COLUMN_GAP = 1.1;
/** So many of the last letters tell where a line stands, which may run slightly aslant. */
const REMEMBERED = 10;
/** A letter stands in a line when so much of its height, or of the line's, lies in both. */
const LEAST_OVERLAP = 0.55;
/** Brackets are so much higher than small letters; what is higher belongs to a stamp or to two lines. */
const TALLEST = 2;
/** A narrow piece of ink beside letters is no bracket but the rest of a drawn line when it is so much higher. */
const BAR = { high: 1.5, wide: 0.35, letters: 3 };
/** And a small letter is not lower than this share of a line with brackets. */
const LOWEST = 0.3;
/** Behind a single letter nothing is lower than this: what is so much taller is the side of a frame. */
const LOWEST_SECOND = 0.5;
/** How far the middles of quotes and of the dots of an i lie above small letters, and those of commas below their line. */
const MARK_ABOVE = 0.4;
const MARK_BELOW = 0.18;
/** How far before or behind a text a minus sign may stand, and how far a point. */
const MARK_GAP = 0.8;
const POINT_GAP = 0.45;

/** Pixels; strips across the page in which chains are looked up. */
const STRIP = 64;

/** Chains letters to pieces of lines. */
export function textChainsOf({ letters, marks }: SortedInk): TextChain[] {
  const chains = chained(letters);
  addMarks(chains, marks);
  return joined(chains);
}

/** A chain while it grows. */
interface Growing {
  readonly letters: Component[];
  readonly marks: Component[];
  left: number;
  right: number;
  /** Where its last letters stand. */
  end: Band;
}

interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Of capitals and digits, as far as there are any. */
  readonly height: number;
}

function bandOf(letters: readonly Component[]): Band {
  const heights = letters
    .map(({ top, bottom }) => bottom - top)
    .toSorted((one, other) => one - other);
  const most = heights.at(-1) ?? 0;
  return {
    top: Math.min(...letters.map(({ top }) => top)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    height: Math.max(heights[Math.floor(0.75 * (heights.length - 1))] ?? 0, 0.75 * most),
  };
}

function chained(letters: readonly Component[]): Growing[] {
  const chains: Growing[] = [];
  let open: Growing[] = [];
  let looked = 0;
  for (const letter of letters) {
    if (looked++ % 16 === 0) {
      open = open.filter(
        ({ right, end }) => letter.left - right <= COLUMN_GAP * TALLEST * end.height,
      );
    }
    const chain = bestChain(open, letter);
    if (chain === null) {
      const begun: Growing = {
        letters: [letter],
        marks: [],
        left: letter.left,
        right: letter.right,
        end: bandOf([letter]),
      };
      chains.push(begun);
      open.push(begun);
    } else {
      chain.letters.push(letter);
      chain.right = Math.max(chain.right, letter.right);
      chain.end = bandOf(chain.letters.slice(-REMEMBERED));
    }
  }
  return chains;
}

/** The line in which a letter stands best; null where it stands in none. */
function bestChain(open: readonly Growing[], letter: Component): Growing | null {
  const high = letter.bottom - letter.top;
  let best: Growing | null = null;
  let bestScore = -Infinity;
  for (const chain of open) {
    const { end } = chain;
    const overlap = Math.min(letter.bottom, end.bottom) - Math.max(letter.top, end.top);
    if (overlap < LEAST_OVERLAP * Math.min(high, end.bottom - end.top)) continue;
    const isYoung = chain.letters.length < BAR.letters;
    const isBar =
      high > BAR.high * end.height && letter.right - letter.left < BAR.wide * end.height;
    if (isBar && !isYoung) continue;
    const height = isYoung ? Math.max(end.height, Math.min(high, 1.5 * end.height)) : end.height;
    const gap = letter.left - chain.right;
    if (gap > COLUMN_GAP * height || high > TALLEST * height) continue;
    const lowest = chain.letters.length === 1 ? LOWEST_SECOND : LOWEST;
    if (high < lowest * (end.bottom - end.top)) continue;
    const score = overlap / high - (0.2 * Math.max(0, gap)) / height;
    if (score <= bestScore) continue;
    best = chain;
    bestScore = score;
  }
  return best;
}

/** Puts marks to the chain in whose line they stand. */
function addMarks(chains: readonly Growing[], marks: readonly Component[]): void {
  const strips = stripsOf(chains);
  for (const mark of marks) {
    let best: Growing | null = null;
    let least = Infinity;
    for (const chain of strips.get(Math.floor(mark.top / STRIP)) ?? []) {
      const aside = distanceOf(chain, mark);
      if (aside >= least) continue;
      best = chain;
      least = aside;
    }
    if (best === null) continue;
    best.marks.push(mark);
    best.left = Math.min(best.left, mark.left);
    best.right = Math.max(best.right, mark.right);
  }
}

/** The chains that stand in or near each strip across the page. */
function stripsOf(chains: readonly Growing[]): ReadonlyMap<number, readonly Growing[]> {
  const strips = new Map<number, Growing[]>();
  for (const chain of chains) {
    const { top, bottom, height } = bandOf(chain.letters);
    const last = Math.floor((bottom + height) / STRIP);
    for (let strip = Math.floor((top - height) / STRIP); strip <= last; strip++) {
      const found = strips.get(strip);
      if (found === undefined) strips.set(strip, [chain]);
      else found.push(chain);
    }
  }
  return strips;
}

/** How far a mark is from a chain in heights of its text; Infinity where it cannot belong to it. */
function distanceOf(chain: Growing, mark: Component): number {
  const gap = Math.max(chain.left - mark.right, mark.left - chain.right, 0);
  const { height } = chain.end;
  if (gap > MARK_GAP * height) return Infinity;
  const isWide = mark.right - mark.left >= 0.22 * height;
  if (gap > POINT_GAP * height && !isWide) return Infinity;
  const band = bandAt(chain, mark);
  const middle = (mark.top + mark.bottom) / 2;
  if (middle < band.top - MARK_ABOVE * band.height) return Infinity;
  if (middle > band.bottom + MARK_BELOW * band.height) return Infinity;
  const outside = Math.max(band.top - middle, middle - band.bottom, 0);
  return (gap + 2 * outside) / height;
}

/** Where the line stands at a place: the letters before and behind it. */
function bandAt({ letters }: Growing, { left }: Component): Band {
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((letters[middle]?.left ?? 0) < left) low = middle + 1;
    else high = middle;
  }
  return bandOf(letters.slice(Math.max(0, low - 3), low + 3));
}

/** Joins chains whose blank a mark has filled, or whose first letters were too small to tell the size of the text. */
function joined(chains: readonly Growing[]): Growing[] {
  const out: Growing[] = [];
  for (const chain of chains.toSorted(
    (one, other) => one.left - other.left || one.end.top - other.end.top,
  )) {
    const begin = bandOf(chain.letters.slice(0, REMEMBERED));
    const before = out.find((each) => goesOn(each, chain, begin));
    if (before === undefined) {
      out.push(chain);
      continue;
    }
    before.letters.push(...chain.letters);
    before.marks.push(...chain.marks);
    before.right = Math.max(before.right, chain.right);
    before.end = bandOf(before.letters.slice(-REMEMBERED));
  }
  return out;
}

function goesOn(before: Growing, chain: Growing, begin: Band): boolean {
  const height = Math.max(before.end.height, begin.height);
  const gap = chain.left - before.right;
  if (gap > COLUMN_GAP * height || gap < -0.5 * height) return false;
  const overlap = Math.min(before.end.bottom, begin.bottom) - Math.max(before.end.top, begin.top);
  const lower = Math.min(before.end.bottom - before.end.top, begin.bottom - begin.top);
  return overlap >= 0.65 * lower && height <= 1.6 * Math.min(before.end.height, begin.height);
}
