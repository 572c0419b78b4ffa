import { type Cell, type CellValue as Written, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { type CellKind, cellText, type CellValue } from "./cell.ts";
import { documentAddress } from "./document-address.ts";
import { FAILED, FONT, HEADER, LINK, LOOKS, VERDICT_STYLES } from "./looks.ts";
import { pagesAcross, PRINTED, repeatedOnPages } from "./print-setup.ts";
import { type Room, roomOf } from "./room.ts";
import { columnLetters, type FilledRow, type FilledSheet, type SourceRow } from "./sheet.ts";

/** Rows of one sheet, its header included, that spreadsheet programs take. */
const MOST_ROWS = 1_048_576;

/** The title of a sheet with more rows than a workbook takes; null where all fit. */
export function tooLongSheet(sheets: readonly FilledSheet[]): string | null {
  return sheets.find(({ rows }) => rows.length >= MOST_ROWS)?.title ?? null;
}

/** Links of one sheet that they take; in further rows the name of the file stands without one. */
const MOST_LINKS = 65_000;

/** The sheets as the bytes of a workbook. `folder` is where it will lie, null where that is not known. */
export async function workbookBytes(
  sheets: readonly FilledSheet[],
  folder: string | null,
): Promise<Uint8Array> {
  const fitted = sheets.map((sheet) => ({ sheet, room: roomOf(sheet) }));
  return writeXlsx({
    sheets: fitted.map(({ sheet, room }) => toWriteSheet(sheet, room, folder)),
    namedRanges: fitted.map(({ sheet, room }) => repeatedOnPages(sheet, room)),
    properties: { creator: "crossfoot" },
    defaultFont: FONT,
  });
}

function toWriteSheet(sheet: FilledSheet, room: Room, folder: string | null): WriteSheet {
  const { title, columns, rows } = sheet;
  const { widths, heights } = room;
  const kinds = columns.map(({ kind }) => kind);
  return {
    name: title,
    columns: columns.map(({ kind }, index) => ({
      width: widths[index] ?? 0,
      style: LOOKS[kind].style,
    })),
    rows: [columns.map(({ header }) => header), ...rows.map((row) => toWrittenRow(row, kinds))],
    rowDefs: new Map([...heights].map(([rowIndex, height]) => [rowIndex, { height }])),
    cells: specialCells(sheet, folder),
    freezePane: { rows: 1, columns: sheet.frozenCount },
    autoFilter: { range: `A1:${columnLetters(columns.length - 1)}${rows.length + 1}` },
    pageSetup: { ...PRINTED, fitToWidth: pagesAcross(room) },
    headerFooter: { oddFooter: "&L&A&RPage &P of &N" },
  };
}

/** The header, formulas, links, verdicts and failed checks. */
function specialCells(
  { columns, rows }: FilledSheet,
  folder: string | null,
): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach(({ header }, columnIndex) =>
    cells.set(`0,${columnIndex}`, { value: header, type: "string", style: HEADER }),
  );
  const kinds = columns.map(({ kind }) => kind);
  const fileIndex = kinds.indexOf("file");
  rows.forEach((row, rowIndex) => {
    addSpecialCells(cells, row, { kinds, rowIndex: rowIndex + 1 });
    const link = rowIndex < MOST_LINKS ? documentLink(row, folder) : null;
    if (link === null) return;
    const value = writtenValue(row.values[fileIndex] ?? null, "file");
    const hyperlink = { target: link };
    cells.set(`${rowIndex + 1},${fileIndex}`, { value, type: "string", style: LINK, hyperlink });
  });
  return cells;
}

/** Formulas, and in colour what is to be done and what failed. */
function addSpecialCells(
  cells: Map<string, Partial<Cell>>,
  { values, verdict }: FilledRow,
  { kinds, rowIndex }: { readonly kinds: readonly CellKind[]; readonly rowIndex: number },
): void {
  values.forEach((value, columnIndex) => {
    const kind = kinds[columnIndex] ?? "text";
    if (value === false) {
      cells.set(`${rowIndex},${columnIndex}`, { value, type: "boolean", style: FAILED });
    } else if (kind === "verdict" && verdict !== undefined) {
      const style = VERDICT_STYLES[verdict];
      cells.set(`${rowIndex},${columnIndex}`, { value: writtenValue(value, kind), style });
    } else if (typeof value === "object" && value !== null) {
      const { formula, value: result } = value;
      const { style } = LOOKS[kind];
      cells.set(`${rowIndex},${columnIndex}`, {
        value: result,
        type: "formula",
        formula,
        formulaResult: result,
        style,
      });
    }
  });
}

function toWrittenRow({ values }: FilledRow, kinds: readonly CellKind[]): Written[] {
  return values.map((value, columnIndex) => writtenValue(value, kinds[columnIndex] ?? "text"));
}

/** A value as the library takes it: text is text whatever it begins with. */
function writtenValue(value: CellValue, kind: CellKind): Written {
  if (typeof value === "string") return kind === "date" ? toDate(value) : xlsxText(value);
  if (typeof value === "object") return value === null ? null : value.value;
  return kind === "percent" && typeof value === "number" ? value / 100 : value;
}

/** Days before this one spreadsheet programs count differently, so they stay text. */
const FIRST_DAY = "1900-03-01";

function toDate(day: string): Date | string {
  return day < FIRST_DAY ? day : new Date(`${day}T00:00:00Z`);
}

/** In a workbook `_x0041_` stands for a character, so that what is printed so is written otherwise. */
function xlsxText(text: string): string {
  return cellText(text).replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
}

/** Longer addresses are not taken by spreadsheet programs. */
const LONGEST_LINK = 2_000;

/**
 * The address of the page that a row stands on; null for what is no file. `folder` is that of the workbook, null where it
 * has none yet.
 */
function documentLink({ origin, pageNumber }: SourceRow, folder: string | null): string | null {
  const path = origin?.path ?? null;
  if (path === null) return null;
  const link = documentAddress(path, folder) + (pageNumber === null ? "" : `#page=${pageNumber}`);
  return link.length > LONGEST_LINK ? null : link;
}
