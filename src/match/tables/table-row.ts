import type { ColumnName } from "./columns.ts";

/** A row below the headings: its cells that are not blank. */
export interface TableRow {
  /** From 1, with the rows above it. */
  readonly rowNumber: number;
  readonly cells: Readonly<Partial<Record<ColumnName, string>>>;
}
