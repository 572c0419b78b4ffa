import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import { IDENTITY, joined, type Matrix, matrixAt, type PdfBox, transformed } from "./upright.ts";
import { linesOfPath, type DrawnLine, type PathBudget } from "./path-lines.ts";

/** PDFium's names of page objects. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** Forms within forms deeper than this are artwork or an attack. */
const DEEPEST = 12;

/** Objects looked at on one page; a dense drawing has some ten thousand. */
const MOST_OBJECTS = 200_000;

/** An area that is painted over, with its place in the order of painting. */
export interface Painted {
  readonly box: PdfBox;
  readonly order: number;
  /** 0 black to 1 white; null for a picture or a shading. */
  readonly lightness: number | null;
  readonly isPicture: boolean;
  readonly isOpaque: boolean;
}

/** What stands on a page beside its text, in upright coordinates with the origin at the bottom. */
export interface PageObjects {
  readonly lines: readonly DrawnLine[];
  readonly painted: readonly Painted[];
  /** Place of each text object in the order of painting. */
  readonly textOrder: ReadonlyMap<Address, number>;
}

interface Walk {
  readonly engine: Engine;
  readonly lines: DrawnLine[];
  readonly painted: Painted[];
  readonly textOrder: Map<Address, number>;
  readonly budget: PathBudget;
  count: number;
}

/** Reads the lines, areas and pictures of a page, those within forms included. */
export function pageObjects(
  engine: Engine,
  page: Address,
  { base, mostLines }: { readonly base: Matrix; readonly mostLines: number },
): PageObjects {
  const { pdfium } = engine;
  const walk: Walk = {
    engine,
    lines: [],
    painted: [],
    textOrder: new Map(),
    budget: { segments: 20 * mostLines, lines: 4 * mostLines },
    count: 0,
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && walk.count < MOST_OBJECTS; index++) {
    visit(walk, pdfium.FPDFPage_GetObject(page, index), base, 0);
  }
  return walk;
}

function visit(walk: Walk, object: Address, matrix: Matrix, depth: number): void {
  walk.count++;
  switch (walk.engine.pdfium.FPDFPageObj_GetType(object)) {
    case TEXT:
      walk.textOrder.set(object, walk.count);
      break;
    case PATH:
      visitPath(walk, object, matrix);
      break;
    case IMAGE:
      paint(walk, object, { matrix, lightness: null, isPicture: true });
      break;
    case SHADING:
      paint(walk, object, { matrix, lightness: null, isPicture: false });
      break;
    case FORM:
      visitForm(walk, object, { matrix, depth });
      break;
  }
}

function visitForm(
  walk: Walk,
  form: Address,
  { matrix, depth }: { readonly matrix: Matrix; readonly depth: number },
): void {
  if (depth >= DEEPEST) return;
  const { pdfium, scratch } = walk.engine;
  if (pdfium.FPDFPageObj_GetMatrix(form, scratch) === 0) return;
  const inner = joined(matrixAt(walk.engine, scratch), matrix);
  const count = pdfium.FPDFFormObj_CountObjects(form);
  for (let index = 0; index < count && walk.count < MOST_OBJECTS; index++) {
    visit(walk, pdfium.FPDFFormObj_GetObject(form, index), inner, depth + 1);
  }
}

function visitPath(walk: Walk, path: Address, matrix: Matrix): void {
  const { pdfium, memory, scratch } = walk.engine;
  if (pdfium.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return;
  const isFilled = memory.integer(scratch) !== 0;
  const isStroked = memory.integer(scratch + 4) !== 0;
  if (!isFilled && !isStroked) return;
  const fill = isFilled ? fillColour(walk.engine, path) : null;
  const strokeWidth = isStroked ? visibleStroke(walk.engine, path) : null;
  const isInk = fill !== null && fill.alpha > 0 && fill.lightness < NEARLY_WHITE;
  if (isInk || strokeWidth !== null) {
    linesOfPath(walk.engine, path, {
      matrix,
      isInk,
      strokeWidth,
      budget: walk.budget,
      lines: walk.lines,
    });
  }
  if (fill !== null && fill.alpha > 0) {
    const isOpaque = fill.alpha === 255 && pdfium.FPDFPageObj_HasTransparency(path) === 0;
    paint(walk, path, { matrix, lightness: fill.lightness, isPicture: false, isOpaque });
  }
}

/** Ink lighter than this cannot be seen on white paper. */
export const NEARLY_WHITE = 0.96;

/** The lightness (0 black to 1 white) and opacity of what an object is filled with. */
export function fillColour(
  engine: Engine,
  object: Address,
): { readonly lightness: number; readonly alpha: number } {
  const { pdfium, scratch: at } = engine;
  const isKnown = pdfium.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return isKnown ? colourAt(engine) : { lightness: 0, alpha: 255 };
}

function colourAt({ memory, scratch: at }: Engine): {
  readonly lightness: number;
  readonly alpha: number;
} {
  const darkest = Math.min(memory.integer(at), memory.integer(at + 4), memory.integer(at + 8));
  return { lightness: darkest / 255, alpha: memory.integer(at + 12) };
}

/** Width of a stroke that can be seen, else null. */
function visibleStroke(engine: Engine, path: Address): number | null {
  const { pdfium, memory, scratch: at } = engine;
  if (pdfium.FPDFPageObj_GetStrokeColor(path, at, at + 4, at + 8, at + 12) !== 0) {
    const { lightness, alpha } = colourAt(engine);
    if (alpha === 0 || lightness >= NEARLY_WHITE) return null;
  }
  return pdfium.FPDFPageObj_GetStrokeWidth(path, at) === 0 ? 0 : memory.float(at);
}

function paint(
  walk: Walk,
  object: Address,
  how: {
    readonly matrix: Matrix;
    readonly lightness: number | null;
    readonly isPicture: boolean;
    readonly isOpaque?: boolean;
  },
): void {
  const { pdfium, memory, scratch: at } = walk.engine;
  if (pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return;
  const box = {
    left: memory.float(at),
    bottom: memory.float(at + 4),
    right: memory.float(at + 8),
    top: memory.float(at + 12),
  };
  walk.painted.push({
    box: how.matrix === IDENTITY ? box : transformed(box, how.matrix),
    order: walk.count,
    lightness: how.lightness,
    isPicture: how.isPicture,
    isOpaque: how.isOpaque ?? false,
  });
}
