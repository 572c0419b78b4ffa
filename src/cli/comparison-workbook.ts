import { dirname, extname, resolve } from "node:path";
import type { FilledSheet } from "../sheets/sheet.ts";
import { workbookBytes } from "../sheets/workbook-bytes.ts";
import type { WrittenFile } from "./output-place.ts";

/** A workbook as the commands that compare papers write it. `example` is what such a file may be called. */
export function workbookFile(example: string): WrittenFile {
  return { what: "This is written as a workbook", endings: [".xlsx"], example };
}

/** Whether the ending of a file asks for a workbook. */
export function isWorkbookName(path: string | undefined): boolean {
  return extname(path ?? "").toLowerCase() === ".xlsx";
}

/** The bytes of a workbook; its links to papers lead from the folder of the file, where one is named. */
export async function workbookFor(
  sheets: readonly FilledSheet[],
  out: string | undefined,
): Promise<Uint8Array> {
  return workbookBytes(sheets, out === undefined ? null : dirname(resolve(out)));
}
