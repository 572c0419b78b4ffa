import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type Cell,
  type CellStyle,
  type CellValue as Written,
  type WriteSheet,
  writeXlsx,
} from "hucre/xlsx";
import { type CellKind, cellText, type CellValue } from "./cell.ts";
import { columnLetters, type FilledRow, type FilledSheet, type SourceRow } from "./sheet.ts";

/** Rows of one sheet, its header included, that spreadsheet programs take. */
export const MOST_ROWS = 1_048_576;

/** Links of one sheet that they take; in further rows the name of the file stands without one. */
const MOST_LINKS = 65_000;

const FONT = { name: "Calibri", size: 11 };

const HEADER: CellStyle = {
  font: { ...FONT, bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E7E6E6" } },
  alignment: { wrapText: true, vertical: "top" },
};

const LINK: CellStyle = {
  alignment: { vertical: "top" },
  font: { ...FONT, underline: true, color: { rgb: "0563C1" } },
};

const FAILED: CellStyle = {
  alignment: { vertical: "top" },
  font: { ...FONT, bold: true, color: { rgb: "9C0006" } },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FFC7CE" } },
};

/**
 * On paper each sheet is as wide as a page. Its header is not repeated: hucre 1.0.0 writes the name of that range without
 * the quotes that a title of two words needs, and spreadsheet programs then call the file damaged.
 */
const PRINTED: NonNullable<WriteSheet["pageSetup"]> = {
  orientation: "landscape",
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
};

/** Beside a text of several lines everything stands at the first. */
const TOP = { alignment: { vertical: "top" } } as const satisfies CellStyle;

/** How each kind of cell looks, and how wide it is in characters. */
const LOOKS: Readonly<Record<CellKind, { readonly width: number; readonly style: CellStyle }>> = {
  file: { width: 42, style: TOP },
  text: { width: 18, style: TOP },
  sentence: { width: 80, style: { alignment: { wrapText: true, vertical: "top" } } },
  money: { width: 16, style: { ...TOP, numFmt: "#,##0.00;[Red]-#,##0.00" } },
  price: { width: 14, style: { ...TOP, numFmt: "#,##0.00####;[Red]-#,##0.00####" } },
  difference: { width: 13, style: { ...TOP, numFmt: "[Red]#,##0.00;[Red]-#,##0.00;0.00" } },
  quantity: { width: 11, style: TOP },
  percent: { width: 11, style: { ...TOP, numFmt: "0.00%" } },
  count: { width: 9, style: TOP },
  certainty: { width: 11, style: { ...TOP, numFmt: "0.00" } },
  date: { width: 12, style: { ...TOP, numFmt: "yyyy-mm-dd" } },
  truth: { width: 9, style: TOP },
};

/** The sheets as the bytes of a workbook. `folder` is where it will lie, null where that is not known. */
export async function workbookBytes(
  sheets: readonly FilledSheet[],
  folder: string | null,
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map((sheet) => toWriteSheet(sheet, folder)),
    properties: { creator: "crossfoot" },
    defaultFont: FONT,
  });
}

function toWriteSheet({ title, columns, rows }: FilledSheet, folder: string | null): WriteSheet {
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
  return {
    name: title,
    columns: columns.map(({ kind, width }) => ({
      width: width ?? LOOKS[kind].width,
      style: LOOKS[kind].style,
    })),
    rows: [columns.map(({ header }) => header), ...rows.map((row) => toWrittenRow(row, kinds))],
    cells,
    freezePane: { rows: 1, columns: fileIndex + 1 },
    autoFilter: { range: `A1:${columnLetters(columns.length - 1)}${rows.length + 1}` },
    pageSetup: PRINTED,
  };
}

/** Formulas, and what failed in red. */
function addSpecialCells(
  cells: Map<string, Partial<Cell>>,
  { values }: FilledRow,
  { kinds, rowIndex }: { readonly kinds: readonly CellKind[]; readonly rowIndex: number },
): void {
  values.forEach((value, columnIndex) => {
    const kind = kinds[columnIndex] ?? "text";
    if (value === false) {
      cells.set(`${rowIndex},${columnIndex}`, { value, type: "boolean", style: FAILED });
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
 * The address of the page that a row stands on. Relative where the file lies beside the workbook or below it, so that
 * both can be moved together; null for what is no file. `folder` is that of the workbook, null where it has none yet.
 */
function documentLink({ origin, pageNumber }: SourceRow, folder: string | null): string | null {
  const { path } = origin;
  if (path === null) return null;
  const link = addressOf(path, folder) + (pageNumber === null ? "" : `#page=${pageNumber}`);
  return link.length > LONGEST_LINK ? null : link;
}

function addressOf(path: string, folder: string | null): string {
  const way = folder === null ? null : relative(folder, path);
  if (way === null || way === "" || isAbsolute(way) || way.split(sep)[0] === "..") {
    return pathToFileURL(path).href;
  }
  // Half a character in a name has no encoding; such a file is found by nobody's link.
  const whole = way.replaceAll(/[\ud800-\udfff]/gu, "\ufffd");
  return whole.split(sep).map(encodeURIComponent).join("/");
}
