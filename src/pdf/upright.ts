import type { Box } from "../base/box.ts";
import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";

/** Quarter turns clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A rectangle as PDF has it: its origin is at the bottom. Lives in this folder only. */
export interface PdfBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A PDF matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a page is turned and shifted so that a person can read it. */
export interface Upright {
  readonly turn: Turn;
  readonly width: number;
  readonly height: number;
  /** From the page's own coordinates to upright ones whose origin is at the bottom left. */
  readonly matrix: Matrix;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The upright view of a visible area that is turned clockwise. */
export function uprightOf(area: PdfBox, turn: Turn): Upright {
  const { left, bottom, right, top } = area;
  const across = right - left;
  const along = top - bottom;
  switch (turn) {
    case 0:
      return { turn, width: across, height: along, matrix: [1, 0, 0, 1, -left, -bottom] };
    case 90:
      return { turn, width: along, height: across, matrix: [0, -1, 1, 0, -bottom, right] };
    case 180:
      return { turn, width: across, height: along, matrix: [-1, 0, 0, -1, right, top] };
    case 270:
      return { turn, width: along, height: across, matrix: [0, 1, -1, 0, top, -left] };
  }
}

/** First one matrix, then the other. */
export function joined(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [ta, tb, tc, td, te, tf] = then;
  return [
    a * ta + b * tc,
    a * tb + b * td,
    c * ta + d * tc,
    c * tb + d * td,
    e * ta + f * tc + te,
    e * tb + f * td + tf,
  ];
}

/** The box around a transformed rectangle. */
export function transformed(box: PdfBox, matrix: Matrix): PdfBox {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * box.left, a * box.right];
  const ys = [d * box.bottom, d * box.top];
  const shearX = [c * box.bottom, c * box.top];
  const shearY = [b * box.left, b * box.right];
  return {
    left: Math.min(...xs) + Math.min(...shearX) + e,
    right: Math.max(...xs) + Math.max(...shearX) + e,
    bottom: Math.min(...ys) + Math.min(...shearY) + f,
    top: Math.max(...ys) + Math.max(...shearY) + f,
  };
}

/** A rectangle of the page's own coordinates as points from the top left of the upright page. */
export function seenBox(box: PdfBox, upright: Upright): Box {
  const { left, right, bottom, top } = transformed(box, upright.matrix);
  return { left, right, top: upright.height - top, bottom: upright.height - bottom };
}

/** Reads a matrix that a call has written. */
export function matrixAt(engine: Engine, at: Address): Matrix {
  const { memory } = engine;
  return [
    memory.float(at),
    memory.float(at + 4),
    memory.float(at + 8),
    memory.float(at + 12),
    memory.float(at + 16),
    memory.float(at + 20),
  ];
}

/** Writes a matrix for a call to read. */
export function writeMatrix(engine: Engine, at: Address, matrix: Matrix): void {
  matrix.forEach((entry, index) => {
    engine.memory.writeFloat(at + 4 * index, entry);
  });
}
