import { Money } from "../base/money.ts";
import {
  PAY_APPLICATION_IDENTITIES,
  ROW_BALANCE,
  ROW_TOTAL,
  type FigurePath,
  type Identity,
  type Term,
} from "../document/identities.ts";
import type { PayApplication, SheetFigureName } from "../document/pay-application.ts";
import { amountsOf, type Amounts } from "./amounts.ts";
import { cellsOf, type Cell, type Cells } from "./cells.ts";
import { isRounding, type Rounding } from "./rounding.ts";

/** A cell with the sign it has in a sum that should be zero. */
export interface SignedCell {
  readonly sign: 1 | -1;
  readonly cell: Cell;
}

/** A sum of single cells that should be zero, and what it is. */
export interface Side {
  readonly cells: ReadonlyMap<string, SignedCell>;
  readonly residual: Money;
}

/** An identity over single cells. It holds when one of its sides does; most have one. */
export type Equation = readonly [Side, ...Side[]];

/** Every identity of the form that the document prints all figures of, in single cells. */
export function equationsOf(document: PayApplication): readonly Equation[] {
  const amounts = amountsOf(document);
  const cells = cellsOf(document);
  const ofForm = PAY_APPLICATION_IDENTITIES.flatMap((identity) =>
    formEquation(identity, amounts, cells),
  );
  const ofRows = (document.sheet?.rows ?? []).flatMap((row, rowIndex) => [
    ...rowEquation(ROW_TOTAL, rowIndex, cells),
    ...(row.figures.scheduledValue === null ? [] : rowEquation(ROW_BALANCE, rowIndex, cells)),
  ]);
  return [...ofForm, ...ofRows];
}

/** Whether a sum is zero, or so near that rounding explains it. */
export function holds(residual: Money, side: Side, rounding: Rounding): boolean {
  return residual.isZero() || isRounding(residual, side.cells.size, rounding);
}

function formEquation(
  { printed, expected, otherwise, onlyWithout }: Identity<FigurePath>,
  amounts: Amounts,
  cells: Cells,
): readonly Equation[] {
  const isPrinted = ({ figure }: { readonly figure: FigurePath }): boolean =>
    amounts[figure] !== null;
  if (onlyWithout.some((figure) => isPrinted({ figure }))) return [];
  const sideWith = (terms: readonly Term<FigurePath>[]): Side => {
    const all = [{ sign: -1, figure: printed } as const, ...terms];
    return sideOf(
      all.flatMap(({ sign, figure }) => (cells.get(figure) ?? []).map((cell) => ({ sign, cell }))),
    );
  };
  if (!isPrinted({ figure: printed }) || !expected.every(isPrinted)) return [];
  const first = sideWith(expected);
  const hasOther = otherwise !== null && otherwise.every(isPrinted);
  return [hasOther ? [first, sideWith(otherwise)] : [first]];
}

function rowEquation(
  { printed, expected }: Identity<SheetFigureName>,
  rowIndex: number,
  cells: Cells,
): readonly Equation[] {
  const signed = [{ sign: -1, figure: printed } as const, ...expected].flatMap(
    ({ sign, figure }): readonly SignedCell[] => {
      const cell = cells.get(`sheet.rows.${figure}`)?.[rowIndex];
      return cell === undefined ? [] : [{ sign, cell }];
    },
  );
  const [left, ...right] = signed.map(({ cell }) => cell.printed);
  const isTestable = left !== null && right.some((amount) => amount !== null);
  return isTestable ? [[sideOf(signed)]] : [];
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
