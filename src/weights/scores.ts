import type { Candidates } from "../evidence/candidate.ts";
import { SLOTS, type SlotType } from "../evidence/slots.ts";
import { scoresIn, type Weights } from "./weights.ts";

/** What speaks for each candidate in each slot, the last of a slot for "not printed". */
export type Scores = readonly (readonly number[])[];

/** Weighs all candidates of a paper for all slots of their type. */
export function scoresOf(candidates: Candidates, weights: Weights): Scores {
  const scores = SLOTS.map((): number[] => []);
  for (const { type, slots } of BY_TYPE)
    for (const candidate of candidates[type]) {
      const own = scoresIn(slots, weights, candidate);
      for (let at = 0; at < own.length; at += 1) scores[slots[at] ?? 0]?.push(own[at] ?? 0);
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
