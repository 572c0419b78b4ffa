import { readFileSync, writeFileSync } from "node:fs";
import { LETTERS } from "../../../src/ocr/recognition/alphabet.ts";
import { type Case, readCases } from "./cases.ts";
import { posteriorOf } from "./ctc.ts";
import { FEATURES } from "./features.ts";
import { adam, firstWeights, network, type Weights } from "./network.ts";
import type { Matrix } from "./runtime.ts";
import { type Chance, chanceOf } from "./texts.ts";

/**
 * Fits the layer of new letters to lines that `look` has seen: `node build/bench/fit/alphabet/train.js EPOCHS new|again SET...`.
 * `again` goes on with what was fitted last.
 * All that the old network says stays: only the new letters' odds against it are fitted, by the probability of each
 * line's text (connectionist temporal classification, Graves et al. 2006).
 */
const [epochs = "12", how = "new", ...sets] = process.argv.slice(2);
const goesOn = how === "again";
const HIDDEN = 192;
const RATE = goesOn ? 0.001 : 0.002;
const DECAY = 0.01;
const LINES_A_STEP = 48;
const WARM_UP = 100;

/** Most lines that are read have no letter to add: those count so often, so that nothing is seen in them. */
const PLAIN_COUNTS = 4;

/** Keeps probabilities from being none. */
const LEAST = 1e-9;

const MOST_LOGIT = 30;

/** The odds of new letters at each kept step, and what all odds of each step come to, the old network's 1 included. */
interface Odds {
  readonly odds: Float32Array;
  readonly totals: Float64Array;
}

function oddsOf({ steps, kept }: Case, logits: Float32Array): Odds {
  const odds = logits.map((one) => Math.exp(Math.min(MOST_LOGIT, one)));
  const totals = new Float64Array(steps).fill(1);
  for (const [row, step] of kept.entries()) {
    const own = odds.subarray(row * LETTERS.length, (row + 1) * LETTERS.length);
    totals[step] = own.reduce((sum, one) => sum + one, 1);
  }
  return { odds, totals };
}

/** Which of a text's symbols are new letters, by the column of each in `old`. */
function newIn({ letters }: Case): readonly { readonly letter: number; readonly column: number }[] {
  return letters.flatMap((letter, index) => (letter < 0 ? [] : [{ letter, column: index + 1 }]));
}

/** How probable the blank and each symbol of the text are, with the new letters' odds. */
function chancesOf(one: Case, { odds, totals }: Odds): Float64Array {
  const width = one.labels.length + 1;
  const at = Float64Array.from(one.old, (value, index) => {
    return (value + LEAST) / (totals[Math.floor(index / width)] ?? 1);
  });
  const known = newIn(one);
  for (const [row, step] of one.kept.entries()) {
    for (const { letter, column } of known) {
      const here = step * width + column;
      at[here] = (at[here] ?? 0) + (odds[row * LETTERS.length + letter] ?? 0) / (totals[step] ?? 1);
    }
  }
  return at;
}

/** Writes the slope of a line's loss by its logits, and returns the loss; 0 where its text does not fit. */
function slope(one: Case, logits: Float32Array, into: Float32Array): number {
  const { steps, labels, old, kept, weights } = one;
  const { odds, totals } = oddsOf(one, logits);
  const posterior = posteriorOf({ steps, at: chancesOf(one, { odds, totals }), labels });
  if (posterior === null) return 0;
  const known = newIn(one);
  const counts = known.length === 0 ? PLAIN_COUNTS : 1;
  for (const [row, step] of kept.entries()) {
    const base = row * LETTERS.length;
    const share = (counts * (weights[row] ?? 1)) / (totals[step] ?? 1);
    for (let letter = 0; letter < LETTERS.length; letter++)
      into[base + letter] = share * (odds[base + letter] ?? 0);
    for (const { letter, column } of known) {
      const here = step * (labels.length + 1) + column;
      const own = odds[base + letter] ?? 0;
      const wanted = ((posterior.mass[here] ?? 0) * own) / ((old[here] ?? 0) + own + LEAST);
      into[base + letter] = (into[base + letter] ?? 0) - wanted;
    }
  }
  return -posterior.logLikelihood;
}

/** Features with mean 0 and deviation 1. */
interface Norm {
  readonly mean: Float32Array;
  readonly scale: Float32Array;
}

const LINES_FOR_NORM = 3_000;

