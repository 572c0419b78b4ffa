import { type Component, componentsOf, letterHeightOf } from "./components.ts";
import type { Mask } from "./grey.ts";
import { type LinePiece, linePiecesOf } from "./line-pieces.ts";

/** A drawn line in pixels; right and bottom are exclusive. A horizontal one is longer than high, a vertical one higher than wide. */
interface PixelLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Across the line. */
  readonly thickness: number;
  /** Pixels across the line for each pixel along it: to the bottom for a horizontal line, to the right for a vertical one. */
  readonly slope: number;
}

export interface PixelRulings {
  readonly horizontal: readonly PixelLine[];
  readonly vertical: readonly PixelLine[];
}

/** Measures in letter heights: a ruling is longer than the largest bar of a letter and an underscore. */
const LEAST_LENGTH = 3.5;
/** And so many times longer than thick, which the strokes of a title are not. */
const LEAST_RATIO = 12;
/** Pieces in one line are one ruling over such gaps; over wide ones only where both are long. */
const GAP = 0.5;
const WIDE_GAP = 2.5;
const LONG = 4;
/** How far from its own direction the next piece may lie. */
const ASIDE = 0.15;
/** Bars of a T and their like may touch; their stems hang down from so much of a line, and no line of them is longer. */
const LEAST_HANGING = 0.12;
const SHORT = 15;
/** A dash of a dashed line, and how many make one. */
const DASH = { least: 0.3, most: 2, height: 0.3, gap: 1.1, count: 5 };

/** The drawn lines of a straightened page; strokes of letters, minus signs and edges of pictures are none. */
export function rulingsIn(mask: Mask): PixelRulings {
  const components = componentsOf(mask);
  const letterHeight = letterHeightOf(components, mask);
  const solid = linesAlong(mask, letterHeight);
  const horizontal = [...solid, ...dashedLines(components, { letterHeight, solid })].toSorted(
    (one, other) => one.top - other.top || one.left - other.left,
  );
  const vertical = linesAlong(transposed(mask), letterHeight)
    .map((line) => ({
      ...line,
      left: line.top,
      top: line.left,
      right: line.bottom,
      bottom: line.right,
    }))
    .toSorted((one, other) => one.left - other.left || one.top - other.top);
  return { horizontal, vertical };
}

