import { counted, enumerate } from "./figure-words.ts";
import type { MatchAnswer } from "./match-codes.ts";

/** How a table of orders or receipts was read, as sentences say it. */
export interface ToldTable {
  readonly name: string;
  readonly separator: "," | ";" | "\t" | "|" | null;
  readonly decimal: "." | ",";
  readonly rowCount: number;
  /** What columns hold, and their headings. */
  readonly columns: readonly (readonly [called: string, heading: string])[];
  readonly unused: readonly string[];
  readonly leftOut: readonly number[];
  /** Words of the status column that count as open. */
  readonly openStatuses: readonly string[];
  /** Receipts of orders that the table of orders lacks. */
  readonly ofNoOrder: number;
}

const SEPARATORS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

/** How a table was read: its separator and decimal sign, which column is what, and what of it is not read. */
export function tableWords(table: ToldTable): readonly string[] {
  const { name, separator, decimal, rowCount, columns } = table;
  const parted = separator === null ? "" : `, parted by ${SEPARATORS[separator]}`;
  const sign = decimal === "." ? "point" : "comma";
  const named = columns.map(([called, heading]) => `${called} = "${heading}"`);
  return [
    `${name}: ${counted(rowCount, "row")}${parted}, decimal ${sign}; ${named.join(", ")}.`,
    ...(table.unused.length === 0 ? [] : [`${name}: not read: ${quotedList(table.unused)}.`]),
    ...(table.leftOut.length === 0
      ? []
      : [`${name}: left out, because no order number stands there: ${rowsWords(table.leftOut)}.`]),
    ...(table.openStatuses.length === 0
      ? []
      : [`${name}: taken for open: ${quotedList(table.openStatuses)}.`]),
    ...(table.ofNoOrder === 0
      ? []
      : [
          `${name}: ${counted(table.ofNoOrder, "receipt")} of orders that are not among the orders.`,
        ]),
  ];
}

/** More than these are only counted. */
const MOST_NAMED = 12;

function quotedList(texts: readonly string[]): string {
  const named = texts.slice(0, MOST_NAMED).map((text) => `"${text}"`);
  const others = texts.length - named.length;
  return enumerate([...named, ...(others > 0 ? [`${others} more`] : [])]);
}

function rowsWords(rows: readonly number[]): string {
  const named = rows.slice(0, MOST_NAMED).map(String);
  const others = rows.length - named.length;
  const noun = rows.length === 1 ? "row" : "rows";
  return `${noun} ${enumerate([...named, ...(others > 0 ? [`${others} more`] : [])])}`;
}

/** What counts as no difference. */
export function tolerancesWords(told: {
  readonly price: string;
  readonly quantity: string;
  readonly amount: string;
}): string {
  return `Tolerances: price ${told.price}, quantity ${told.quantity}, amount ${told.amount}; beside them a cent for each line may be rounding.`;
}

/** `5 bills: 3 match, 1 differs, 1 cannot be matched.` */
export function countWords(answers: readonly MatchAnswer[], unread: number): string {
  const count = (wanted: MatchAnswer): number =>
    answers.filter((answer) => answer === wanted).length;
  const is = (number: number, one: string, many: string): string =>
    `${number} ${number === 1 ? one : many}`;
  return `${counted(answers.length, "bill")}: ${[
    is(count("matches"), "matches", "match"),
    `${count("check")} to check`,
    is(count("differs"), "differs", "differ"),
    `${count("unmatched")} cannot be matched`,
    ...(unread === 0 ? [] : [`${unread} not read`]),
  ].join(", ")}.`;
}
