import type { CostLine } from "../../document/change-order.ts";
import type { ColumnTotal, CostCell, CostColumn } from "./cost-column.ts";

/** An item that is listed more than once with the same figures. */
export interface RepeatedCost {
  readonly line: CostLine;
  /** Its first place in the breakdown, from 0. */
  readonly lineIndex: number;
  readonly times: number;
}

/** The lines that a total is made of, without the subtotals between. */
export function leavesOf(total: ColumnTotal, { totals }: CostColumn): readonly CostCell[] {
  const under = new Map(totals.map((one) => [one.cell, one]));
  const open: CostCell[] = [...total.parts];
  const leaves: CostCell[] = [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const subtotal = under.get(cell);
    under.delete(cell);
    if (subtotal === undefined) leaves.push(cell);
    else open.push(...subtotal.parts);
  }
  return leaves;
}

/** Items that count more than once: the same words, the same figures. */
export function repeatedIn(
  costs: readonly CostLine[],
  counted: ReadonlySet<number>,
): readonly RepeatedCost[] {
  const repeated = new Map<string, RepeatedCost>();
  for (const [lineIndex, line] of costs.entries()) {
    const key = counted.has(lineIndex) ? keyOf(line) : null;
    if (key === null) continue;
    const known = repeated.get(key) ?? { line, lineIndex, times: 0 };
    repeated.set(key, { ...known, times: known.times + 1 });
  }
  return [...repeated.values()].filter(({ times }) => times > 1);
}

/** What two lines of one item have in common; null where a line says too little to tell. */
function keyOf({ description, quantity, unit, unitPrice, amount }: CostLine): string | null {
  const words = description?.value ?? "";
  if (!/\p{L}{3}/u.test(words) || amount.value.isZero()) return null;
  const figures = [quantity, unitPrice, amount].map((figure) => figure?.value.key() ?? "");
  return [words.toLowerCase(), unit?.value ?? "", ...figures].join("\n");
}
