import type { Reading } from "../../kinds/reading.ts";
import type { Figures } from "../figures.ts";
import type { SourceRow } from "../sheet.ts";

/** A paper. */
export interface PaperRow<Read extends Reading = Reading> extends SourceRow {
  readonly reading: Read;
  /** The sums over its rows in the sheets of its tables. */
  readonly sums: Figures;
}

/** A row that a table of a paper prints. */
export interface TableRow extends SourceRow {
  /** Of the paper. */
  readonly number: string | null;
  /** What the row prints, by the engine's names. */
  readonly cells: object;
  readonly facts: RowFacts;
}

/** What is found out of a row. */
export interface RowFacts {
  /** The checks that it is tested by. */
  readonly checks: readonly RowCheck[];
  /** What it is to the total of its table; null where it is neither it nor a part of it. */
  readonly standing: "total" | "part" | null;
}

/** A check of one row. */
export interface RowCheck {
  readonly name: string;
  readonly passed: boolean;
  /** What its other figures give; null where that is nothing to show. */
  readonly expected: number | null;
  /** What it prints less that. */
  readonly difference: number | null;
}

/** Of a row nothing is found out. */
export const NO_FACTS: RowFacts = { checks: [], standing: null };
