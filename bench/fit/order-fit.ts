import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { fitOrderWeights } from "./fit-order-weights.ts";
import { orderExamples } from "./order-examples.ts";
import { changeFactorsFor } from "./order-factors.ts";
import { sharpened, sharpnessFor } from "./order-sharpness.ts";
import { keptHeldOutOrders } from "./order-held-out.ts";
import { withoutSlight } from "./fit-linear.ts";
import { bySlot, packedOrderWeights } from "../../src/weights/order-weights.ts";

/**
 * Fits the weights of change orders that are shipped: those of single candidates to every document, those of the factors
 * to what weights said that had not seen a document's layout, which `order-cross-fit` keeps. Words are in them as hashes.
 */
const FILE = join("src", "weights", "change-order.ts");

const all = orderExamples();
const heldOut = keptHeldOutOrders(all);
const sharpness = sharpnessFor(heldOut);
const [factors = new Float32Array()] = changeFactorsFor(
  heldOut.map(([example, scores]) => [example, sharpened(scores, sharpness)]),
  [() => true],
);
const fitted = fitOrderWeights(all);
const weights = packedOrderWeights(
  bySlot((slot) => withoutSlight(fitted[slot].map((weight) => weight * sharpness[slot]))),
);
const counts = new Map<string, number>();
for (const { truth } of all) {
  const name = truth.isMisprinted ? "misprinted" : truth.file.set;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
const fittedOn = [...counts].map(([set, documents]) => `${set}: ${documents}`).join(", ");
const rounded = [...factors].map((factor) => Number(factor.toFixed(2)));
const text = `import type { PackedOrderWeights } from "./order-weights.ts";

// Written by bench/fit/order-fit.ts, which fitted it to ${all.length} documents (${fittedOn}).

/** What each sign says in each slot of a change order. */
export const CHANGE_ORDER_WEIGHTS: PackedOrderWeights = ${JSON.stringify(weights, null, 2)};

/** What speaks for a choice of the change and of the contract sums around it, in the order of the factors. */
export const CHANGE_ORDER_FACTORS: readonly number[] = ${JSON.stringify(rounded)};
`;
writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));
const sizes = Object.entries(weights).map(([slot, text]) => `${slot} ${text.length >> 10}`);
console.log(`${FILE}: KB ${sizes.join(", ")}; fitted on ${fittedOn}`);
