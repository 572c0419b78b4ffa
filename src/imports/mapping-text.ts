import { csvOfTexts, harmlessText } from "../sheets/csv-text.ts";
import type { MissingCode } from "./fill-paper.ts";
import { MAPPING_COLUMNS } from "./parse-mapping.ts";

/** Lines of a mapping file without its header; a value that is not known is left blank. Texts come from strangers, and the file is opened in a spreadsheet. */
export function mappingText(lines: readonly (MissingCode & { readonly value?: string })[]): string {
  return csvOfTexts(
    lines.map((line) => MAPPING_COLUMNS.map((column) => harmlessText(line[column] ?? ""))),
  );
}

/** The first line of a mapping file. */
export const MAPPING_HEADER: string = MAPPING_COLUMNS.join(",");
