import type { Mask } from "./grey.ts";

/** A thin straight stretch of ink along the rows: `y` is its middle at `x`, the middle of its length. In pixels. */
export interface LinePiece {
  readonly left: number;
  readonly right: number;
  readonly x: number;
  readonly y: number;
  /** Rows it falls for each column to the right. */
  readonly slope: number;
  readonly thickness: number;
}

/** Measures in letter heights. */
const LEAST_LENGTH = 1.6;
const MOST_THICKNESS = 0.4;
/** A fax leaves out a few pixels; what is bridged lies between two stretches that are longer than the bars of small letters. */
const BRIDGED = 0.14;
const BESIDE_BRIDGE = 0.75;
/** The steepest line on a page that was straightened. */
const MOST_SLOPE = 0.02;
const LIMIT_PIECES = 4000;

/** All thin stretches that are longer than letters, by left, then top. */
export function linePiecesOf(mask: Mask, letterHeight: number): LinePiece[] {
  const stretches = stretchesOf(mask, letterHeight);
  const groups = grouped(stretches);
  const pieces: LinePiece[] = [];
  for (const group of groups) {
    const piece = pieceOf(group);
    const length = piece.right - piece.left;
    const isThin =
      piece.thickness <= Math.max(3, MOST_THICKNESS * letterHeight) &&
      length >= 4 * piece.thickness;
    if (isThin && Math.abs(piece.slope) <= Math.max(MOST_SLOPE, 1.5 / length)) pieces.push(piece);
  }
  return pieces
    .toSorted(
      (one, other) =>
        other.right - other.left - (one.right - one.left) ||
        one.y - other.y ||
        one.left - other.left,
    )
    .slice(0, LIMIT_PIECES)
    .toSorted((one, other) => one.left - other.left || one.y - other.y);
}

interface Stretch {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Long stretches of ink in two neighbouring rows taken together, so that a step of one pixel does not end a line. */
function stretchesOf({ width, height, pixels }: Mask, letterHeight: number): Stretch[] {
  const least = Math.round(LEAST_LENGTH * letterHeight);
  const bridged = Math.max(2, Math.round(BRIDGED * letterHeight));
  const beside = Math.round(BESIDE_BRIDGE * letterHeight);
  const both = new Uint8Array(width + 1);
  const stretches: Stretch[] = [];
  for (let y = 0; y + 1 < height; y++) {
    const start = y * width;
    for (let x = 0; x < width; x++)
      both[x] = (pixels[start + x] ?? 0) | (pixels[start + width + x] ?? 0);
    let [from, to, lastLength] = [0, 0, 0];
    for (let at = both.indexOf(1); at !== -1; at = both.indexOf(1, at)) {
      const end = both.indexOf(0, at);
      const length = end - at;
      const goesOn = at - to <= bridged && length >= beside && lastLength >= beside;
      if (!goesOn && to - from >= least) stretches.push({ y, from, to });
      if (!goesOn) from = at;
      to = end;
      lastLength = length;
      at = end;
    }
    if (to - from >= least) stretches.push({ y, from, to });
  }
  return stretches;
}

/** Brings stretches of neighbouring rows together where they overlap. */
function grouped(stretches: readonly Stretch[]): Stretch[][] {
  const parent = Int32Array.from(stretches, (_, index) => index);
  let above = 0;
  stretches.forEach((stretch, index) => {
    while ((stretches[above]?.y ?? stretch.y) < stretch.y - 1) above++;
    for (let other = above; (stretches[other]?.y ?? stretch.y) < stretch.y; other++) {
      const { from, to } = stretches[other] ?? stretch;
      if (from <= stretch.to && to >= stretch.from) {
        parent[rootOf(parent, other)] = rootOf(parent, index);
      }
    }
  });
  const groups = new Map<number, Stretch[]>();
  stretches.forEach((stretch, index) => {
    const root = rootOf(parent, index);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [stretch]);
    else group.push(stretch);
  });
  return [...groups.values()];
}

function rootOf(parent: Int32Array, index: number): number {
  let root = index;
  while ((parent[root] ?? root) !== root) {
    const next = parent[root] ?? root;
    parent[root] = parent[next] ?? next;
    root = next;
  }
  return root;
}

/** The line through stretches, by least squares over their pixels. */
function pieceOf(group: readonly Stretch[]): LinePiece {
  let [weight, sumX, sumY, left, right] = [0, 0, 0, Infinity, -Infinity];
  for (const { y, from, to } of group) {
    const length = to - from;
    weight += length;
    sumX += length * ((from + to - 1) / 2);
    sumY += length * y;
    left = Math.min(left, from);
    right = Math.max(right, to);
  }
  const x = sumX / weight;
  const y = sumY / weight;
  let [squares, products] = [0, 0];
  for (const stretch of group) {
    const length = stretch.to - stretch.from;
    const away = (stretch.from + stretch.to - 1) / 2 - x;
    squares += length * (away * away + (length * length) / 12);
    products += length * away * (stretch.y - y);
  }
  // Each stretch is two rows high, and named by the upper one.
  const slope = squares > 0 ? products / squares : 0;
  const middle = (left + right - 1) / 2;
  return {
    left,
    right,
    x: middle,
    y: y + 0.5 + slope * (middle - x),
    slope,
    thickness: Math.max(1, weight / (right - left) - 1),
  };
}
