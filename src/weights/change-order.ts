import type { PackedOrderWeights } from "./order-weights.ts";
export const CHANGE_ORDER_WEIGHTS: PackedOrderWeights = {} as PackedOrderWeights;
export const CHANGE_ORDER_FACTORS: readonly number[] = [];
