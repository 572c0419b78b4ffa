import { centreX } from "../../base/box.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Run } from "../../layout/lines.ts";
import type { Label } from "../labels.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { type FigureColumn, nameColumns } from "./columns.ts";
import { columnsOf, isAmount } from "./figures-below.ts";
import { type Header, headersOf } from "./header.ts";
import { isOtherHalf, isSameTable, joined, widened } from "./join-parts.ts";
import { kindOf } from "./row-kind.ts";
import { rowsOf } from "./rows.ts";
import type { NamedRow, TableReading, TableShape } from "./table.ts";
import { textColumnsOf } from "./text-columns.ts";

interface Part<ColumnName extends string> {
  readonly page: PagePieces;
  readonly header: Header<ColumnName> | null;
  readonly lines: readonly PieceLine[];
}

/** Reads the largest table whose captions the rule names. Null when no such table has a row. */
export function readTable<ColumnName extends string>(
  pages: readonly PagePieces[],
  labels: readonly Label<ColumnName>[],
  shape: TableShape<ColumnName>,
): TableReading<ColumnName> | null {
  const parts = partsOf(pages, labels, shape);
  const read: TableReading<ColumnName>[] = [];
  for (const part of parts) {
    const before = read.at(-1);
    const reading = readPart(part, shape, before ?? null);
    if (reading === null || isCaptionStrip(reading)) continue;
    if (before !== undefined && isSameTable(before, reading))
      read[read.length - 1] = joined(before, reading);
    else if (before !== undefined && isOtherHalf(before, reading))
      read[read.length - 1] = widened(before, reading);
    else read.push(reading);
  }
  const [best] = read.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best === undefined || weightOf(best) === 0 ? null : best;
}

/** Lines below each header, up to the next header of the page; a page without header continues the table before it. */
function partsOf<ColumnName extends string>(
  pages: readonly PagePieces[],
  labels: readonly Label<ColumnName>[],
  shape: TableShape<ColumnName>,
): readonly Part<ColumnName>[] {
  const parts: Part<ColumnName>[] = [];
  const isCounted = (name: ColumnName): boolean => !shape.textColumns.includes(name);
  for (const page of pages) {
    const { pageNumber } = page.layout.page;
    const inRows = runsBesideFigures(page);
    const own = labels.filter(
      (label) => label.pageNumber === pageNumber && !label.runs.some((run) => inRows.has(run)),
    );
    const headers = hasRows(page) ? headersOf(own, isCounted) : [];
    if (headers.length === 0) parts.push({ page, header: null, lines: page.lines });
    headers.forEach((header, index) => {
      const end = headers[index + 1]?.box.top ?? Infinity;
      const lines = page.lines.filter(
        ({ line }) =>
          line.box.top > header.box.bottom - 0.3 * (line.box.bottom - line.box.top) &&
          line.box.bottom < end + 2,
      );
      parts.push({ page, header, lines });
    });
  }
  return parts;
}

/** Whether a line of a page holds as many figures as the narrowest table has columns. */
function hasRows(page: PagePieces): boolean {
  return page.lines.some(
    ({ pieces }) => pieces.filter((piece) => piece.figure !== null).length >= FEWEST_NAMED - 1,
  );
}

/** Runs on lines with several amounts: they are rows of something, not captions of columns. */
function runsBesideFigures(page: PagePieces): ReadonlySet<Run> {
  const runs = new Set<Run>();
  for (const { line, pieces } of page.lines) {
    const amounts = pieces.filter((piece) => piece.figure !== null && isAmount(piece.figure));
    if (amounts.length > 1) for (const run of line.runs) runs.add(run);
  }
  return runs;
}

