/** What is certain is 1; each nine of a probability adds a third: 0.9 is ⅓, 0.99 is ⅔. */
export function byNines(probability: number): number {
  return Math.max(0, Math.min(1, -Math.log10(Math.max(0.001, 1 - probability)) / 3));
}
