import { logistic } from "../../src/base/odds.ts";

/** One case: its sparse features by column, and what became of it. */
export interface Case {
  readonly features: readonly (readonly [column: number, value: number])[];
  readonly isRight: boolean;
}

/** What is known of a column before the fit. */
export interface Column {
  readonly name: string;
  /** A weight on the other side of zero is not taken: more evidence never lowers a probability. */
  readonly side: "for" | "against" | "either";
  /** How strongly it is drawn to zero. */
  readonly ridge: number;
}

const ROUNDS = 400;

/**
 * Fits a logistic regression with ridge and with weights that keep to their side of zero, by Newton steps of one
 * column after the other. The order is fixed and nothing is random: the same cases give the same numbers.
 */
export function fitLogistic(cases: readonly Case[], columns: readonly Column[]): readonly number[] {
  const weights = columns.map(() => 0);
  const byColumn: (readonly [caseIndex: number, value: number])[][] = columns.map(() => []);
  cases.forEach(({ features }, index) => {
    for (const [column, value] of features) byColumn[column]?.push([index, value]);
  });
  const logOdds = cases.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    let largest = 0;
    columns.forEach(({ side, ridge }, column) => {
      const entries = byColumn[column] ?? [];
      const before = weights[column] ?? 0;
      let slope = -ridge * before;
      let curve = ridge + 1e-9;
      for (const [index, value] of entries) {
        const one = cases[index];
        if (one === undefined) continue;
        const probability = logistic(logOdds[index] ?? 0);
        slope += value * ((one.isRight ? 1 : 0) - probability);
        curve += value * value * Math.max(0.002, probability * (1 - probability));
      }
      const step = Math.max(-1, Math.min(1, slope / curve));
      const after = onSide(before + step, side);
      if (after === before) return;
      weights[column] = after;
      for (const [index, value] of entries)
        logOdds[index] = (logOdds[index] ?? 0) + (after - before) * value;
      largest = Math.max(largest, Math.abs(after - before));
    });
    if (largest < 1e-5) break;
  }
  return weights;
}

function onSide(weight: number, side: Column["side"]): number {
  if (side === "for") return Math.max(0, weight);
  return side === "against" ? Math.min(0, weight) : weight;
}
