import type { ProgramName } from "../imports/program.ts";
import { PROGRAMS } from "../imports/programs.ts";

/** How results can look. */
export type FormatName = "table" | "json" | "ndjson" | "csv" | "xlsx" | ProgramName;

/** The formats in the order in which they are told. */
export const FORMAT_NAMES: readonly FormatName[] = [
  "table",
  "json",
  "ndjson",
  "csv",
  "xlsx",
  ...PROGRAMS.map(({ name }) => name),
];
