import type { Candidates } from "../evidence/candidate.ts";
import { SLOTS } from "../evidence/slots.ts";
import { scoreOf, type Weights } from "./weights.ts";

/** What speaks for each candidate in each slot, the last of a slot for "not printed". */
export type Scores = readonly (readonly number[])[];

/** Weighs all candidates of a paper for all slots. */
export function scoresOf(candidates: Candidates, weights: Weights): Scores {
  return SLOTS.map(({ type }, slot) => [
    ...candidates[type].map((candidate) => scoreOf(weights, slot, candidate)),
    weights.absent[slot] ?? 0,
  ]);
}

/** Shares of all scores, which sum to one. */
export function sharesOf(scores: readonly number[]): readonly number[] {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  const parts = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const part of parts) sum += part;
  return parts.map((part) => part / sum);
}
