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

/** Spreadsheet programs take no more addresses in one sum. */
const MOST_ADDRESSES = 250;

/** The sums of the figures of some rows, the upper ones first; blanks add nothing, and of nothing there is no sum. */
export function figuresOfRows<Row extends SourceRow>(
  sheet: Sheet<Row>,
  rowNumbers: readonly number[],
): Figures {
  const spans = spansOf(rowNumbers);
  const figures = new Map<string, Formula>();
  if (spans.length > MOST_ADDRESSES) return figures;
  const rows = rowNumbers.map((rowNumber) => sheet.rows[rowNumber - 2]?.values ?? []);
  sheet.columns.forEach(({ figure }, columnIndex) => {
    const values = rows.flatMap((values) => numberOf(values[columnIndex] ?? null) ?? []);
    if (figure === undefined || values.length === 0) return;
    const addresses = spans.map((span) => sheet.cellsOf(figure, span));
    figures.set(figure, { formula: `SUM(${addresses.join(",")})`, value: exactSum(values) });
  });
  return figures;
}

/** The rows in as few spans as may be. */
function spansOf(rowNumbers: readonly number[]): readonly RowSpan[] {
  const spans: RowSpan[] = [];
  for (const rowNumber of rowNumbers) {
    const last = spans.at(-1);
    if (last?.last === rowNumber - 1) spans[spans.length - 1] = { ...last, last: rowNumber };
    else spans.push({ first: rowNumber, last: rowNumber });
  }
  return spans;
}

/** The number that a cell shows; null for what is none. */
export function numberOf(value: CellValue): number | null {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null ? value.value : null;
}
