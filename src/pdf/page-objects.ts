import {
  type Clips,
  clipsOf,
  type Outlines,
  outlinesOf,
  type PathBudget,
  plainRectangles,
  shared,
} from "./outlines.ts";
import { type Colour, fillColour, showsOnPaper, strokeColour } from "./colour.ts";
import {
  clippedLine,
  type DotRow,
  dotRow,
  type DrawnLine,
  filledLines,
  strokedLines,
  thinLine,
} from "./path-lines.ts";
import { keepStroke } from "./pen-strokes.ts";
import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import { IDENTITY, joined, type Matrix, matrixAt, type PdfBox, transformed } from "./upright.ts";

/** PDFium's names of page objects. */
export const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
export const FORM = 5;

/** Forms within forms deeper than this are artwork or an attack. */
const DEEPEST = 12;

/** Objects looked at on one page; a dense drawing has some ten thousand. */
const MOST_OBJECTS = 200_000;

/** Smaller areas, in points, neither carry nor cover a word. */
const SMALLEST_AREA = 2;

/** Areas kept of one page: each word is held against them. */
const MOST_AREAS = 4_000;

/** An area that is painted over, with its place in the order of painting. */
export interface Area {
  readonly box: PdfBox;
  readonly order: number;
  /** Null for a picture, a pattern, and a shape whose exact extent is not known. */
  readonly colour: Colour | null;
  readonly isPicture: boolean;
  /** Pixels of a picture for one point of the page; 0 for anything else. */
  readonly pixelsPerPoint: number;
  /** Whether nothing below it can be seen. */
  readonly isCover: boolean;
}

/** What stands on a page beside its text, in upright coordinates with the origin at the bottom. */
export interface PageObjects {
  readonly lines: readonly DrawnLine[];
  readonly areas: readonly Area[];
  /** Where lines are drawn as a pen draws that signs. */
  readonly strokes: readonly PdfBox[];
  /** Place of each text object in the order of painting. */
  readonly textOrder: ReadonlyMap<Address, number>;
  /** The boxes that clipped text objects can be seen in. */
  readonly textClips: ReadonlyMap<Address, PdfBox>;
  /** For text objects within filled-in fields: the index of the field. */
  readonly fieldOfText: ReadonlyMap<Address, number>;
}

/** How a page's objects are to be read. */
interface ObjectUse {
  /** From their coordinates to upright ones. */
  readonly base: Matrix;
  /** The same for clips, which stay where they were when contents are turned. */
  readonly clipBase: Matrix;
  readonly mostLines: number;
  /** Index of the first object that shows a filled-in field; their number if there is none. */
  readonly firstField: number;
}

interface Walk {
  readonly engine: Engine;
  readonly lines: DrawnLine[];
  readonly dots: DotRow;
  readonly areas: Area[];
  readonly strokes: PdfBox[];
  readonly textOrder: Map<Address, number>;
  readonly textClips: Map<Address, PdfBox>;
  readonly fieldOfText: Map<Address, number>;
  readonly clips: Clips;
  readonly budget: PathBudget;
  readonly mostLines: number;
  count: number;
  /** Index of the field whose objects are being read, or -1. */
  field: number;
  /** What the object being read is clipped to. */
  clip: PdfBox | null;
}

/** The page or form that objects are drawn in. */
interface Within {
  readonly matrix: Matrix;
  readonly clipMatrix: Matrix;
  readonly clip: PdfBox | null;
  readonly depth: number;
}

/** Reads the lines, areas and pictures of a page, those within forms included. */
export function pageObjects(engine: Engine, page: Address, use: ObjectUse): PageObjects {
  const { pdfium } = engine;
  const lines: DrawnLine[] = [];
  const budget = { segments: 20 * use.mostLines };
  const walk: Walk = {
    engine,
    lines,
    dots: dotRow(lines),
    areas: [],
    strokes: [],
    textOrder: new Map(),
    textClips: new Map(),
    fieldOfText: new Map(),
    clips: clipsOf(engine, budget),
    budget,
    mostLines: 4 * use.mostLines,
    count: 0,
    field: -1,
    clip: null,
  };
  const within: Within = { matrix: use.base, clipMatrix: use.clipBase, clip: null, depth: 0 };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && walk.count < MOST_OBJECTS; index++) {
    walk.field = index >= use.firstField ? index - use.firstField : -1;
    visit(walk, pdfium.FPDFPage_GetObject(page, index), within);
  }
  walk.dots.end();
  return walk;
}

function visit(walk: Walk, object: Address, within: Within): void {
  walk.count++;
  const own = walk.clips.of(object, within.clipMatrix);
  walk.clip =
    own !== null && within.clip !== null ? shared(own, within.clip) : (own ?? within.clip);
  const type = walk.engine.pdfium.FPDFPageObj_GetType(object);
  switch (type) {
    case TEXT:
      walk.textOrder.set(object, walk.count);
      if (walk.clip !== null) walk.textClips.set(object, walk.clip);
      if (walk.field >= 0) walk.fieldOfText.set(object, walk.field);
      break;
    case PATH:
      visitPath(walk, object, within.matrix);
      break;
    case IMAGE:
      visitImage(walk, object, within.matrix);
      break;
    case SHADING:
      addArea(walk, boundsOf(walk.engine, object, within.matrix), { ...PLAIN, colour: null });
      break;
    case FORM:
      if (within.depth < DEEPEST) visitForm(walk, object, within);
      break;
  }
}

