import { cellText, type CellKind, type CellValue } from "./cell.ts";
import { LOOKS } from "./looks.ts";
import type { FilledColumn, FilledSheet } from "./sheet.ts";
import { linesOf, PADDING, widthOf } from "./text-fit.ts";

/** The room that the cells of a sheet need. */
export interface Room {
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** Of rows of several lines, in points, by their index with the header; the others are as high as usual. */
  readonly heights: ReadonlyMap<number, number>;
}

/** Columns as wide as what stands in them, up to a bound; rows as high as their texts then need. */
export function roomOf({ columns, rows }: FilledSheet): Room {
  const widths = columns.map((column, index) =>
    columnWidth(
      column,
      rows.map(({ values }) => values[index] ?? null),
    ),
  );
  const heights = new Map<number, number>();
  const keep = (rowIndex: number, lineCount: number): void => {
    if (lineCount > 1)
      heights.set(rowIndex, Math.min(HIGHEST_POINTS, lineCount * LINE_POINTS + ROW_EDGE_POINTS));
  };
  const headerLines = columns.map(({ header }, index) =>
    linesOf(header, (widths[index] ?? 0) - FILTER_BUTTON),
  );
  keep(0, Math.max(1, ...headerLines));
  rows.forEach(({ values }, index) => {
    const lineCounts = values.map((value, columnIndex) =>
      typeof value === "string" ? linesOf(cellText(value), widths[columnIndex] ?? 0) : 1,
    );
    keep(index + 1, Math.max(1, ...lineCounts));
  });
  return { widths, heights };
}

/** The height of a line of the usual font. */
const LINE_POINTS = 15;

/** Above the first line and below the last one. */
const ROW_EDGE_POINTS = 1;

/** Spreadsheet programs take no higher row. */
const HIGHEST_POINTS = 409;

/** What a filter's button takes of a header. */
const FILTER_BUTTON = 2.5;

const NARROWEST = 7;

function columnWidth({ header, kind, width }: FilledColumn, values: readonly CellValue[]): number {
  const words = header.split(" ").map((word) => widthOf(word) + FILTER_BUTTON + PADDING);
  const least = Math.max(NARROWEST, ...words);
  const needed = values.reduce((most: number, value) => {
    return Math.max(most, shownWidth(value, kind) + PADDING);
  }, least);
  const { mostWide } = LOOKS[kind];
  const bound = mostWide === null ? needed : Math.max(least, width ?? mostWide);
  return Math.ceil(Math.min(needed, bound));
}

/** How wide a cell is shown, of a text its longest line. */
function shownWidth(value: CellValue, kind: CellKind): number {
  if (value === null) return 0;
  if (typeof value === "string") {
    return value.split("\n").reduce((most, line) => Math.max(most, widthOf(line)), 0);
  }
  if (typeof value === "boolean") return 5;
  return shownNumber(typeof value === "object" ? value.value : value, kind).length;
}

function shownNumber(value: number, kind: CellKind): string {
  if (kind === "money" || kind === "difference") return grouped(value.toFixed(2));
  if (kind === "price") return grouped(value.toFixed(6));
  if (kind === "percent") return `${value.toFixed(2)}%`;
  return kind === "certainty" ? value.toFixed(2) : String(value);
}

function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");
}
