import { unionOf } from "../../base/box.ts";
import type { PixelBox } from "./line-picture.ts";

/** What parts the words of a line whose letters all take the same room, as tills and typewriters print. */
export interface FixedPitch {
  /** From the middle of a letter to that of the next, in pixels. */
  readonly pitch: number;
  /** Middles of letters, from left to right. */
  readonly middles: readonly number[];
}

/** Pitches that are looked for, in heights of the line's letters: double width is twice as wide. */
const NARROWEST = 0.45;
const WIDEST = 1.7;
/** Pitches tried between two neighbouring ones differ by this share. */
const STEP = 1.01;

/**
 * Fewer distances say nothing of a pitch, for figures stand at one in every type: "No 12/10/1/15" is no line of a till. So many
 * of them have to fit, and so many be one pitch long.
 */
const OWN = { least: 10, fitting: 0.85, single: 0.5 };
/** Distances this near to whole pitches fit, as a share of the pitch; a narrow letter may stand beside the middle of its room. */
const NEAR = 0.14;
/** Farther apart are columns, which no pitch joins. */
const MOST_PITCHES = 12;
/** Lower ink is points, dashes and dirt, which stand at any place in their room. */
const LETTER_SHARE = 0.55;
/** Wider ink is letters that touch. */
const WIDEST_LETTER = 1.15;
const MOST_LETTERS = 300;

/** The ink of one line, and how high its letters are, in pixels. */
export interface InkLine {
  readonly ink: readonly PixelBox[];
  readonly height: number;
}

/**
 * The pitch of a line on a page with a usual pitch; null where letters take the room that they need, or where too few stand
 * apart to tell. A short line has the usual pitch, or twice that, where its few letters agree.
 */
export function fixedPitch({ ink, height }: InkLine, usual: number | null): FixedPitch | null {
  if (usual === null) return null;
  const letters = upright(ink).slice(0, MOST_LETTERS);
  const pitch = ownPitch(distancesOf(letters, height), height);
  if (pitch !== null) return { pitch, middles: letters.map(middleOf) };
  return atUsualPitch(letters, height, [usual, 2 * usual]);
}

function distancesOf(all: readonly PixelBox[], height: number): readonly number[] {
  const letters = all.filter((one) => isLetter(one, height));
  return letters
    .slice(1)
    .map((letter, index) => middleOf(letter) - middleOf(letters[index] ?? letter));
}

/**
 * The pitch that most lines of a page with a pitch have; null where fewer than three share one, or where most long lines have
 * none: figures and dates stand at one pitch in every type, words on the pages of tills and typewriters alone.
 */
export function usualPitchOf(lines: readonly InkLine[]): number | null {
  const pitches: number[] = [];
  let [long, pitched] = [0, 0];
  for (const { ink, height } of lines) {
    const distances = distancesOf(upright(ink).slice(0, MOST_LETTERS), height);
    const pitch = ownPitch(distances, height);
    if (pitch !== null) pitches.push(pitch);
    if (distances.length < LONG_LINE) continue;
    long += 1;
    if (pitch !== null) pitched += 1;
  }
  return pitched > 0 && pitched >= PITCHED_SHARE * long ? mostAlike(pitches) : null;
}

/** Distances of a line that words are likely to stand in. */
const LONG_LINE = 12;
/** Of the long lines of a page with a usual pitch, so many have a pitch: letters that touch or are broken hide it in the others. */
const PITCHED_SHARE = 0.5;

function mostAlike(pitches: readonly number[]): number | null {
  const sorted = pitches.toSorted((one, other) => one - other);
  let best: readonly number[] = [];
  sorted.forEach((least, index) => {
    const alike = sorted.slice(index).filter((pitch) => pitch <= least * ALIKE);
    if (alike.length > best.length) best = alike;
  });
  return best.length < LEAST_ALIKE ? null : (best[best.length >> 1] ?? null);
}

