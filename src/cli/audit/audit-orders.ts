import type { Audit, AuditedContract } from "../../audit/audit.ts";
import type { ChangeOrderPaper } from "../../audit/change-order-paper.ts";
import { isoDate } from "../../base/calendar-date.ts";
import { applicationWords } from "../../finding/application-name.ts";
import { ORDER_STANDING_WORDS } from "../../finding/standing-words.ts";
import { displayWidth, fit, rightAligned, visible } from "../plain-text.ts";
import { alignedAtPoint, type TableStyle } from "../table/figures.ts";

/** The change order documents of a contract below its applications, one to a line. */
export function contractOrderLines(
  { changeOrders }: AuditedContract,
  style: TableStyle,
): readonly string[] {
  const rows = changeOrders.map(({ paper, listing }) => ({
    paper,
    listed:
      listing === null
        ? "not listed"
        : `listed in ${applicationWords(listing.billed.application.name)}`,
  }));
  return rows.length === 0 ? [] : ["", ...orderLines(rows, style)];
}

/** The change orders that belong to none of the contracts for sure. */
export function unplacedOrderLines({ changeOrders }: Audit, style: TableStyle): readonly string[] {
  if (changeOrders.length === 0) return [];
  const rows = changeOrders.map((paper) => ({ paper, listed: "" }));
  return [style.paint.bold("Change orders, not compared"), "", ...orderLines(rows, style)];
}

interface Row {
  readonly paper: ChangeOrderPaper;
  readonly listed: string;
}

/** Headers, and whether the column holds figures. */
const COLUMNS = [
  ["change order", false],
  ["what it is", false],
  ["date", false],
  ["amount", true],
  ["", false],
  ["file", false],
] as const;

const LONGEST_NUMBER = 16;

function orderLines(rows: readonly Row[], { paint, columns: room }: TableStyle): readonly string[] {
  const cells = rows.map(cellsOf);
  const columns = COLUMNS.map(([header, isFigure], index) => {
    const own = cells.map((row) => row[index] ?? "");
    const texts = isFigure ? alignedAtPoint(own) : own;
    const width = Math.max(...[header, ...texts].map(displayWidth));
    return { header, texts, width, isFigure };
  }).filter(({ width }) => width > 0);
  const whole = columns.reduce((sum, { width }) => sum + width + 2, 0);
  // On a narrow terminal the file stands below its figures.
  const besides = whole <= room ? columns : columns.slice(0, -1);
  const lineOf = (cell: (column: (typeof columns)[number]) => string): string =>
    `  ${besides
      .map((column) => (column.isFigure ? rightAligned : fit)(cell(column), column.width))
      .join("  ")}`.trimEnd();
  return [
    paint.dim(lineOf(({ header }) => header)),
    ...rows.flatMap((_row, index) => {
      const line = lineOf(({ texts }) => texts[index] ?? "");
      return besides === columns ? [line] : [line, `       ${cells[index]?.at(-1) ?? ""}`];
    }),
  ];
}

function cellsOf({ paper: { file, document, standing }, listed }: Row): readonly string[] {
  const { number, date, amount } = document;
  const name = visible(number?.value ?? "–");
  return [
    displayWidth(name) > LONGEST_NUMBER ? fit(name, LONGEST_NUMBER) : name,
    ORDER_STANDING_WORDS[standing],
    date === null ? "–" : isoDate(date.value),
    amount?.value.toString() ?? "–",
    visible(listed),
    visible(file),
  ];
}
