import type { Ruling } from "../page/page.ts";
import type { DrawnLine } from "./path-lines.ts";

/** Pieces whose middles are this close, in points, are one line. */
const SAME_LINE = 0.8;

/** Pieces of a dashed line stand at most this far apart, in points. */
const TOUCHING = 2;

/** Shorter lines, in points, carry no structure. */
const SHORTEST = 4;

/** The rulings of a page of that size: cut to the page, collinear pieces joined, in a fixed order. */
export function rulingsOf(
  lines: readonly DrawnLine[],
  page: { readonly width: number; readonly height: number; readonly most: number },
): readonly Ruling[] {
  const horizontal = merged(
    lines.filter((line) => line.isHorizontal).map((line) => flipped(line, page.height)),
  );
  const vertical = merged(
    lines.filter((line) => !line.isHorizontal).map((line) => turned(line, page.height)),
  );
  const rulings: Ruling[] = [];
  for (const { at, from, to, thickness } of horizontal) {
    const [left, right] = [Math.max(0, from), Math.min(page.width, to)];
    if (right - left < SHORTEST || at < 0 || at > page.height) continue;
    const half = thickness / 2;
    rulings.push({
      direction: "horizontal",
      box: { left, top: at - half, right, bottom: at + half },
    });
  }
  for (const { at, from, to, thickness } of vertical) {
    const [top, bottom] = [Math.max(0, from), Math.min(page.height, to)];
    if (bottom - top < SHORTEST || at < 0 || at > page.width) continue;
    const half = thickness / 2;
    rulings.push({
      direction: "vertical",
      box: { left: at - half, top, right: at + half, bottom },
    });
  }
  return rulings.slice(0, page.most);
}

interface Piece {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

function flipped({ at, from, to, thickness }: DrawnLine, height: number): Piece {
  return { at: height - at, from, to, thickness };
}

function turned({ at, from, to, thickness }: DrawnLine, height: number): Piece {
  return { at, from: height - to, to: height - from, thickness };
}

/** Groups pieces at one position, a group being no wider than the tolerance, and joins those that touch. */
function merged(pieces: readonly Piece[]): readonly Piece[] {
  const sorted = pieces.toSorted((a, b) => a.at - b.at || a.from - b.from || a.to - b.to);
  const joinedPieces: Piece[] = [];
  let group: Piece[] = [];
  for (const piece of sorted) {
    const first = group[0];
    if (first !== undefined && piece.at - first.at > SAME_LINE) {
      joinedPieces.push(...joinTouching(group));
      group = [];
    }
    group.push(piece);
  }
  joinedPieces.push(...joinTouching(group));
  return joinedPieces;
}

function joinTouching(group: readonly Piece[]): Piece[] {
  const sorted = group.toSorted((a, b) => a.from - b.from || a.to - b.to || a.at - b.at);
  const joinedPieces: Piece[] = [];
  for (const piece of sorted) {
    const last = joinedPieces.at(-1);
    if (last === undefined || piece.from > last.to + TOUCHING) {
      joinedPieces.push(piece);
    } else {
      joinedPieces[joinedPieces.length - 1] = {
        at: longer(last, piece).at,
        from: last.from,
        to: Math.max(last.to, piece.to),
        thickness: Math.max(last.thickness, piece.thickness),
      };
    }
  }
  return joinedPieces;
}

function longer(one: Piece, other: Piece): Piece {
  return one.to - one.from >= other.to - other.from ? one : other;
}
