/** Probability of log-odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
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
