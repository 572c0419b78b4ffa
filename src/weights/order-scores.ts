import type { OrderCandidates } from "../evidence/change-order/order-candidates.ts";
import { itemsOf, type OrderSlot } from "../evidence/change-order/order-slots.ts";
import { weighAll } from "./linear.ts";
import { bySlot, type OrderWeights } from "./order-weights.ts";

/** What speaks for each item of each slot of a change order. */
export type OrderScores = Readonly<Record<OrderSlot, readonly number[]>>;

/** Weighs all candidates of a paper for all slots. */
export function orderScores(candidates: OrderCandidates, weights: OrderWeights): OrderScores {
  return bySlot((slot) => weighAll(weights[slot], itemsOf(slot, candidates)));
}
