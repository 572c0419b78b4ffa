import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { type Example, examples } from "./examples.ts";
import { extract } from "./extract.ts";
import { fitApplication, type FittedApplication } from "./fit-application.ts";
import { keepHeldOut } from "./held-out.ts";
import { heldOutScores } from "./held-out-scores.ts";

/**
 * Fits all that is shipped for pay applications, from the documents to the file: extracts what was not extracted yet,
 * fits, and writes. Words are in the file as hashes alone. `fit.js FILE` writes elsewhere.
 */
const FILE = process.argv[2] ?? join("src", "weights", "pay-application.ts");

const started = performance.now();

function say(text: string): void {
  console.log(`${Math.round((performance.now() - started) / 1000)} s: ${text}`);
}

function fittedOn(all: readonly Example[]): string {
  const counts = new Map<string, number>();
  for (const { truth } of all) counts.set(truth.file.set, (counts.get(truth.file.set) ?? 0) + 1);
  const sets = [...counts].map(([set, documents]) => `${set}: ${documents}`);
  return `${all.length} documents (${sets.join(", ")})`;
}

function fileOf({ weights, factors }: FittedApplication, documents: string): string {
  return `import type { PackedWeights } from "./packed.ts";

// Written by bench/fit/fit.ts, which fitted it to ${documents}.

/** What speaks for a candidate of a pay application in a slot. */
export const PAY_APPLICATION_WEIGHTS: PackedWeights = ${JSON.stringify(weights, null, 2)};

/** What speaks for a choice as a whole, in the order of the factors. */
export const PAY_APPLICATION_FACTORS: readonly number[] = ${JSON.stringify(factors)};
`;
}

await extract("text");
await extract("ocr");
say("extracted");
const all = examples();
const documents = fittedOn(all);
say(documents);
const heldOut = heldOutScores(all);
keepHeldOut(heldOut);
say("fitted without the layouts of each fold");
const text = fileOf(fitApplication(all, heldOut), documents);
const file = await format(text, { parser: "typescript", printWidth: 100 });
writeFileSync(FILE, file);
say(`${FILE}, ${Math.round(file.length / 1024)} KB`);
process.exit(0);