function readPart<ColumnName extends string>(
  part: Part<ColumnName>,
  shape: TableShape<ColumnName>,
  before: TableReading<ColumnName> | null,
): TableReading<ColumnName> | null {
  if (part.header === null && before === null) return null;
  const lines = part.lines.slice(0, LIMITS.tableRows);
  const grid = part.header === null ? before : gridBelow(part.header, lines, shape);
  if (grid === null || grid.columns.length < 2) return null;
  const { columns, names } = grid;
  const body = rowsOf(lines, columns.slice(0, names.length), part.page.layout.page.rulings);
  const firstLeft = columns[0]?.left ?? 0;
  const besideFigures = (part.header?.labels ?? []).filter(
    (label) => !isOverFigures(label, columns) && centreX(label.box) < firstLeft,
  );
  const textColumns = textColumnsOf(body.rows, besideFigures, shape);
  const rows = body.rows.map((row): NamedRow<ColumnName> => {
    const caption = row.text.flatMap((run) => run.words.map((word) => word.text)).join(" ");
    return {
      kind: kindOf(caption, shape),
      pageNumber: row.pageNumber,
      box: row.box,
      figures: row.figures,
      texts: textColumns(row),
      caption,
    };
  });
  return {
    columns,
    names,
    rows: withoutLedger(rows, columns.length),
    headings: body.headings,
    pageNumbers: [part.page.layout.page.pageNumber],
    headers: part.header === null ? [] : [part.header],
  };
}

/** The columns of figures below a header, and the names that its captions give them. */
function gridBelow<ColumnName extends string>(
  header: Header<ColumnName>,
  lines: readonly PieceLine[],
  shape: TableShape<ColumnName>,
): Pick<TableReading<ColumnName>, "columns" | "names"> {
  const isText = (label: Label<ColumnName>): boolean =>
    label.meanings.some((name) => shape.textColumns.includes(name));
  const numeric = header.labels.filter((label) => !isText(label));
  const columns = columnsOf(lines, numeric, header.labels.filter(isText));
  const names = nameColumns(columns, numeric).map((label) => label?.meanings[0] ?? null);
  return { columns, names };
}

function isOverFigures<ColumnName extends string>(
  label: Label<ColumnName>,
  columns: readonly FigureColumn[],
): boolean {
  return columns.some(({ left, right }) => label.box.right > left && label.box.left < right);
}

/** After the total row other figures may stand below the table: they fill few columns and have captions of their own. */
function withoutLedger<ColumnName extends string>(
  rows: readonly NamedRow<ColumnName>[],
  columnCount: number,
): readonly NamedRow<ColumnName>[] {
  const filled = (row: NamedRow<ColumnName>): number =>
    row.figures.filter((figure) => figure !== undefined).length;
  const enough = Math.max(2, 0.4 * columnCount);
  const lastWhole = rows.findLastIndex((row) => filled(row) >= enough);
  const kept = rows.slice(0, lastWhole + 1);
  const lastTotal = kept.findIndex(
    (row, index) =>
      row.kind !== "item" &&
      kept
        .slice(index + 1)
        .every((later) => later.kind === "item" && filled(later) < 0.6 * columnCount),
  );
  return lastTotal < 0 ? kept : kept.slice(0, lastTotal + 1);
}

/** Fewer columns with a caption than these are no table of this kind. */
const FEWEST_NAMED = 3;

/** Rows without any text are a table only when there are many: captions over values look like one row. */
const FEWEST_BARE_ROWS = 4;

/** A single row of values without any text under a row of captions is no table but a summary set in a strip. */
function isCaptionStrip<ColumnName extends string>(table: TableReading<ColumnName>): boolean {
  const texts = table.rows.filter((row) => /\p{L}/u.test(row.caption)).length;
  return texts === 0 && table.rows.length < FEWEST_BARE_ROWS && table.headers.length > 0;
}

/** More named columns first, then more rows that have a text; 0 for what is no table. */
function weightOf<ColumnName extends string>(table: TableReading<ColumnName>): number {
  const named = new Set(table.names.filter((name) => name !== null && name !== "other")).size;
  if (named < FEWEST_NAMED) return 0;
  const texts = table.rows.filter((row) => /\p{L}/u.test(row.caption)).length;
  const isBlankForm = texts === 0 && table.rows.length >= FEWEST_BARE_ROWS;
  return named * (Math.min(texts, 40) + (isBlankForm ? 0.1 : 0));
}
