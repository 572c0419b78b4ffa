import { alignedAtPoint, type TableStyle } from "./figures.ts";
import { displayWidth, fit, rightAligned, visible } from "../terminal.ts";
import type { InvoiceLine } from "../../document/invoice.ts";
import type { ContinuationSheet } from "../../document/pay-application.ts";
import { valueAt } from "../../document/value-at.ts";
import type { ValueTable } from "../../explain/kind-values.ts";
import { valuesOf } from "../../explain/labelled-values.ts";
import { entriesOf, type Field } from "../../kinds/field.ts";
import { ITEM_TERMINAL_FIELDS } from "../../kinds/invoice/list-fields.ts";
import { sheetTerminalFields } from "../../kinds/pay-application/sheet-fields.ts";

/** A column of figures: its header in two lines, and its cells, the totals last where there are any. */
interface FigureColumn {
  readonly header: readonly [string, string];
  readonly cells: readonly string[];
  readonly columns: number;
}

/** Rows of a printed table: what stands before the figures, and the figures by their columns. */
interface RowTable {
  readonly rows: readonly { readonly item: string; readonly description: string }[];
  readonly columns: readonly FigureColumn[];
  /** Rows, by their index, that get a cross. */
  readonly failing: ReadonlySet<number>;
  /** Whether each column has one cell more, that of the totals. */
  readonly hasTotals: boolean;
}

/** A description is cut to the terminal, but not shorter than this and, without a terminal, not longer than that. */
const SHORTEST_DESCRIPTION = 16;
const LONGEST_DESCRIPTION = 60;
const LONGEST_ITEM = 10;
const GAP = "  ";

/**
 * A printed table as lines, a cross before each row that does not add up. The first number that names a row and the
 * first text stand before the columns; a column in which nothing is printed is left out.
 */
export function fieldTableLines(
  { fields, rows, hasTotals }: ValueTable,
  failing: ReadonlySet<number>,
  style: TableStyle,
): readonly string[] {
  const all = entriesOf(fields);
  const texts = rows.map((row) => row.map(({ text }) => visible(text ?? "")));
  const itemPlace = all.findIndex(([, { type }]) => type === "identifier");
  const wordsPlace = all.findIndex(([, { type }]) => type === "text");
  const columns = all.flatMap(([, field], place) => {
    const cells = texts.map((row) => row[place] ?? "");
    const isBefore = place === itemPlace || place === wordsPlace;
    return isBefore || cells.every((cell) => cell === "") ? [] : [fieldColumn(field, cells)];
  });
  const heads = (hasTotals ? texts.slice(0, -1) : texts).map((row) => ({
    item: row[itemPlace] ?? "",
    description: row[wordsPlace] ?? "",
  }));
  return rowLines({ rows: heads, columns, failing, hasTotals }, style);
}

/** The items of an invoice as lines, a cross before each that does not come out. */
export function itemLines(
  lines: readonly InvoiceLine[],
  failing: ReadonlySet<number>,
  style: TableStyle,
): readonly string[] {
  const rows = lines.map((line) => valuesOf(ITEM_TERMINAL_FIELDS, line));
  const table = { heading: "Items", fields: ITEM_TERMINAL_FIELDS, rows, hasTotals: false };
  return fieldTableLines(table, failing, style);
}

/** The continuation sheet as lines, a cross before each row that does not add up. */
export function sheetLines(
  sheet: ContinuationSheet,
  failingRows: ReadonlyMap<number, unknown>,
  style: TableStyle,
): readonly string[] {
  const { rows, totals } = sheet;
  const lines: readonly object[] = [
    ...rows.map(({ figures, ...row }) => ({ ...row, ...figures })),
    ...(totals === null ? [] : [totals]),
  ];
  const hasBalance = lines.some((line) => valueAt(line, "balanceToFinish") !== null);
  const fields = sheetTerminalFields(hasBalance);
  const table = {
    heading: "Continuation sheet",
    fields,
    rows: lines.map((line) => valuesOf(fields, line)),
    hasTotals: totals !== null,
  };
  return fieldTableLines(table, new Set(failingRows.keys()), style);
}

