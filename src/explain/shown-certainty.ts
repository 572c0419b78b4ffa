/** A probability with two digits, never rounded up: what is nearly certain is not shown as 1. */
export function shownCertainty(probability: number): string {
  return (Math.floor(100 * probability + 1e-9) / 100).toFixed(2);
}
