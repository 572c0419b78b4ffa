import { type PackedWeights, packed } from "../../src/weights/packed.ts";
import type { Scores } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { factorsFor } from "./fit-factors.ts";
import { type FitOptions, fitWeights } from "./fit-weights.ts";

/** All numbers with which pay applications are read. */
export interface FittedApplication {
  readonly weights: PackedWeights;
  readonly factors: readonly number[];
}

/**
 * Fits the weights of single candidates to every document; those of the factors to what weights say that never saw a document's layout.
 */
export function fitApplication(
  all: readonly Example[],
  heldOut: ReadonlyMap<Example, Scores>,
  options?: FitOptions,
): FittedApplication {
  const factors = factorsFor(all, heldOut);
  return {
    weights: packed(fitWeights(all, options)),
    factors: [...factors.weights].map((factor) => Number(factor.toFixed(3))),
  };
}
