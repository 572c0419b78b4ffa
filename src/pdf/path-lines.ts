import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import { joined, type Matrix, matrixAt } from "./upright.ts";

/** A straight horizontal or vertical line in upright coordinates with the origin at the bottom. */
export interface DrawnLine {
  readonly isHorizontal: boolean;
  /** Position across its direction, of its middle. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** What may still be read of a page's paths; falls while they are read. */
export interface PathBudget {
  segments: number;
  lines: number;
}

/** How a path is painted, and where its lines go. */
export interface PathUse {
  readonly matrix: Matrix;
  readonly isInk: boolean;
  /** In the path's own units; null when it is not stroked. */
  readonly strokeWidth: number | null;
  readonly budget: PathBudget;
  readonly lines: DrawnLine[];
}

/** PDFium's names of path segments. */
const LINE_TO = 0;
const MOVE_TO = 2;

/** A line may lean by this many points and still be straight: some writers round coordinates. */
const LEAN = 0.6;

/** A filled rectangle up to this thick, in points, looks like a line. */
const THICKEST = 3;

/** A filled rectangle is a line only when it is this many times longer than thick. */
const SLENDER = 4;

/** Shorter pieces, in points, are dots and parts of letters; dashes are longer. */
const SHORTEST = 1;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Outline {
  readonly points: Point[];
  /** For each point but the first, whether a straight line leads to it. */
  readonly isStraight: boolean[];
  isClosed: boolean;
}

/** Adds the straight lines that a path shows: its strokes, or itself when it is a thin filled rectangle. */
export function linesOfPath(engine: Engine, path: Address, use: PathUse): void {
  const { pdfium, scratch } = engine;
  if (pdfium.FPDFPageObj_GetMatrix(path, scratch) === 0) return;
  const matrix = joined(matrixAt(engine, scratch), use.matrix);
  const count = Math.min(pdfium.FPDFPath_CountSegments(path), use.budget.segments);
  use.budget.segments -= count;
  let outline: Outline | null = null;
  for (let index = 0; index < count && use.budget.lines > 0; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(path, index);
    if (pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
    const point = placed(engine.memory.float(scratch), engine.memory.float(scratch + 4), matrix);
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO || outline === null) {
      if (outline !== null) finish(outline, use, matrix);
      outline = { points: [point], isStraight: [], isClosed: false };
    } else {
      outline.points.push(point);
      outline.isStraight.push(type === LINE_TO);
    }
    if (pdfium.FPDFPathSegment_GetClose(segment) !== 0) outline.isClosed = true;
  }
  if (outline !== null) finish(outline, use, matrix);
}

function placed(x: number, y: number, [a, b, c, d, e, f]: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function finish(outline: Outline, use: PathUse, matrix: Matrix): void {
  if (use.strokeWidth !== null) {
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    addStrokes(outline, use, use.strokeWidth * scale);
  }
  if (use.isInk) addThinRectangle(outline, use);
}

function addStrokes({ points, isStraight, isClosed }: Outline, use: PathUse, width: number): void {
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined && isStraight[index - 1] === true)
      addLine(before, point, { use, width });
  });
  const first = points[0];
  const last = points.at(-1);
  if (isClosed && points.length > 2 && first !== undefined && last !== undefined) {
    addLine(last, first, { use, width });
  }
}

function addLine(
  one: Point,
  other: Point,
  { use, width }: { readonly use: PathUse; readonly width: number },
): void {
  const across = Math.abs(one.x - other.x);
  const along = Math.abs(one.y - other.y);
  if (along <= LEAN && across >= SHORTEST) {
    addTo(use, {
      isHorizontal: true,
      at: (one.y + other.y) / 2,
      from: Math.min(one.x, other.x),
      to: Math.max(one.x, other.x),
      thickness: width,
    });
  } else if (across <= LEAN && along >= SHORTEST) {
    addTo(use, {
      isHorizontal: false,
      at: (one.x + other.x) / 2,
      from: Math.min(one.y, other.y),
      to: Math.max(one.y, other.y),
      thickness: width,
    });
  }
}

/** Only rectangles: a letter drawn as a path has curves or more corners. */
function addThinRectangle({ points, isStraight }: Outline, use: PathUse): void {
  if (points.length < 3 || points.length > 5 || isStraight.includes(false)) return;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  const across = right - left;
  const along = top - bottom;
  if (along <= THICKEST && across >= SLENDER * along && across >= SHORTEST) {
    const at = (bottom + top) / 2;
    addTo(use, { isHorizontal: true, at, from: left, to: right, thickness: along });
  } else if (across <= THICKEST && along >= SLENDER * across && along >= SHORTEST) {
    const at = (left + right) / 2;
    addTo(use, { isHorizontal: false, at, from: bottom, to: top, thickness: across });
  }
}

function addTo(use: PathUse, line: DrawnLine): void {
  if (!Number.isFinite(line.at) || !Number.isFinite(line.from) || !Number.isFinite(line.to)) return;
  use.budget.lines--;
  use.lines.push(line);
}
