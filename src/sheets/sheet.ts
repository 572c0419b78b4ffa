import type { Verdict } from "../finding/verdict-words.ts";
import type { CellKind, CellValue } from "./cell.ts";

/** The document that a row is of. */
export interface Origin {
  /** As the user would name it. */
  readonly name: string;
  /** Absolute; null for what is no file, such as standard input. */
  readonly path: string | null;
}

/** What every row knows. */
export interface SourceRow {
  /** Null where the row is of several documents. */
  readonly origin: Origin | null;
  /** Where in the document the row stands; null where that is not known. */
  readonly pageNumber: number | null;
  /** What its verdict cell says, by which it is coloured; absent in sheets that have none. */
  readonly verdict?: Verdict;
}

/** The address of a figure's cell in the same row, such as `F12`. */
export type OwnCell = (figure: string) => string;

/** A column: one line of a definition. */
export interface Column<Row> {
  readonly header: string;
  readonly kind: CellKind;
  /** The path of its figure in the full answer, by which formulas point at it. */
  readonly figure?: string;
  /** The most it takes, in characters; without it as is usual for the kind. Longer text takes further lines. */
  readonly width?: number;
  value(row: Row, ownCell: OwnCell): CellValue;
}

/** What a sheet shows: its name for a person, its name as a file, its columns from left to right. */
export interface SheetDefinition<Row extends SourceRow> {
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly Column<Row>[];
  /** The columns at the left that stay in sight; without it those up to the file's name. */
  readonly frozenCount?: number;
}

/** A row as it is written. */
export interface FilledRow extends SourceRow {
  readonly values: readonly CellValue[];
}

/** A sheet as it is written. */
export interface FilledSheet {
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly FilledColumn[];
  readonly rows: readonly FilledRow[];
  /** The columns at the left that stay in sight. */
  readonly frozenCount: number;
}

/** A column as it is written. */
export type FilledColumn = Pick<Column<never>, "header" | "kind" | "width">;

/** A sheet that is being filled. Rows are only added, so that an address once given stays right. */
export class Sheet<Row extends SourceRow> implements FilledSheet {
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly Column<Row>[];
  readonly frozenCount: number;
  readonly #rows: FilledRow[] = [];

  constructor({ title, fileName, columns, frozenCount }: SheetDefinition<Row>) {
    this.title = title;
    this.fileName = fileName;
    this.columns = columns;
    this.frozenCount = frozenCount ?? columns.findIndex(({ kind }) => kind === "file") + 1;
  }

  get rows(): readonly FilledRow[] {
    return this.#rows;
  }

  /** Adds a row and gives its number, counted from 1 with the header. */
  add(row: Row): number {
    const rowNumber = this.#rows.length + 2;
    const ownCell = (figure: string): string => `${this.#lettersOf(figure)}${rowNumber}`;
    const values = this.columns.map((column) => column.value(row, ownCell));
    const { origin, pageNumber, verdict } = row;
    this.#rows.push({ origin, pageNumber, values, ...(verdict === undefined ? {} : { verdict }) });
    return rowNumber;
  }

  /** The address of a figure's cell in a row, to be pointed at from other sheets. */
  cellOf(figure: string, rowNumber: number): string {
    return `'${this.title}'!$${this.#lettersOf(figure)}$${rowNumber}`;
  }

  /** The address of a figure's cells in rows that follow each other. */
  cellsOf(figure: string, { first, last }: RowSpan): string {
    const end = first === last ? "" : `:$${this.#lettersOf(figure)}$${last}`;
    return this.cellOf(figure, first) + end;
  }

  #lettersOf(figure: string): string {
    const columnIndex = this.columns.findIndex((column) => column.figure === figure);
    if (columnIndex < 0) throw new RangeError(`The sheet ${this.title} has no column ${figure}.`);
    return columnLetters(columnIndex);
  }
}

/** A sheet of these rows. */
export function filledWith<Row extends SourceRow>(
  definition: SheetDefinition<Row>,
  rows: readonly Row[],
): Sheet<Row> {
  const sheet = new Sheet(definition);
  for (const row of rows) sheet.add(row);
  return sheet;
}

/** Rows that follow each other, both ends included. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/** What spreadsheets call a column: A to Z, then AA. */
export function columnLetters(columnIndex: number): string {
  const letter = String.fromCharCode(65 + (columnIndex % 26));
  return columnIndex < 26 ? letter : columnLetters(Math.floor(columnIndex / 26) - 1) + letter;
}
