/**
 * A few fitted numbers that turn how probable a choice is among what was weighed into how often such choices are right.
 * A choice that is more probable never becomes less so: neither `chosen` nor `rivals` is below zero.
 */
export interface Calibration {
  /** What the logarithm of the probability weighs. */
  readonly chosen: number;
  /** What the logarithm of all that speaks for rivals weighs. */
  readonly rivals: number;
  readonly shift: number;
  /** What is added where words were recognised in pictures. */
  readonly recognised: number;
}

/** Nothing is surer than this, and nothing less sure than its opposite. */
const SUREST = 1 - 1e-6;

/** The two logarithms of a probability that are weighed: of itself, and of what is left for rivals, turned about. */
export function logarithms(probability: number): readonly [chosen: number, rivals: number] {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, probability));
  return [Math.log(kept), -Math.log(1 - kept)];
}

/** How often a choice of this probability is right. */
export function calibrated(
  probability: number,
  { chosen, rivals, shift, recognised }: Calibration,
  isRecognised: boolean,
): number {
  const [own, others] = logarithms(probability);
  const score = chosen * own + rivals * others + shift + (isRecognised ? recognised : 0);
  return 1 / (1 + Math.exp(-score));
}
