import type {
  ContinuationSheet,
  SheetFigureName,
  SheetFigures,
} from "../../document/pay-application.ts";
import { SHEET_ORDER } from "../../document/sheet-order.ts";
import { displayWidth, fit, rightAligned, visible } from "../plain-text.ts";
import { alignedAtPoint, type TableStyle } from "./figures.ts";

/** A column of figures: its header in two lines, and its cells, the totals last. */
interface Column {
  readonly header: readonly [string, string];
  readonly cells: readonly string[];
  readonly columns: number;
}

const HEADERS: Readonly<Record<SheetFigureName, readonly [string, string]>> = {
  scheduledValue: ["scheduled", "value"],
  previousWork: ["previous", "work"],
  workThisPeriod: ["work this", "period"],
  storedMaterials: ["materials", "stored"],
  completedAndStored: ["completed", "and stored"],
  balanceToFinish: ["balance", "to finish"],
  retainage: ["", "retainage"],
};

/** A description is cut to the terminal, but not shorter than this and, without a terminal, not longer than that. */
const SHORTEST_DESCRIPTION = 16;
const LONGEST_DESCRIPTION = 60;
const LONGEST_ITEM = 10;
const GAP = "  ";

/**
 * The continuation sheet as lines, a cross before each row that does not add up. Figures are never cut: where the columns do not all fit beside the
 * description, the sheet continues below with the remaining ones.
 */
export function sheetLines(
  sheet: ContinuationSheet,
  failingRows: ReadonlyMap<number, unknown>,
  style: TableStyle,
): readonly string[] {
  const columns = figureColumns(sheet);
  const items = sheet.rows.map(({ item }) => visible(item?.value ?? ""));
  const itemColumns = Math.min(LONGEST_ITEM, Math.max(0, ...items.map(displayWidth)));
  const descriptions = sheet.rows.map(({ description }) => visible(description?.value ?? ""));
  const longest = Math.max(5, ...descriptions.map(displayWidth));
  const lines: string[] = [];
  const roomFor = (figures: number): number => style.columns - 2 - itemColumns - 2 - figures;
  for (const band of bandsOf(columns, (figures) => roomFor(figures) >= SHORTEST_DESCRIPTION)) {
    const figures = band.reduce((sum, column) => sum + GAP.length + column.columns, 0);
    const descriptionColumns = Math.min(
      longest,
      LONGEST_DESCRIPTION,
      Math.max(SHORTEST_DESCRIPTION, roomFor(figures)),
    );
    const lineOf = (item: string, description: string, cells: readonly string[]): string =>
      `  ${fit(item, itemColumns)}  ${fit(description, descriptionColumns)}${cells
        .map((cell, index) => GAP + rightAligned(cell, band[index]?.columns ?? 0))
        .join("")}`.trimEnd();
    if (lines.length > 0) lines.push("");
    for (const half of [0, 1] as const) {
      const header = lineOf("", half === 1 ? "description" : "", headerCells(band, half));
      lines.push(style.paint.dim(header));
    }
    sheet.rows.forEach((_row, index) => {
      const cells = band.map((column) => column.cells[index] ?? "");
      const line = lineOf(items[index] ?? "", descriptions[index] ?? "", cells);
      lines.push(failingRows.has(index) ? style.paint.red("✗ ") + line.slice(2) : line);
    });
    if (sheet.totals !== null) {
      const cells = band.map((column) => column.cells[sheet.rows.length] ?? "");
      lines.push(style.paint.bold(lineOf("", "Total", cells)));
    }
  }
  return lines;
}

function headerCells(band: readonly Column[], half: 0 | 1): readonly string[] {
  return band.map(({ header }) => header[half]);
}

function figureColumns(sheet: ContinuationSheet): readonly Column[] {
  const all: readonly SheetFigures[] = [
    ...sheet.rows.map(({ figures }) => figures),
    ...(sheet.totals === null ? [] : [sheet.totals]),
  ];
  const columns = SHEET_ORDER.filter((name) => all.some((figures) => figures[name] !== null)).map(
    (name) =>
      column(
        HEADERS[name],
        all.map((figures) => figures[name]?.value.toString() ?? ""),
      ),
  );
  const percents = sheet.rows.map(({ percentComplete }) => percentComplete?.value.toString() ?? "");
  if (percents.every((percent) => percent === "")) return columns;
  const place = columns.findIndex(({ header }) => header === HEADERS.balanceToFinish);
  const percent = column(["percent", "complete"], [...percents, ""]);
  return columns.toSpliced(place === -1 ? columns.length : place, 0, percent);
}

function column(header: readonly [string, string], cells: readonly string[]): Column {
  const aligned = alignedAtPoint(cells);
  const columns = Math.max(...[...header, ...aligned].map(displayWidth));
  return { header, cells: aligned, columns };
}

/** The columns in as few groups as have room beside the description. */
function bandsOf(
  columns: readonly Column[],
  hasRoom: (figureColumns: number) => boolean,
): readonly (readonly Column[])[] {
  const bands: Column[][] = [];
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
