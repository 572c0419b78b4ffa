import type { ApplicationCalibration } from "../../src/solve/calibrate-read.ts";
import type { FactorWeights } from "../../src/solve/factors.ts";
import { type PackedWeights, packed } from "../../src/weights/packed.ts";
import type { Scores } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { calibrationFor } from "./fit-calibration.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { type FitOptions, fitWeights } from "./fit-weights.ts";
import { foldOf } from "./folds.ts";
import { type Read, readWith } from "./read-held-out.ts";

/** All numbers with which pay applications are read. */
export interface FittedApplication {
  readonly weights: PackedWeights;
  readonly factors: readonly number[];
  readonly calibration: ApplicationCalibration;
}

/**
 * Fits the weights of single candidates to every document; those of the factors, and the calibration, to what weights
 * say that never saw a document's layout.
 */
export function fitApplication(
  all: readonly Example[],
  heldOut: ReadonlyMap<Example, Scores>,
  options?: FitOptions,
): FittedApplication {
  const factors = factorsFor(all, heldOut);
  const reads = readHeldOut(all, heldOut, factorsByFold(factors));
  return {
    weights: packed(fitWeights(all, options)),
    factors: [...factors.weights].map((factor) => Number(factor.toFixed(3))),
    calibration: calibrationFor(reads),
  };
}

/** Reads every document that is ever held out with weights and factors that never saw its layout. */
export function readHeldOut(
  all: readonly Example[],
  scores: ReadonlyMap<Example, Scores>,
  factors: readonly FactorWeights[],
): readonly Read[] {
  return all.flatMap((example) => {
    const own = scores.get(example);
    const weights = factors[foldOf(example.truth) ?? -1];
    return own === undefined || weights === undefined ? [] : [readWith(example, own, weights)];
  });
}
