import { once } from "node:events";
import { fit, rightAligned, visible } from "./terminal.ts";
import type { LedgerLine } from "../pay/ledger.ts";
import { NETWORKS } from "../pay/receiver.ts";
import type { Total } from "../pay/trade-totals.ts";

/** A payment that was unknown, and what the chain shows of it. */
export interface Reconciled {
  readonly time: string;
  readonly requestId: string;
  readonly resource: string;
  readonly network: string;
  readonly payer: string;
  readonly microUsd: number;
  readonly paymentKey: string;
  readonly found: "paid" | "never paid" | "not known";
  readonly transaction: string;
  readonly reason: string;
}

/** Findings of one kind. */
export interface FoundCount {
  readonly found: Reconciled["found"];
  readonly payments: number;
  readonly microUsd: number;
}

type Rows<Row> = () => AsyncIterable<Row> | Iterable<Row>;

/** Lines of the book. */
export function lineSection(rows: Rows<LedgerLine>): Section<LedgerLine> {
  return {
    name: "lines",
    rows,
    members: [
      "time",
      "outcome",
      "resource",
      "pages",
      "microUsd",
      "network",
      "payer",
      "transaction",
      "reason",
      "requestId",
      "documentHash",
      "paymentKey",
      "asset",
      "payTo",
      "amount",
      "nonce",
      "expires",
    ],
    columns: [
      TIME,
      { header: "outcome", width: 15, cell: ({ outcome }) => outcome },
      RESOURCE,
      { header: "pages", width: 5, isNumber: true, cell: ({ pages }) => String(pages) },
      USD,
      NETWORK,
      PAYER,
      { header: "transaction or reason", width: 88, cell: whatCameOf },
    ],
  };
}

/** Totals of the days. */
export function totalSection(rows: Rows<Total>): Section<Total> {
  const count = (header: string, of: (total: Total) => number): Column<Total> => {
    return { header, width: header.length, isNumber: true, cell: (total) => String(of(total)) };
  };
  return {
    name: "totals",
    rows,
    members: [],
    columns: [
      { header: "day", width: 10, cell: ({ day }) => day },
      RESOURCE,
      NETWORK,
      count("settled", ({ settled }) => settled),
      count("refused", ({ refused }) => refused),
      count("unknown", ({ unknown }) => unknown),
      count("delivered again", ({ deliveredAgain }) => deliveredAgain),
      USD,
    ],
  };
}

/** Payments of which the chain was asked. */
export function reconciledSection(rows: Rows<Reconciled>): Section<Reconciled> {
  return {
    name: "payments",
    rows,
    members: [
      "time",
      "found",
      "resource",
      "microUsd",
      "network",
      "payer",
      "transaction",
      "reason",
      "requestId",
      "paymentKey",
    ],
    columns: [
      TIME,
      { header: "found", width: 10, cell: ({ found }) => found },
      RESOURCE,
      USD,
      NETWORK,
      PAYER,
      { header: "transaction or reason", width: 88, cell: whatCameOf },
    ],
  };
}

/** How many payments were found in which state. */
export function countSection(rows: Rows<FoundCount>): Section<FoundCount> {
  return {
    name: "totals",
    rows,
    members: [],
    columns: [
      { header: "found", width: 10, cell: ({ found }) => found },
      { header: "payments", width: 8, isNumber: true, cell: ({ payments }) => String(payments) },
      USD,
    ],
  };
}

const TIME: Column<{ readonly time: string }> = {
  header: "time (UTC)",
  width: 19,
  cell: ({ time }) => time.slice(0, 19).replace("T", " "),
};

const RESOURCE: Column<{ readonly resource: string }> = {
  header: "resource",
  width: 16,
  cell: ({ resource }) => resource,
};

const NETWORK: Column<{ readonly network: string }> = {
  header: "network",
  width: 13,
  cell: ({ network }) =>
    Object.values(NETWORKS).find((known) => known.network === network)?.chain ?? network,
};

const PAYER: Column<{ readonly payer: string }> = {
  header: "payer",
  width: 13,
  cell: ({ payer }) => (payer.length > 13 ? `${payer.slice(0, 6)}…${payer.slice(-6)}` : payer),
};

/** All six decimals that USDC has where they say something, else cents. */
const USD: Column<{ readonly microUsd: number }> = {
  header: "USD",
  width: 12,
  isNumber: true,
  cell: ({ microUsd }) => {
    const decimals = String(microUsd % 1e6).padStart(6, "0");
    return `${Math.floor(microUsd / 1e6)}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, "")}`;
  },
};

function whatCameOf({
  transaction,
  reason,
}: {
  readonly transaction: string;
  readonly reason: string;
}): string {
  return transaction === "" ? reason : transaction;
}

export type FormatName = "table" | "json" | "ndjson" | "csv";

/** A column of a table: its header, its width, and what a row has in it. */
interface Column<Row> {
  readonly header: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => string;
}

/** Rows of one shape, asked for one after the other when it is their turn. */
interface Section<Row extends object> {
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
