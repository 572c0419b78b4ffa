import { type Grey, PAPER } from "../picture/grey.ts";

/** A place on a picture in pixels; right and bottom are exclusive. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One line of text, cut out of a page at the height that a recogniser wants. */
export interface LinePicture {
  readonly grey: Grey;
  /** Where the page's pixel column `x` is on the line: `(x - left) * scale`. */
  readonly left: number;
  readonly scale: number;
}

/** Paper above and below the text, and at its ends, in heights of the text. */
export interface Margins {
  readonly along: number;
  readonly across: number;
}

/** How a line is cut out. */
export interface CutOptions {
  /** Of the line's picture, in pixels. */
  readonly height: number;
  readonly margins: Margins;
  /** Pixels of the page by which each is spread. */
  readonly softness: number;
  /** How many times wider than it is the line becomes. */
  readonly stretch: number;
}

/** Cuts out a line. Each pixel is a weighted mean of those around it: the noise of a scan goes, strokes stay. */
export function linePicture(
  page: Grey,
  box: PixelBox,
  { height, margins, softness, stretch }: CutOptions,
): LinePicture {
  const text = box.bottom - box.top;
  const across = text * margins.across;
  const along = text * margins.along;
  const top = box.top - across;
  const left = box.left - along;
  const tall = height / (text + 2 * across);
  const scale = tall * stretch;
  const width = Math.max(1, Math.round((box.right - box.left + 2 * along) * scale));
  const columns = weightsOf(width, { from: left, scale, limit: page.width, softness });
  const rows = weightsOf(height, { from: top, scale: tall, limit: page.height, softness });
  return { grey: resampled(page, columns, rows), left, scale };
}

/** For each target pixel, the source pixels it is made of. */
interface Weights {
  readonly size: number;
  readonly reach: number;
  /** First source pixel of each target pixel; may lie outside of the page. */
  readonly first: Int32Array;
  readonly weights: Float32Array;
  readonly limit: number;
}

function weightsOf(
  size: number,
  {
    from,
    scale,
    limit,
    softness,
  }: {
    readonly from: number;
    readonly scale: number;
    readonly limit: number;
    readonly softness: number;
  },
): Weights {
  const radius = Math.max(1, 1 / scale) + softness;
  const reach = Math.ceil(2 * radius) + 1;
  const first = new Int32Array(size);
  const weights = new Float32Array(size * reach);
  for (let target = 0; target < size; target++) {
    const middle = from + (target + 0.5) / scale - 0.5;
    const begin = Math.ceil(middle - radius);
    first[target] = begin;
    let sum = 0;
    for (let step = 0; step < reach; step++) {
      const weight = Math.max(0, 1 - Math.abs(begin + step - middle) / radius);
      weights[target * reach + step] = weight;
      sum += weight;
    }
    for (let step = 0; step < reach; step++) {
      const at = target * reach + step;
      weights[at] = (weights[at] ?? 0) / sum;
    }
  }
  return { size, reach, first, weights, limit };
}

function resampled(page: Grey, columns: Weights, rows: Weights): Grey {
  const top = rows.first[0] ?? 0;
  const tall = (rows.first[rows.size - 1] ?? 0) + rows.reach - top;
  const narrow = new Float32Array(columns.size * tall).fill(PAPER);
  for (let y = 0; y < tall; y++) {
    const isInside = top + y >= 0 && top + y < page.height;
    if (isInside) fillRow(page, top + y, columns, narrow.subarray(y * columns.size));
  }
  const pixels = new Uint8Array(columns.size * rows.size);
  for (let y = 0; y < rows.size; y++) {
    const begin = (rows.first[y] ?? 0) - top;
    for (let x = 0; x < columns.size; x++) {
      let sum = 0;
      for (let step = 0; step < rows.reach; step++) {
        const value = narrow[(begin + step) * columns.size + x] ?? 0;
        sum += value * (rows.weights[y * rows.reach + step] ?? 0);
      }
      pixels[y * columns.size + x] = Math.round(sum);
    }
  }
  return { width: columns.size, height: rows.size, pixels };
}

/** Brings one row of the page to the width of the line; beside the page is paper. */
function fillRow(page: Grey, row: number, columns: Weights, target: Float32Array): void {
  const start = row * page.width;
  for (let x = 0; x < columns.size; x++) {
    const begin = columns.first[x] ?? 0;
    let sum = 0;
    for (let step = 0; step < columns.reach; step++) {
      const at = begin + step;
      const value = at < 0 || at >= columns.limit ? PAPER : (page.pixels[start + at] ?? 0);
      sum += value * (columns.weights[x * columns.reach + step] ?? 0);
    }
    target[x] = sum;
  }
}
