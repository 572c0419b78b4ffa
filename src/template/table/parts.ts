import type { Run } from "../../layout/lines.ts";
import type { Label } from "../labels.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { isAmount } from "./figures-below.ts";
import { type Header, headersOf } from "./header.ts";
import type { TableHeading } from "./rows.ts";
import type { TableReading, TableShape } from "./table.ts";

/** A piece of a page that may be a table, or go on with one. */
export interface Part<ColumnName extends string> {
  readonly page: PagePieces;
  readonly header: Header<ColumnName> | null;
  readonly lines: readonly PieceLine[];
  /** Captions of the header and of the lines right below it; without a header all that the lines hold. */
  readonly captions: readonly Label<ColumnName>[];
}

/** Fewer columns with a caption than these are no table of this kind. */
export const FEWEST_NAMED = 3;

/** Captions of texts may stand this many glyph heights below those of figures. */
export const BELOW = 2.2;

/** Lines below each header, up to the next header of the page; what stands above the first goes on with the table before it. */
export function partsOf<ColumnName extends string>(
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
    const captionsAbove = own.filter(({ box }) => box.bottom < first + 2);
    if (above.length > 0) parts.push({ page, header: null, lines: above, captions: captionsAbove });
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
export function nextHeader<ColumnName extends string>(
  parts: readonly Part<ColumnName>[],
  index: number,
): number {
  const next = parts.findIndex(({ header }, place) => place > index && header !== null);
  return next < 0 ? parts.length : next;
}

/** Whether a part without rows repeats the captions of the table before it. */
export function headsRowsOf<ColumnName extends string>(
  { header }: Part<ColumnName>,
  before: TableReading<ColumnName> | undefined,
): boolean {
  const names = new Set(before?.names);
  const shared = header?.labels.filter(({ meanings }) => meanings.some((name) => names.has(name)));
  return (shared?.length ?? 0) >= FEWEST_NAMED;
}

/** The texts of a table's part that has captions and no row before the page ends: headings of the rows that follow. */
export function headingsOf(lines: readonly PieceLine[]): readonly TableHeading[] {
  return lines.flatMap(({ line }) =>
    line.runs.map((run) => ({ pageNumber: run.pageNumber, box: run.box, text: [run] })),
  );
}
