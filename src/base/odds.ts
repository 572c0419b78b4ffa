/** Probability of log-odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** What speaks for and against something, by name: each about −1 to 1. */
export type NamedSigns = readonly (readonly [name: string, sign: number])[];

/** Those that hold, each as 1. */
export function held(signs: Readonly<Record<string, boolean>>): NamedSigns {
  const holding: (readonly [name: string, sign: number])[] = [];
  for (const name in signs) if (signs[name] === true) holding.push([name, 1]);
  return holding;
}

/** Log-odds of named signs, each by its weight; a sign without a weight says nothing. */
export function oddsOf(
  signs: ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): number {
  let odds = 0;
  for (const [name, sign] of signs) odds += sign * (weights[name] ?? 0);
  return odds;
}
