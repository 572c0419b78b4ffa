/** A choice that was judged by numbers that never saw its layout. */
export interface JudgedShare {
  readonly share: number;
  readonly isRight: boolean;
}

/** A wrong value costs as much as so many that are missing. */
const WRONG_COSTS = 1;

/** Shares at which so many values fewer are gained are as good: the lowest is taken. */
const AS_GOOD = 2;

/** The share from which on a choice is worth telling, wrong ones counted; rounded down to a hundredth. */
export function leastShare(judged: readonly JudgedShare[]): number {
  let [gain, most, found] = [0, 0, 1];
  for (const { isRight, share } of judged.toSorted((a, b) => b.share - a.share)) {
    gain += isRight ? 1 : -WRONG_COSTS;
    most = Math.max(most, gain);
    if (gain >= most - AS_GOOD) found = share;
  }
  return Math.floor(found * 100) / 100;
}
