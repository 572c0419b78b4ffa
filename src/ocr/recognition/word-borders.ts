import { type FixedPitch, roomsAcross } from "./fixed-pitch.ts";
import { greedy, type Lattice, type Seen } from "./lattice.ts";

/** A blank between the strokes of a line, in columns of the page's picture. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A line as it was cut out and recognised. */
export interface RecognisedLine {
  readonly lattice: Lattice;
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly gaps: readonly Gap[];
  /** Set where all its letters take the same room. */
  readonly pitch?: FixedPitch | null;
  /** The step at a column of the page's picture, and back. */
  readonly stepAt: (column: number) => number;
}

/** Wider than this share of the height, a gap parts two words even where no blank was recognised. */
const SURE_GAP = 0.3;

/** The same within numbers, where figures such as 1 stand far apart, and behind a point or comma. */
const SURE_GAP_OF_DIGITS = 0.6;
const SURE_GAP_BEHIND_MARK = 0.42;
const SURE_GAP_AT_HYPHEN = 0.42;

/** A blank that was recognised between figures counts only where the gap is wider than this. */
const LEAST_GAP_OF_DIGITS = 0.4;

/** A recognised blank belongs to the widest gap within so many steps. */
const NEAR_STEPS = 1.5;

/** The gaps that part words: the wide ones, and of the narrow ones those where a blank was recognised. */
export function bordersOf(line: RecognisedLine): readonly Gap[] {
  const seen = greedy(line.lattice);
  const { pitch = null } = line;
  if (pitch !== null) return emptyRooms(line, seen, pitch);
  const usual = usualGap(line, seen);
  const sure = Math.max(SURE_GAP, SPACED_LETTERS * usual);
  const borders = new Set(line.gaps.filter((gap) => isWide(gap, line, { seen, sure })));
  for (const { symbol, from, to } of seen) {
    if (symbol !== " ") continue;
    const widest = gapNear(line, { from, to });
    if (widest === undefined) continue;
    const width = (widest.to - widest.from) / line.height;
    const isNarrow =
      (width < LEAST_GAP_OF_DIGITS && isWithinNumber(widest, line, seen)) ||
      (width < SURE_GAP_AT_HYPHEN && isHyphened(widest, line, seen));
    if (!isNarrow && width >= BLANK_AMONG_SPACED * usual) borders.add(widest);
  }
  return line.gaps.filter((gap) => borders.has(gap));
}

/** The widest gap near some steps. */
function gapNear(line: RecognisedLine, { from, to }: Pick<Seen, "from" | "to">): Gap | undefined {
  return line.gaps
    .filter(
      (gap) => line.stepAt(gap.from) < to + NEAR_STEPS && line.stepAt(gap.to) > from - NEAR_STEPS,
    )
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
}

/**
 * The gaps of a line with a fixed pitch in which the room of a letter is empty: a narrow letter has as much paper beside it, but
 * not as far from its middle.
 */
function emptyRooms(
  line: RecognisedLine,
  seen: readonly Seen[],
  pitch: FixedPitch,
): readonly Gap[] {
  const blanks = new Set(
    seen.flatMap((one) => (one.symbol === " " ? (gapNear(line, one) ?? []) : [])),
  );
  return line.gaps.filter((gap) => {
    const rooms = roomsAcross(pitch, gap);
    const isBlank = blanks.has(gap) && !isWithinNumber(gap, line, seen);
    return rooms > (isBlank ? EMPTY_AT_BLANK : EMPTY);
  });
}

/**
 * Letters with an empty room between them are two rooms apart, or less where wide letters have blanks of usual width; beside a
 * full room they are hardly ever farther apart than where a blank that was recognised is believed.
 */
const EMPTY = 1.42;
const EMPTY_AT_BLANK = 1.18;

/** In text whose letters are spaced out, a gap between words is so many times as wide as one between letters. */
const SPACED_LETTERS = 1.7;

/** The same where a blank was recognised. */
const BLANK_AMONG_SPACED = 1.3;

/** The median gap between the letters of a line, in heights; 0 where most are too narrow to be told. */
function usualGap({ gaps, height }: RecognisedLine, seen: readonly Seen[]): number {
  const between = seen.filter(({ symbol }) => symbol !== " ").length - 1;
  const untold = between - gaps.length;
  const widths = gaps
    .map(({ from, to }) => (to - from) / height)
    .toSorted((one, other) => one - other);
  const middle = Math.floor(between / 2) - Math.max(0, untold);
  return between < 5 || middle < 0 ? 0 : (widths[middle] ?? 0);
}

function isWide(
  gap: Gap,
  line: RecognisedLine,
  { seen, sure }: { readonly seen: readonly Seen[]; readonly sure: number },
): boolean {
  const width = (gap.to - gap.from) / line.height;
  if (width < sure || width >= Math.max(sure, SURE_GAP_OF_DIGITS)) return width >= sure;
  if (isHyphened(gap, line, seen)) return width >= SURE_GAP_AT_HYPHEN;
  if (!isWithinNumber(gap, line, seen)) return true;
  return /[.,]/.test(besideGap(gap, line, seen).before) && width >= SURE_GAP_BEHIND_MARK;
}

function isWithinNumber(gap: Gap, line: RecognisedLine, seen: readonly Seen[]): boolean {
  const { before, behind } = besideGap(gap, line, seen);
  return /[\d.,]/.test(before) && /[\d.,]/.test(behind);
}

/** Whether a gap lies beside a hyphen behind a letter: "CO-01" is one word, "1 - Credit" and two dates are three. */
function isHyphened(gap: Gap, line: RecognisedLine, seen: readonly Seen[]): boolean {
  const { before, behind, twoBefore } = besideGap(gap, line, seen);
  const isBehindLetter = behind === "-" && /\p{L}/u.test(before);
  return (
    isBehindLetter || (before === "-" && /\p{L}/u.test(twoBefore) && /[\p{L}\d_]/u.test(behind))
  );
}

/** The symbols to the left and right of a gap, and the last but one to its left; empty where there is none. */
function besideGap(
  gap: Gap,
  { stepAt }: RecognisedLine,
  seen: readonly Seen[],
): { readonly twoBefore: string; readonly before: string; readonly behind: string } {
  const middle = stepAt((gap.from + gap.to) / 2);
  const letters = seen.filter(({ symbol }) => symbol !== " ");
  const behind = letters.findIndex(({ from, to }) => (from + to) / 2 >= middle);
  const end = behind < 0 ? letters.length : behind;
  const symbolAt = (index: number): string => letters[index]?.symbol ?? "";
  return {
    twoBefore: symbolAt(end - 2),
    before: symbolAt(end - 1),
    behind: symbolAt(end),
  };
}
