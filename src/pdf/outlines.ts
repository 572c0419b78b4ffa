import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import { joined, type Matrix, matrixAt, type PdfBox } from "./upright.ts";

/** A point in upright coordinates with the origin at the bottom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One part of a path, drawn without lifting the pen. */
export interface Outline {
  readonly points: readonly Point[];
  /** For each point but the first, whether a straight line leads to it. */
  readonly isStraight: readonly boolean[];
  readonly isClosed: boolean;
}

/** The outlines of one path. */
export interface Outlines {
  readonly parts: readonly Outline[];
  /** How many points a unit of the path's own coordinates takes. */
  readonly scale: number;
}

/** What may still be read of a page's paths; falls while they are read. */
export interface PathBudget {
  segments: number;
}

/** PDFium's names of path segments. */
const LINE_TO = 0;
const MOVE_TO = 2;

interface OpenOutline {
  readonly points: Point[];
  readonly isStraight: boolean[];
  isClosed: boolean;
}

/** Reads the outlines of a path, as far as the budget reaches. */
export function outlinesOf(
  engine: Engine,
  path: Address,
  { matrix, budget }: { readonly matrix: Matrix; readonly budget: PathBudget },
): Outlines {
  const { pdfium, memory, scratch } = engine;
  if (pdfium.FPDFPageObj_GetMatrix(path, scratch) === 0) return { parts: [], scale: 1 };
  const own = joined(matrixAt(engine, scratch), matrix);
  const count = Math.min(pdfium.FPDFPath_CountSegments(path), budget.segments);
  budget.segments -= count;
  const parts: OpenOutline[] = [];
  let open: OpenOutline | null = null;
  for (let index = 0; index < count; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(path, index);
    if (pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
    const point = placed(memory.float(scratch), memory.float(scratch + 4), own);
    if (!Number.isFinite(point.x + point.y)) continue;
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO || open === null) {
      open = { points: [point], isStraight: [], isClosed: false };
      parts.push(open);
    } else {
      open.points.push(point);
      open.isStraight.push(type === LINE_TO);
    }
    if (pdfium.FPDFPathSegment_GetClose(segment) !== 0) open.isClosed = true;
  }
  return { parts, scale: Math.sqrt(Math.abs(own[0] * own[3] - own[1] * own[2])) };
}

function placed(x: number, y: number, [a, b, c, d, e, f]: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The rectangle that an outline is, its sides along the page's; null for every other shape. */
export function rectangleOf({ points, isStraight }: Outline): PdfBox | null {
  if (points.length < 4 || points.length > 5 || isStraight.includes(false)) return null;
  const box = boxAround(points);
  const slack = 0.02 * Math.max(box.right - box.left, box.top - box.bottom) + 0.01;
  const isCorner = ({ x, y }: Point): boolean =>
    Math.min(Math.abs(x - box.left), Math.abs(x - box.right)) <= slack &&
    Math.min(Math.abs(y - box.bottom), Math.abs(y - box.top)) <= slack;
  return points.every(isCorner) ? box : null;
}

function boxAround(points: readonly Point[]): PdfBox {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}
