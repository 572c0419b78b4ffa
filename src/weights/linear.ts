import { SIGNS } from "../evidence/hash.ts";

/** What each sign says in one question: a number for each place of a sign. */
export type Linear = Float32Array;

/** What is weighed: places of signs, and how far each holds. */
export interface Weighable {
  readonly at: Uint32Array;
  readonly by: Float32Array;
}

/** Weights of which none says anything yet. */
export function noLinear(): Linear {
  return new Float32Array(SIGNS);
}

/** The sum of the weighted signs. */
export function weigh(weights: Linear, { at, by }: Weighable): number {
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (weights[at[index] ?? 0] ?? 0) * (by[index] ?? 0);
  return score;
}
