import { hasLetters } from "../base/letters.ts";
import type { Figure } from "../paper/figures.ts";
import type { PagePieces, PieceLine } from "../paper/pieces.ts";

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

/** Lines of one page whose figures stand below each other. */
export interface BlockPart {
  readonly page: PagePieces;
  /** From the first to the last line with several figures, all between them included. */
  readonly lines: readonly PieceLine[];
  /** Extents of its own columns: a further page may print them a little elsewhere. */
  readonly columns: readonly FigureColumn[];
  /** The lines above, nearest first: captions stand among them. */
  readonly above: readonly PieceLine[];
}

/** Parts of one or several pages with the same columns: a table, before anything is said of what it holds. */
export interface Block {
  readonly parts: readonly BlockPart[];
  readonly columns: readonly FigureColumn[];
}

/** Two figures are in one column when they share this part of the narrower one. */
const SHARED = 0.3;

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

/** A line with so many figures may be a row that others line up with. */
export const FEWEST: number = 2;

/** Figures that may be cells: a bare number inside a text is none. */
export function strongOf({ pieces }: PieceLine): readonly Figure[] {
  const figures = pieces.flatMap(({ figure, run }) => {
    if (figure === null || figure.form === "blank") return [];
    const isInText =
      figure.form === "plain" &&
      run.words.some((word) => !figure.words.includes(word) && hasLetters(word.text));
    return isInText ? [] : [figure];
  });
  return figures.some(({ form }) => form !== "plain") || figures.length > FEWEST ? figures : [];
}
