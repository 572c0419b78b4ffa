import type { OrderCandidates } from "../evidence/change-order/order-candidates.ts";
import { itemsOf, ORDER_SLOTS, type OrderSlot } from "../evidence/change-order/order-slots.ts";
import { type Linear, noLinear, weighAll } from "./linear.ts";
import { packedPart, unpackPart } from "./packed.ts";

/** So many steps of a weight make one. */
const STEPS = 16;

/** What each sign says in each slot of a change order. */
export type OrderWeights = Readonly<Record<OrderSlot, Linear>>;

/** The same as text. */
export type PackedOrderWeights = Readonly<Record<OrderSlot, string>>;

/** Weights as they are kept in a file. */
export function packedOrderWeights(weights: OrderWeights): PackedOrderWeights {
  return bySlot((slot) => packedLinear(weights[slot]));
}

/** Weights from a file. */
export function unpackedOrderWeights(kept: PackedOrderWeights): OrderWeights {
  return bySlot((slot) => unpackedLinear(kept[slot]));
}

/** The weights of one question as they are kept in a file. */
export function packedLinear(weights: Linear): string {
  return packedPart(weights, STEPS);
}

/** The weights of one question from a file. */
export function unpackedLinear(kept: string): Linear {
  const weights = noLinear();
  unpackPart(kept, STEPS, (at, weight) => (weights[at] = weight));
  return weights;
}

/** A record with something for each slot. */
export function bySlot<Some>(of: (slot: OrderSlot) => Some): Readonly<Record<OrderSlot, Some>> {
  const entries = ORDER_SLOTS.map((slot) => [slot, of(slot)] as const);
  return Object.fromEntries(entries) as Record<OrderSlot, Some>;
}

/** What speaks for each item of each slot of a change order. */
export type OrderScores = Readonly<Record<OrderSlot, readonly number[]>>;

/** Weighs all candidates of a paper for all slots. */
export function orderScores(candidates: OrderCandidates, weights: OrderWeights): OrderScores {
  return bySlot((slot) => weighAll(weights[slot], itemsOf(slot, candidates)));
}
