import { MATCH_LIMITS } from "../base/match-limits.ts";
import { ReadError } from "../base/read-error.ts";
import { fingerprintOf } from "../batch/input.ts";
import { enumerate } from "../finding/figure-words.ts";
import { readBooks } from "../match/books.ts";
import type { HistoryEntry } from "../match/history-entry.ts";
import { historyEntryIn } from "../match/history-text.ts";
import { MatchCollector } from "../match/match-collector.ts";
import { type ColumnName, COLUMNS } from "../match/tables/columns.ts";
import type { GivenTable } from "../match/tables/read-table.ts";
import { TableError } from "../match/tables/table-error.ts";
import { EXACT, type Tolerance, toleranceOf, type Tolerances } from "../match/tolerances.ts";
import type { MatchResult } from "../wire/match-contract.ts";
import { toMatchResult } from "../wire/match-result.ts";
import type { AuditOptions } from "./audit.ts";
import { bytesOf, type DocumentInput, nameOf } from "./inputs.ts";
import { type DocumentInputs, documentsOnce, outcomesOf, RUN_CHECKS } from "./outcomes.ts";
import {
  checkOptions,
  engineOptions,
  type OptionCheck,
  READING_CHECKS,
} from "./reading-options.ts";

/**
 * Lines of orders or of receipts: the path, file URL or bytes of a CSV file, or a list with an object for each line. The members
 * of objects are called as the headings of a file, such as `order`, `quantity` or `PO Number`; their numbers are taken as they are.
 */
export type MatchTable = DocumentInput | readonly Readonly<Record<string, TableCell>>[];

/** What a line says in one column. */
export type TableCell = string | number | null | undefined;

/** By how much figures may be off. */
export interface MatchTolerances {
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly amount?: string | undefined;
}

/** The options of `match`. */
export interface MatchOptions extends AuditOptions {
  /** The lines of the orders. */
  readonly orders: MatchTable;
  /** What was received of them; without it only orders are compared. */
  readonly receipts?: MatchTable | undefined;
  /** Headings of columns that are not known by themselves, such as `{ order: "PO_NO", quantity: "QTY" }`. */
  readonly columns?: Readonly<Partial<Record<ColumnName, string>>> | undefined;
  /** What stands before decimals in both tables; if not said, their numbers say it. */
  readonly decimal?: "point" | "comma" | undefined;
  /** By how much figures may be off: a share such as `2%`, or a number such as `0.05`. Usually not at all. */
  readonly tolerances?: MatchTolerances | undefined;
  /** The bills of earlier runs: the `history` of their results, one after the other. */
  readonly history?: readonly HistoryEntry[] | undefined;
}

/**
 * Reads bills in worker threads and matches them with purchase orders and goods receipts, as `crossfoot match --format json` does:
 * each bill has one answer, with its reasons. Inputs are those of `readMany`; a file that several of them stand for counts once.
 *
 * The answer is plain data. Amounts are numbers in the currency of the bill. Quantities count over all bills of the run in the order
 * of their dates, and over those of `history`; keep the `history` of each result and hand it over with the next run.
 *
 * @example
 * import { match } from "crossfoot";
 *
 * const orders = [
 *   { order: "PO-7001", code: "AB-0750", description: "Anchor bolt 3/4 x 12 in galvanized", quantity: 100, price: 6.85 },
 *   { order: "PO-7001", code: "BP-1212", description: "Base plate 12 x 12 x 1 in", quantity: 8, price: 74.5 },
 * ];
 * const { bills } = await match("bills/", { orders });
 * for (const { file, answer, differences } of bills)
 *   console.log(file, answer, differences.map(({ detail }) => detail));
 *
 * @throws RangeError where a table is not taken, with what is wrong and where, or there are more than 5,000 bills.
 * @throws TypeError where an input is no document, or an option is unknown or cannot be what it is.
 * @throws The signal's reason when it aborts.
 */
