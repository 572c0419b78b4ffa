import type { Grey } from "./grey.ts";

/** Which cells of a page belong to solid dark areas; a cell is a square of `cellPixels`. */
export interface DarkAreas {
  readonly cellPixels: number;
  readonly across: number;
  readonly down: number;
  /** For each cell the number of its area from 1, or 0. Light letters inside of an area belong to it. Its blurred rim, inside and outside, has the negative number. */
  readonly areaOfCell: Int32Array;
  readonly areas: readonly DarkArea[];
}

interface DarkArea {
  /** A copier's border or the table below the paper: it goes along most of the page's side and there is no print on it. */
  readonly isBorder: boolean;
}

/** Cells a page has across its narrow side: a hundredth of an inch each on letter paper. */
const CELLS = 850;
const DARK = 140;
/** In cells. A square that is all dark makes an area: wider than a stroke of a title, lower than a table's header. */
const CORE = 8;
/** What hangs on a core by at least this width belongs to it: the margin between text and the rim of its bar; rulings are thinner. */
const BAND = 3;
/** How far dark cells of any width reach on from there: the strokes between light letters. */
const REACH = 14;
/** In cells: the largest light letter on a bar. */
const LETTER_CELLS = 40;
/** What is smaller is a hole of a binder at most, and no bar. */
const LEAST_AREA = 200;
/** In cells: how far a scanner blurs the rim of an area. */
const RIM = 2;
/** Share of a page's side that the border of a copier goes along. */
const BORDER_SHARE = 0.6;

/** Finds solid dark areas of a flat picture, as bars with light text; the page is so many pixels wide by the size of its print. */
export function darkAreasOf(grey: Grey, pageWidth: number): DarkAreas {
  const cells = cellsOf(grey, pageWidth);
  const { across, down, dark } = cells;
  const sums = sumsOf(dark, across, down);
  const core = opened(cells, sums, { size: CORE, share: 0.96 });
  const empty = { ...cells, areaOfCell: new Int32Array(across * down), areas: [] };
  if (!core.includes(1)) return empty;
  const band = opened(cells, sums, { size: BAND, share: 1 });
  const inside = spread(spread(core, { through: band, across, steps: across * down }), {
    through: dark,
    across,
    steps: REACH,
  });
  fillLetters(inside, across, down);
  const areaOfCell = new Int32Array(across * down);
  const areas: DarkArea[] = [];
  for (const patch of patchesOf(inside, { of: 1, across, down })) {
    if (patch.cells.length < LEAST_AREA) continue;
    areas.push({ isBorder: isBorder(patch, across, down) });
    for (const cell of patch.cells) areaOfCell[cell] = areas.length;
  }
  markRim(areaOfCell, across);
  return { ...cells, areaOfCell, areas };
}

interface Cells {
  readonly cellPixels: number;
  readonly across: number;
  readonly down: number;
  readonly dark: Uint8Array;
}

function cellsOf({ width, height, pixels }: Grey, pageWidth: number): Cells {
  const cellPixels = Math.max(1, Math.round(pageWidth / CELLS));
  const across = Math.max(1, Math.floor(width / cellPixels));
  const down = Math.max(1, Math.floor(height / cellPixels));
  const dark = new Uint8Array(across * down);
  const bound = DARK * cellPixels * cellPixels;
  const sums = new Int32Array(across);
  for (let row = 0; row < down; row++) {
    sums.fill(0);
    for (let y = row * cellPixels; y < (row + 1) * cellPixels; y++) {
      for (let x = 0; x < across * cellPixels; x++) {
        const column = Math.floor(x / cellPixels);
        sums[column] = (sums[column] ?? 0) + (pixels[y * width + x] ?? 0);
      }
    }
    for (let column = 0; column < across; column++) {
      dark[row * across + column] = (sums[column] ?? 0) < bound ? 1 : 0;
    }
  }
  return { cellPixels, across, down, dark };
}

