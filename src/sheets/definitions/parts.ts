import type { Reading } from "../../kinds/reading.ts";
import type { Arrangement, PaperRow, RowFacts, TableRow } from "./columns.ts";

/** What the sheets of a kind have of their own. */
export interface OwnParts<Read extends Reading> {
  /** Where the columns of a paper stand. */
  readonly paper?: Arrangement<PaperRow<Read>>;
  /** Whether no further identity is told as failed. */
  readonly isFailedByChecksAlone?: boolean;
  /** Of its tables, by their paths. */
  readonly tables?: Readonly<Record<string, OwnTable<Read>>>;
}

/** What the sheet of a table has of its own. */
export interface OwnTable<Read extends Reading> {
  /** Where the columns of a row stand. */
  readonly columns?: Arrangement<TableRow>;
  /** Whether the parts of the total alone are added up. */
  readonly isSumOfParts?: boolean;
  /** What is found out of each of its rows, in their order. */
  factsOf?(reading: Read): readonly RowFacts[];
}