export async function match(inputs: DocumentInputs, options: MatchOptions): Promise<MatchResult> {
  const { kind: _kind, ...checks } = READING_CHECKS;
  checkOptions("match", options, { ...checks, ...RUN_CHECKS, ...MATCH_CHECKS });
  const { orders, receipts, history = [] } = options;
  const books = await booksOf(
    await tableOf("orders", orders),
    receipts === undefined ? null : await tableOf("receipts", receipts),
    options,
  );
  const engine = engineOptions({ ...options, kind: "auto" });
  const documents = await documentsOnce(inputs, engine);
  const { length } = documents;
  if (length > MATCH_LIMITS.bills)
    throw new RangeError(
      `There are ${length} documents, and at most ${MATCH_LIMITS.bills} are matched at a time: match one month after the other, with the same history.`,
    );
  const collector = new MatchCollector();
  for await (const { input, outcome } of outcomesOf(documents, engine, options)) {
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    collector.add(input.name, fingerprint, outcome);
  }
  const tolerances = tolerancesOf(options.tolerances ?? {});
  return toMatchResult(collector.match({ ...books, tolerances, history }));
}

async function booksOf(
  orders: GivenTable,
  receipts: GivenTable | null,
  { columns = {}, decimal }: MatchOptions,
): Promise<ReturnType<typeof readBooks>> {
  const named = Object.entries(columns).flatMap(([name, heading]) => [
    [name as ColumnName, heading] as const,
  ]);
  const sign = decimal === undefined ? null : DECIMALS[decimal];
  try {
    return readBooks({ orders, receipts, wishes: { named: new Map(named), decimal: sign } });
  } catch (error) {
    if (error instanceof TableError) throw new RangeError(error.message, { cause: error });
    throw error;
  }
}

const DECIMALS = { point: ".", comma: "," } as const;

/** Numbers of a program have a decimal point, whatever their table looks like. */
async function tableOf(called: "orders" | "receipts", table: MatchTable): Promise<GivenTable> {
  if (!isRows(table)) {
    const name = nameOf(table) ?? called;
    try {
      return { name, content: await bytesOf(table, MATCH_LIMITS.tableBytes) };
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      throw new RangeError(`The ${called} could not be read. ${error.message}`, { cause: error });
    }
  }
  const headings = [...new Set(table.flatMap((row) => Object.keys(row)))];
  const rows = table.map((row) => headings.map((heading) => cellText(row[heading])));
  const hasNumbers = table.some((row) => Object.values(row).some((cell) => isNumber(cell)));
  return { name: called, content: [headings, ...rows], ...(hasNumbers ? { decimal: "." } : {}) };
}

function isNumber(cell: TableCell): cell is number {
  return typeof cell === "number";
}

/** More digits of a program's number are the noise of its arithmetic. */
const DIGITS = 12;

function cellText(cell: TableCell): string {
  if (isNumber(cell)) return String(Number(cell.toPrecision(DIGITS)));
  return cell ?? "";
}

function isRows(table: MatchTable): table is Extract<MatchTable, readonly unknown[]> {
  return Array.isArray(table);
}

function tolerancesOf(given: MatchTolerances): Tolerances {
  const of = (text: string | undefined, usual: Tolerance): Tolerance =>
    text === undefined ? usual : (toleranceOf(text) ?? usual);
  return {
    price: of(given.price, EXACT.price),
    quantity: of(given.quantity, EXACT.quantity),
    amount: of(given.amount, EXACT.amount),
  };
}

const MATCH_CHECKS: Readonly<
  Record<"orders" | "receipts" | "columns" | "decimal" | "tolerances" | "history", OptionCheck>
> = {
  orders: tableProblem,
  receipts: tableProblem,
  columns: (value) => textsProblem(value, Object.keys(COLUMNS), () => true),
  decimal: (value) => (value === "point" || value === "comma" ? null : '"point" or "comma"'),
  tolerances: (value) =>
    textsProblem(value, Object.keys(EXACT), (text) => toleranceOf(text) !== null),
  history: (value) =>
    Array.isArray(value) && value.every((entry) => historyEntryIn(entry) !== null)
      ? null
      : "the history of earlier results",
};

function tableProblem(value: unknown): string | null {
  if (!Array.isArray(value)) return value === null ? "a table" : null;
  const isRow = (row: unknown): boolean =>
    typeof row === "object" &&
    row !== null &&
    Object.values(row).every(
      (cell) => cell === null || ["string", "number", "undefined"].includes(typeof cell),
    );
  return value.every(isRow)
    ? null
    : "a file, or a list of objects whose members are texts and numbers";
}

function textsProblem(
  value: unknown,
  names: readonly string[],
  isRight: (text: string) => boolean,
): string | null {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  const isFine =
    isRecord &&
    Object.entries(value).every(
      ([name, text]) =>
        names.includes(name) && (text === undefined || (typeof text === "string" && isRight(text))),
    );
  return isFine ? null : `an object of texts by the names ${enumerate(names)}`;
}
