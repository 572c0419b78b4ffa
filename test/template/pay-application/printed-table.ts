import { linesOf } from "../../../src/layout/lines.ts";
import { type Figure, figuresOf } from "../../../src/template/figures.ts";
import type { NamedRow, TableReading } from "../../../src/template/table/table.ts";
import type { SheetColumn } from "../../../src/template/template.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";

/** Names of the columns of figures, from left to right. */
export type Names = readonly (SheetColumn | null)[];

/** Figures of a row as printed, set apart by blanks; `.` is an empty cell. */
export type PrintedRow = string;

/** A table of these rows, whose captions may be read in several ways. */
export function printedTable(
  [names, ...otherNames]: readonly [Names, ...Names[]],
  rows: readonly PrintedRow[],
  totals: readonly PrintedRow[] = [],
): TableReading<SheetColumn> {
  return {
    columns: names.map((_, index) => ({ left: 80 * index, right: 80 * index + 60, count: 1 })),
    names,
    otherNames,
    rows: [
      ...rows.map((row, index) => namedRow(row, "item", index)),
      ...totals.map((row, index) => namedRow(row, "total", rows.length + index)),
    ],
    headings: [],
    pageNumbers: [1],
    headers: [],
  };
}

function namedRow(
  printed: PrintedRow,
  kind: "item" | "total",
  index: number,
): NamedRow<SheetColumn> {
  const top = 100 + 16 * index;
  return {
    kind,
    pageNumber: 1,
    box: { left: 0, top, right: 600, bottom: top + 10 },
    figures: printed.split(/ +/).map((cell) => (cell === "." ? undefined : figureOf(cell, top))),
    texts: new Map(),
    caption: "",
  };
}

function figureOf(printed: string, top: number): Figure {
  const [line] = linesOf(typedPage(typedText(printed, 50, top)));
  const [figure] = line === undefined ? [] : figuresOf(line, "point");
  if (figure === undefined) throw new RangeError(`${printed} is no figure.`);
  return figure;
}
