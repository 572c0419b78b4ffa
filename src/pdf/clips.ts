import type { Engine } from "./engine.ts";
import type { PathBudget } from "./outlines.ts";
import type { Address } from "./pdfium-exports.ts";
import { type Matrix, type PdfBox, transformed } from "./upright.ts";

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
