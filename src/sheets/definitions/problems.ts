import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./file-column.ts";

/** What needs a person, the gravest first. */
export const PROBLEM_WORDS = {
  unread: "Not read",
  check: "Failed check",
  repeated: "Comes twice",
  warning: "Warning",
  unsure: "Unsure",
} as const;

/** One thing that needs a person. */
export interface ProblemRow extends SourceRow {
  readonly problem: keyof typeof PROBLEM_WORDS;
  /** Of the failed check; null for what is none. */
  readonly check: string | null;
  /** A check that weighs less than the others. */
  readonly isMinor: boolean;
  /** A full sentence. */
  readonly what: string;
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
  readonly documentKind: string | null;
  /** Who sent the document. */
  readonly sender: string | null;
  readonly number: string | null;
}

/** One row for each thing that needs a person. */
export const PROBLEMS: SheetDefinition<ProblemRow> = {
  title: "Problems",
  fileName: "problems",
  columns: [
    { header: "Problem", kind: "text", width: 14, value: ({ problem }) => PROBLEM_WORDS[problem] },
    FILE,
    PAGE,
    { header: "From", kind: "text", width: 28, value: ({ sender }) => sender },
    { header: "Document", kind: "text", value: ({ documentKind }) => documentKind },
    { header: "Number", kind: "text", width: 12, value: ({ number }) => number },
    { header: "What", kind: "sentence", value: ({ what }) => what },
    { header: "Printed", kind: "money", value: ({ printed }) => printed },
    { header: "Expected", kind: "money", value: ({ expected }) => expected },
    { header: "Difference", kind: "difference", value: ({ difference }) => difference },
    { header: "Check", kind: "text", width: 38, value: ({ check }) => check },
  ],
};
