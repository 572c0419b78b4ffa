import { writeCsv } from "hucre/csv";
import { cellText, type CellValue } from "./cell.ts";
import type { FilledSheet } from "./sheet.ts";

/** By this a spreadsheet program knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** A sheet as comma-separated values after RFC 4180, its header first; a formula is written as what it comes to. */
export function csvText({ columns, rows }: Pick<FilledSheet, "columns" | "rows">): string {
  return csvLines([columns.map(({ header }) => header), ...rows.map(({ values }) => values)]);
}

/** Rows as lines, each with its end. */
export function csvLines(rows: readonly (readonly CellValue[])[]): string {
  return linesOf(rows.map((values) => values.map(csvValue)));
}

/** Rows of texts as they are, each as a line with its end: who gives them has seen to what a formula could be. */
export function csvOfTexts(rows: readonly (readonly string[])[]): string {
  return linesOf(rows);
}

function linesOf(rows: readonly (readonly (string | number | null)[])[]): string {
  if (rows.length === 0) return "";
  const text = writeCsv(
    rows.map((values) => [...values]),
    { lineSeparator: "\r\n" },
  );
  return text.endsWith("\r\n") ? text : `${text}\r\n`;
}

function csvValue(value: CellValue): string | number | null {
  if (typeof value === "string") return harmlessText(cellText(value));
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "object" && value !== null ? value.value : value;
}

/**
 * What a spreadsheet program may take for the beginning of a formula, also where it drops blanks or quotes before it,
 * or reads the wide forms of the characters as the narrow ones.
 */
const FORMULA =
  /^[\s"'`\u200b-\u200f\u2018-\u201f\u2060\ufeff]*[=+\-@\u2212\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b]|^[\t\n]/;

/** Whether a spreadsheet program may take a text for a formula. */
export function beginsLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Text that no program takes for a formula: an apostrophe before what begins like one. */
export function harmlessText(text: string): string {
  return beginsLikeFormula(text) ? `'${text}` : text;
}
