import { type Outline, type Outlines, type Point, rectangleOf } from "./outlines.ts";
import type { PdfBox } from "./upright.ts";

/** A straight horizontal or vertical line in upright coordinates with the origin at the bottom. */
export interface DrawnLine {
  readonly isHorizontal: boolean;
  /** Position across its direction, of its middle. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** A line may lean by this many points and still be straight: some writers round coordinates. */
const LEAN = 0.6;

/** A filled rectangle up to this thick, in points, looks like a line. */
const THICKEST = 3;

/** A filled rectangle is a line only when it is this many times longer than thick; dashes are short. */
const SLENDER = 1.5;

/** Shorter pieces, in points, are dots and parts of letters. */
const SHORTEST = 0.6;

/** The straight lines that the stroke of a path shows. */
export function strokedLines({ parts, scale }: Outlines, strokeWidth: number): DrawnLine[] {
  const lines: DrawnLine[] = [];
  for (const part of parts) addStrokes(part, strokeWidth * scale, lines);
  return lines;
}

function addStrokes(outline: Outline, thickness: number, lines: DrawnLine[]): void {
  const { points, isStraight, isClosed } = outline;
  for (let index = 1; index < points.length; index++) {
    if (isStraight[index - 1] === true)
      addLine(points[index - 1], points[index], { thickness, lines });
  }
  if (isClosed && points.length > 2) addLine(points.at(-1), points[0], { thickness, lines });
}

function addLine(
  one: Point | undefined,
  other: Point | undefined,
  { thickness, lines }: { readonly thickness: number; readonly lines: DrawnLine[] },
): void {
  if (one === undefined || other === undefined) return;
  const across = Math.abs(one.x - other.x);
  const along = Math.abs(one.y - other.y);
  if (along <= LEAN && across >= SHORTEST && across > along) {
    const [from, to] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
    lines.push({ isHorizontal: true, at: (one.y + other.y) / 2, from, to, thickness });
  } else if (across <= LEAN && along >= SHORTEST) {
    const [from, to] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
    lines.push({ isHorizontal: false, at: (one.x + other.x) / 2, from, to, thickness });
  }
}

/** The lines that a filled path shows: thin rectangles, and the frame between two rectangles one in the other. */
export function filledLines({ parts }: Outlines): DrawnLine[] {
  const boxes = parts.map(rectangleOf);
  const [outer, inner] = boxes;
  if (boxes.length === 2 && outer && inner && isFrame(outer, inner))
    return frameLines(outer, inner);
  return boxes.flatMap((box) => (box === null ? [] : thinLine(box)));
}

/** The line that a filled shape with that extent looks like, if it is thin enough. */
export function thinLine({ left, right, bottom, top }: PdfBox): DrawnLine[] {
  const across = right - left;
  const along = top - bottom;
  if (along <= THICKEST && across >= SLENDER * along && across >= SHORTEST) {
    const at = (bottom + top) / 2;
    return [{ isHorizontal: true, at, from: left, to: right, thickness: along }];
  }
  if (across <= THICKEST && along >= SLENDER * across && along >= SHORTEST) {
    const at = (left + right) / 2;
    return [{ isHorizontal: false, at, from: bottom, to: top, thickness: across }];
  }
  return [];
}

function isFrame(outer: PdfBox, inner: PdfBox): boolean {
  const margins = [
    inner.left - outer.left,
    outer.right - inner.right,
    inner.bottom - outer.bottom,
    outer.top - inner.top,
  ];
  return margins.every((margin) => margin >= 0 && margin <= THICKEST);
}

/**
 * Browsers draw borders so:
 *
 *     +-----------+ outer.top
 *     | +-------+ | inner.top
 *     | |       | |
 */
function frameLines(outer: PdfBox, inner: PdfBox): DrawnLine[] {
  return [
    { left: outer.left, right: outer.right, bottom: inner.top, top: outer.top },
    { left: outer.left, right: outer.right, bottom: outer.bottom, top: inner.bottom },
    { left: outer.left, right: inner.left, bottom: outer.bottom, top: outer.top },
    { left: inner.right, right: outer.right, bottom: outer.bottom, top: outer.top },
  ].flatMap((side) => (side.right > side.left && side.top > side.bottom ? thinLine(side) : []));
}

/** The part of a line that a clip leaves; null where it leaves none. */
export function clippedLine(line: DrawnLine, clip: PdfBox): DrawnLine | null {
  const [start, end] = line.isHorizontal ? [clip.left, clip.right] : [clip.bottom, clip.top];
  const [low, high] = line.isHorizontal ? [clip.bottom, clip.top] : [clip.left, clip.right];
  const from = Math.max(line.from, start);
  const to = Math.min(line.to, end);
  // A clip along a line's middle leaves half of its thickness.
  const half = line.thickness / 2 + LEAN;
  if (to - from < SHORTEST || line.at < low - half || line.at > high + half) return null;
  return { ...line, from, to };
}

/** Filled shapes up to this size, in points, are dots. */
const LARGEST_DOT = 1.6;

/** Dots of one line stand at most this far apart, in points. */
const PITCH = 2.5;

/** Dots of one line are level to this many points. */
const LEVEL = 0.1;

/** Fewer points of length make no line but a pattern. */
const SHORTEST_LINE = 12;

/** Joins the dots that browsers draw one by one for a dotted border. */
export interface DotRow {
  /** Takes a dot; false for a shape that is none. */
  take(box: PdfBox): boolean;
  /** Ends the row of dots. */
  end(): void;
}

/** A row of dots whose lines go to a list. */
export function dotRow(lines: DrawnLine[]): DotRow {
  let row: PdfBox | null = null;
  const end = (): void => {
    if (row !== null) addRow(row, lines);
    row = null;
  };
  return {
    take(box: PdfBox): boolean {
      if (box.right - box.left > LARGEST_DOT || box.top - box.bottom > LARGEST_DOT) return false;
      if (row === null || !isNext(row, box)) {
        end();
        row = box;
      } else {
        row = {
          left: Math.min(row.left, box.left),
          right: Math.max(row.right, box.right),
          bottom: Math.min(row.bottom, box.bottom),
          top: Math.max(row.top, box.top),
        };
      }
      return true;
    },
    end,
  };
}

/** Whether a dot continues a row on one of its four sides, in its direction. */
function isNext(row: PdfBox, dot: PdfBox): boolean {
  const isLevel =
    Math.abs(row.bottom - dot.bottom) <= LEVEL && Math.abs(row.top - dot.top) <= LEVEL;
  const isPlumb =
    Math.abs(row.left - dot.left) <= LEVEL && Math.abs(row.right - dot.right) <= LEVEL;
  const apartX = Math.max(dot.left - row.right, row.left - dot.right);
  const apartY = Math.max(dot.bottom - row.top, row.bottom - dot.top);
  return (isLevel && apartX <= PITCH) || (isPlumb && apartY <= PITCH);
}

function addRow({ left, right, bottom, top }: PdfBox, lines: DrawnLine[]): void {
  const across = right - left;
  const along = top - bottom;
  if (across >= SHORTEST_LINE) {
    const at = (bottom + top) / 2;
    lines.push({ isHorizontal: true, at, from: left, to: right, thickness: along });
  } else if (along >= SHORTEST_LINE) {
    const at = (left + right) / 2;
    lines.push({ isHorizontal: false, at, from: bottom, to: top, thickness: across });
  }
}
