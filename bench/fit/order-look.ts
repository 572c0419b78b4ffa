import { readFileSync } from "node:fs";
import { join } from "node:path";
import { candidatesFor, ORDER_SLOTS } from "../../src/evidence/change-order/order-slots.ts";
import type { OrderScores } from "../../src/solve/change-order/order-values.ts";
import { orderExamples } from "./order-examples.ts";
import { CACHE } from "./page-cache.ts";

/** Prints what is weighed of some documents: `order-look.js SLOT NAME …`. */
const [slot, ...names] = process.argv.slice(2);
const file = join(CACHE, `orders-held-out${process.env["FIT_NAME"] ?? ""}.json`);
const kept = new Map(JSON.parse(readFileSync(file, "utf8")) as readonly [string, OrderScores][]);
for (const example of orderExamples(({ file: { name } }) => names.includes(name))) {
  const { truth, reading, right } = example;
  console.log(`== ${truth.file.name} ${truth.layout} ${JSON.stringify(truth.document)}`);
  for (const own of ORDER_SLOTS.filter((one) => one === slot)) {
    const scores = kept.get(truth.file.pdf)?.[own] ?? [];
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
