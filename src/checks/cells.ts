import { Money } from "../base/money.ts";
import { namesOf } from "../base/names-of.ts";
import type { FigurePath } from "../document/identities.ts";
import type { PayApplication, SheetFigureName, SheetRow } from "../document/pay-application.ts";
import { SHEET_ORDER } from "../kinds/pay-application/sheet-fields.ts";
import { SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";
import type { Sourced } from "../document/sourced.ts";
import type { CellName } from "../finding/comparison.ts";

/** A single place of the document that prints an amount or leaves it blank. */
export interface Cell {
  /** Unique, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly path: string;
  readonly printed: Money | null;
  readonly name: CellName;
}

/** A printed amount, or the exact sum of several. */
interface Amount {
  readonly value: Money;
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** A figure of the form: one cell, or all that a sum is made of. The cells are made when they are asked for. */
interface Figure {
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
  return under("lines", namesOf(SUMMARY_FIELDS), (name) =>
    figureOf([lines[name]], () => [cell(`lines.${name}`, lines[name], { line: name })]),
  );
}

function totalFigures({ sheet }: PayApplication): FiguresUnder<"sheet.totals"> {
  return under("sheet.totals", SHEET_ORDER, (column) => {
    const figure = sheet?.totals?.[column] ?? null;
    return figureOf([figure], () => [cell(`sheet.totals.${column}`, figure, { total: column })]);
  });
}

function rowFigures({ sheet }: PayApplication): FiguresUnder<"sheet.rows"> {
  const rows = sheet?.rows ?? [];
  return under("sheet.rows", SHEET_ORDER, (name) =>
    figureOf(
      rows.map((row) => row.figures[name]),
      () => rows.map((row, rowIndex) => rowCell(row, rowIndex, name)),
    ),
  );
}

/** A figure for each name, by its path below a place. */
function under<Place extends string, Name extends string>(
  place: Place,
  names: readonly Name[],
  figureFor: (name: Name) => Figure,
): Readonly<Record<`${Place}.${Name}`, Figure>> {
  const named = names.map((name) => [`${place}.${name}`, figureFor(name)]);
  return Object.fromEntries(named) as Record<`${Place}.${Name}`, Figure>;
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
