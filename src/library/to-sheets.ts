import { resolve } from "node:path";
import { csvText } from "../sheets/csv-text.ts";
import type { CellKind, CellValue } from "../sheets/cell.ts";
import type { FilledSheet } from "../sheets/sheet.ts";
import {
  checkOptions,
  engineOptions,
  READING_CHECKS,
  type ReadingOptions,
} from "./reading-options.ts";
import {
  type DocumentInputs,
  documentsOnce,
  outcomesOf,
  RUN_CHECKS,
  type RunOptions,
} from "./outcomes.ts";
import { SheetCollector } from "./sheet-collector.ts";

/** The options of `toSheets`. */
export interface SheetsOptions extends ReadingOptions, RunOptions {}

/** A column of a sheet. */
export interface SheetColumn {
  readonly header: string;
  /** What stands in it: `money` and `price` are numbers in the document's currency, `percent` is points, `certainty` is 0 to 1, `date` is `YYYY-MM-DD`. */
  readonly kind: CellKind;
}

/** A sheet with all its rows. */
export interface RunSheet {
  /** As a file is called: `documents`, `schedule-of-values`. */
  readonly name: string;
  /** As a person reads it: `Documents`, `Schedule of values`. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** A cell for each column; null for what is not printed. An amount that other cells give is `{ formula, value }`, whose addresses are those of the workbook. */
  readonly rows: readonly (readonly CellValue[])[];
  /** The sheet as comma-separated values, its header first; a text that a program could take for a formula is made harmless. */
  readonly csv: () => string;
}

/** The sheets of a run. */
export interface RunSheets {
  /** Always the same ones in the same order, those without rows too. */
  readonly sheets: readonly RunSheet[];
  /**
   * All sheets as the bytes of one workbook (.xlsx). `folder` is where it will lie: links to documents beside or below it are then
   * relative, so that all can be moved together. Rejects with a RangeError where a sheet has more than 1,048,576 rows.
   */
  readonly workbook: (folder?: string) => Promise<Uint8Array>;
}

/**
 * Reads documents in worker threads and lays what they say out in rows, as `crossfoot read --format xlsx` does: what is to be
 * done about each paper first, with totals and with all reasons, then documents, pay applications, schedule of values, change orders, invoices with their lines and taxes, and every check.
 * Inputs are those of `readMany`; a file that several of them stand for comes once.
 *
 * @example
 * import { writeFile } from "node:fs/promises";
 * import { toSheets } from "crossfoot";
 *
 * const { sheets, workbook } = await toSheets("march/");
 * await writeFile("march.xlsx", await workbook("."));
 *
 * const documents = sheets.find(({ name }) => name === "documents");
 * console.log(documents?.rows.length); // prints: 3
 * await writeFile("documents.csv", documents?.csv() ?? "");
 *
 * @throws TypeError where an input is no document, or an option is unknown or cannot be what it is.
 * @throws The signal's reason when it aborts.
 */
export async function toSheets(
  inputs: DocumentInputs,
  options: SheetsOptions = {},
): Promise<RunSheets> {
  checkOptions("toSheets", options, { ...READING_CHECKS, ...RUN_CHECKS });
  const engine = engineOptions(options);
  const documents = await documentsOnce(inputs, engine);
  const collector = new SheetCollector();
  for await (const { input, outcome } of outcomesOf(documents, engine, options)) {
    await collector.add(input, outcome);
  }
  const filled = collector.finished();
  return { sheets: filled.map(toRunSheet), workbook: async (folder) => workbookOf(filled, folder) };
}

function toRunSheet(sheet: FilledSheet): RunSheet {
  return {
    name: sheet.fileName,
    title: sheet.title,
    columns: sheet.columns.map(({ header, kind }) => ({ header, kind })),
    rows: sheet.rows.map(({ values }) => values),
    csv: () => csvText(sheet),
  };
}

async function workbookOf(
  sheets: readonly FilledSheet[],
  folder: string | undefined,
): Promise<Uint8Array> {
  // What writes workbooks is loaded by those who write one.
  const { tooLongSheet, workbookBytes } = await import("../sheets/workbook-bytes.ts");
  const tooLong = tooLongSheet(sheets);
  if (tooLong !== null) {
    throw new RangeError(`The sheet ${tooLong} has more rows than a workbook takes.`);
  }
  return workbookBytes(sheets, folder === undefined ? null : resolve(folder));
}
