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
  // Ledgers stand side by side below a sheet: where rows have three figures, a line of two is none.
  const full = strong.filter((figures) => figures.length > 2);
  const rows =
    full.length >= FEWEST_FULL
      ? full
      : strong.filter((figures) => figures.length > 1 && figures.some(isAmount));
  const fewest = rows.length < 4 ? 1 : Math.max(2, SELDOM * rows.length);
  const found = figureColumns(rows);
  const usual = found.filter((column) => column.count >= fewest);
  // A column under a caption of its own may hold a single figure, such as stored material.
  const ofCaption = overFigures.filter((caption) => columnOf(caption, usual) === null);
  const amounts = rows.flatMap((figures) => figures.filter(isAmount));
  const isOfAmounts = (column: FigureColumn): boolean =>
    amounts.some(({ box }) => columnOf(box, [column]) !== null);
  return found.filter(
    (column) =>
      column.count >= fewest || (isOfAmounts(column) && columnOf(column, ofCaption) !== null),
  );
}

/** Whether a bare number is part of a text, such as the 11 of "Field order 11 slab infill". */
function isInText({ figure, run }: Piece): boolean {
  return (
    figure?.form === "plain" &&
    run.words.some((word) => !figure.words.includes(word) && /\p{L}{2}/u.test(word.text))
  );
}

/** So many rows of three figures or more say how many figures a row has. */
const FEWEST_FULL = 3;

/** A column that fewer than this share of the rows fill holds numbers that belong to texts. */
const SELDOM = 0.08;

export function isAmount(figure: Figure): boolean {
  return figure.form === "amount" || figure.form === "dash";
}
