import { type Box, centreX } from "../../base/box.ts";
import { LIMITS } from "../../base/limits.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { Run } from "../../layout/lines.ts";
import type { Figure } from "../figures.ts";
import type { Label } from "../labels.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { columnOf, type FigureColumn, figureColumns, nameColumns } from "./columns.ts";
import { type Header, headersOf } from "./header.ts";
import { rowsOf, type TableHeading } from "./rows.ts";
import { textColumnsOf } from "./text-columns.ts";

/** What a row of a table is, by its caption. */
export type RowKind = "item" | "total" | "grand-total";

/** A row with its cells named by column. */
export interface NamedRow<ColumnName extends string> {
  readonly kind: RowKind;
  readonly pageNumber: number;
  readonly box: Box;
  /** Figures by the position of their column; see `names`. */
  readonly figures: readonly (Figure | undefined)[];
  /** Texts by column; the text of an unnamed column stands in `description`. */
  readonly texts: ReadonlyMap<ColumnName, readonly Run[]>;
  /** All text of the row as printed. */
  readonly caption: string;
  /** Number of the part of the table that it stands in: headers repeat at each. */
  readonly part: number;
}

/** A table as it is printed, over all pages that it covers. */
export interface TableReading<ColumnName extends string> {
  /** Extents of the columns of figures on the first page, left to right. */
  readonly columns: readonly FigureColumn[];
  /** Name of each column of figures, left to right; null where the caption is unknown. */
  readonly names: readonly (ColumnName | null)[];
  readonly rows: readonly NamedRow<ColumnName>[];
  readonly headings: readonly TableHeading[];
  readonly pageNumbers: readonly number[];
  /** Words of captions and cells: they belong to no other field. */
  readonly headers: readonly Header<ColumnName>[];
}

/** The text columns and what is special about them. */
export interface TableShape<ColumnName extends string> {
  /** Captions of total rows, cut into keys. */
  readonly grandTotals: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
  /** A cheap test that every caption of a total passes. */
  readonly mayBeTotal: RegExp;
  /** Columns of text; all others hold figures. */
  readonly textColumns: readonly ColumnName[];
  readonly descriptionColumn: ColumnName;
}

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
  parts.forEach((part, index) => {
    const before = read.at(-1);
    const reading = readPart(part, index, shape, before ?? null);
    if (reading === null || isCaptionStrip(reading)) return;
    if (before !== undefined && isSameTable(before, reading))
      read[read.length - 1] = joined(before, reading);
    else if (before !== undefined && isOtherHalf(before, reading))
      read[read.length - 1] = widened(before, reading);
    else read.push(reading);
  });
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
    const headers = headersOf(own, isCounted);
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
  index: number,
  shape: TableShape<ColumnName>,
  before: TableReading<ColumnName> | null,
): TableReading<ColumnName> | null {
  if (part.header === null && before === null) return null;
  const lines = part.lines.slice(0, LIMITS.tableRows);
  const captions = part.header?.labels ?? [];
  const isText = (label: Label<ColumnName>): boolean =>
    label.meanings.some((name) => shape.textColumns.includes(name));
  const numeric = captions.filter((label) => !isText(label));
  const texts = captions.filter(isText);
  const columns = part.header === null ? (before?.columns ?? []) : columnsOf(lines, numeric, texts);
  if (columns.length < 2) return null;
  const named = part.header === null ? null : nameColumns(columns, numeric);
  const names =
    named === null ? (before?.names ?? []) : named.map((label) => label?.meanings[0] ?? null);
  if (names.length !== columns.length) return null;
  const body = rowsOf(lines, columns, part.page.layout.page.rulings);
  const firstLeft = columns[0]?.left ?? 0;
  const besideFigures = captions.filter(
    (label) => named?.includes(label) !== true && centreX(label.box) < firstLeft,
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
      part: index,
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

/** The columns that the figures below a header form; a column with a single figure among many rows is none. */
function columnsOf<ColumnName extends string>(
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

function isAmount(figure: Figure): boolean {
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

/** A longer text is an item's, even when it begins with "Total". */
const LONGEST_TOTAL = 7;

function kindOf<ColumnName extends string>(
  caption: string,
  shape: TableShape<ColumnName>,
): RowKind {
  if (caption.length > 80 || !shape.mayBeTotal.test(caption)) return "item";
  const keys = phraseKeys(caption);
  if (keys.length > LONGEST_TOTAL) return "item";
  const isOne = (phrases: readonly (readonly string[])[]): boolean =>
    phrases.some(
      (wanted) =>
        wanted.every((key, position) => keys[position] === key) ||
        wanted.every((key, position) => keys[keys.length - wanted.length + position] === key),
    );
  if (isOne(shape.grandTotals)) return "grand-total";
  return isOne(shape.totals) ? "total" : "item";
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

/** Two parts with the same captions, or nearly: a section may leave a column empty. */
function isSameTable<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const known = other.names.filter((name) => name !== null);
  const shared = known.filter((name) => one.names.includes(name)).length;
  return shared > 2 && shared >= 0.7 * known.length;
}

/** A wide sheet may be cut: the next page has the same rows, item by item, with the columns that did not fit. */
function isOtherHalf<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const isNew = other.names.every((name) => name === null || !one.names.includes(name));
  if (!isNew || one.rows.length !== other.rows.length || one.rows.length < 2) return false;
  const same = one.rows.filter((row, index) => {
    const [item] = row.caption.split(" ");
    return item === other.rows[index]?.caption.split(" ")[0];
  });
  return same.length >= one.rows.length - 1;
}

function widened<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): TableReading<ColumnName> {
  return {
    ...one,
    names: [...one.names, ...other.names],
    rows: one.rows.map((row, index) => ({
      ...row,
      figures: [...row.figures, ...(other.rows[index]?.figures ?? [])],
    })),
    pageNumbers: [...new Set([...one.pageNumbers, ...other.pageNumbers])],
    headers: [...one.headers, ...other.headers],
  };
}

/** Appends the rows of a further part, its figures moved to the columns of the same name. */
function joined<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): TableReading<ColumnName> {
  const added = other.names.filter((name) => name !== null && !one.names.includes(name));
  const names = [...one.names, ...added];
  const isAlike = one.names.join() === other.names.join();
  const rows = other.rows.map((row): NamedRow<ColumnName> => {
    if (isAlike) return row;
    const figures = names.map((name) =>
      name === null ? undefined : row.figures[placeOf(name, names, other.names)],
    );
    return { ...row, figures };
  });
  return {
    columns: one.columns,
    names,
    rows: [...one.rows, ...rows].slice(0, LIMITS.tableRows),
    headings: [...one.headings, ...other.headings],
    pageNumbers: [...new Set([...one.pageNumbers, ...other.pageNumbers])],
    headers: [...one.headers, ...other.headers],
  };
}

/** Where a part has the column of a name; a name may stand over one column only. */
function placeOf<ColumnName extends string>(
  name: ColumnName,
  names: readonly (ColumnName | null)[],
  own: readonly (ColumnName | null)[],
): number {
  const isOnce = names.indexOf(name) === names.lastIndexOf(name);
  return isOnce ? own.indexOf(name) : -1;
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
