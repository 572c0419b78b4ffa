import type { ProgramName } from "../imports/program.ts";
import { PROGRAM_NAMES } from "../imports/programs.ts";

/** How results can look. */
export type FormatName = "table" | "json" | "ndjson" | "csv" | "xlsx" | "en16931" | ProgramName;

/** The formats in the order in which they are told. */
export const FORMAT_NAMES: readonly FormatName[] = [
  "table",
  "json",
  "ndjson",
  "csv",
  "xlsx",
  "en16931",
  ...PROGRAM_NAMES,
];
