import { exactSum } from "../wire/exact.ts";
import type { CellValue, Formula } from "./cell.ts";
import type { RowSpan, Sheet, SourceRow } from "./sheet.ts";

/** The figures of one document by their path in the full answer: what formulas point at, and its value. */
export type Figures = ReadonlyMap<string, Formula>;

/** The figures of one row, those that are printed. */
export function figuresOfRow<Row extends SourceRow>(sheet: Sheet<Row>, rowNumber: number): Figures {
  const values = sheet.rows[rowNumber - 2]?.values ?? [];
  const figures = new Map<string, Formula>();
  sheet.columns.forEach(({ figure }, columnIndex) => {
    const value = numberOf(values[columnIndex] ?? null);
    if (figure === undefined || value === null) return;
    figures.set(figure, { formula: sheet.cellOf(figure, rowNumber), value });
  });
  return figures;
}

/** The sums of the figures of rows that follow each other; blanks add nothing, and of nothing there is no sum. */
export function figuresOfRows<Row extends SourceRow>(sheet: Sheet<Row>, span: RowSpan): Figures {
  const rows = sheet.rows.slice(span.first - 2, span.last - 1);
  const figures = new Map<string, Formula>();
  sheet.columns.forEach(({ figure }, columnIndex) => {
    const values = rows.flatMap(({ values }) => numberOf(values[columnIndex] ?? null) ?? []);
    if (figure === undefined || values.length === 0) return;
    figures.set(figure, {
      formula: `SUM(${sheet.cellsOf(figure, span)})`,
      value: exactSum(values),
    });
  });
  return figures;
}

/** The number that a cell shows; null for what is none. */
export function numberOf(value: CellValue): number | null {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null ? value.value : null;
}
