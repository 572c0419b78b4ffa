import { boxAround, type Outline, type Outlines } from "./outlines.ts";
import type { PdfBox } from "./upright.ts";

/** Strokes kept of one page; more is artwork. */
const MOST_STROKES = 500;

/** A hand that writes turns this often; a round corner or an arrow has fewer. */
const FEWEST_TURNS = 5;

/** A mark in a check box is no larger, in points; one slanted line of it is enough. */
const LARGEST_MARK = 24;

/** A stretch of a line that rises or falls by more than this, in points, is no part of a frame. */
const LEVEL = 0.5;

/** Keeps where a path goes as a pen does that signs. */
export function keepStroke(strokes: PdfBox[], outlines: Outlines): void {
  const stroke = strokes.length < MOST_STROKES ? penStroke(outlines) : null;
  if (stroke !== null) strokes.push(stroke);
}

/** Where a path goes as a pen does that signs or ticks: curves, or short slanted lines. Null where it does not. */
function penStroke({ parts }: Outlines): PdfBox | null {
  const turns = parts.reduce((sum, part) => sum + turnsOf(part), 0);
  if (turns === 0) return null;
  const box = boxAround(parts.flatMap(({ points }) => points));
  const isMark = Math.max(box.right - box.left, box.top - box.bottom) <= LARGEST_MARK;
  return isMark || turns >= FEWEST_TURNS || parts.some(isOpenScrawl) ? box : null;
}

/** An arc is one or two curves, and a closed row of them is a circle or a frame. */
const FEWEST_OPEN_CURVES = 3;

/** Curves alone, one behind the other, that do not come back to where they began. */
function isOpenScrawl({ points, isStraight }: Outline): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || isStraight.some(Boolean)) return false;
  const isClosed = Math.abs(first.x - last.x) < LEVEL && Math.abs(first.y - last.y) < LEVEL;
  return !isClosed && isStraight.length >= 3 * FEWEST_OPEN_CURVES;
}

function turnsOf({ points, isStraight }: Outline): number {
  // The three points of a curve come one after the other.
  const curves = isStraight.filter((straight) => !straight).length / 3;
  let slanted = 0;
  points.forEach(({ x, y }, at) => {
    const before = points[at - 1];
    if (before === undefined || isStraight[at - 1] !== true) return;
    if (Math.abs(x - before.x) > LEVEL && Math.abs(y - before.y) > LEVEL) slanted += 1;
  });
  return curves + slanted;
}
