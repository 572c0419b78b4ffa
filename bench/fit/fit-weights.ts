import type { Candidate } from "../../src/evidence/candidate.ts";
import { SIGNS } from "../../src/evidence/hash.ts";
import { SLOTS } from "../../src/evidence/slots.ts";
import {
  FITS,
  fitSigns,
  noWeights,
  ownFits,
  scoreOf,
  sharedFits,
  type Weights,
} from "../../src/weights/weights.ts";
import { sharesOf } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";

/** How the weights are fitted. */
export interface FitOptions {
  readonly epochs: number;
  /** What each weight loses in an epoch, by share: own words and signs, and phrases. */
  readonly decay: number;
}

export const FIT_OPTIONS: FitOptions = { epochs: 14, decay: 0.02 };

/** Multinomial logistic weights by AdaGrad, in one order for good, so that a second fit gives the same bits. */
export function fitWeights(
  examples: readonly Example[],
  options: FitOptions = FIT_OPTIONS,
): Weights {
  const weights = noWeights();
  const sums = noWeights();
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, epoch);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      SLOTS.forEach((_, slot) => {
        takeStep(example, slot, { weights, sums });
      });
    }
    for (const part of [weights.signs, weights.fits])
      for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) * (1 - options.decay);
  }
  return weights;
}

/** A linear congruential generator: the same order in every run. */
function shuffle(order: number[], seed: number): void {
  let state = (seed * 2654435761 + 12345) >>> 0;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

interface Step {
  readonly weights: Weights;
  readonly sums: Weights;
}

/** Below this, a candidate's part of the gradient changes nothing. */
const LEAST = 1e-4;

function takeStep(example: Example, slot: number, { weights, sums }: Step): void {
  const right = example.right[slot];
  if (right === undefined || right === null) return;
  if (SLOTS[slot]?.takes === "each") {
    takeEach(example, slot, right, { weights, sums });
    return;
  }
  const candidates = example.training[SLOTS[slot]?.type ?? "money"];
  const scores = candidates.map((candidate) => scoreOf(weights, slot, candidate));
  scores.push(weights.absent[slot] ?? 0);
  const shares = sharesOf(scores);
  const isRight = (index: number): boolean =>
    index === candidates.length ? right.size === 0 : right.has(index);
  const mass = shares.reduce((sum, share, index) => sum + (isRight(index) ? share : 0), 0);
  if (mass <= 0) return;
  shares.forEach((share, index) => {
    const gradient = share - (isRight(index) ? share / mass : 0);
    if (Math.abs(gradient) < LEAST) return;
    const candidate = candidates[index];
    if (candidate === undefined) move(weights.absent, sums.absent, slot, gradient);
    else moveCandidate({ weights, sums }, slot, { candidate, gradient });
  });
}

/** A slot of a list asks of each candidate by itself, yes or no. */
function takeEach(example: Example, slot: number, right: ReadonlySet<number>, step: Step): void {
  const candidates = example.training[SLOTS[slot]?.type ?? "money"];
  const asked = example.asked.get(slot) ?? candidates.map((_, index) => index);
  for (const index of asked) {
    const candidate = candidates[index];
    if (candidate === undefined) continue;
    const score = scoreOf(step.weights, slot, candidate) + (step.weights.absent[slot] ?? 0);
    const gradient = 1 / (1 + Math.exp(-score)) - Number(right.has(index));
    if (Math.abs(gradient) < 0.01) continue;
    move(step.weights.absent, step.sums.absent, slot, gradient);
    moveCandidate(step, slot, { candidate, gradient });
  }
}

const fit = new Float32Array(FITS);

function moveCandidate(
  { weights, sums }: Step,
  slot: number,
  { candidate, gradient }: { readonly candidate: Candidate; readonly gradient: number },
): void {
  fitSigns(candidate, slot, fit);
  const base = slot * SIGNS;
  candidate.at.forEach((at, index) => {
    move(weights.signs, sums.signs, base + at, gradient * (candidate.by[index] ?? 0));
  });
  const [shared, own] = [sharedFits(slot), ownFits(slot)];
  fit.forEach((value, index) => {
    if (value === 0) return;
    move(weights.fits, sums.fits, shared + index, gradient * value);
    move(weights.fits, sums.fits, own + index, gradient * value);
  });
}

/** How far a weight moves at first. */
const RATE = 0.15;

function move(part: Float32Array, sums: Float32Array, at: number, gradient: number): void {
  const sum = (sums[at] ?? 0) + gradient * gradient;
  sums[at] = sum;
  part[at] = (part[at] ?? 0) - (RATE * gradient) / (0.1 + Math.sqrt(sum));
}
