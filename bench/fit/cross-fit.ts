import { type Scores, scoresOf } from "../../src/weights/scores.ts";
import { type Example, examples } from "./examples.ts";
import { fitWeights } from "./fit-weights.ts";
import { FOLDS, foldOf } from "./folds.ts";
import { keepHeldOut } from "./held-out.ts";

/** Fits weights once for each fold, and keeps what they say of the layouts that they never saw. */
const started = performance.now();
const all = examples();
console.log(`${all.length} documents, ${Math.round(performance.now() - started)} ms`);
const scores = new Map<Example, Scores>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitWeights(all.filter(({ truth }) => foldOf(truth.layout) !== fold));
  for (const example of all)
    if (foldOf(example.truth.layout) === fold)
      scores.set(example, scoresOf(example.reading, weights));
  console.log(`fold ${fold} ${Math.round(performance.now() - started)} ms`);
}
keepHeldOut(scores);
