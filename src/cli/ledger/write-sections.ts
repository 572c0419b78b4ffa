import { once } from "node:events";
import { fit, rightAligned, visible } from "../plain-text.ts";

export type FormatName = "table" | "json" | "ndjson" | "csv";

/** A column of a table: its header, its width, and what a row has in it. */
export interface Column<Row> {
  readonly header: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => string;
}

/** Rows of one shape, asked for one after the other when it is their turn. */
export interface Section<Row extends object> {
  readonly name: string;
  /** Members of a row in the order of the columns of CSV. */
  readonly members: readonly (keyof Row & string)[];
  readonly columns: readonly Column<Row>[];
  readonly rows: () => AsyncIterable<Row> | Iterable<Row>;
}

/** Writes the rows to standard output as they come; csv and ndjson have the first section alone. */
export async function writeSections<First extends object, Second extends object>(
  format: FormatName,
  first: Section<First>,
  second: Section<Second>,
): Promise<void> {
  switch (format) {
    case "table":
      await writeTable(first);
      await put("\n");
      await writeTable(second);
      break;
    case "json":
      await put("{");
      await writeList(first);
      await put(",");
      await writeList(second);
      await put("}\n");
      break;
    case "ndjson":
      for await (const row of first.rows()) await put(`${JSON.stringify(row)}\n`);
      break;
    case "csv":
      await put(`${first.members.join(",")}\r\n`);
      for await (const row of first.rows()) {
        await put(`${first.members.map((member) => csvCell(row[member])).join(",")}\r\n`);
      }
      break;
  }
}

async function writeTable<Row extends object>({ columns, rows }: Section<Row>): Promise<void> {
  const line = (cells: readonly string[]): string => `${cells.join("  ").trimEnd()}\n`;
  await put(line(columns.map((column) => padded(column.header, column))));
  for await (const row of rows()) {
    await put(line(columns.map((column) => padded(visible(column.cell(row)), column))));
  }
}

function padded(text: string, { width, isNumber = false }: Omit<Column<never>, "cell">): string {
  return isNumber ? rightAligned(text, width) : fit(text, width);
}

async function writeList<Row extends object>({ name, rows }: Section<Row>): Promise<void> {
  await put(`${JSON.stringify(name)}:[`);
  let separator = "";
  for await (const row of rows()) {
    await put(`${separator}${JSON.stringify(row)}`);
    separator = ",";
  }
  await put("]");
}

/** A cell that a spreadsheet takes as text: what begins like a formula gets an apostrophe before it. */
function csvCell(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function put(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}
