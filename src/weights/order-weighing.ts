import {
  isOrderSigns,
  type OrderCandidates,
  type OrderPaper,
} from "../evidence/change-order/order-candidates.ts";
import { CHANGE_ORDER_FACTORS, CHANGE_ORDER_WEIGHTS } from "./change-order.ts";
import { type Linear, weigh } from "./linear.ts";
import { ORDER_SIGNS, ORDER_WORDS } from "./order-kind.ts";
import {
  orderScores,
  type OrderScores,
  unpackedLinear,
  unpackedOrderWeights,
} from "./order-weights.ts";

/** What weighs the candidates of a change order, and its change with the sums around it. */
export interface OrderWeighing {
  readonly scoresOf: (candidates: OrderCandidates) => OrderScores;
  readonly factors: Float32Array;
  /** What each word says for a change order. */
  readonly words: Linear;
  /** What each named sign says for one. */
  readonly signs: Readonly<Record<string, number>>;
}

let shipped: OrderWeighing | null = null;

/** The fitted numbers that are shipped; they are unpacked when the first paper is read. */
export function shippedOrderWeighing(): OrderWeighing {
  if (shipped !== null) return shipped;
  const weights = unpackedOrderWeights(CHANGE_ORDER_WEIGHTS);
  shipped = {
    scoresOf: (candidates) => orderScores(candidates, weights),
    factors: Float32Array.from(CHANGE_ORDER_FACTORS),
    words: unpackedLinear(ORDER_WORDS),
    signs: ORDER_SIGNS,
  };
  return shipped;
}

/** What all words of a paper say for a change order, as a logarithm of odds. */
export function orderOdds(own: OrderPaper, words: Linear): number {
  return weigh(words, isOrderSigns(own));
}
