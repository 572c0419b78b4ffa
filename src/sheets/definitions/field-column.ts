import type { Choice, Field, FieldType } from "../../kinds/field.ts";
import type { CellKind } from "../cell.ts";
import { printedCell } from "../printed-cell.ts";
import type { Column } from "../sheet.ts";

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
export interface FieldPlace<Row> {
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
