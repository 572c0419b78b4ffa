import { centreX, overlapX, width } from "../../base/box.ts";
import type { Figure } from "../figures.ts";
import type { Label } from "../labels.ts";

/** From left to right. */
export interface Extent {
  readonly left: number;
  readonly right: number;
}

/** The horizontal extent of the figures of one column. */
export interface FigureColumn extends Extent {
  /** How many rows have a figure in it. */
  readonly count: number;
}

/** Two figures are in one column when they share this part of the narrower one. */
const SHARED = 0.3;

/** Narrow figures at the right of a wide column stand up to this many glyph heights away from a centred caption. */
const NEAR = 6;

/** Bare numbers in fewer than this share of the rows are numbers of items or orders, not a column of figures. */
const BARE = 0.3;

/** Columns that the figures of a table's rows form, from left to right. Rows with most figures decide. */
export function figureColumns(rows: readonly (readonly Figure[])[]): readonly FigureColumn[] {
  const columns: { left: number; right: number; count: number; plain: number }[] = [];
  const byCount = rows.toSorted((a, b) => b.length - a.length);
  for (const row of byCount) {
    for (const figure of row) {
      const column = columnOf(figure.box, columns);
      if (column === null) {
        const plain = Number(figure.form === "plain");
        columns.push({ left: figure.box.left, right: figure.box.right, count: 1, plain });
        continue;
      }
      column.count += 1;
      column.plain += Number(figure.form === "plain");
      const isCrowded = columns.some(
        (other) =>
          other !== column && other.left < figure.box.right && other.right > figure.box.left,
      );
      if (isCrowded) continue;
      column.left = Math.min(column.left, figure.box.left);
      column.right = Math.max(column.right, figure.box.right);
    }
  }
  const isSeldom = (column: { count: number; plain: number }): boolean =>
    column.plain === column.count && column.count < BARE * rows.length;
  return columns.filter((column) => !isSeldom(column)).toSorted((a, b) => a.left - b.left);
}

/** The column that a figure stands in: the one it shares most with; null where it shares too little. */
export function columnOf<Column extends Extent>(
  box: Extent,
  columns: readonly Column[],
): Column | null {
  let best: Column | null = null;
  let most = 0;
  for (const column of columns) {
    const shared = Math.min(box.right, column.right) - Math.max(box.left, column.left);
    const part = shared / Math.max(1, Math.min(box.right - box.left, column.right - column.left));
    const closeness = part - 0.02 * Math.abs(box.right - column.right);
    if (part > SHARED && (best === null || closeness > most)) {
      best = column;
      most = closeness;
    }
  }
  return best;
}

/**
 * Names columns by the captions above them. Both run from left to right, so the best pairing that keeps the
 * order is found step by step; captions without figures and figures without caption stay alone.
 */
export function nameColumns<ColumnName extends string>(
  columns: readonly FigureColumn[],
  labels: readonly Label<ColumnName>[],
): readonly (Label<ColumnName> | null)[] {
  const fits = columns.map((column) => labels.map((label) => fitOf(column, label)));
  const best = columns.map(() => labels.map(() => 0));
  const at = (c: number, l: number): number => best[c]?.[l] ?? 0;
  for (let c = columns.length - 1; c >= 0; c -= 1) {
    for (let l = labels.length - 1; l >= 0; l -= 1) {
      const paired = (fits[c]?.[l] ?? 0) + at(c + 1, l + 1);
      const row = best[c];
      if (row !== undefined) row[l] = Math.max(paired, at(c + 1, l), at(c, l + 1));
    }
  }
  const named: (Label<ColumnName> | null)[] = columns.map(() => null);
  for (let c = 0, l = 0; c < columns.length && l < labels.length;) {
    const fit = fits[c]?.[l] ?? 0;
    if (fit > 0 && at(c, l) === fit + at(c + 1, l + 1)) {
      named[c] = labels[l] ?? null;
      c += 1;
      l += 1;
    } else if (at(c, l) === at(c + 1, l)) c += 1;
    else l += 1;
  }
  return named;
}

/** 0 to 2: how well a caption stands over a column. 0 when they do not even come near. */
function fitOf<ColumnName extends string>(column: FigureColumn, label: Label<ColumnName>): number {
  const box = { left: column.left, right: column.right, top: 0, bottom: 0 };
  const shared = overlapX(box, label.box) / Math.max(1, Math.min(width(box), width(label.box)));
  const glyphHeight = label.runs[0]?.glyphHeight ?? 1;
  const apart = Math.min(
    Math.abs(centreX(box) - centreX(label.box)),
    Math.abs(box.right - label.box.right),
    Math.abs(box.left - label.box.left),
  );
  const closeness = 1 - apart / (NEAR * glyphHeight);
  return shared > 0 || closeness > 0 ? 0.05 + Math.max(0, shared) + Math.max(0, closeness) : 0;
}
