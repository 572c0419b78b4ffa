import type { DrawnLine } from "./path-lines.ts";
import type { PdfBox } from "./upright.ts";

/** Filled shapes up to this size, in points, are dots. */
const LARGEST_DOT = 1.6;

/** Dots of one line stand at most this far apart, in points. */
const PITCH = 2.5;

/** Dots of one line are level to this many points. */
const LEVEL = 0.1;

/** Fewer points of length make no line but a pattern. */
const SHORTEST_LINE = 12;

/** Joins the dots that browsers draw one by one for a dotted border. */
export interface DotRow {
  /** Takes a dot; false for a shape that is none. */
  take(box: PdfBox): boolean;
  /** Ends the row of dots. */
  end(): void;
}

/** A row of dots whose lines go to a list. */
export function dotRow(lines: DrawnLine[]): DotRow {
  let row: PdfBox | null = null;
  const end = (): void => {
    if (row !== null) addRow(row, lines);
    row = null;
  };
  return {
    take(box: PdfBox): boolean {
      if (box.right - box.left > LARGEST_DOT || box.top - box.bottom > LARGEST_DOT) return false;
      if (row === null || !isNext(row, box)) {
        end();
        row = box;
      } else {
        row = {
          left: Math.min(row.left, box.left),
          right: Math.max(row.right, box.right),
          bottom: Math.min(row.bottom, box.bottom),
          top: Math.max(row.top, box.top),
        };
      }
      return true;
    },
    end,
  };
}

/** Whether a dot continues a row on one of its four sides, in its direction. */
function isNext(row: PdfBox, dot: PdfBox): boolean {
  const isLevel =
    Math.abs(row.bottom - dot.bottom) <= LEVEL && Math.abs(row.top - dot.top) <= LEVEL;
  const isPlumb =
    Math.abs(row.left - dot.left) <= LEVEL && Math.abs(row.right - dot.right) <= LEVEL;
  const apartX = Math.max(dot.left - row.right, row.left - dot.right);
  const apartY = Math.max(dot.bottom - row.top, row.bottom - dot.top);
  return (isLevel && apartX <= PITCH) || (isPlumb && apartY <= PITCH);
}

function addRow({ left, right, bottom, top }: PdfBox, lines: DrawnLine[]): void {
  const across = right - left;
  const along = top - bottom;
  if (across >= SHORTEST_LINE) {
    const at = (bottom + top) / 2;
    lines.push({ isHorizontal: true, at, from: left, to: right, thickness: along });
  } else if (along >= SHORTEST_LINE) {
    const at = (left + right) / 2;
    lines.push({ isHorizontal: false, at, from: bottom, to: top, thickness: across });
  }
}