function normOf(cases: readonly Case[]): Norm {
  const [sum, square] = [new Float64Array(FEATURES), new Float64Array(FEATURES)];
  let count = 0;
  for (const { features } of cases.slice(0, LINES_FOR_NORM)) {
    count += features.length / FEATURES;
    for (const [at, value] of features.entries()) {
      const index = at % FEATURES;
      sum[index] = (sum[index] ?? 0) + value;
      square[index] = (square[index] ?? 0) + value * value;
    }
  }
  const mean = Float32Array.from(sum, (one) => one / count);
  const scale = Float32Array.from(square, (one, index) => {
    return 1 / Math.sqrt(Math.max(1e-6, one / count - (mean[index] ?? 0) ** 2));
  });
  return { mean, scale };
}

function matrixOf(batch: readonly Case[], { mean, scale }: Norm): Matrix {
  const rows = batch.reduce((sum, { kept }) => sum + kept.length, 0);
  const values = new Float32Array(rows * FEATURES);
  let at = 0;
  for (const { features } of batch) {
    for (let from = 0; from < features.length; from += FEATURES) {
      for (let index = 0; index < FEATURES; index++)
        values[at++] = ((features[from + index] ?? 0) - (mean[index] ?? 0)) * (scale[index] ?? 0);
    }
  }
  return { rows, columns: FEATURES, values };
}

/** Weights for features as the network gives them. */
function withoutNorm(weights: Weights, { mean, scale }: Norm): Weights {
  const { w1, b1 } = weights;
  const values = w1.values.map((one, at) => one * (scale[Math.floor(at / w1.columns)] ?? 0));
  const shifted = b1.values.slice();
  for (const [at, one] of values.entries()) {
    const unit = at % w1.columns;
    shifted[unit] = (shifted[unit] ?? 0) - one * (mean[Math.floor(at / w1.columns)] ?? 0);
  }
  return { ...weights, w1: { ...w1, values }, b1: { ...b1, values: shifted } };
}

/** What a fit leaves: the weights for features as they are, and those that another fit can go on with. */
interface Fit {
  readonly weights: Weights;
  readonly norm: Norm;
}

const FIT = "build/alphabet/fit.json";

function save(fit: Fit): void {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_key, one: unknown) =>
      one instanceof Float32Array ? Array.from(one) : one,
    );
  writeFileSync(FIT, text(fit));
  writeFileSync(
    "build/alphabet/weights.json",
    text({ weights: withoutNorm(fit.weights, fit.norm) }),
  );
}

function lastFit(): Fit {
  const { weights, norm } = JSON.parse(readFileSync(FIT, "utf8")) as Fit;
  const matrix = ({ values, ...size }: Matrix): Matrix => ({
    ...size,
    values: Float32Array.from(values),
  });
  return {
    weights: {
      w1: matrix(weights.w1),
      b1: matrix(weights.b1),
      w2: matrix(weights.w2),
      b2: matrix(weights.b2),
    },
    norm: { mean: Float32Array.from(norm.mean), scale: Float32Array.from(norm.scale) },
  };
}

function shuffled<T>(values: readonly T[], chance: Chance): readonly T[] {
  return values
    .map((one) => [chance(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);
}

const chance = chanceOf(7);
const cases = sets.flatMap(readCases);
const { forward, backward } = await network();
const fit: Fit = goesOn
  ? lastFit()
  : {
      weights: firstWeights(FEATURES, { hidden: HIDDEN, letters: LETTERS.length, chance }),
      norm: normOf(cases),
    };
const { weights, norm } = fit;
const update = adam(weights, DECAY);
const steps = Number(epochs) * Math.ceil(cases.length / LINES_A_STEP);
let done = 0;
for (let epoch = 1; epoch <= Number(epochs); epoch++) {
  const order = shuffled(cases, chance);
  let loss = 0;
  for (let from = 0; from < order.length; from += LINES_A_STEP) {
    const batch = order.slice(from, from + LINES_A_STEP);
    const x = matrixOf(batch, norm);
    const { h, u } = await forward(x, weights);
    const slopes = new Float32Array(u.values.length);
    let at = 0;
    for (const one of batch) {
      const end = at + one.kept.length * LETTERS.length;
      loss += slope(one, u.values.subarray(at, end), slopes.subarray(at, end));
      at = end;
    }
    const du = { ...u, values: slopes.map((value) => value / batch.length) };
    const rate =
      RATE * Math.min(1, done / WARM_UP) * (0.5 + 0.5 * Math.cos((Math.PI * done) / steps));
    update(await backward({ x, h, du }, weights), rate);
    done++;
  }
  console.error(
    `epoch ${epoch}: loss ${(loss / cases.length).toFixed(3)} ${new Date().toISOString()}`,
  );
  save(fit);
}
