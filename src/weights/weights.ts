import { type Candidate, RELATIONS } from "../evidence/candidate.ts";
import { SIGNS } from "../evidence/hash.ts";
import type { Fits } from "../evidence/phrases.ts";
import { SLOTS } from "../evidence/slots.ts";

/** What is weighed of a relation's phrases: the slot's own fit, its lead over other slots, a rival's fit, an exact fit. */
const FIT_SIGNS = 4;
export const FITS: number = RELATIONS.length * FIT_SIGNS;

/** A phrase that covers more than this share of the words is all of them. */
const EXACT = 0.95;

/** Fitted numbers. Each slot has its own for signs and words; those for phrases are shared by a type and corrected by slot. */
export interface Weights {
  /** A number of each slot for each of the `SIGNS`: those of one sign stand side by side, as they are weighed. */
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
    into[at + 3] = own > EXACT ? 1 : 0;
  });
}

/** What speaks for a candidate in some slots: the sum of its weighted signs. */
export function scoresIn(
  slots: readonly number[],
  weights: Weights,
  { at, by, fits }: Candidate,
): Float64Array {
  const { signs } = weights;
  const scores = new Float64Array(slots.length);
  for (let index = 0; index < at.length; index += 1) {
    const row = (at[index] ?? 0) * SLOTS.length;
    const share = by[index] ?? 0;
    for (let own = 0; own < slots.length; own += 1)
      scores[own] = (scores[own] ?? 0) + (signs[row + (slots[own] ?? 0)] ?? 0) * share;
  }
  for (let relation = 0; relation < fits.length; relation += 1) {
    const fit = fits[relation];
    if (fit === null || fit === undefined || fit.best === 0) continue;
    for (let own = 0; own < slots.length; own += 1)
      scores[own] = (scores[own] ?? 0) + fitScore(weights.fits, slots[own] ?? 0, relation, fit);
  }
  return scores;
}

function fitScore(weights: Float32Array, slot: number, relation: number, fit: Fits): number {
  const one = sharedFits(slot) + relation * FIT_SIGNS;
  const two = ownFits(slot) + relation * FIT_SIGNS;
  const weight = (sign: number): number => (weights[one + sign] ?? 0) + (weights[two + sign] ?? 0);
  const own = fit.of[slot] ?? 0;
  const rival = fit.bestSlot === slot ? fit.second : fit.best;
  if (own === 0) return rival * weight(2);
  const lead = Math.max(0, own - rival);
  return own * weight(0) + lead * weight(1) + (own > EXACT ? weight(3) : 0);
}