function transposed({ width, height, pixels }: Mask): Mask {
  const out = new Uint8Array(pixels.length);
  const tile = 32;
  for (let top = 0; top < height; top += tile) {
    const bottom = Math.min(top + tile, height);
    for (let x = 0; x < width; x++) {
      for (let y = top; y < bottom; y++) out[x * height + y] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, pixels: out };
}

function linesAlong(mask: Mask, letterHeight: number): PixelLine[] {
  const lines: PixelLine[] = [];
  for (const piece of joined(linePiecesOf(mask, letterHeight), letterHeight)) {
    const length = piece.right - piece.left;
    const isLong = length >= LEAST_LENGTH * letterHeight && length >= LEAST_RATIO * piece.thickness;
    if (isLong && isAlone(mask, piece, letterHeight)) lines.push(lineOf(piece, mask));
  }
  return lines;
}

/** Joins pieces that go on in their own direction. */
function joined(pieces: readonly LinePiece[], letterHeight: number): LinePiece[] {
  const open: LinePiece[] = [];
  const aside = Math.max(2, ASIDE * letterHeight);
  for (const piece of pieces) {
    const at = open.findIndex((before) => {
      const gap = piece.left - before.right;
      const isLong =
        Math.min(piece.right - piece.left, before.right - before.left) >= LONG * letterHeight;
      if (gap > (isLong ? WIDE_GAP : GAP) * letterHeight || gap < -letterHeight) return false;
      const place = (piece.left + before.right) / 2;
      return Math.abs(yAt(before, place) - yAt(piece, place)) <= aside;
    });
    const before = open[at];
    if (before === undefined) open.push(piece);
    else open[at] = together(before, piece);
  }
  return open;
}

function yAt({ x, y, slope }: LinePiece, place: number): number {
  return y + slope * (place - x);
}

function together(before: LinePiece, piece: LinePiece): LinePiece {
  const one = before.right - before.left;
  const other = piece.right - piece.left;
  const share = other / (one + other);
  const slope = (piece.y - before.y) / Math.max(1, piece.x - before.x);
  const right = Math.max(before.right, piece.right);
  const x = (before.left + right - 1) / 2;
  const middleX = before.x + (piece.x - before.x) * share;
  const middleY = before.y + (piece.y - before.y) * share;
  return {
    left: before.left,
    right,
    x,
    y: middleY + slope * (x - middleX),
    slope,
    thickness: before.thickness + (piece.thickness - before.thickness) * share,
  };
}

/**
 * Whether ink ends closely above and below most of the line, as it does not in a dark area or where letters touch:
 * a third and more of such letters is stems. Digits may stand on a good part of a long line.
 */
function isAlone(mask: Mask, piece: LinePiece, letterHeight: number): boolean {
  const most = piece.thickness + Math.max(2, 0.5 * piece.thickness);
  let [thin, thick, hanging, seen] = [0, 0, 0, 0];
  for (let x = piece.left; x < piece.right; x += 2) {
    const middle = Math.round(yAt(piece, x));
    const ink = inkAt(mask, { x, middle, thickness: piece.thickness, most });
    seen++;
    if (ink === null) continue;
    if (ink.bottom - ink.top <= most) thin++;
    else thick++;
    if (ink.bottom - middle > most) hanging++;
  }
  const length = (piece.right - piece.left) / letterHeight;
  const share = Math.max(0.5, Math.min(0.75, 0.75 - (length - 6) * 0.04));
  const hangingShare = length < SHORT ? LEAST_HANGING : 1;
  return (
    thin >= share * (thin + thick) &&
    thin + thick >= 0.7 * seen &&
    hanging <= hangingShare * (thin + thick)
  );
}

/** The ink across a line, bottom exclusive, looked at as far as `most` beyond its middle; null where the line has a gap. */
function inkAt(
  { width, height, pixels }: Mask,
  {
    x,
    middle,
    thickness,
    most,
  }: {
    readonly x: number;
    readonly middle: number;
    readonly thickness: number;
    readonly most: number;
  },
): { readonly top: number; readonly bottom: number } | null {
  const reach = Math.ceil(thickness / 2) + 1;
  let top = Math.max(0, middle - reach);
  const end = Math.min(height - 1, middle + reach);
  while (top <= end && pixels[top * width + x] !== 1) top++;
  if (top > end) return null;
  let bottom = top + 1;
  while (top > 0 && middle - top <= most && pixels[(top - 1) * width + x] === 1) top--;
  while (bottom < height && bottom - middle <= most && pixels[bottom * width + x] === 1) bottom++;
  return { top, bottom };
}

function lineOf(piece: LinePiece, { height }: Mask): PixelLine {
  const { left, right, slope } = piece;
  const thickness = Math.max(1, Math.round(piece.thickness));
  const ends = [yAt(piece, left), yAt(piece, right - 1)];
  return {
    left,
    top: Math.max(0, Math.round(Math.min(...ends) - (thickness - 1) / 2)),
    right,
    bottom: Math.min(height, Math.round(Math.max(...ends) + (thickness + 1) / 2)),
    thickness,
    slope,
  };
}

/** Lines drawn as a row of dashes that stand alone. */
function dashedLines(
  components: readonly Component[],
  { letterHeight, solid }: { readonly letterHeight: number; readonly solid: readonly PixelLine[] },
): PixelLine[] {
  const dashes = components
    .filter(({ left, top, right, bottom }) => {
      const wide = right - left;
      const high = bottom - top;
      const isDash =
        wide >= DASH.least * letterHeight &&
        wide <= DASH.most * letterHeight &&
        high <= Math.max(2, DASH.height * letterHeight) &&
        wide >= 2.5 * high;
      return (
        isDash &&
        !solid.some(
          (line) =>
            line.left < right && left < line.right && line.top <= bottom && top <= line.bottom,
        )
      );
    })
    .toSorted((one, other) => one.left - other.left || one.top - other.top);
  const chains: Component[][] = [];
  for (const dash of dashes) {
    const chain = chains.find((each) => goesOn(each.at(-1), dash, letterHeight));
    if (chain === undefined) chains.push([dash]);
    else chain.push(dash);
  }
  return chains.flatMap((chain) => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (first === undefined || last === undefined || chain.length < DASH.count) return [];
    const thickness = Math.max(1, Math.min(...chain.map(({ top, bottom }) => bottom - top)));
    const slope = (last.top - first.top) / Math.max(1, last.left - first.left);
    const top = Math.min(...chain.map((dash) => dash.top));
    const bottom = Math.max(...chain.map((dash) => dash.bottom));
    const line = { left: first.left, top, right: last.right, bottom, thickness, slope };
    return line.right - line.left >= LEAST_LENGTH * letterHeight ? [line] : [];
  });
}

function goesOn(before: Component | undefined, dash: Component, letterHeight: number): boolean {
  if (before === undefined) return false;
  const gap = dash.left - before.right;
  const wide = dash.right - dash.left;
  const wideBefore = before.right - before.left;
  return (
    gap > 0 &&
    gap <= DASH.gap * letterHeight &&
    Math.abs(dash.top - before.top) <= Math.max(1, 0.1 * letterHeight) &&
    Math.max(wide, wideBefore) <= 2.2 * Math.min(wide, wideBefore)
  );
}
