import type { WaiverCandidates } from "../evidence/lien-waiver/waiver-candidates.ts";
import { itemsOf, WAIVER_SLOTS, type WaiverSlot } from "../evidence/lien-waiver/waiver-slots.ts";
import type { TypeWeights } from "../evidence/lien-waiver/type-signs.ts";
import { LIEN_WAIVER_WEIGHTS } from "./lien-waiver.ts";
import { type Linear, weighAll } from "./linear.ts";
import { unpackedLinear } from "./order-weights.ts";
import { WAIVER_TYPE_SIGNS } from "./waiver-types.ts";

/** What each sign says in each slot of a lien waiver. */
export type WaiverWeights = Readonly<Record<WaiverSlot, Linear>>;

/** What weighs the candidates of a lien waiver, and the signs of its type. */
export interface WaiverWeighing {
  readonly slots: WaiverWeights;
  readonly types: TypeWeights;
}

/** What speaks for each item of each slot of a lien waiver. */
export type WaiverScores = Readonly<Record<WaiverSlot, readonly number[]>>;

/** Weighs all candidates of a paper for all slots. */
export function waiverScores(candidates: WaiverCandidates, weights: WaiverWeights): WaiverScores {
  return byWaiverSlot((slot) => weighAll(weights[slot], itemsOf(slot, candidates)));
}

let shipped: WaiverWeighing | null = null;

/** The fitted numbers that are shipped; they are unpacked when the first waiver is read. */
export function shippedWaiverWeighing(): WaiverWeighing {
  shipped ??= {
    slots: byWaiverSlot((slot) => unpackedLinear(LIEN_WAIVER_WEIGHTS[slot])),
    types: WAIVER_TYPE_SIGNS,
  };
  return shipped;
}

/** A record with something for each slot. */
export function byWaiverSlot<Some>(
  of: (slot: WaiverSlot) => Some,
): Readonly<Record<WaiverSlot, Some>> {
  const entries = WAIVER_SLOTS.map((slot) => [slot, of(slot)] as const);
  return Object.fromEntries(entries) as Record<WaiverSlot, Some>;
}
