import { type Candidate, RELATIONS, SIGNS } from "../evidence/candidates.ts";
import { SLOTS } from "../evidence/slots.ts";

/** What is weighed of a relation's phrases: the slot's own fit, its lead over other slots, a rival's fit, an exact fit. */
const FIT_SIGNS = 4;
export const FITS: number = RELATIONS.length * FIT_SIGNS;

/** Fitted numbers. Each slot has its own for signs and words; those for phrases are shared by a type and corrected by slot. */
export interface Weights {
  /** `SIGNS` numbers for each slot. */
  readonly signs: Float32Array;
  /** `FITS` numbers for each type, then for each slot. */
  readonly fits: Float32Array;
  /** What speaks for "not printed", by slot. */
  readonly absent: Float32Array;
}

const TYPES = ["money", "percent", "date", "identifier"] as const;

/** Where the shared numbers of a slot's type begin. */
export function sharedFits(slot: number): number {
  return TYPES.indexOf(SLOTS[slot]?.type ?? "money") * FITS;
}

/** Where the slot's own corrections begin. */
export function ownFits(slot: number): number {
  return (TYPES.length + slot) * FITS;
}

/** Weights of which none says anything yet. */
export function noWeights(): Weights {
  return {
    signs: new Float32Array(SLOTS.length * SIGNS),
    fits: new Float32Array((TYPES.length + SLOTS.length) * FITS),
    absent: new Float32Array(SLOTS.length),
  };
}

/** The signs of a candidate's phrases for one slot. */
export function fitSigns({ fits }: Candidate, slot: number, into: Float32Array): void {
  fits.forEach((fit, relation) => {
    const at = relation * FIT_SIGNS;
    let own = 0;
    let rival = 0;
    if (fit !== null) {
      own = fit[slot] ?? 0;
      for (let other = 0; other < fit.length; other += 1)
        if (other !== slot) rival = Math.max(rival, fit[other] ?? 0);
    }
    into[at] = own;
    into[at + 1] = Math.max(0, own - rival);
    into[at + 2] = own === 0 ? rival : 0;
    into[at + 3] = own > 0.95 ? 1 : 0;
  });
}

/** What speaks for a candidate in a slot: the sum of its weighted signs. */
export function scoreOf(
  weights: Weights,
  slot: number,
  candidate: Candidate,
  phrases: Float32Array,
): number {
  const { at, by } = candidate;
  const base = slot * SIGNS;
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (weights.signs[base + (at[index] ?? 0)] ?? 0) * (by[index] ?? 0);
  const [shared, own] = [sharedFits(slot), ownFits(slot)];
  for (let index = 0; index < FITS; index += 1) {
    const value = phrases[index] ?? 0;
    if (value !== 0)
      score += value * ((weights.fits[shared + index] ?? 0) + (weights.fits[own + index] ?? 0));
  }
  return score;
}
