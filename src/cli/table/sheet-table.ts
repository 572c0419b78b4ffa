import type {
  ContinuationSheet,
  SheetFigureName,
  SheetFigures,
} from "../../document/pay-application.ts";
import { SHEET_ORDER } from "../../kinds/pay-application/sheet-fields.ts";
import { visible } from "../plain-text.ts";
import type { TableStyle } from "./figures.ts";
import { type FigureColumn, figureColumn, rowLines } from "./row-table.ts";

const HEADERS: Readonly<Record<SheetFigureName, readonly [string, string]>> = {
  scheduledValue: ["scheduled", "value"],
  previousWork: ["previous", "work"],
  workThisPeriod: ["work this", "period"],
  storedMaterials: ["materials", "stored"],
  completedAndStored: ["completed", "and stored"],
  balanceToFinish: ["balance", "to finish"],
  retainage: ["", "retainage"],
};

/** The continuation sheet as lines, a cross before each row that does not add up. */
export function sheetLines(
  sheet: ContinuationSheet,
  failingRows: ReadonlyMap<number, unknown>,
  style: TableStyle,
): readonly string[] {
  const rows = sheet.rows.map(({ item, description }) => ({
    item: visible(item?.value ?? ""),
    description: visible(description?.value ?? ""),
  }));
  const failing = new Set(failingRows.keys());
  const hasTotals = sheet.totals !== null;
  return rowLines({ rows, columns: figureColumns(sheet), failing, hasTotals }, style);
}

function figureColumns(sheet: ContinuationSheet): readonly FigureColumn[] {
  const all: readonly SheetFigures[] = [
    ...sheet.rows.map(({ figures }) => figures),
    ...(sheet.totals === null ? [] : [sheet.totals]),
  ];
  const columns = SHEET_ORDER.filter((name) => all.some((figures) => figures[name] !== null)).map(
    (name) =>
      figureColumn(
        HEADERS[name],
        all.map((figures) => figures[name]?.value.toString() ?? ""),
      ),
  );
  const percents = sheet.rows.map(({ percentComplete }) => percentComplete?.value.toString() ?? "");
  if (percents.every((percent) => percent === "")) return columns;
  const place = columns.findIndex(({ header }) => header === HEADERS.balanceToFinish);
  const percent = figureColumn(["percent", "complete"], [...percents, ""]);
  return columns.toSpliced(place === -1 ? columns.length : place, 0, percent);
}
