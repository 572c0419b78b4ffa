import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packed } from "../../src/weights/packed.ts";
import { examples } from "./examples.ts";
import { factorsFor } from "./fit-factors.ts";
import { fitWeights } from "./fit-weights.ts";
import { keptHeldOut } from "./held-out.ts";

/**
 * Fits the weights that are shipped: those of single candidates to every document, those of the factors to what weights
 * said that had not seen a document's layout, which `cross-fit` keeps. Words are in them as hashes alone.
 */
const FILE = join("src", "weights", "pay-application.ts");

const all = examples();
const factors = factorsFor(all, keptHeldOut(all)).weights;
const weights = packed(fitWeights(all));
const counts = new Map<string, number>();
for (const { truth } of all) counts.set(truth.file.set, (counts.get(truth.file.set) ?? 0) + 1);
const fittedOn = [...counts].map(([set, documents]) => `${set}: ${documents}`).join(", ");
const rounded = [...factors].map((factor) => Number(factor.toFixed(3)));
writeFileSync(
  FILE,
  `import type { PackedWeights } from "./packed.ts";

// Written by bench/fit/fit.ts, which fitted it to ${all.length} documents (${fittedOn}).

/** What speaks for a candidate of a pay application in a slot. */
export const PAY_APPLICATION_WEIGHTS: PackedWeights = ${JSON.stringify(weights, null, 2)};

/** What speaks for a choice as a whole, in the order of the factors. */
export const PAY_APPLICATION_FACTORS: readonly number[] = ${JSON.stringify(rounded)};
`,
);
const bytes = Object.values(weights).reduce((sum, part) => sum + part.length, 0);
console.log(`${FILE}: ${Math.round(bytes / 1024)} KB, fitted on ${fittedOn}`);