/** Sums over all rectangles that begin in the first cell; one row and column larger than the picture. */
function sumsOf(dark: Uint8Array, across: number, down: number): Int32Array {
  const sums = new Int32Array((across + 1) * (down + 1));
  for (let row = 0; row < down; row++) {
    let inRow = 0;
    for (let column = 0; column < across; column++) {
      inRow += dark[row * across + column] ?? 0;
      sums[(row + 1) * (across + 1) + column + 1] =
        (sums[row * (across + 1) + column + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

/** The cells of all squares of `size` cells of which at least `share` is dark. */
function opened(
  { across, down }: Cells,
  sums: Int32Array,
  { size, share }: { readonly size: number; readonly share: number },
): Uint8Array {
  const corners = new Uint8Array(across * down);
  const needed = size * size * share;
  const line = across + 1;
  for (let row = 0; row + size <= down; row++) {
    for (let column = 0; column + size <= across; column++) {
      const at = row * line + column;
      const low = at + size * line;
      const sum =
        (sums[low + size] ?? 0) - (sums[low] ?? 0) - (sums[at + size] ?? 0) + (sums[at] ?? 0);
      if (sum >= needed) corners[row * across + column] = 1;
    }
  }
  stretch(corners, { lines: down, lineStep: across, length: across, step: 1, size });
  stretch(corners, { lines: across, lineStep: 1, length: down, step: across, size });
  return corners;
}

/** Makes each marked cell the first of `size` marked cells along its line. */
function stretch(
  cells: Uint8Array,
  {
    lines,
    lineStep,
    length,
    step,
    size,
  }: {
    readonly lines: number;
    readonly lineStep: number;
    readonly length: number;
    readonly step: number;
    readonly size: number;
  },
): void {
  for (let line = 0; line < lines; line++) {
    let left = 0;
    let at = line * lineStep;
    for (let place = 0; place < length; place++, at += step) {
      left = cells[at] === 1 ? size : left - 1;
      if (left > 0) cells[at] = 1;
    }
  }
}

/** Grows cells through the cells of `through`, for at most `steps` steps. */
function spread(
  cells: Uint8Array,
  {
    through,
    across,
    steps,
  }: { readonly through: Uint8Array; readonly across: number; readonly steps: number },
): Uint8Array {
  const out = cells.slice();
  const isFree = (at: number): boolean => through[at] === 1 && out[at] === 0;
  let edge: number[] = [];
  for (let at = 0; at < out.length; at++) if (out[at] === 1) edge.push(at);
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: number[] = [];
    for (const at of edge) visit(at, { across, isFree, marks: out, found: next });
    edge = next;
  }
  return out;
}

/** Marks the free cells beside, above and below a cell, and adds them to those found. */
function visit(
  at: number,
  {
    across,
    isFree,
    marks,
    found,
  }: {
    readonly across: number;
    readonly isFree: (at: number) => boolean;
    readonly marks: Uint8Array;
    readonly found: number[];
  },
): void {
  for (let side = 0; side < 4; side++) {
    const other = neighbour(at, { side, column: at % across, across });
    if (!isFree(other)) continue;
    marks[other] = 1;
    found.push(other);
  }
}

/** Adds the light letters that dark cells enclose. */
function fillLetters(inside: Uint8Array, across: number, down: number): void {
  for (const hole of patchesOf(inside, { of: 0, across, down })) {
    const isLetter =
      hole.right - hole.left <= LETTER_CELLS &&
      hole.bottom - hole.top <= LETTER_CELLS &&
      !touchesSide(hole, across, down);
    if (isLetter) for (const cell of hole.cells) inside[cell] = 1;
  }
}

/** Marks the outermost cells of the areas, and the cells around them, by the negative numbers of the areas. */
function markRim(areaOfCell: Int32Array, across: number): void {
  for (let step = 0; step < RIM; step++) {
    const before = areaOfCell.slice();
    before.forEach((number, at) => {
      if (number <= 0) return;
      for (let side = 0; side < 4; side++) {
        const other = before[neighbour(at, { side, column: at % across, across })] ?? number;
        if (other <= 0) areaOfCell[at] = -number;
      }
    });
  }
  for (let step = 0; step < RIM; step++) {
    const before = areaOfCell.slice();
    before.forEach((number, at) => {
      if (number >= 0) return;
      for (let side = 0; side < 4; side++) {
        const other = neighbour(at, { side, column: at % across, across });
        if (before[other] === 0) areaOfCell[other] = number;
      }
    });
  }
}

/** Cells of one kind that hang together. */
interface Patch {
  readonly cells: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function patchesOf(
  cells: Uint8Array,
  { of, across, down }: { readonly of: 0 | 1; readonly across: number; readonly down: number },
): Patch[] {
  const seen = new Uint8Array(across * down);
  const isFree = (at: number): boolean => cells[at] === of && seen[at] === 0;
  const patches: Patch[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] === 1 || cells[start] !== of) continue;
    seen[start] = 1;
    const found = [start];
    let [left, right, bottom] = [across, 0, 0];
    for (let index = 0; index < found.length; index++) {
      const at = found[index] ?? start;
      const column = at % across;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
      if (at >= bottom * across) bottom = Math.floor(at / across) + 1;
      visit(at, { across, isFree, marks: seen, found });
    }
    patches.push({ cells: found, left, top: Math.floor(start / across), right, bottom });
  }
  return patches;
}

/** The cell beside, above or below; -1 where there is none at the side. */
function neighbour(
  at: number,
  {
    side,
    column,
    across,
  }: { readonly side: number; readonly column: number; readonly across: number },
): number {
  if (side === 0) return at - across;
  if (side === 1) return at + across;
  if (side === 2) return column > 0 ? at - 1 : -1;
  return column + 1 < across ? at + 1 : -1;
}

function touchesSide({ left, top, right, bottom }: Patch, across: number, down: number): boolean {
  return left === 0 || top === 0 || right === across || bottom === down;
}

/** A border touches a side of the page, goes along most of it, and is hollow or thin. */
function isBorder(patch: Patch, across: number, down: number): boolean {
  if (!touchesSide(patch, across, down)) return false;
  const wide = patch.right - patch.left;
  const high = patch.bottom - patch.top;
  const isHollow = patch.cells.length < 0.5 * wide * high;
  const isUpright = high >= BORDER_SHARE * down && wide < 0.2 * across;
  const isFlat = wide >= BORDER_SHARE * across && high < 0.03 * down;
  return (
    isUpright ||
    isFlat ||
    (isHollow && (wide >= BORDER_SHARE * across || high >= BORDER_SHARE * down))
  );
}
