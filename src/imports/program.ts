import type { CodeName } from "./codes.ts";

/*
 * What an accounting program documents of the file that it imports, as data: records, columns from left to right, where
 * the value of each comes from, how it is written, and what the program demands. `fill-paper.ts` fills the columns of one
 * paper, `write-records.ts` makes a file of them, and docs/imports.md is written from here.
 */

/** A figure or a text of the paper. What belongs to a line is of that line. */
export type PrintedName =
  | "vendor"
  | "number"
  | "date"
  | "due date"
  /** The purchase order. */
  | "order"
  | "currency"
  | "total"
  | "description"
  | "amount"
  | "tax";

/** Where a value comes from. */
export type From =
  /** The same in every record. */
  | { readonly always: string }
  /** The same in every record of a bill, and another in those of a credit note. */
  | { readonly bill: string; readonly credit: string }
  | { readonly printed: PrintedName }
  /** The mapping; where that has none, what is printed. */
  | { readonly code: CodeName; readonly orPrinted?: PrintedName }
  /** One text where the line has a code, another where it has none. */
  | { readonly whether: CodeName; readonly given: string; readonly absent: string }
  /** The number of the paper in the file, or of the line in the paper, from 1. */
  | { readonly count: "papers" | "lines" }
  /** The program has the column, and nothing is known of it. */
  | { readonly blank: true };

/** Orders in which a date can be written. */
export const DATE_ORDERS = [
  "MM/DD/YY",
  "MM/DD/YYYY",
  "DD/MM/YY",
  "DD/MM/YYYY",
  "DD.MM.YYYY",
  "YYYY-MM-DD",
  "YYYYMMDD",
] as const;

/** Those that a mapping can say. */
export const MAPPED_ORDERS: readonly DateOrder[] = ["MM/DD/YYYY", "DD/MM/YYYY"];

export type DateOrder = (typeof DATE_ORDERS)[number];

/** How a value is written. */
export type Shape =
  /** A word of the program's own. */
  | { readonly as: "word" }
  /** Text for a person: one line, cut behind so many characters. */
  | { readonly as: "text"; readonly most?: number }
  /** What is looked up by the program: never cut or changed, and refused where it does not fit. */
  | { readonly as: "name"; readonly most?: number; readonly digitsOnly?: true }
  /** The order is fixed, or the mapping says it under `dates`. */
  | { readonly as: "date"; readonly order: DateOrder | "dates" }
  /** Two decimals, a point, no separators. A sum that is owed has the sign that is named. */
  | { readonly as: "amount"; readonly wholeDigits?: number; readonly owed?: "minus" };

/** When a record without the value is refused. */
export type Needed =
  | "always"
  | "never"
  /** Where the line has a tax in it. */
  | "with tax"
  | { readonly with: CodeName }
  | { readonly without: CodeName };

/** A column of a record. */
export interface Column {
  readonly header: string;
  readonly from: From;
  readonly shape: Shape;
  readonly needed: Needed;
  /** The column stands in the file only where the mapping has this code; left out where it always does. */
  readonly shownWith?: CodeName;
  /** What the program's documentation says of it. */
  readonly says: string;
}

/** Records that a paper becomes, in this order. */
interface Records {
  /** Before its lines; null where lines are all that there is. */
  readonly paper: readonly Column[] | null;
  readonly line: readonly Column[];
  /** Behind its lines. */
  readonly end: readonly Column[] | null;
}

/** How the file is written. */
interface FileForm {
  /** The usual ending first. */
  readonly endings: readonly [string, ...string[]];
  readonly delimiter: "," | "\t";
  /** Whether the headers of each record are written first. */
  readonly hasHeader: boolean;
  readonly characters: "ASCII" | "UTF-8";
  /** Characters that the program cannot take in a text, each with what stands for it. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** Where a fact was looked up, and when. */
interface Source {
  readonly title: string;
  readonly url: string;
  /** `YYYY-MM-DD`. */
  readonly lookedUp: string;
}

/** The programs that are known here, as `--format` names them. */
export type KnownProgramName = "quickbooks" | "xero" | "vista" | "procore-sov";

/** The programs; `own` is one that the user describes. */
export type ProgramName = KnownProgramName | "own";

/** A program, and the file that it imports. */
export interface Program {
  readonly name: ProgramName;
  readonly title: string;
  /** What of the program imports the file, in the middle of a sentence. */
  readonly place: string;
  /** Bills become lines that come to the total; of a pay application the scheduled values do. */
  readonly takes: "bills" | "schedule of values";
  readonly file: FileForm;
  readonly records: Records;
  /** Whether credit notes can be imported. */
  readonly takesCredits: boolean;
  /** Whether tax is a line of its own, or stands in the lines that it is of unless the mapping has an account for it. */
  readonly tax: "own line" | "in the lines";
  /** Whether the program joins bills of one number, whoever sent them. */
  readonly joinsNumbers: boolean;
  /** Records of lines that a file should not exceed; null where the program names none. */
  readonly mostLines: number | null;
  readonly sources: readonly Source[];
  /** Sentences for docs/imports.md. */
  readonly notes: readonly string[];
}

/** A program whose import could not be verified, and why. */
export interface LeftOutProgram {
  readonly title: string;
  readonly because: string;
  readonly sources: readonly Source[];
}
