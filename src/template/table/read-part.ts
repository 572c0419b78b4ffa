import { type Box, centreX } from "../../base/box.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Label } from "../labels.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { type FigureColumn, nameColumns } from "./columns.ts";
import { columnsOf } from "./figures-below.ts";
import { namesByCells, namesByGroups, repeatedWords } from "./header-cells.ts";
import type { Header } from "./header.ts";
import { isInColumns } from "./join-parts.ts";
import { withoutLedger } from "./ledger-below.ts";
import { BELOW, FEWEST_NAMED, type Part } from "./parts.ts";
import { kindOf } from "./row-kind.ts";
import { rowsOf, type TableRow } from "./rows.ts";
import type { NamedRow, TableReading, TableShape } from "./table.ts";
import { textColumnsOf } from "./text-columns.ts";

/** Reads one part, with its own captions or with those of the table before it. Null where it is no table. */
export function readPart<ColumnName extends string>(
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
  if (part.header === null && !isFurtherPage(part, body.rows, columns)) return null;
  const firstLeft = columns[0]?.left ?? 0;
  const besideFigures = part.captions.filter(
    ({ box }) => !isOverFigures(box, columns) && centreX(box) < firstLeft,
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

/** Whether rows without a header go on with the columns of the table before: captions of other columns say they do not. */
function isFurtherPage<ColumnName extends string>(
  { captions }: Part<ColumnName>,
  rows: readonly TableRow[],
  columns: readonly FigureColumn[],
): boolean {
  const [first] = rows;
  if (first === undefined || !isInColumns(rows, columns)) return false;
  const top = Math.min(...first.figures.flatMap((figure) => figure?.box.top ?? []));
  const over = captions.filter(({ box }) => box.bottom <= top + 1 && isOverFigures(box, columns));
  return over.length < 2;
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

function isOverFigures(box: Box, columns: readonly FigureColumn[]): boolean {
  return columns.some(({ left, right }) => box.right > left && box.left < right);
}
