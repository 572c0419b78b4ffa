import { observeHeldOut } from "./observe-held-out.ts";
import { orderExamples } from "./order-examples.ts";
import { heldOutWeighings } from "./order-weighings.ts";

/** Observes change orders for `npm run calibrate`. */
const all = orderExamples();
const weighings = heldOutWeighings(all);

await observeHeldOut("CHANGE_ORDER", all, (example) => {
  const orderWeighing = weighings.get(example);
  return orderWeighing === undefined ? null : { orderWeighing };
});
