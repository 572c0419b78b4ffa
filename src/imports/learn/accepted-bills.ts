import { IMPORT_LIMITS } from "../../base/limits.ts";
import { Money } from "../../base/money.ts";
import type { CodeName } from "../codes.ts";
import { comparedText } from "../mapping.ts";
import { type AcceptedColumn, comparedHeading, HEADINGS } from "./headings.ts";

/** A line of a bill as a program has accepted it. */
export interface AcceptedLine {
  /** In the file, from 1. */
  readonly row: number;
  readonly amount: Money;
  readonly description: string;
  /** Blank where the column is. */
  readonly codes: ReadonlyMap<CodeName, string>;
}

/** A bill as a program has accepted it. */
export interface AcceptedBill {
  /** As the program calls the vendor. */
  readonly vendor: string;
  readonly number: string;
  readonly lines: readonly AcceptedLine[];
}

/** What a file holds, or the sentence that says why it cannot be used. */
export type AcceptedFile =
  | {
      readonly kind: "bills";
      readonly bills: readonly AcceptedBill[];
      /** Columns of codes that it has. */
      readonly fields: readonly CodeName[];
      /** Rows without vendor, number or an amount. */
      readonly otherRows: number;
    }
  | { readonly kind: "wrong"; readonly problem: string };

/** Headings that the user says stand for something. */
export type NamedColumns = ReadonlyMap<AcceptedColumn, string>;

/** Reads the bills of an export. Reports have titles above their header, which is looked for. */
export function acceptedBills(
  rows: readonly (readonly string[])[],
  named: NamedColumns,
): AcceptedFile {
  const headerIndex = rows.slice(0, HEADER_ROWS).findIndex((row) => hasAll(columnsOf(row, named)));
  const header = rows[headerIndex];
  if (header === undefined) return { kind: "wrong", problem: NO_HEADER };
  if (rows.length > IMPORT_LIMITS.acceptedRows)
    return { kind: "wrong", problem: `It has more than ${IMPORT_LIMITS.acceptedRows} rows.` };
  const columns = columnsOf(header, named);
  const fields = [...columns.keys()].filter((column): column is CodeName => !KNOWN_BY.has(column));
  const bills = new Map<string, Draft>();
  let otherRows = 0;
  rows.slice(headerIndex + 1).forEach((cells, index) => {
    const cell = (column: AcceptedColumn): string =>
      (cells[columns.get(column) ?? -1] ?? "").trim();
    const amount = amountOf(cell("amount"));
    const [vendor, number] = [cell("vendor"), cell("number")];
    if (amount === null || vendor === "" || number === "") {
      if (cells.some((text) => text.trim() !== "")) otherRows += 1;
      return;
    }
    const key = JSON.stringify([comparedText(vendor), comparedText(number)]);
    const bill = bills.get(key) ?? { vendor, number, lines: [] };
    bills.set(key, bill);
    bill.lines.push({
      row: headerIndex + index + 2,
      amount,
      description: cell("description"),
      codes: new Map(fields.map((field) => [field, cell(field)])),
    });
  });
  return { kind: "bills", bills: [...bills.values()], fields, otherRows };
}

interface Draft extends AcceptedBill {
  readonly lines: AcceptedLine[];
}

/** Rows above which a header stands. */
const HEADER_ROWS = 30;

const KNOWN_BY: ReadonlySet<AcceptedColumn> = new Set([
  "vendor",
  "number",
  "amount",
  "description",
]);

const NO_HEADER =
  "No row has headings for the vendor, the number and the amount of a bill. Say what yours are called: --columns vendor=Supplier,number=Ref,amount=Amount,account=Account.";

function hasAll(columns: ReadonlyMap<AcceptedColumn, number>): boolean {
  return columns.has("vendor") && columns.has("number") && columns.has("amount");
}

/** Which column is what, by the header's words. */
function columnsOf(
  header: readonly string[],
  named: NamedColumns,
): ReadonlyMap<AcceptedColumn, number> {
  const headings = header.map(comparedHeading);
  const found = new Map<AcceptedColumn, number>();
  for (const [column, known] of Object.entries(HEADINGS) as [AcceptedColumn, readonly string[]][]) {
    const own = named.get(column);
    const wanted = own === undefined ? known : [comparedHeading(own)];
    const heading = wanted.find((word) => headings.includes(word));
    if (heading !== undefined) found.set(column, headings.indexOf(heading));
  }
  return found;
}

const PLAIN_AMOUNT = /^(-?)(\(?)\s*-?(?:[A-Z]{3}|[$€£])?\s*-?([\d,]+(?:\.\d+)?)\)?(-?)$/;
const COMMA_AMOUNT = /^-?\d{1,3}(?:\.?\d{3})*,\d{2}$/;

/** An amount as programs export it; null for what is none. */
function amountOf(text: string): Money | null {
  const isNegative = /^\(.*\)$/.test(text) || text.includes("-");
  if (COMMA_AMOUNT.test(text)) return Money.fromPlain(text.replaceAll(".", "").replace(",", "."));
  const digits = PLAIN_AMOUNT.exec(text)?.[3]?.replaceAll(",", "");
  const amount = digits === undefined ? null : Money.fromPlain(digits);
  return isNegative ? (amount?.negated() ?? null) : amount;
}
