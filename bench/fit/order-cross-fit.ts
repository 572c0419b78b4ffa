import { fitOrderWeights } from "./fit-order-weights.ts";
import { orderExamples } from "./order-examples.ts";
import { ORDER_FOLDS, orderFold } from "./order-folds.ts";
import { keepHeldOutOrders, type Scored } from "./order-held-out.ts";
import {
  orderScores,
  packedOrderWeights,
  unpackedOrderWeights,
} from "../../src/weights/order-weights.ts";

/** Fits weights once for each fold, as they would be shipped, and keeps what they say of the documents that they never saw. */
const started = performance.now();
const passed = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const all = orderExamples();
console.log(`${all.length} documents, ${passed()}`);
const scored: Scored[] = [];
for (let fold = 0; fold < ORDER_FOLDS; fold += 1) {
  const fitted = fitOrderWeights(all.filter((example) => orderFold(example) !== fold));
  const weights = unpackedOrderWeights(packedOrderWeights(fitted));
  for (const example of all)
    if (orderFold(example) === fold) scored.push([example, orderScores(example.reading, weights)]);
  console.log(`fold ${fold} ${passed()}`);
}
keepHeldOutOrders(scored);