/** Pitches of one type differ by no more than this, as they are measured. */
const ALIKE = 1.04;
const LEAST_ALIKE = 3;

/** How many rooms of letters lie between the middles of the letters beside a blank: one where it parts no words. */
export function roomsAcross(
  { pitch, middles }: FixedPitch,
  gap: { readonly from: number; readonly to: number },
): number {
  const behind = middles.findIndex((middle) => middle > (gap.from + gap.to) / 2);
  const [before, next] = [middles[behind - 1], middles[behind]];
  if (before === undefined || next === undefined) return 1 + (gap.to - gap.from) / pitch;
  // Letters that touch have their middle far from the blank: no letter reaches over more than its own room.
  const from = Math.max(before, gap.from - pitch / 2);
  const to = Math.min(next, gap.to + pitch / 2);
  return (to - from) / pitch;
}

function middleOf({ left, right }: PixelBox): number {
  return (left + right) / 2;
}

/** Ink from left to right; what stands above each other is one letter. */
function upright(ink: readonly PixelBox[]): readonly PixelBox[] {
  const letters: PixelBox[] = [];
  for (const one of ink.toSorted((a, b) => a.left - b.left || a.top - b.top)) {
    const last = letters.at(-1);
    if (last === undefined || middleOf(one) > last.right) letters.push(one);
    else letters[letters.length - 1] = unionOf([last, one]);
  }
  return letters;
}

function isLetter({ left, top, right, bottom }: PixelBox, height: number): boolean {
  return bottom - top >= LETTER_SHARE * height && right - left <= WIDEST_LETTER * height;
}

/** A line at the first of some pitches that it agrees with, the parts of a broken letter taken together. */
function atUsualPitch(
  ink: readonly PixelBox[],
  height: number,
  pitches: readonly number[],
): FixedPitch | null {
  for (const pitch of pitches) {
    const letters = inRooms(ink, pitch);
    const distances = distancesOf(letters, height);
    const mayBe = pitch >= NARROWEST * height && distances.length >= USUAL.least;
    if (mayBe && errorOf(distances, { pitch, ...USUAL }) !== null)
      return { pitch, middles: letters.map(middleOf) };
  }
  return null;
}

/** So few distances tell whether a line has the usual pitch, and some may be of broken letters. */
const USUAL = { least: 2, fitting: 0.75, single: 0.3 };

/** The parts of a letter are together no wider than its room. */
const WIDEST_IN_ROOM = 0.95;

function inRooms(ink: readonly PixelBox[], pitch: number): readonly PixelBox[] {
  const letters: PixelBox[] = [];
  for (const one of ink) {
    const last = letters.at(-1);
    if (last === undefined || one.right - last.left > WIDEST_IN_ROOM * pitch) letters.push(one);
    else letters[letters.length - 1] = unionOf([last, one]);
  }
  return letters;
}

function ownPitch(distances: readonly number[], height: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (let pitch = NARROWEST * height; pitch <= WIDEST * height; pitch *= STEP) {
    const error = errorOf(distances, { pitch, ...OWN });
    if (error === null || error >= least) continue;
    [best, least] = [pitch, error];
  }
  return best;
}

/** How far distances are from whole pitches, in pitches; null where too few of them are near. */
function errorOf(
  distances: readonly number[],
  wanted: typeof OWN & { readonly pitch: number },
): number | null {
  const { pitch } = wanted;
  let [fitting, single, sum, counted] = [0, 0, 0, 0];
  for (const distance of distances) {
    const pitches = distance / pitch;
    if (pitches > MOST_PITCHES) continue;
    counted++;
    const whole = Math.round(pitches);
    const aside = Math.abs(pitches - whole);
    if (whole < 1 || aside > NEAR) continue;
    fitting++;
    sum += aside;
    if (whole === 1) single++;
  }
  if (counted < wanted.least || fitting < wanted.fitting * counted) return null;
  return single < wanted.single * counted ? null : sum / fitting;
}
