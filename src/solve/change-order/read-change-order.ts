import { orderCandidates } from "../../evidence/change-order/order-candidates.ts";
import type { Page } from "../../page/page.ts";
import { cutPaper } from "../../paper/cut-paper.ts";
import { CHANGE_ORDER_FACTORS, CHANGE_ORDER_WEIGHTS } from "../../weights/change-order.ts";
import { orderScores } from "../../weights/order-scores.ts";
import { type OrderWeights, unpackedOrderWeights } from "../../weights/order-weights.ts";
import type { OrderValues } from "./order-value.ts";
import { orderValues } from "./order-values.ts";

let shipped: OrderWeights | null = null;

/** Reads pages as a change order with the weights that are shipped. */
export function readChangeOrder(pages: readonly Page[]): OrderValues {
  shipped ??= unpackedOrderWeights(CHANGE_ORDER_WEIGHTS);
  const candidates = orderCandidates(cutPaper(pages));
  const factors = Float32Array.from(CHANGE_ORDER_FACTORS);
  return orderValues(candidates, orderScores(candidates, shipped), factors);
}
