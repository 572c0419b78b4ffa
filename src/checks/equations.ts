import { Money } from "../base/money.ts";
import {
  PAY_APPLICATION_IDENTITIES,
  ROW_BALANCE,
  ROW_TOTAL,
  type FigurePath,
  type Identity,
  type Term,
} from "../document/identities.ts";
import type { PayApplication, SheetFigureName, SheetRow } from "../document/pay-application.ts";
import { figuresOf, rowCell, type Cell, type Figures } from "./cells.ts";
import { isRounding, type Rounding } from "./rounding.ts";

/** A cell with the sign it has in a sum that should be zero. */
interface SignedCell {
  readonly sign: 1 | -1;
  readonly cell: Cell;
}

/** A sum of single cells that should be zero, and what it is. */
interface Side {
  /** By the path of the cell. */
  readonly cells: ReadonlyMap<string, SignedCell>;
  readonly residual: Money;
}

/** An identity over single cells. It holds when one of its sides does; most have one. */
export type Equation = readonly [Side, ...Side[]];

/** Every identity of the form that the document prints all figures of, in single cells. */
export function equationsOf(document: PayApplication): readonly Equation[] {
  const figures = figuresOf(document);
  const ofForm = PAY_APPLICATION_IDENTITIES.flatMap((identity) => formEquation(identity, figures));
  const ofRows = (document.sheet?.rows ?? []).flatMap((row, rowIndex) => [
    ...rowEquation(ROW_TOTAL, row, rowIndex),
    ...(row.figures.scheduledValue === null ? [] : rowEquation(ROW_BALANCE, row, rowIndex)),
  ]);
  return [...ofForm, ...ofRows];
}

/** Whether a sum is zero, or so near that rounding explains it. */
export function isSettled(residual: Money, { cells }: Side, rounding: Rounding): boolean {
  return residual.isZero() || isRounding(residual, cells.size, rounding);
}

/** Whether one of an equation's sides is settled. */
export function isHolding(equation: Equation, rounding: Rounding): boolean {
  return equation.some((side) => isSettled(side.residual, side, rounding));
}

function formEquation(
  { printed, expected, otherwise, onlyWithout }: Identity<FigurePath>,
  figures: Figures,
): readonly Equation[] {
  const isPrinted = (figure: FigurePath): boolean => figures[figure].amount !== null;
  const areAllPrinted = (terms: readonly Term<FigurePath>[]): boolean =>
    terms.every(({ figure }) => isPrinted(figure));
  const sideWith = (terms: readonly Term<FigurePath>[]): Side => {
    const signed = [{ sign: -1, figure: printed } as const, ...terms];
    return sideOf(
      signed.flatMap(({ sign, figure }) => figures[figure].cells().map((cell) => ({ sign, cell }))),
    );
  };
  if (onlyWithout.some(isPrinted)) return [];
  if (!isPrinted(printed) || !areAllPrinted(expected)) return [];
  const hasOther = otherwise !== null && areAllPrinted(otherwise);
  return [hasOther ? [sideWith(expected), sideWith(otherwise)] : [sideWith(expected)]];
}

function rowEquation(
  { printed, expected }: Identity<SheetFigureName>,
  row: SheetRow,
  rowIndex: number,
): readonly Equation[] {
  const { figures } = row;
  const isTestable = expected.some(({ figure }) => figures[figure] !== null);
  if (figures[printed] === null || !isTestable) return [];
  const signed = [{ sign: -1, figure: printed } as const, ...expected];
  return [
    [sideOf(signed.map(({ sign, figure }) => ({ sign, cell: rowCell(row, rowIndex, figure) })))],
  ];
}

function sideOf(signed: readonly SignedCell[]): Side {
  const amounts = signed.map(({ sign, cell: { printed } }) => {
    const amount = printed ?? Money.zero;
    return sign === 1 ? amount : amount.negated();
  });
  return {
    cells: new Map(signed.map((signedCell) => [signedCell.cell.path, signedCell])),
    residual: Money.sum(amounts),
  };
}
