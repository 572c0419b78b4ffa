import { enumerate } from "../finding/figure-words.ts";
import { IMPORT_LIMITS } from "../base/limits.ts";
import { CODES, type CodeName } from "./codes.ts";
import { ownForm } from "./own-form.ts";
import { type OwnSettings, settingsOf } from "./own-settings.ts";
import type { Column, From, Needed, PrintedName, Program } from "./program.ts";
import { isWrong, type TableRow, tableRows, type Wrong } from "./table-rows.ts";

/*
 * Programs that `programs.ts` does not know are described by their users, in a CSV file with a row for each column of the
 * file that the program imports. docs/imports.md says what each of its words means.
 */

/** The columns of the file that describes a program. */
export const OWN_COLUMNS = ["record", "column", "value", "form", "needed"] as const;

type OwnRow = TableRow<(typeof OWN_COLUMNS)[number]>;

/** The program that a file describes, or what is wrong with it in full sentences. */
export type ParsedProgram =
  | { readonly kind: "program"; readonly program: Program }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

/** Reads a program from the rows of its file, the header among them. */
export function parseProgram(rows: readonly (readonly string[])[]): ParsedProgram {
  const table = tableRows(rows, { columns: OWN_COLUMNS, needed: ["record", "column"] });
  if (typeof table === "string") return { kind: "wrong", problems: [table] };
  if (table.length > IMPORT_LIMITS.columns)
    return { kind: "wrong", problems: [`It has more than ${IMPORT_LIMITS.columns} rows.`] };
  const problems: string[] = [];
  const tell = ({ row }: OwnRow, { wrong }: Wrong): void => {
    problems.push(`Row ${row}: ${wrong}`);
  };
  const columns = (record: RecordName): readonly Column[] =>
    table
      .filter(({ said }) => said.record.toLowerCase() === record)
      .flatMap((row) => {
        const column = columnOf(row, record);
        if (!isWrong(column)) return [column];
        tell(row, column);
        return [];
      });
  const records = { paper: columns("bill"), line: columns("line"), end: columns("end") };
  for (const one of table) if (!isRecord(one.said.record)) tell(one, noRecord(one.said.record));
  const settings = settingsOf(
    table
      .filter(({ said }) => said.record.toLowerCase() === "file")
      .map(({ row, said }) => ({ row, name: said.column, value: said.value })),
  );
  if (settings.kind === "wrong") problems.push(...settings.problems);
  if (problems.length === 0) problems.push(...lacksOf(records));
  return problems.length > 0 || settings.kind === "wrong"
    ? { kind: "wrong", problems }
    : { kind: "program", program: programWith(settings.settings, records) };
}

type RecordName = "bill" | "line" | "end";

const RECORDS: readonly string[] = ["file", "bill", "line", "end"];

function isRecord(text: string): boolean {
  return RECORDS.includes(text.toLowerCase());
}

function noRecord(text: string): Wrong {
  return { wrong: `there is no record "${text}". Records are ${enumerate(RECORDS, "or")}.` };
}

interface OwnRecords {
  readonly paper: readonly Column[];
  readonly line: readonly Column[];
  readonly end: readonly Column[];
}

function programWith(
  { title, ending, delimiter, hasHeader, characters, takesCredits }: OwnSettings,
  { paper, line, end }: OwnRecords,
): Program {
  const hasTax = line.some(({ from }) => "printed" in from && from.printed === "tax");
  return {
    name: "own",
    title,
    place: "",
    takes: "bills",
    file: { endings: [ending], delimiter, hasHeader, characters, replaced: {} },
    records: {
      paper: paper.length === 0 ? null : paper,
      line,
      end: end.length === 0 ? null : end,
    },
    takesCredits,
    tax: hasTax ? "in the lines" : "own line",
    // Lines without a record above them have nothing but the number to hold them together.
    joinsNumbers: paper.length === 0,
    mostLines: null,
    sources: [],
    notes: [],
  };
}

