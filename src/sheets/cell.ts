import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { valueAt } from "../document/value-at.ts";

/** An amount that other cells give, as a formula that stays live; the value is what it comes to. */
export interface Formula {
  readonly formula: string;
  readonly value: number;
}

/** What a cell holds; null for what is not printed. Dates are `YYYY-MM-DD`, percents are points. */
export type CellValue = string | number | boolean | Formula | null;

/** How the cells of a column are to be understood and shown. */
export type CellKind =
  /** The document's name, which leads to the document. */
  | "file"
  | "text"
  /** What is to be done about the paper, in words. */
  | "verdict"
  /** Text of one sentence or more, which may take several lines. */
  | "sentence"
  | "money"
  /** Money that may have more than two decimals. */
  | "price"
  /** Money that ought to be zero. */
  | "difference"
  | "quantity"
  | "percent"
  | "count"
  /** Between 0 and 1. */
  | "certainty"
  | "date"
  | "truth";

/** More characters than this no cell holds. */
export const LONGEST_TEXT = 32_767;

const CUT_MARK = " … [cut]";

/**
 * The text as a cell can hold it: one kind of line end, no control characters, no halves of characters, and what is
 * longer than a cell cut with a mark.
 */
export function cellText(text: string): string {
  const clean = text
    .replaceAll(/\r\n?/g, "\n")
    // Everything but what XML can hold, and the control characters that it holds but nobody prints.
    .replaceAll(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
  if (clean.length <= LONGEST_TEXT) return clean;
  return clean.slice(0, LONGEST_TEXT - CUT_MARK.length).replace(/[\ud800-\udbff]$/, "") + CUT_MARK;
}

/** The value at a path as a cell holds it; null where nothing is printed. */
export function printedCell(row: object, path: string): string | number | null {
  const printed = valueAt(row, path);
  if (printed === null) return null;
  const { value } = printed;
  if (value instanceof Money) return value.toJsonNumber();
  if (value instanceof Percent) return value.points.toJsonNumber();
  return typeof value === "string" ? value : isoDate(value as CalendarDate);
}
