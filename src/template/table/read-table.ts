import { centreX } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Run } from "../../layout/lines.ts";
import type { Label } from "../labels.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { type FigureColumn, nameColumns } from "./columns.ts";
import { columnsOf, isAmount } from "./figures-below.ts";
import { namesByCells, namesByGroups, repeatedWords } from "./header-cells.ts";
import { type Header, headersOf } from "./header.ts";
import { isInColumns, isOtherHalf, isSameTable, joined, widened } from "./join-parts.ts";
import { kindOf } from "./row-kind.ts";
import { rowsOf, type TableHeading } from "./rows.ts";
import type { NamedRow, TableReading, TableShape } from "./table.ts";
import { textColumnsOf } from "./text-columns.ts";
import { withTotalsByArithmetic } from "./total-rows.ts";

interface Part<ColumnName extends string> {
  readonly page: PagePieces;
  readonly header: Header<ColumnName> | null;
  readonly lines: readonly PieceLine[];
  /** Captions of the header and of the lines right below it. */
  readonly captions: readonly Label<ColumnName>[];
}

/** Reads the largest table whose captions the rule names. Null when no such table has a row. */
export function readTable<ColumnName extends string>(
  pages: readonly PagePieces[],
  labels: readonly Label<ColumnName>[],
  shape: TableShape<ColumnName>,
): TableReading<ColumnName> | null {
  const parts = partsOf(pages, labels, shape);
  const read: TableReading<ColumnName>[] = [];
  let headings: readonly TableHeading[] = [];
  for (const [index, part] of parts.entries()) {
    const before = read.at(-1);
    const followers = parts.slice(index + 1, nextHeader(parts, index));
    const found = readPart(part, shape, before ?? null, followers);
    if (found === null && part.header !== null)
      headings = headsRowsOf(part, before) ? headingsOf(part.lines) : [];
    if (found === null || isCaptionStrip(found)) continue;
    const reading = { ...found, headings: [...headings, ...found.headings] };
    headings = [];
    if (before !== undefined && isSameTable(before, reading))
      read[read.length - 1] = joined(before, reading);
    else if (before !== undefined && isOtherHalf(before, reading))
      read[read.length - 1] = widened(before, reading);
    else read.push(reading);
  }
  const [best] = withHalves(read).toSorted((a, b) => weightOf(b) - weightOf(a));
  if (best === undefined || weightOf(best) === 0) return null;
  return { ...best, rows: withTotalsByArithmetic(best.rows) };
}

/** Tables of several pages that are the two halves of one: a spreadsheet prints all rows before the columns that did not fit. */
function withHalves<ColumnName extends string>(
  tables: readonly TableReading<ColumnName>[],
): readonly TableReading<ColumnName>[] {
  const whole: TableReading<ColumnName>[] = [];
  for (const table of tables) {
    const before = whole.at(-1);
    if (before !== undefined && isOtherHalf(before, table))
      whole[whole.length - 1] = widened(before, table);
    else whole.push(table);
  }
  return whole;
}

/** Whether a part without rows repeats the captions of the table before it. */
function headsRowsOf<ColumnName extends string>(
  { header }: Part<ColumnName>,
  before: TableReading<ColumnName> | undefined,
): boolean {
  const names = new Set(before?.names);
  const shared = header?.labels.filter(({ meanings }) => meanings.some((name) => names.has(name)));
  return (shared?.length ?? 0) >= FEWEST_NAMED;
}

/** The texts of a table's part that has captions and no row before the page ends: headings of the rows that follow. */
function headingsOf(lines: readonly PieceLine[]): readonly TableHeading[] {
  return lines.flatMap(({ line }) =>
    line.runs.map((run) => ({ pageNumber: run.pageNumber, box: run.box, text: [run] })),
  );
}

/** Lines below each header, up to the next header of the page; what stands above the first goes on with the table before it. */
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
    const first = headers[0]?.box.top ?? Infinity;
    const above = page.lines.filter(({ line }) => line.box.bottom < first + 2);
    if (above.length > 0) parts.push({ page, header: null, lines: above, captions: [] });
    headers.forEach((header, index) => {
      const end = headers[index + 1]?.box.top ?? Infinity;
      const lines = page.lines.filter(
        ({ line }) =>
          line.box.top > header.box.bottom - 0.3 * (line.box.bottom - line.box.top) &&
          line.box.bottom < end + 2,
      );
      const reach = header.box.bottom + BELOW * (header.labels[0]?.runs[0]?.glyphHeight ?? 0);
      const below = own.filter(({ box }) => box.top > header.box.top && box.bottom < reach);
      parts.push({ page, header, lines, captions: [...new Set([...header.labels, ...below])] });
    });
  }
  return parts;
}