/** The column of these figures, their decimal points below each other. */
function figureColumn(header: readonly [string, string], cells: readonly string[]): FigureColumn {
  const aligned = alignedAtPoint(cells);
  const columns = Math.max(...[...header, ...aligned].map(displayWidth));
  return { header, cells: aligned, columns };
}

/** The column of a declared field: its label in two lines of nearly the same width, the longer one below. */
function fieldColumn({ label }: Pick<Field, "label">, cells: readonly string[]): FigureColumn {
  const words = label.toLowerCase().split(" ");
  const headers = words.map((_, index): readonly [string, string] => [
    words.slice(0, index).join(" "),
    words.slice(index).join(" "),
  ]);
  const widest = ([upper, lower]: readonly [string, string]): number =>
    Math.max(displayWidth(upper), displayWidth(lower));
  const [narrowest = ["", ""] as const] = headers.toSorted((a, b) => widest(a) - widest(b));
  return figureColumn(narrowest, cells);
}

/**
 * A table as lines, a cross before each row that does not add up. Figures are never cut: where the columns do not all
 * fit beside the description, the table continues below with the remaining ones.
 */
function rowLines(table: RowTable, style: TableStyle): readonly string[] {
  const { rows, failing, hasTotals } = table;
  const widths = widthsOf(table);
  const lines: string[] = [];
  const roomFor = (figures: number): number => style.columns - 2 - widths.item - 2 - figures;
  for (const band of bandsOf(table.columns, (used) => roomFor(used) >= SHORTEST_DESCRIPTION)) {
    const figures = band.reduce((sum, column) => sum + GAP.length + column.columns, 0);
    const room = Math.max(SHORTEST_DESCRIPTION, roomFor(figures));
    const descriptionColumns = Math.min(widths.description, LONGEST_DESCRIPTION, room);
    const lineOf = (item: string, description: string, cells: readonly string[]): string =>
      `  ${fit(item, widths.item)}  ${fit(description, descriptionColumns)}${cells
        .map((cell, index) => GAP + rightAligned(cell, band[index]?.columns ?? 0))
        .join("")}`.trimEnd();
    const cellsOf = (row: number): readonly string[] => band.map(({ cells }) => cells[row] ?? "");
    if (lines.length > 0) lines.push("");
    for (const half of [0, 1] as const) {
      const headers = band.map(({ header }) => header[half]);
      lines.push(style.paint.dim(lineOf("", half === 1 ? "description" : "", headers)));
    }
    rows.forEach(({ item, description }, index) => {
      const line = lineOf(item, description, cellsOf(index));
      lines.push(failing.has(index) ? style.paint.red("✗ ") + line.slice(2) : line);
    });
    if (hasTotals) lines.push(style.paint.bold(lineOf("", "Total", cellsOf(rows.length))));
  }
  return lines;
}

function widthsOf({ rows }: RowTable): { readonly item: number; readonly description: number } {
  const items = rows.map(({ item }) => displayWidth(item));
  const descriptions = rows.map(({ description }) => displayWidth(description));
  return {
    item: Math.min(LONGEST_ITEM, Math.max(0, ...items)),
    description: Math.max(5, ...descriptions),
  };
}

/** The columns in as few groups as have room beside the description. */
function bandsOf(
  columns: readonly FigureColumn[],
  hasRoom: (figureColumns: number) => boolean,
): readonly (readonly FigureColumn[])[] {
  const bands: FigureColumn[][] = [];
  let used = Infinity;
  for (const column of columns) {
    const needed = GAP.length + column.columns;
    if (hasRoom(used + needed)) {
      used += needed;
      bands.at(-1)?.push(column);
    } else {
      used = needed;
      bands.push([column]);
    }
  }
  return bands;
}