/** What is neither a picture nor hides anything. */
const PLAIN = { isPicture: false, pixelsPerPoint: 0, isCover: false };

function visitImage(walk: Walk, image: Address, matrix: Matrix): void {
  const { pdfium, memory, scratch } = walk.engine;
  const bounds = boundsOf(walk.engine, image, matrix);
  const isKnown = pdfium.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) !== 0;
  const pixels = isKnown ? memory.integer(scratch) * memory.integer(scratch + 4) : 0;
  const points = bounds === null ? 0 : (bounds.right - bounds.left) * (bounds.top - bounds.bottom);
  const pixelsPerPoint = points > 0 ? Math.sqrt(Math.max(0, pixels) / points) : 0;
  addArea(walk, bounds, { colour: null, isPicture: true, pixelsPerPoint, isCover: false });
}

function visitForm(walk: Walk, form: Address, within: Within): void {
  const { pdfium, scratch } = walk.engine;
  if (pdfium.FPDFPageObj_GetMatrix(form, scratch) === 0) return;
  const matrix = joined(matrixAt(walk.engine, scratch), within.matrix);
  const inner = { matrix, clipMatrix: matrix, clip: walk.clip, depth: within.depth + 1 };
  const count = pdfium.FPDFFormObj_CountObjects(form);
  for (let index = 0; index < count && walk.count < MOST_OBJECTS; index++) {
    visit(walk, pdfium.FPDFFormObj_GetObject(form, index), inner);
  }
}

function visitPath(walk: Walk, path: Address, matrix: Matrix): void {
  const { engine } = walk;
  const { pdfium, memory, scratch } = engine;
  // The borders of fields are drawn for filled ones only: half a table would mislead.
  if (walk.field >= 0 || pdfium.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return;
  const isFilled = memory.integer(scratch) !== 0;
  const isStroked =
    memory.integer(scratch + 4) !== 0 && showsOnPaper(strokeColour(engine, path, null));
  if (isStroked) visitStroked(walk, path, { matrix, isFilled });
  else if (isFilled) visitFilled(walk, path, matrix);
}

function visitStroked(
  walk: Walk,
  path: Address,
  { matrix, isFilled }: { readonly matrix: Matrix; readonly isFilled: boolean },
): void {
  const { engine, budget } = walk;
  const { pdfium, memory, scratch } = engine;
  const outlines = outlinesOf(engine, path, { matrix, budget });
  const isKnown = pdfium.FPDFPageObj_GetStrokeWidth(path, scratch) !== 0;
  addLines(walk, strokedLines(outlines, isKnown ? memory.float(scratch) : 0));
  keepStroke(walk.strokes, outlines);
  if (isFilled) addFill(walk, path, { outlines, colour: fillColour(engine, path, null), matrix });
}

/** Thin shapes and dots are known by their extent, which saves reading their points. */
function visitFilled(walk: Walk, path: Address, matrix: Matrix): void {
  const { engine, budget } = walk;
  const bounds = boundsOf(engine, path, matrix);
  if (bounds === null || walk.dots.take(bounds)) return;
  const colour = fillColour(engine, path, null);
  const thin = thinLine(bounds);
  if (thin.length > 0) {
    if (showsOnPaper(colour)) addLines(walk, thin);
    return;
  }
  const outlines = outlinesOf(engine, path, { matrix, budget });
  if (showsOnPaper(colour)) {
    addLines(walk, filledLines(outlines));
    keepStroke(walk.strokes, outlines);
  }
  addFill(walk, path, { outlines, colour, matrix });
}

function addLines(walk: Walk, lines: readonly DrawnLine[]): void {
  for (const whole of lines) {
    const line = walk.clip === null ? whole : clippedLine(whole, walk.clip);
    if (line !== null && walk.lines.length < walk.mostLines) walk.lines.push(line);
  }
}

function addFill(
  walk: Walk,
  path: Address,
  fill: { readonly outlines: Outlines; readonly colour: Colour | null; readonly matrix: Matrix },
): void {
  const { pdfium } = walk.engine;
  if (fill.colour?.opacity === 0) return;
  const boxes = plainRectangles(fill.outlines);
  if (boxes === null) {
    const bounds = boundsOf(walk.engine, path, fill.matrix);
    addArea(walk, bounds, { ...PLAIN, colour: null });
    return;
  }
  for (const box of boxes) {
    const isCover =
      isLarge(box) &&
      fill.colour?.opacity === 255 &&
      pdfium.FPDFPageObj_HasTransparency(path) === 0;
    addArea(walk, box, { ...PLAIN, colour: fill.colour, isCover });
  }
}

function isLarge(box: PdfBox): boolean {
  return box.right - box.left >= SMALLEST_AREA && box.top - box.bottom >= SMALLEST_AREA;
}

function addArea(walk: Walk, whole: PdfBox | null, how: Omit<Area, "box" | "order">): void {
  const box = whole !== null && walk.clip !== null ? shared(whole, walk.clip) : whole;
  if (box === null || !isLarge(box) || walk.areas.length >= MOST_AREAS) return;
  walk.areas.push({ box, order: walk.count, ...how });
}

function boundsOf(engine: Engine, object: Address, matrix: Matrix): PdfBox | null {
  const { pdfium, memory, scratch: at } = engine;
  if (pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return null;
  const box = {
    left: memory.float(at),
    bottom: memory.float(at + 4),
    right: memory.float(at + 8),
    top: memory.float(at + 12),
  };
  return matrix === IDENTITY ? box : transformed(box, matrix);
}
