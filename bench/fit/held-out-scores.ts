import { packed, unpacked } from "../../src/weights/packed.ts";
import { type Scores, scoresOf } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { type FitOptions, fitWeights } from "./fit-weights.ts";
import { FOLDS, foldOf } from "./folds.ts";

/** Fits weights once for each fold, as they would be shipped, and tells what they say of the layouts that they never saw. */
export function heldOutScores(
  all: readonly Example[],
  options?: FitOptions,
): ReadonlyMap<Example, Scores> {
  const scores = new Map<Example, Scores>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = ({ truth }: Example): boolean => foldOf(truth) === fold;
    if (!all.some(isHeldOut)) continue;
    const fitted = fitWeights(
      all.filter((one) => !isHeldOut(one)),
      options,
    );
    const weights = unpacked(packed(fitted));
    for (const example of all.filter(isHeldOut))
      scores.set(example, scoresOf(example.reading, weights));
  }
  return scores;
}
