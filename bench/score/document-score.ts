import type { Reading } from "../../src/kinds/reading.ts";

/** A row of a list as JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** A value of the answer as JSON. */
export type Value = string | number | null | readonly Row[];

/**
 * What became of one field: `hit` is the printed value, `empty` nothing where nothing is printed, `invented` a value
 * there, and `neutral` an answer besides that a careful reader could defend.
 */
export type Verdict = "hit" | "empty" | "neutral" | "wrong" | "invented" | "missing";

/** One field of one document. */
export interface FieldScore {
  readonly verdict: Verdict;
  readonly got: Value;
  readonly want: Value;
}

/** How many are as they must be, out of how many. */
export interface Share {
  readonly exact: number;
  readonly of: number;
}

/** How one list of a document was read. */
export interface ListScore {
  /** Printed rows that were found. */
  readonly hit: number;
  readonly missing: number;
  /** Read and neither printed nor such that they may be read. */
  readonly invented: number;
  readonly printed: number;
  /** Cells of the rows that were found, by column. */
  readonly columns: Readonly<Record<string, Share>>;
  /** Rows whose every cell is exact. */
  readonly wholeRows: number;
  /** Whether a figure of it is not a printed one. */
  readonly hasWrongFigure: boolean;
  /** What is wrong with single rows or figures, a line each. */
  readonly errors: readonly string[];
}

/** How one document was read, measured against its truth. */
export interface DocumentScore {
  readonly name: string;
  /** The printed layout: a folder of fixtures, or the layout that a sample names. */
  readonly family: string;
  /** Whether its pages are pictures. */
  readonly isScan: boolean;
  /** Why there is no document of its kind to compare; null when there is. */
  readonly refusal: string | null;
  /** What was read; null where it was not, or as a paper of another kind. */
  readonly reading: Reading | null;
  /** Fields that the truth does not skip. */
  readonly fields: ReadonlyMap<string, FieldScore>;
  /** Lists that the truth has and does not skip. */
  readonly lists: ReadonlyMap<string, ListScore>;
  /** Checks by name: whether they came out as they must. None where nothing was read. */
  readonly checks: ReadonlyMap<string, boolean>;
  /** Whether every field and every list of the plain answer is right. */
  readonly isWhole: boolean;
  /** Whether all amounts of the head and the totals are right. */
  readonly isMoneyExact: boolean;
  /** Whether an amount was read with the other sign. */
  readonly hasWrongSign: boolean;
  /** A wrong figure, and nothing that would make anybody look again. */
  readonly isSilentlyWrong: boolean;
  /** The same at a confidence of 0.9 or more. */
  readonly isSurelyWrong: boolean;
  /** Whether a warning had to be given, and was; null where the truth does not say or nothing was read. */
  readonly warning: { readonly wanted: boolean; readonly given: boolean } | null;
  /** Whether the check that must fail did; null where no figure is misprinted. */
  readonly hasNamedFault: boolean | null;
}

/** From this confidence on nobody looks again. */
export const CONFIDENT = 0.9;

/** Whether a verdict leaves nothing to be wished for. */
export function isRight(verdict: Verdict): boolean {
  return verdict === "hit" || verdict === "empty" || verdict === "neutral";
}

/** Whether a value says nothing. */
export function isNothing(value: Value): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
