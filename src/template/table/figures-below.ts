import type { Figure } from "../figures.ts";
import type { Label } from "../labels.ts";
import type { PieceLine } from "../pieces.ts";
import { columnOf, type FigureColumn, figureColumns } from "./columns.ts";

/** The columns that the figures below a header form; a column with a single figure among many rows is none. */
export function columnsOf<ColumnName extends string>(
  lines: readonly PieceLine[],
  numeric: readonly Label<ColumnName>[],
  texts: readonly Label<ColumnName>[],
): readonly FigureColumn[] {
  const strong = lines.map((line) => {
    const figures = line.pieces.flatMap(({ figure }) => (figure === null ? [] : [figure]));
    const begin = figures.findIndex((figure) => figure.form !== "plain");
    return figures.filter(
      (figure, index) =>
        ((begin >= 0 && index > begin) || isStrong(figure, numeric, texts)) &&
        (!isUnder(figure.box, texts) || isUnder(figure.box, numeric)),
    );
  });
  const rows = strong.filter(
    (figures) => figures.length > 2 || (figures.length > 1 && figures.some(isAmount)),
  );
  const fewest = rows.length < 4 ? 1 : Math.max(2, SELDOM * rows.length);
  return figureColumns(rows).filter((column) => column.count >= fewest);
}

/** A column that fewer than this share of the rows fill holds numbers that belong to texts. */
const SELDOM = 0.08;

export function isAmount(figure: Figure): boolean {
  return figure.form === "amount" || figure.form === "dash";
}

/**
 * Cents, grouping, a currency or percent sign or a column's dash. A bare number counts below a caption of figures, and
 * to the right of a figure that is none.
 */
function isStrong<ColumnName extends string>(
  figure: Figure,
  numeric: readonly Label<ColumnName>[],
  texts: readonly Label<ColumnName>[],
): boolean {
  return figure.form !== "plain" || (isUnder(figure.box, numeric) && !isUnder(figure.box, texts));
}

function isUnder<ColumnName extends string>(
  place: { readonly left: number; readonly right: number },
  labels: readonly Label<ColumnName>[],
): boolean {
  return (
    columnOf(
      { ...place, top: 0, bottom: 0 },
      labels.map((label) => label.box),
    ) !== null
  );
}
