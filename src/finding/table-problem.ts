import { cut, enumerate } from "./figure-words.ts";
import { inWords, type Said, type Wording } from "./statement.ts";

/** Why a table of orders or receipts is not taken. */
export type TableProblem = Said<TableProblemFacts>;

/** What each code says beside itself; `file` is the table as the user calls it. */
interface TableProblemFacts {
  readonly "no-text": OfFile;
  readonly workbook: OfFile;
  readonly "too-large": OfFile & { readonly mostBytes: number };
  readonly "too-many-rows": OfFile & { readonly most: number };
  readonly "no-rows": OfFile;
  readonly "open-quote": OfFile;
  readonly "columns-missing": OfFile & {
    readonly missing: readonly string[];
    readonly headings: readonly string[];
    /** A name that `--columns` takes. */
    readonly example: string;
  };
  readonly "headings-repeated": OfFile & {
    readonly heading: string;
    readonly called: string;
    readonly option: string;
  };
  readonly "row-too-long": OfFile & OfRow & { readonly cells: number; readonly columns: number };
  readonly "no-number": OfFile &
    OfRow & { readonly column: string; readonly text: string; readonly decimal: "." | "," };
  readonly "mixed-decimals": OfFile & {
    readonly point: OfRow & { readonly text: string };
    readonly comma: OfRow & { readonly text: string };
  };
  readonly "open-decimals": OfFile & OfRow & { readonly text: string };
  readonly "order-number-missing": OfFile & OfRow;
  readonly "unknown-column": {
    readonly name: string;
    readonly names: readonly string[];
  };
  readonly "heading-not-found": { readonly heading: string; readonly has: readonly TableHead[] };
}

interface OfFile {
  readonly file: string;
}

interface OfRow {
  /** From 1, the row of the headings counted. */
  readonly rowNumber: number;
}

/** The headings of a table. */
export interface TableHead {
  readonly file: string;
  readonly headings: readonly string[];
}

/** Why a table is not taken, and what to do: full sentences. */
export function tableProblemWords(problem: TableProblem): string {
  return inWords(PROBLEMS, problem);
}

const PROBLEMS: Wording<TableProblemFacts> = {
  "no-text": ({ file }) => `${file} is no table: it holds bytes that no text has. ${SAVE_AS_CSV}`,
  workbook: ({ file }) => `${file} is a workbook. ${SAVE_AS_CSV}`,
  "too-large": ({ file, mostBytes }) =>
    `${file} is larger than ${Math.floor(mostBytes / 1_048_576)} MB: leave out the orders that are not billed here.`,
  "too-many-rows": ({ file, most }) =>
    `${file} has more than ${most} rows: leave out the orders that are not billed here.`,
  "no-rows": ({ file }) => `${file} has no rows below its headings.`,
  "open-quote": ({ file }) =>
    `${file} has a quotation mark that is opened and never closed, so that its rows cannot be told apart. Save it as CSV once more.`,
  "columns-missing": ({ file, missing, headings, example }) =>
    `${file} has no column for the ${missing.join(", nor for the ")}. Its columns are ${headingsWords(headings)}. Name a column with --columns ${example}=HEADING.`,
  "headings-repeated": ({ file, heading, called, option }) =>
    `${file} has the heading "${heading}" twice, and it may be the ${called}. Give the two different headings, and name one with --columns ${option}=HEADING.`,
  "row-too-long": ({ file, rowNumber, cells, columns }) =>
    `${file}, row ${rowNumber} has ${cells} cells, and there are ${columns} headings: a cell holds the separator without quotation marks around it. Save the table as CSV once more.`,
  "no-number": ({ file, rowNumber, column, text, decimal }) =>
    `${file}, row ${rowNumber}: the ${column} "${cut(text)}" is no number with a decimal ${SIGNS[decimal]}. Correct the cell.`,
  "mixed-decimals": ({ file, point, comma }) =>
    `${file} has a decimal point in row ${point.rowNumber} ("${cut(point.text)}") and a decimal comma in row ${comma.rowNumber} ("${cut(comma.text)}"). Save it with one of them.`,
  "open-decimals": ({ file, rowNumber, text }) =>
    `${file}, row ${rowNumber}: "${cut(text)}" may be thousands or decimals, and no other number of the table tells. Say --decimal point or --decimal comma.`,
  "order-number-missing": ({ file, rowNumber }) =>
    `${file}, row ${rowNumber} has a quantity or a price and no order number. Fill in the order number in each row.`,
  "unknown-column": ({ name, names }) =>
    `--columns: "${cut(name)}" is no column. There are ${enumerate(names)}.`,
  "heading-not-found": ({ heading, has }) =>
    `--columns: no table has the heading "${cut(heading)}". ${has.map(({ file, headings }) => `${file} has ${headingsWords(headings)}.`).join(" ")}`,
};

const SAVE_AS_CSV = "Save it as CSV, and name that file.";

const SIGNS = { ".": "point", ",": "comma" } as const;

/** More headings than these are only counted. */
const MOST_HEADINGS = 40;

function headingsWords(headings: readonly string[]): string {
  const named = headings.filter((heading) => heading !== "").map((heading) => `"${cut(heading)}"`);
  const others = named.length - MOST_HEADINGS;
  return enumerate([
    ...named.slice(0, MOST_HEADINGS),
    ...(others > 0 ? [`${others} more`] : []),
    ...(named.length === 0 ? ["none"] : []),
  ]);
}
