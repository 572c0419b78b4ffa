/** A case to fit to: named signs, and whether the answer is yes. */
export interface Case {
  readonly signs: ReadonlyMap<string, number>;
  readonly isYes: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** Passes over all cases; the error no longer falls in the third decimal after half of them. */
const STEPS = 3_000;

/** How fast weights move, and how strongly they are drawn to zero. */
const RATE = 0.5;
const RIDGE = 0.002;

/** Fits what each sign says for "yes" by logistic regression, the same for the same cases. */
export function fitLogistic(cases: readonly Case[]): ReadonlyMap<string, number> {
  const names = [...new Set(cases.flatMap(({ signs }) => [...signs.keys()]))].toSorted();
  const rows = cases.map(({ signs }) => names.map((name) => signs.get(name) ?? 0));
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    rows.forEach((row, index) => {
      const { isYes, weight } = cases[index] ?? { isYes: false, weight: 0 };
      const off = ((isYes ? 1 : 0) - chance(oddsOf(row, weights))) * (weight / total);
      row.forEach((sign, at) => (slope[at] = (slope[at] ?? 0) - off * sign));
    });
    slope.forEach((by, at) => (weights[at] = (weights[at] ?? 0) - RATE * 4 * by));
  }
  return new Map(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]));
}

function oddsOf(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
