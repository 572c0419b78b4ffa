import type { Money } from "../base/money.ts";
import type { FigurePath } from "../document/identities.ts";
import type {
  PayApplication,
  SheetFigureName,
  SummaryLineName,
} from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import { rowWords } from "./define-row-check.ts";
import { COLUMN_WORDS, FIGURE_WORDS, sentenceCase } from "./figure-words.ts";
import { namesOf } from "./names-of.ts";

/** Where a single amount stands. */
export type Place =
  | { readonly kind: "line"; readonly name: SummaryLineName }
  | { readonly kind: "total"; readonly column: SheetFigureName }
  | { readonly kind: "row"; readonly rowIndex: number; readonly column: SheetFigureName }
  | { readonly kind: "changeOrder"; readonly changeOrderIndex: number };

/** A single place of the document that prints an amount or leaves it blank. */
export interface Cell {
  /** Unique, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly path: string;
  readonly place: Place;
  readonly printed: Money | null;
}

/** The cells of a pay application by figure path: one, or all that its sum is made of. */
export type Cells = ReadonlyMap<string, readonly Cell[]>;

/** All cells of a pay application. */
export function cellsOf({ lines, sheet, changeOrders }: PayApplication): Cells {
  const cells = new Map<FigurePath, readonly Cell[]>();
  for (const name of namesOf(lines)) {
    cells.set(`lines.${name}`, [cell(`lines.${name}`, { kind: "line", name }, lines[name])]);
  }
  for (const column of namesOf(COLUMN_WORDS)) {
    const path = `sheet.totals.${column}` as const;
    const total = sheet?.totals?.[column] ?? null;
    const rows = (sheet?.rows ?? []).map(({ figures }, rowIndex) =>
      cell(rowPath(rowIndex, column), { kind: "row", rowIndex, column }, figures[column]),
    );
    cells.set(path, [cell(path, { kind: "total", column }, total)]);
    cells.set(`sheet.rows.${column}`, rows);
  }
  const amounts = changeOrders.map(({ amount }, changeOrderIndex) =>
    cell(
      `changeOrders[${changeOrderIndex}].amount`,
      { kind: "changeOrder", changeOrderIndex },
      amount,
    ),
  );
  return cells.set("changeOrders.amount", amounts);
}

/** A cell as a person finds it, at the beginning of a sentence that goes on with `is printed as`. */
export function cellWords({ place }: Cell, document: PayApplication): string {
  switch (place.kind) {
    case "line": {
      const number = LINE_NUMBERS[place.name];
      const words = FIGURE_WORDS[`lines.${place.name}`];
      return number === undefined ? sentenceCase(words) : `Line ${number}, ${words},`;
    }
    case "total":
      return sentenceCase(FIGURE_WORDS[`sheet.totals.${place.column}`]);
    case "row": {
      const row = document.sheet?.rows[place.rowIndex];
      const words = row === undefined ? "A row" : rowWords(row, place.rowIndex);
      return `${words}, ${COLUMN_WORDS[place.column]},`;
    }
    case "changeOrder": {
      const number = document.changeOrders[place.changeOrderIndex]?.number?.value;
      const words = number ?? `${place.changeOrderIndex + 1} of the list`;
      return `The amount of change order ${words}`;
    }
  }
}

const LINE_NUMBERS: Readonly<Partial<Record<SummaryLineName, string>>> = {
  originalContractSum: "1",
  netChangeByChangeOrders: "2",
  contractSumToDate: "3",
  totalCompletedAndStored: "4",
  retainageOnWork: "5a",
  retainageOnStored: "5b",
  totalRetainage: "5",
  totalEarnedLessRetainage: "6",
  previousCertificates: "7",
  currentPaymentDue: "8",
  balanceToFinish: "9",
};

function rowPath(rowIndex: number, column: SheetFigureName): string {
  return `sheet.rows[${rowIndex}].${column}`;
}

function cell(path: string, place: Place, printed: Sourced<Money> | null): Cell {
  return { path, place, printed: printed === null ? null : printed.value };
}
