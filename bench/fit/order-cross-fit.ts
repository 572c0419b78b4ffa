import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  itemsOf,
  ORDER_SLOTS,
  type OrderSlot,
} from "../../src/evidence/change-order/order-slots.ts";
import type { OrderScores } from "../../src/solve/change-order/order-values.ts";
import { type Linear, weigh } from "../../src/weights/linear.ts";
import { fitLinear, type Question } from "./fit-linear.ts";
import { ORDER_FOLDS, orderFold, originOf } from "./order-folds.ts";
import { type OrderExample, orderExamples } from "./order-examples.ts";
import { RANDOM } from "./order-papers.ts";
import { CACHE } from "./page-cache.ts";

/** What a paper composed at random counts beside one of the sets. */
const RANDOM_SHARE = Number(process.env["FIT_RANDOM_SHARE"] ?? 0.3);

/** The question that a slot asks of a document; null where the truth does not say. */
export function questionOf(slot: OrderSlot, example: OrderExample): Question | null {
  const right = example.right[slot];
  if (right === null) return null;
  const all = itemsOf(slot, example.training);
  const isDeduction = slot === "isDeduction";
  const asked = isDeduction ? changePlaces(example) : [...all.keys()];
  return {
    items: asked.flatMap((place) => all[place] ?? []),
    right: new Set(asked.flatMap((place, index) => (right.has(place) ? [index] : []))),
    asks: isDeduction ? "each" : "one",
    origin: originOf(example),
    by: example.truth.file.set === RANDOM ? RANDOM_SHARE : 1,
  };
}

/** Whether a figure deducts is asked of those that are the change. */
function changePlaces({ right, training }: OrderExample): readonly number[] {
  return [...(right.change ?? [])].filter((place) => place < training.money.length);
}

/** Weights of all slots, fitted to some documents. */
export function fitOrderWeights(examples: readonly OrderExample[]): Record<OrderSlot, Linear> {
  const fitted = ORDER_SLOTS.map((slot) => {
    const questions = examples.flatMap((example) => questionOf(slot, example) ?? []);
    return [slot, fitLinear(questions)] as const;
  });
  return Object.fromEntries(fitted) as Record<OrderSlot, Linear>;
}

/** What weights say of all items of a document's slots. */
export function orderScores(
  { reading }: OrderExample,
  weights: Readonly<Record<OrderSlot, Linear>>,
): OrderScores {
  const scores = ORDER_SLOTS.map((slot) => [
    slot,
    itemsOf(slot, reading).map((item) => Math.round(weigh(weights[slot], item) * 1e4) / 1e4),
  ]);
  return Object.fromEntries(scores) as OrderScores;
}

/** Fits weights once for each fold, and keeps what they say of the documents that they never saw. */
function main(): void {
  const started = performance.now();
  const all = orderExamples();
  const passed = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log(`${all.length} documents, ${passed()}`);
  const kept: [string, OrderScores][] = [];
  for (let fold = 0; fold < ORDER_FOLDS; fold += 1) {
    const weights = fitOrderWeights(all.filter((example) => orderFold(example) !== fold));
    for (const example of all)
      if (orderFold(example) === fold)
        kept.push([example.truth.file.pdf, orderScores(example, weights)]);
    console.log(`fold ${fold} ${passed()}`);
  }
  const file = join(CACHE, `orders-held-out${process.env["FIT_NAME"] ?? ""}.json`);
  writeFileSync(file, JSON.stringify(kept));
}

if (process.argv[1]?.includes("cross-fit") === true) main();
