import type { Candidates } from "../evidence/candidate.ts";
import { SLOTS, type SlotType } from "../evidence/slots.ts";
import { addScores, type SparseWeights } from "./weights.ts";

/** What speaks for each candidate in each slot, the last of a slot for "not printed". */
export type Scores = readonly (readonly number[])[];

/** Weighs all candidates of a paper for all slots of their type. */
export function scoresOf(candidates: Candidates, weights: SparseWeights): Scores {
  const scores = SLOTS.map((): number[] => []);
  const own = new Float64Array(SLOTS.length);
  for (const { type, slots } of BY_TYPE)
    for (const candidate of candidates[type]) {
      own.fill(0);
      addScores(own, candidate, { weights, slots });
      for (const slot of slots) scores[slot]?.push(own[slot] ?? 0);
    }
  scores.forEach((own, slot) => own.push(weights.absent[slot] ?? 0));
  return scores;
}

/** The places of the slots of each type. */
const BY_TYPE: readonly { readonly type: SlotType; readonly slots: readonly number[] }[] = [
  ...new Set(SLOTS.map(({ type }) => type)),
].map((type) => ({ type, slots: SLOTS.flatMap((slot, at) => (slot.type === type ? [at] : [])) }));

/** Shares of all scores, which sum to one. */
export function sharesOf(scores: readonly number[]): readonly number[] {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  const parts = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const part of parts) sum += part;
  return parts.map((part) => part / sum);
}
