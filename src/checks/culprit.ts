import { Money } from "../base/money.ts";
import type { PayApplication } from "../document/pay-application.ts";
import { cellWords, type Cell } from "./cells.ts";
import { equationsOf, holds, type Equation, type Side } from "./equations.ts";
import type { Rounding } from "./rounding.ts";

/** The one figure that all others speak against. A suggestion: the document stays as printed. */
export interface Culprit {
  /** Where it stands, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly figure: string;
  readonly printed: Money;
  /** What the figures around it say. */
  readonly suggested: Money;
  /** A full sentence with both amounts. */
  readonly sentence: string;
}

/**
 * The figure whose change alone repairs all broken identities and breaks none that holds; null where
 * nothing is broken, no single figure does it, or more than one could. A blank cell that could be
 * the cause keeps printed ones from being accused.
 */
export function findCulprit(document: PayApplication, rounding: Rounding): Culprit | null {
  const equations = equationsOf(document);
  const broken = equations.filter(
    (equation) => !equation.some((side) => sideHolds(side, rounding)),
  );
  const narrowest = broken.toSorted((one, other) => cellCount(one) - cellCount(other))[0];
  if (narrowest === undefined) return null;
  const touching = equationsByCell(equations);
  const repairs = repairsOf(narrowest).filter((repair) => {
    const touched = touching.get(repair.cell.path) ?? [];
    const areAllTouched = broken.every((equation) => touched.includes(equation));
    return areAllTouched && touched.every((equation) => isRepaired(equation, repair, rounding));
  });
  const [repair, ...others] = repairs;
  if (repair === undefined || others.length > 0 || repair.cell.printed === null) return null;
  return accuse(
    repair.cell,
    repair.cell.printed,
    repair.cell.printed.plus(repair.change),
    document,
  );
}

interface Repair {
  readonly cell: Cell;
  /** What has to be added to the cell. */
  readonly change: Money;
}

/** Every change of one cell that makes one side of an equation zero; the same change only once. */
function repairsOf(equation: Equation): readonly Repair[] {
  const repairs = new Map<string, Repair>();
  for (const { cells, residual } of equation) {
    for (const { sign, cell } of cells.values()) {
      const change = sign === 1 ? residual.negated() : residual;
      repairs.set(`${cell.path} ${change.key()}`, { cell, change });
    }
  }
  return [...repairs.values()];
}

function isRepaired(equation: Equation, { cell, change }: Repair, rounding: Rounding): boolean {
  return equation.some((side) => {
    const sign = side.cells.get(cell.path)?.sign ?? 0;
    const moved = change.times(Money.of(String(sign)));
    return holds(side.residual.plus(moved), side, rounding);
  });
}

function sideHolds(side: Side, rounding: Rounding): boolean {
  return holds(side.residual, side, rounding);
}

function cellCount(equation: Equation): number {
  return equation.reduce((count, side) => count + side.cells.size, 0);
}

function equationsByCell(equations: readonly Equation[]): ReadonlyMap<string, readonly Equation[]> {
  const touching = new Map<string, Equation[]>();
  for (const equation of equations) {
    const paths = new Set(equation.flatMap(({ cells }) => [...cells.keys()]));
    for (const path of paths) {
      const known = touching.get(path);
      if (known === undefined) touching.set(path, [equation]);
      else known.push(equation);
    }
  }
  return touching;
}

function accuse(cell: Cell, printed: Money, suggested: Money, document: PayApplication): Culprit {
  const words = cellWords(cell, document);
  const sentence = `${words} is printed as ${printed.toString()}; all other figures say ${suggested.toString()}.`;
  return { figure: cell.path, printed, suggested, sentence };
}
