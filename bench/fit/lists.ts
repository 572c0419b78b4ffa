import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillSlots } from "../../src/solve/fill-slots.ts";
import { listSigns } from "../../src/solve/order-list.ts";
import { examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { countsOf, fitSigns, misjudged, moduleOf, type SignCase } from "./fit-signs.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { isListRight } from "./judge.ts";

/**
 * Fits what tells a list of change orders from figures that only stand in a row: lists as weights chose them that never
 * saw their layout, by whether the truth lists the same.
 */
const FILE = join("src", "weights", "order-list.ts");

interface ListCase extends SignCase {
  readonly set: string;
}

const all = examples();
const scores = keptHeldOut(all);
const factors = factorsByFold(factorsFor(all, scores));
const cases = [...lists()];

console.log(`${cases.length} lists, ${cases.filter(({ isYes }) => isYes).length} of them right`);
const names = [...misjudged(cases)].map(
  ({ set, isYes }) => `${set}: ${isYes ? "a right list left out" : "a wrong list taken"}`,
);
for (const line of countsOf(names)) console.log(line);
writeFileSync(
  FILE,
  await moduleOf(`Written by bench/fit/lists.ts, which fitted it to ${cases.length} lists.`, {
    name: "LIST_SIGNS",
    says: "What each sign says for a list of change orders, as a logarithm of odds.",
    weights: fitSigns(cases),
  }),
);

function* lists(): Iterable<ListCase> {
  for (const example of all) {
    const { truth, reading } = example;
    const own = scores.get(example);
    const fold = factors[foldOf(truth) ?? -1];
    if (own === undefined || fold === undefined) continue;
    const { orders } = fillSlots(reading, own, fold);
    if (orders.orders.length === 0) continue;
    yield {
      layout: truth.layout,
      set: truth.file.set,
      signs: listSigns(orders),
      isYes: isListRight(orders.orders, truth),
    };
  }
}
process.exit(0);
