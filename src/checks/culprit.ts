import type { Money } from "../base/money.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { CellName } from "../finding/comparison.ts";
import type { Cell } from "./cells.ts";
import { equationsOf, isHolding, isSettled, type Equation } from "./equations.ts";
import type { Rounding } from "./rounding.ts";

/** The one figure that all others speak against. A suggestion: the document stays as printed. */
export interface Culprit {
  /** Where it stands, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly figure: string;
  readonly printed: Money;
  /** What the figures around it say. */
  readonly suggested: Money;
  readonly cell: CellName;
}

/**
 * The figure whose change alone repairs all broken identities and breaks none that holds; null where
 * nothing is broken, no single figure does it, or more than one could. A blank cell that could be
 * the cause keeps printed ones from being accused.
 */
export function findCulprit(document: PayApplication, rounding: Rounding): Culprit | null {
  const equations = equationsOf(document);
  const broken = equations.filter((equation) => !isHolding(equation, rounding));
  const narrowest = broken.toSorted((one, other) => cellCount(one) - cellCount(other))[0];
  if (narrowest === undefined) return null;
  const repairs = suspectsOf(narrowest, equations)
    .filter(({ touched }) => broken.every((equation) => touched.includes(equation)))
    .flatMap(({ cell, touched }) =>
      changesOf(cell, narrowest)
        .filter((change) => touched.every((one) => isRepaired(one, cell, change, rounding)))
        .map((change) => ({ cell, change })),
    );
  const [repair, ...others] = repairs;
  if (repair === undefined || others.length > 0 || repair.cell.printed === null) return null;
  return accuse(repair.cell, repair.cell.printed, repair.change);
}

/** A cell that could be wrong, with every identity that would feel its change. */
interface Suspect {
  readonly cell: Cell;
  readonly touched: Equation[];
}

function suspectsOf(narrowest: Equation, equations: readonly Equation[]): readonly Suspect[] {
  const suspects = new Map<string, Suspect>();
  for (const { cells } of narrowest) {
    for (const [path, { cell }] of cells) suspects.set(path, { cell, touched: [] });
  }
  for (const equation of equations) {
    const paths = new Set(equation.flatMap(({ cells }) => [...cells.keys()]));
    for (const path of paths) suspects.get(path)?.touched.push(equation);
  }
  return [...suspects.values()];
}

/** What can be added to a cell to make one side of an equation zero; the same amount only once. */
function changesOf(cell: Cell, equation: Equation): readonly Money[] {
  const changes = new Map<string, Money>();
  for (const { cells, residual } of equation) {
    const signed = cells.get(cell.path);
    if (signed === undefined) continue;
    const change = signed.sign === 1 ? residual.negated() : residual;
    changes.set(change.key(), change);
  }
  return [...changes.values()];
}

function isRepaired(equation: Equation, cell: Cell, change: Money, rounding: Rounding): boolean {
  return equation.some((side) => {
    const sign = side.cells.get(cell.path)?.sign;
    if (sign === undefined) return isSettled(side.residual, side, rounding);
    const moved = sign === 1 ? side.residual.plus(change) : side.residual.minus(change);
    return isSettled(moved, side, rounding);
  });
}

function cellCount(equation: Equation): number {
  return equation.reduce((count, side) => count + side.cells.size, 0);
}

function accuse({ path, name }: Cell, printed: Money, change: Money): Culprit {
  return { figure: path, cell: name, printed, suggested: printed.plus(change) };
}