/** What a file of bills cannot be without. */
function lacksOf({ paper, line }: OwnRecords): readonly string[] {
  const has = (columns: readonly Column[], name: PrintedName): boolean =>
    columns.some(({ from }) => "printed" in from && from.printed === name);
  if (line.length === 0) return ["It has no column of the record line."];
  return [
    ...(has(line, "amount") ? [] : ["No column of the record line has the value amount."]),
    ...(has([...paper, ...line], "number")
      ? []
      : ["No column has the value number: two bills of a vendor could not be told apart."]),
  ];
}

function columnOf({ said }: OwnRow, record: RecordName): Column | Wrong {
  const from = fromOf(said.value);
  if (isWrong(from)) return from;
  if (record !== "line" && isOfLine(from))
    return { wrong: `${said.value} is of a line, not of a bill.` };
  const shape = ownForm(from, said.form);
  if (isWrong(shape)) return shape;
  const needed = neededOf(said.needed, from);
  if (isWrong(needed)) return needed;
  return { header: said.column, from, shape, needed, says: "" };
}

function isOfLine(from: From): boolean {
  if ("count" in from) return from.count === "lines";
  if ("code" in from) return CODES[from.code].per === "line";
  return "printed" in from && OF_LINE.has(from.printed);
}

const OF_LINE: ReadonlySet<PrintedName> = new Set(["description", "amount", "tax"]);

/** Where the value of a column comes from, or why it comes from nowhere. */
function fromOf(value: string): From | Wrong {
  const always = /^always (.+)$/i.exec(value)?.[1];
  if (always !== undefined) return { always };
  const [, bill, credit] = /^bill (.+), credit (.+)$/i.exec(value) ?? [];
  if (bill !== undefined && credit !== undefined) return { bill, credit };
  const name = value.toLowerCase();
  if (name === "") return { blank: true };
  const printed = PRINTED.find((one) => one === name);
  if (printed !== undefined) return { printed };
  if (name === "printed vendor") return { printed: "vendor" };
  if (name === "vendor") return { code: "vendor", orPrinted: "vendor" };
  if (name === "count of bills") return { count: "papers" };
  if (name === "count of lines") return { count: "lines" };
  const code = OWN_CODES.find((one) => one === name);
  return code === undefined ? noValue(value) : { code };
}

const PRINTED: readonly Exclude<PrintedName, "vendor">[] = [
  "number",
  "date",
  "due date",
  "order",
  "currency",
  "total",
  "description",
  "amount",
  "tax",
];

/** Codes of the mapping that can stand in a column of their own. */
const OWN_CODES: readonly CodeName[] = (Object.keys(CODES) as CodeName[]).filter(
  (code) => code !== "vendor" && code !== "dates" && code !== "currency",
);

/** The names that a value can have. */
export const OWN_VALUES: readonly string[] = [
  "vendor",
  "printed vendor",
  ...PRINTED,
  "count of bills",
  "count of lines",
  ...OWN_CODES,
];

function noValue(value: string): Wrong {
  return {
    wrong: `there is no value "${value}". It is blank, "always" and a word, "bill A, credit B", or ${enumerate(OWN_VALUES, "or")}.`,
  };
}

/** When the column must have something; where the file does not say it, as a bill without it would be another. */
function neededOf(said: string, from: From): Needed | Wrong {
  const text = said.toLowerCase();
  if (text === "") return "printed" in from && ALWAYS_NEEDED.has(from.printed) ? "always" : "never";
  if (text === "yes") return "always";
  if (text === "no") return "never";
  const [, how, name] = /^(with|without) (.+)$/.exec(text) ?? [];
  const code = OWN_CODES.find((one) => one === name);
  if (code === undefined)
    return { wrong: `needed is yes, no, or "with" or "without" and a code, not "${said}".` };
  return how === "with" ? { with: code } : { without: code };
}

const ALWAYS_NEEDED: ReadonlySet<PrintedName> = new Set(["number", "total", "amount"]);
