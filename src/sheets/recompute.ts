import { exactSum } from "../wire/exact.ts";
import type { IdentityBody } from "../wire/proof-contract.ts";
import type { Formula } from "./cell.ts";
import type { Figures } from "./figures.ts";
import { sumsOf, type Sum } from "./sums.ts";

/**
 * What the other printed figures give, as a formula over their cells. Null where the check was not tested or is no sum,
 * and where the cells do not come to exactly what the engine compared with: a formula never tells another story.
 */
export function recomputed(check: IdentityBody, figures: Figures): Formula | null {
  const { name, expected } = check;
  if (expected === null) return null;
  for (const sum of sumsOf(name)) {
    if (!sum.every(({ figure }) => check.figures.includes(figure))) continue;
    const formula = formulaOf(sum, figures);
    if (formula?.value === expected) return formula;
  }
  return null;
}

/** The sum over the cells of the figures that are printed; null where none is. */
function formulaOf(sum: Sum, figures: Figures): Formula | null {
  const known = sum.flatMap(({ sign, figure }) => {
    // A table by itself stands for its amounts.
    const cells = figures.get(figure) ?? figures.get(`${figure}.amount`);
    return cells === undefined ? [] : [{ sign, ...cells }];
  });
  if (known.length === 0) return null;
  const formula = known
    .map(({ sign, formula }, index) => `${sign === -1 ? "-" : index === 0 ? "" : "+"}${formula}`)
    .join("");
  return { formula, value: exactSum(known.map(({ sign, value }) => sign * value)) };
}

/** What is printed less what was recomputed, to the cent; null where cents do not hold the difference. */
export function offBy(
  { printed, recomputed }: { readonly printed: string; readonly recomputed: string },
  difference: number | null,
): Formula | null {
  if (difference === null || !/^-?\d+(?:\.\d\d?)?$/.test(String(difference))) return null;
  return { formula: `ROUND(${printed}-${recomputed},2)`, value: difference };
}