/** Captions of texts may stand this many glyph heights below those of figures. */
const BELOW = 2.2;

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

/** The place of the next part that has captions of its own. */
function nextHeader<ColumnName extends string>(
  parts: readonly Part<ColumnName>[],
  index: number,
): number {
  const next = parts.findIndex(({ header }, place) => place > index && header !== null);
  return next < 0 ? parts.length : next;
}

/**
 * The columns below a header. A column may be blank on its page and filled on pages without captions that follow: those
 * that stand in the same columns are looked at as well.
 */
function gridOf<ColumnName extends string>(
  { header, lines, page }: Part<ColumnName>,
  followers: readonly Part<ColumnName>[],
  shape: TableShape<ColumnName>,
): ReturnType<typeof gridBelow<ColumnName>> | null {
  if (header === null) return null;
  const own = gridBelow(header, lines, page, shape);
  const more = followers.flatMap((follower) => {
    const body = rowsOf(follower.lines, own.columns, []);
    return body.rows.length > 0 && isInColumns(body.rows, own.columns) ? follower.lines : [];
  });
  return more.length === 0
    ? own
    : gridBelow(header, [...lines, ...more].slice(0, LIMITS.tableRows), page, shape);
}

function readPart<ColumnName extends string>(
  part: Part<ColumnName>,
  shape: TableShape<ColumnName>,
  before: TableReading<ColumnName> | null,
  followers: readonly Part<ColumnName>[],
): TableReading<ColumnName> | null {
  if (part.header === null && before === null) return null;
  const lines = part.lines.slice(0, LIMITS.tableRows);
  const grid = part.header === null ? before : gridOf(part, followers, shape);
  if (grid === null || grid.columns.length < 2) return null;
  const { columns, names } = grid;
  const body = rowsOf(lines, columns.slice(0, names.length), part.page.layout.page.rulings);
  if (part.header === null && (body.rows.length === 0 || !isInColumns(body.rows, columns)))
    return null;
  const firstLeft = columns[0]?.left ?? 0;
  const besideFigures = part.captions.filter(
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
    otherNames: grid.otherNames,
    rows: [...withoutLedger(rows, columns.length), ...totalsAbove(part, columns, shape)],
    headings: body.headings,
    pageNumbers: [part.page.layout.page.pageNumber],
    headers: part.header === null ? [] : [part.header],
  };
}

/** Spreadsheets may total their columns in the row above the captions. */
function totalsAbove<ColumnName extends string>(
  { page, header }: Part<ColumnName>,
  columns: readonly FigureColumn[],
  shape: TableShape<ColumnName>,
): readonly NamedRow<ColumnName>[] {
  if (header === null) return [];
  const reach = BELOW * (header.labels[0]?.runs[0]?.glyphHeight ?? 0);
  const above = page.lines.filter(
    ({ line }) => line.box.bottom < header.box.top + 2 && header.box.top - line.box.bottom < reach,
  );
  const { rows } = rowsOf(above, columns, []);
  return rows.flatMap(({ text, figures, box, pageNumber }): NamedRow<ColumnName>[] => {
    const caption = text.flatMap((run) => run.words.map((word) => word.text)).join(" ");
    const filled = figures.filter((figure) => figure !== undefined).length;
    if (kindOf(caption, shape) === "item" || filled < FEWEST_NAMED) return [];
    return [{ kind: "grand-total", pageNumber, box, figures, texts: new Map(), caption }];
  });
}

