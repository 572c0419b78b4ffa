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

/** The numbers of the signs that are not zero: most signs say something in a few slots, and more than half of them nothing. */
export interface SparseSigns {
  /** By sign: where its numbers begin; and behind the last sign, where they end. */
  readonly starts: Uint32Array;
  /** By number: its slot, and the number itself. */
  readonly slots: Uint8Array;
  readonly numbers: Float32Array;
}

/** Fitted numbers as papers are weighed by them: what says nothing is left out, so that the rest stays close together. */
export interface SparseWeights extends Pick<Weights, "fits" | "absent"> {
  readonly signs: SparseSigns;
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
  return { signs: new Float32Array(SLOTS.length * SIGNS), ...noFits() };
}

/** The same of phrases and of "not printed" alone. */
export function noFits(): Pick<Weights, "fits" | "absent"> {
  return {
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

/** Adds to the scores of a candidate, by slot, what speaks for it in some slots; what it says in others is left as it comes. */
export function addScores(
  scores: Float64Array,
  { at, by, fits }: Candidate,
  { weights, slots }: { readonly weights: SparseWeights; readonly slots: readonly number[] },
): void {
  const { starts, slots: slotOf, numbers } = weights.signs;
  for (let index = 0; index < at.length; index += 1) {
    const sign = at[index] ?? 0;
    const share = by[index] ?? 0;
    const end = starts[sign + 1] ?? 0;
    for (let one = starts[sign] ?? 0; one < end; one += 1) {
      const slot = slotOf[one] ?? 0;
      scores[slot] = (scores[slot] ?? 0) + (numbers[one] ?? 0) * share;
    }
  }
  for (let relation = 0; relation < fits.length; relation += 1) {
    const fit = fits[relation];
    if (fit === null || fit === undefined || fit.best === 0) continue;
    for (const slot of slots)
      scores[slot] = (scores[slot] ?? 0) + fitScore(weights.fits, slot, relation, fit);
  }
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
