import { type Candidate, RELATIONS, SIGNS } from "../evidence/candidate.ts";
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
      own = fit.of[slot] ?? 0;
      rival = fit.bestSlot === slot ? fit.second : fit.best;
    }
    into[at] = own;
    into[at + 1] = Math.max(0, own - rival);
    into[at + 2] = own === 0 ? rival : 0;
    into[at + 3] = own > 0.95 ? 1 : 0;
  });
}

/** What speaks for a candidate in a slot: the sum of its weighted signs. */
export function scoreOf(
  { signs, fits: weights }: Weights,
  slot: number,
  candidate: Candidate,
): number {
  const { at, by, fits } = candidate;
  const base = slot * SIGNS;
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (signs[base + (at[index] ?? 0)] ?? 0) * (by[index] ?? 0);
  const [shared, own] = [sharedFits(slot), ownFits(slot)];
  for (let relation = 0; relation < fits.length; relation += 1) {
    const fit = fits[relation];
    if (fit === null || fit === undefined || fit.best === 0) continue;
    const value = fit.of[slot] ?? 0;
    const rival = fit.bestSlot === slot ? fit.second : fit.best;
    const [one, two] = [shared + relation * FIT_SIGNS, own + relation * FIT_SIGNS];
    if (value === 0) {
      score += rival * ((weights[one + 2] ?? 0) + (weights[two + 2] ?? 0));
      continue;
    }
    score += value * ((weights[one] ?? 0) + (weights[two] ?? 0));
    score += Math.max(0, value - rival) * ((weights[one + 1] ?? 0) + (weights[two + 1] ?? 0));
    if (value > 0.95) score += (weights[one + 3] ?? 0) + (weights[two + 3] ?? 0);
  }
  return score;
}
