import { beginsLikeFormula } from "../sheets/csv-text.ts";
import { CODES, type CodeName, LINE_KINDS, type LineKind } from "./codes.ts";
import type { MappingLine } from "./mapping.ts";
import { DATE_ORDERS } from "./program.ts";
import { IMPORT_LIMITS } from "../base/limits.ts";

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
  const [header = [], ...body] = rows;
  const columns = header.map((name) => name.trim().toLowerCase());
  if (!isHeader(columns)) return { kind: "wrong", problems: [HEADER] };
  if (body.length > IMPORT_LIMITS.mappingRows)
    return { kind: "wrong", problems: [`It has more than ${IMPORT_LIMITS.mappingRows} rows.`] };
  const problems: string[] = [];
  const lines: MappingLine[] = [];
  body.forEach((cells, index) => {
    const said = new Map(columns.map((column, at) => [column, plainText(cells[at] ?? "")]));
    if ((said.get("value") ?? "") === "") return;
    const row = index + 2;
    const line = lineOf((column) => said.get(column) ?? "", row);
    if (typeof line === "string") problems.push(`Row ${row}: ${line}`);
    else lines.push(line);
  });
  return problems.length > 0 ? { kind: "wrong", problems } : { kind: "mapping", lines };
}

/** The text of a cell; an apostrophe that keeps it from being a formula is no part of it. */
function plainText(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && beginsLikeFormula(text.slice(1)) ? text.slice(1) : text;
}

const HEADER = `Its first row is the header, ${MAPPING_COLUMNS.join(",")}: field and value are always there, and of the others those that are used.`;

function isHeader(columns: readonly string[]): boolean {
  const known: readonly string[] = MAPPING_COLUMNS;
  return (
    columns.includes("field") &&
    columns.includes("value") &&
    columns.every((column) => known.includes(column)) &&
    new Set(columns).size === columns.length
  );
}

/** The line, or what is wrong with it. */
function lineOf(said: (column: MappingColumn) => string, row: number): MappingLine | string {
  const field = said("field").toLowerCase();
  if (!isCode(field)) return `there is no field "${field}". Fields are ${inWords(FIELDS)}.`;
  const line = said("line").toLowerCase();
  if (line !== "" && !isLineKind(line))
    return `there is no kind of line "${line}". Kinds are ${inWords(LINE_KINDS)}.`;
  const [item, description, value] = [said("item"), said("description"), said("value")];
  if (CODES[field].per === "paper" && [line, item, description].some((text) => text !== ""))
    return `${field} is looked up once for a paper: leave line, item and description blank.`;
  if (field === "dates" && !SAID_ORDERS.includes(value))
    return `dates is ${inWords(SAID_ORDERS)}, not "${value}".`;
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

const SAID_ORDERS: readonly string[] = DATE_ORDERS.filter((order) => order.endsWith("YYYY"));

function isCode(text: string): text is CodeName {
  return FIELDS.includes(text);
}

function isLineKind(text: string): text is LineKind {
  return (LINE_KINDS as readonly string[]).includes(text);
}

function inWords(texts: readonly string[]): string {
  return `${texts.slice(0, -1).join(", ")} or ${texts.at(-1) ?? ""}`;
}
