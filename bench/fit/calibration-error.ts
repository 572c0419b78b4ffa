const BINS = 10;

/** The mean distance, over ten bins of what is said, from how often it is right. */
export function calibrationError(
  said: readonly (readonly [probability: number, isRight: boolean])[],
): string {
  let off = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = said.filter(([one]) => Math.min(BINS - 1, Math.floor(one * BINS)) === bin);
    const mean = own.reduce((sum, [one]) => sum + one, 0);
    off += Math.abs(mean - own.filter(([, isRight]) => isRight).length);
  }
  return (off / Math.max(1, said.length)).toFixed(3);
}
