import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import { joined, type Matrix, matrixAt, type PdfBox, transformed } from "./upright.ts";

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

/** Parts of one path that are held against each other. */
const MOST_PARTS = 32;

/** The rectangles that a path consists of, if it consists of such and none has another cut out of it. */
export function plainRectangles({ parts }: Outlines): readonly PdfBox[] | null {
  if (parts.length > MOST_PARTS) return null;
  const boxes: PdfBox[] = [];
  for (const part of parts) {
    const box = rectangleOf(part);
    if (box === null || boxes.some((other) => isOverlapping(other, box))) return null;
    boxes.push(box);
  }
  return boxes;
}

function isOverlapping(one: PdfBox, other: PdfBox): boolean {
  return (
    Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
    Math.min(one.top, other.top) > Math.max(one.bottom, other.bottom)
  );
}

/** The smallest box that holds all of some points; there is at least one. */
export function boxAround(points: readonly Point[]): PdfBox {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Paths of one clip that are looked at; each only makes it smaller. */
const MOST_PATHS = 16;

/** The clips of a page, each read once. */
export interface Clips {
  /** The box that an object can be seen in, after a matrix; null where it is not clipped. */
  of(object: Address, matrix: Matrix): PdfBox | null;
}

/** Looks clips up for as long as the page is open. */
export function clipsOf(engine: Engine, budget: PathBudget): Clips {
  const known = new Map<Address, PdfBox | null>();
  return {
    of(object: Address, matrix: Matrix): PdfBox | null {
      const clip = engine.pdfium.FPDFPageObj_GetClipPath(object);
      if (clip === 0) return null;
      // Objects that are clipped alike share what the first word of their clip points to.
      const shared = engine.memory.integer(clip);
      if (shared === 0) return null;
      let box = known.get(shared);
      if (box === undefined) {
        box = boxOfClip(engine, clip, budget);
        known.set(shared, box);
      }
      return box === null ? null : transformed(box, matrix);
    },
  };
}

function boxOfClip(engine: Engine, clip: Address, budget: PathBudget): PdfBox | null {
  const count = Math.min(engine.pdfium.FPDFClipPath_CountPaths(clip), MOST_PATHS);
  let box: PdfBox | null = null;
  for (let path = 0; path < count; path++) {
    const extent = extentOf(engine, { clip, path, budget });
    if (extent !== null) box = box === null ? extent : shared(box, extent);
  }
  return box;
}

function extentOf(
  { pdfium, memory, scratch }: Engine,
  {
    clip,
    path,
    budget,
  }: { readonly clip: Address; readonly path: number; readonly budget: PathBudget },
): PdfBox | null {
  const count = Math.min(pdfium.FPDFClipPath_CountPathSegments(clip, path), budget.segments);
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = 0; index < count; index++) {
    const segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, index);
    if (pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
    const [x, y] = [memory.float(scratch), memory.float(scratch + 4)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  budget.segments -= Math.max(0, count);
  return left <= right ? { left, right, bottom, top } : null;
}

/** The part that two boxes have in common; inside out where there is none, so that nothing lies in it. */
export function shared(one: PdfBox, other: PdfBox): PdfBox {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    top: Math.min(one.top, other.top),
  };
}
