import { Money } from "../base/money.ts";
import type { FigurePath } from "../document/identities.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetRow,
  SummaryLineName,
} from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { CellName } from "../finding/cell-words.ts";

/** A single place of the document that prints an amount or leaves it blank. */
export interface Cell {
  /** Unique, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly path: string;
  readonly printed: Money | null;
  readonly name: CellName;
}

/** A printed amount, or the exact sum of several. */
export interface Amount {
  readonly value: Money;
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** A figure of the form: one cell, or all that a sum is made of. The cells are made when they are asked for. */
export interface Figure {
  readonly cells: () => readonly Cell[];
  /** What the cells come to, blanks adding nothing; null where none is printed. */
  readonly amount: Amount | null;
}

/** The figures of a pay application by path. */
export type Figures = Readonly<Record<FigurePath, Figure>>;

/** All figures of a pay application. */
export function figuresOf(document: PayApplication): Figures {
  return {
    ...lineFigures(document),
    ...totalFigures(document),
    ...rowFigures(document),
    "changeOrders.amount": changeOrderFigure(document),
  };
}

/** One cell of a row; a row without the column has it blank. */
export function rowCell(row: SheetRow, rowIndex: number, column: SheetFigureName): Cell {
  const path = `sheet.rows[${rowIndex}].${column}`;
  return cell(path, row.figures[column], { row, rowIndex, column });
}

type FiguresUnder<Prefix extends string> = Pick<
  Figures,
  Extract<FigurePath, `${Prefix}.${string}`>
>;

function lineFigures({ lines }: PayApplication): FiguresUnder<"lines"> {
  const line = (name: SummaryLineName): Figure =>
    figureOf([lines[name]], () => [cell(`lines.${name}`, lines[name], { line: name })]);
  return {
    "lines.originalContractSum": line("originalContractSum"),
    "lines.netChangeByChangeOrders": line("netChangeByChangeOrders"),
    "lines.contractSumToDate": line("contractSumToDate"),
    "lines.totalCompletedAndStored": line("totalCompletedAndStored"),
    "lines.retainageOnWork": line("retainageOnWork"),
    "lines.retainageOnStored": line("retainageOnStored"),
    "lines.totalRetainage": line("totalRetainage"),
    "lines.totalEarnedLessRetainage": line("totalEarnedLessRetainage"),
    "lines.previousCertificates": line("previousCertificates"),
    "lines.currentPaymentDue": line("currentPaymentDue"),
    "lines.balanceToFinish": line("balanceToFinish"),
    "lines.amountCertified": line("amountCertified"),
    "lines.grossThisPeriod": line("grossThisPeriod"),
    "lines.retainageReleased": line("retainageReleased"),
    "lines.changeOrderAdditions": line("changeOrderAdditions"),
    "lines.changeOrderDeductions": line("changeOrderDeductions"),
    "lines.changeOrderNet": line("changeOrderNet"),
  };
}

function totalFigures({ sheet }: PayApplication): FiguresUnder<"sheet.totals"> {
  const total = (column: SheetFigureName): Figure => {
    const figure = sheet?.totals?.[column] ?? null;
    return figureOf([figure], () => [cell(`sheet.totals.${column}`, figure, { total: column })]);
  };
  return {
    "sheet.totals.scheduledValue": total("scheduledValue"),
    "sheet.totals.previousWork": total("previousWork"),
    "sheet.totals.workThisPeriod": total("workThisPeriod"),
    "sheet.totals.storedMaterials": total("storedMaterials"),
    "sheet.totals.completedAndStored": total("completedAndStored"),
    "sheet.totals.balanceToFinish": total("balanceToFinish"),
    "sheet.totals.retainage": total("retainage"),
  };
}

function rowFigures({ sheet }: PayApplication): FiguresUnder<"sheet.rows"> {
  const rows = sheet?.rows ?? [];
  const column = (name: SheetFigureName): Figure =>
    figureOf(
      rows.map((row) => row.figures[name]),
      () => rows.map((row, rowIndex) => rowCell(row, rowIndex, name)),
    );
  return {
    "sheet.rows.scheduledValue": column("scheduledValue"),
    "sheet.rows.previousWork": column("previousWork"),
    "sheet.rows.workThisPeriod": column("workThisPeriod"),
    "sheet.rows.storedMaterials": column("storedMaterials"),
    "sheet.rows.completedAndStored": column("completedAndStored"),
    "sheet.rows.balanceToFinish": column("balanceToFinish"),
    "sheet.rows.retainage": column("retainage"),
  };
}

/** The sum of a list that lacks an amount would say something wrong about the list, so it has no cells. */
function changeOrderFigure({ changeOrders }: PayApplication): Figure {
  const listed = changeOrders.every(({ amount }) => amount !== null) ? changeOrders : [];
  return figureOf(
    listed.map(({ amount }) => amount),
    () =>
      listed.map(({ number, amount }, orderIndex) =>
        cell(`changeOrders[${orderIndex}].amount`, amount, {
          changeOrder: number?.value ?? null,
          orderIndex,
        }),
      ),
  );
}

function figureOf(
  amounts: readonly (Sourced<Money> | null)[],
  cells: () => readonly Cell[],
): Figure {
  const printed = amounts.flatMap((amount) => amount?.value ?? []);
  const isBlank = printed.length === 0;
  const amount = isBlank ? null : { value: Money.sum(printed), figureCount: printed.length };
  return { cells, amount };
}

function cell(path: string, figure: Sourced<Money> | null, name: CellName): Cell {
  return { path, printed: figure === null ? null : figure.value, name };
}
