import {
  ASKED_EACH,
  itemsOf,
  type OrderSlot,
} from "../../src/evidence/change-order/order-slots.ts";
import type { Weighable } from "../../src/weights/linear.ts";
import { fitLinear, type Question } from "./fit-linear.ts";
import type { OrderExample } from "./order-examples.ts";
import { originOf } from "./order-folds.ts";
import { shareOf } from "./order-shares.ts";
import { bySlot, type OrderWeights } from "../../src/weights/order-weights.ts";

/** Weights of all slots, fitted to some documents. */
export function fitOrderWeights(examples: readonly OrderExample[]): OrderWeights {
  return bySlot((slot) =>
    fitLinear(examples.flatMap((example) => questionOf(slot, example) ?? [])),
  );
}

/** The question that a slot asks of a document; null where the truth does not say. */
export function questionOf(slot: OrderSlot, example: OrderExample): Question | null {
  const right = example.right[slot];
  if (right === null) return null;
  const all = itemsOf(slot, example.training);
  const isDeduction = slot === "isDeduction";
  const asked = isDeduction ? changePlaces(example) : [...all.keys()];
  return {
    items: asked.flatMap((place) => {
      const item = all[place];
      return item === undefined ? [] : [flat(item)];
    }),
    right: new Set(asked.flatMap((place, index) => (right.has(place) ? [index] : []))),
    asks: ASKED_EACH.has(slot) ? "each" : "one",
    origin: originOf(example),
    by: shareOf(example),
  };
}

/** An item with the signs that it shares. */
function flat({ at, by, also }: Weighable): Weighable {
  if (also === undefined) return { at, by };
  return {
    at: Uint32Array.from([...at, ...also.at]),
    by: Float32Array.from([...by, ...also.by]),
  };
}

/** Whether a figure deducts is asked of those that are the change. */
function changePlaces({ right, training }: OrderExample): readonly number[] {
  return [...(right.change ?? [])].filter((place) => place < training.money.length);
}
