import type { Choice, Field, FieldType } from "../../kinds/field.ts";
import type { Reading } from "../../kinds/reading.ts";
import { type CellKind, printedCell } from "../cell.ts";
import type { Figures } from "../recompute.ts";
import type { Column, SourceRow } from "../sheet.ts";

const CELLS: Readonly<Record<FieldType, CellKind>> = {
  text: "text",
  identifier: "text",
  code: "text",
  date: "date",
  money: "money",
  deduction: "money",
  percent: "percent",
  quantity: "quantity",
};

/** The types whose cells formulas point at. */
const FIGURES: ReadonlySet<FieldType> = new Set(["money", "deduction", "quantity"]);

/** Where a field stands. */
interface FieldPlace<Row> {
  readonly header: string;
  /** In the object that holds it. */
  readonly name: string;
  /** Its path in the full answer. */
  readonly figure: string;
  /** The object that holds it; null where the paper has none. */
  readonly holderOf: (row: Row) => object | null;
}

/** The column of a field. */
export function fieldColumn<Row>(
  { type, columnWidth, isFine = false }: Field,
  { header, name, figure, holderOf }: FieldPlace<Row>,
): Column<Row> {
  return {
    header,
    kind: isFine ? "price" : CELLS[type],
    ...(columnWidth === undefined ? {} : { width: columnWidth }),
    ...(FIGURES.has(type) ? { figure } : {}),
    value: (row) => {
      const holder = holderOf(row);
      return holder === null ? null : printedCell(holder, name);
    },
  };
}

/** The column of what is told of every paper. */
export function choiceColumn<Row>(
  { label, cells = {}, columnWidth }: Choice,
  chosenIn: (row: Row) => unknown,
): Column<Row> {
  return {
    header: label,
    kind: "text",
    ...(columnWidth === undefined ? {} : { width: columnWidth }),
    value: (row) => {
      const chosen = String(chosenIn(row));
      return cells[chosen] ?? chosen;
    },
  };
}

/** The document that a row is of; every sheet has it. */
export const FILE: Column<SourceRow> = {
  header: "File",
  kind: "file",
  value: ({ origin }) => origin?.name ?? null,
};

/** The page on which a row stands. */
export const PAGE: Column<SourceRow> = {
  header: "Page",
  kind: "count",
  value: ({ pageNumber }) => pageNumber,
};

/** Names of the checks that failed. */
export function failedNames(
  checks: readonly { readonly name: string; readonly passed: boolean | null }[],
): readonly string[] {
  return checks.flatMap(({ name, passed }) => (passed === false ? [name] : []));
}

/** Names in one cell, each once. */
export function namesOrNull(names: readonly string[]): string | null {
  return names.length === 0 ? null : [...new Set(names)].join(", ");
}

/** The name of a sheet as a file: `Change order costs` is `change-order-costs`. */
export function fileNameOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/**
 * Where columns of a sheet stand: fields by their paths, and columns that are no field. Fields that it does not name stand
 * between the first and the last, in the order of their declaration.
 */
export interface Arrangement<Row> {
  readonly first?: readonly (string | Column<Row>)[];
  readonly last?: readonly (string | Column<Row>)[];
}

/** The columns of fields by their paths, arranged. */
export function arranged<Row>(
  fields: ReadonlyMap<string, Column<Row>>,
  { first = [], last = [] }: Arrangement<Row>,
): readonly Column<Row>[] {
  const columnOf = (one: string | Column<Row>): Column<Row> => {
    if (typeof one !== "string") return one;
    const column = fields.get(one);
    if (column === undefined) throw new RangeError(`No field with a column is at ${one}.`);
    return column;
  };
  const named = new Set([...first, ...last]);
  const others = [...fields].filter(([path]) => !named.has(path));
  return [...first.map(columnOf), ...others.map(([, column]) => column), ...last.map(columnOf)];
}

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
