import { enumerate } from "../finding/figure-words.ts";
import { CODES, type CodeName, LINE_KINDS, type LineKind } from "./codes.ts";
import type { MappingLine } from "./mapping.ts";
import { MAPPED_ORDERS } from "./program.ts";
import { IMPORT_LIMITS } from "../base/limits.ts";
import { tableRows } from "./table-rows.ts";

/** The columns of a mapping file. */
export const MAPPING_COLUMNS = [
  "vendor",
  "order",
  "line",
  "item",
  "description",
  "field",
  "value",
] as const;

type MappingColumn = (typeof MAPPING_COLUMNS)[number];

/** What a mapping file says, or what is wrong with it in full sentences. */
export type ParsedMapping =
  | { readonly kind: "mapping"; readonly lines: readonly MappingLine[] }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

/** Reads a mapping from the rows of its file, the header among them. A line without a value says nothing. */
export function parseMapping(rows: readonly (readonly string[])[]): ParsedMapping {
  const table = tableRows(rows, { columns: MAPPING_COLUMNS, needed: ["field", "value"] });
  if (typeof table === "string") return { kind: "wrong", problems: [table] };
  if (table.length > IMPORT_LIMITS.mappingRows)
    return { kind: "wrong", problems: [`It has more than ${IMPORT_LIMITS.mappingRows} rows.`] };
  const problems: string[] = [];
  const lines: MappingLine[] = [];
  for (const { row, said } of table) {
    if (said.value === "") continue;
    const line = lineOf((column) => said[column], row);
    if (typeof line === "string") problems.push(`Row ${row}: ${line}`);
    else lines.push(line);
  }
  return problems.length > 0 ? { kind: "wrong", problems } : { kind: "mapping", lines };
}

/** The line, or what is wrong with it. */
function lineOf(said: (column: MappingColumn) => string, row: number): MappingLine | string {
  const field = said("field").toLowerCase();
  if (!isCode(field)) return `there is no field "${field}". Fields are ${enumerate(FIELDS, "or")}.`;
  const line = said("line").toLowerCase();
  if (line !== "" && !isLineKind(line))
    return `there is no kind of line "${line}". Kinds are ${enumerate(LINE_KINDS, "or")}.`;
  const [item, description, value] = [said("item"), said("description"), said("value")];
  if (CODES[field].per === "paper" && [line, item, description].some((text) => text !== ""))
    return `${field} is looked up once for a paper: leave line, item and description blank.`;
  if (field === "dates" && !MAPPED_ORDERS.some((order) => order === value))
    return `dates is ${enumerate(MAPPED_ORDERS, "or")}, not "${value}".`;
  const orNull = (text: string): string | null => (text === "" ? null : text);
  return {
    row,
    vendor: orNull(said("vendor")),
    order: orNull(said("order")),
    line: line === "" ? null : line,
    item: orNull(item),
    description: orNull(description),
    field,
    value,
  };
}

const FIELDS: readonly string[] = Object.keys(CODES);

function isCode(text: string): text is CodeName {
  return FIELDS.includes(text);
}

function isLineKind(text: string): text is LineKind {
  return (LINE_KINDS as readonly string[]).includes(text);
}
