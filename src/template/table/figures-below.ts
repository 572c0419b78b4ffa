import type { Figure } from "../figures.ts";
import type { Label } from "../labels.ts";
import type { Piece, PieceLine } from "../pieces.ts";
import { columnOf, type FigureColumn, figureColumns } from "./columns.ts";

/**
 * The columns that the figures below a header form; a column with a single figure among many rows is none. Cents,
 * grouping, a currency or percent sign or a column's dash make a figure. A bare number counts below a caption of
 * figures, and to the right of a figure that is none.
 */
export function columnsOf<ColumnName extends string>(
  lines: readonly PieceLine[],
  numeric: readonly Label<ColumnName>[],
  texts: readonly Label<ColumnName>[],
): readonly FigureColumn[] {
  const overFigures = numeric.map((label) => label.box);
  const overTexts = texts.map((label) => label.box);
  const strong = lines.map((line) => {
    const figures = line.pieces.flatMap((piece) =>
      piece.figure === null || isInText(piece) ? [] : [piece.figure],
    );
    const begin = figures.findIndex((figure) => figure.form !== "plain");
    return figures.filter(({ box, form }, index) => {
      const isUnderText = columnOf(box, overTexts) !== null;
      const isUnderFigures = columnOf(box, overFigures) !== null;
      const isStrong =
        form !== "plain" || (begin >= 0 && index > begin) || (isUnderFigures && !isUnderText);
      return isStrong && (isUnderFigures || !isUnderText);
    });
  });
  const isWide = numeric.length >= WIDE;
  const rows = strong.filter(
    (figures) => figures.length > 2 || (!isWide && figures.length > 1 && figures.some(isAmount)),
  );
  const fewest = rows.length < 4 ? 1 : Math.max(2, SELDOM * rows.length);
  const found = figureColumns(rows);
  const usual = found.filter((column) => column.count >= fewest);
  // A column under a caption of its own may hold a single figure, such as stored material.
  const ofCaption = overFigures.filter((caption) => columnOf(caption, usual) === null);
  return found.filter((column) => column.count >= fewest || columnOf(column, ofCaption) !== null);
}

/** Whether a bare number is part of a text, such as the 11 of "Field order 11 slab infill". */
function isInText({ figure, run }: Piece): boolean {
  return (
    figure?.form === "plain" &&
    run.words.some((word) => !figure.words.includes(word) && /\p{L}{2}/u.test(word.text))
  );
}

/** Under so many captions a line of two figures is no row: ledgers stand side by side below a sheet. */
const WIDE = 6;

/** A column that fewer than this share of the rows fill holds numbers that belong to texts. */
const SELDOM = 0.08;

export function isAmount(figure: Figure): boolean {
  return figure.form === "amount" || figure.form === "dash";
}