/** The columns of figures below a header, and the names that its captions give them. */
function gridBelow<ColumnName extends string>(
  header: Header<ColumnName>,
  lines: readonly PieceLine[],
  page: PagePieces,
  shape: TableShape<ColumnName>,
): Pick<TableReading<ColumnName>, "columns" | "names" | "otherNames"> {
  const isText = (label: Label<ColumnName>): boolean =>
    label.meanings.some((name) => shape.textColumns.includes(name));
  const numeric = header.labels.filter((label) => !isText(label));
  const columns = columnsOf(lines, numeric, header.labels.filter(isText));
  const repeated = repeatedWords(page.lines, header.box);
  const isVague = (label: Label<ColumnName>): boolean =>
    label.words.length === 1 && repeated.has(label.words[0]?.text.toLowerCase() ?? "");
  const names = nameColumns(columns, numeric).map((label) =>
    label === null || isVague(label) ? null : (label.meanings[0] ?? null),
  );
  const isFigures = (name: ColumnName | null): boolean =>
    name !== null && !shape.textColumns.includes(name);
  const { captions } = shape;
  const given = { lines: page.lines, page: page.layout.page };
  const otherNames = [
    namesByCells(page.lines, header.box, columns, captions),
    namesByGroups(given, header.box, columns, captions),
  ].map((own) => own.map((name) => (isFigures(name) ? name : null)));
  return { columns, names, otherNames };
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
  const held = rows.findIndex(
    (row, index) =>
      HELD_BACK.test(row.caption) && rows.slice(index).every((later) => filled(later) <= FEW),
  );
  const above = held < 0 ? rows : rows.slice(0, held);
  let end = above.findLastIndex((row) => filled(row) >= enough) + 1;
  while (countsOn(above[end - 1], above[end])) end += 1;
  const whole = above.slice(0, end);
  const next = above[whole.length];
  const kept = next !== undefined && isSumOfColumn(next, whole) ? [...whole, next] : whole;
  const lastTotal = kept.findIndex(
    (row, index) =>
      row.kind !== "item" &&
      kept
        .slice(index + 1)
        .every((later) => later.kind === "item" && filled(later) < 0.6 * columnCount),
  );
  return lastTotal < 0 ? kept : kept.slice(0, lastTotal + 1);
}

/** Whether a row has the item number after that of the row before: not started yet, it fills one column only. */
function countsOn<ColumnName extends string>(
  row: NamedRow<ColumnName> | undefined,
  next: NamedRow<ColumnName> | undefined,
): boolean {
  const [number, following] = [row, next].map(
    (own) => /^(\d{1,4})\b/.exec(own?.caption ?? "")?.[1],
  );
  return (
    number !== undefined && following !== undefined && Number(following) === Number(number) + 1
  );
}

/**
 * Whether a total fills only some columns, and has there what the items above add up to; in two columns or more it may
 * have more than they, which are then the last of several pages.
 */
function isSumOfColumn<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  above: readonly NamedRow<ColumnName>[],
): boolean {
  if (row.kind === "item") return false;
  const items = above.filter(({ kind }) => kind === "item");
  const compared = row.figures.flatMap((figure, index) => {
    const total = figure?.money ?? null;
    const parts = items.flatMap((item) => item.figures[index]?.money ?? []);
    return total === null || parts.length < 2 ? [] : [total.compare(Money.sum(parts))];
  });
  const isMore = compared.length > 1 && compared.every((order) => order >= 0);
  return isMore || compared.includes(0);
}

/** On an invoice what is held back follows the work as if it were a row of it. */
const HELD_BACK = /^(?:less:?\s+|deduct\s+)?(?:retainage|retention|holdback|amount\s+retained)\b/i;

/** Such a ledger fills this many columns at most. */
const FEW = 2;

/** Fewer columns with a caption than these are no table of this kind. */
const FEWEST_NAMED = 3;

/** Rows without any text are a table only when there are many: captions over values look like one row. */
const FEWEST_BARE_ROWS = 4;

/** A row of values without any text right under captions is no table but a summary set in a strip. */
function isCaptionStrip<ColumnName extends string>(table: TableReading<ColumnName>): boolean {
  const isBare = !/\p{L}/u.test(table.rows[0]?.caption ?? "");
  return isBare && table.rows.length < FEWEST_BARE_ROWS && table.headers.length > 0;
}

/** More named columns first, then more rows that have a text; 0 for what is no table. */
function weightOf<ColumnName extends string>(table: TableReading<ColumnName>): number {
  const readings = [table.names, ...table.otherNames];
  const named = Math.max(
    ...readings.map(
      (names) => new Set(names.filter((name) => name !== null && name !== "other")).size,
    ),
  );
  const others = table.names.filter((name) => name === "other").length;
  if (named < FEWEST_NAMED && !(named === FEWEST_NAMED - 1 && others > 1)) return 0;
  const texts = table.rows.filter((row) => /\p{L}/u.test(row.caption)).length;
  const isBlankForm = texts === 0 && table.rows.length >= FEWEST_BARE_ROWS;
  return named * (Math.min(texts, 40) + (isBlankForm ? 0.1 : 0));
}
