import { candidatesFor, ORDER_SLOTS } from "../../src/evidence/change-order/order-slots.ts";
import { orderExamples } from "./order-examples.ts";
import { keptHeldOutOrders } from "./order-held-out.ts";

/** Prints what is weighed of some documents: `order-look.js SLOT NAME …`. */
const [slot, ...names] = process.argv.slice(2);
const wanted = orderExamples(({ file: { name } }) => names.includes(name));
for (const [example, kept] of keptHeldOutOrders(wanted)) {
  const { truth, reading, right } = example;
  console.log(`== ${truth.file.name} ${truth.layout} ${JSON.stringify(truth.document)}`);
  for (const own of ORDER_SLOTS.filter((one) => one === slot)) {
    const scores = kept[own];
    const items = candidatesFor(own, reading);
    const places = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    for (const place of places.slice(0, 12)) {
      const item = items[place];
      const mark = right[own]?.has(place) === true ? "*" : " ";
      const text = item === undefined ? "(none)" : `${item.figure.printed} = ${item.cents}`;
      console.log(`${mark} ${(scores[place] ?? 0).toFixed(2)} l${item?.figure.line ?? ""} ${text}`);
    }
  }
}
