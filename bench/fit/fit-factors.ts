import { SLOTS, type SlotName } from "../../src/evidence/slots.ts";
import { chooseTogether, type Choice } from "../../src/solve/choose-together.ts";
import { FACTORS, type FactorWeights, RULINGS, TOGETHER } from "../../src/solve/form.ts";
import { firstFactorWeights } from "./first-factors.ts";
import { type Example, rightTest } from "./examples.ts";
import { copiesIn, type Options, optionsOf, valueIn } from "../../src/solve/options.ts";
import { type Scores, sharesOf } from "../../src/weights/scores.ts";
import { FOLDS, foldOf } from "./folds.ts";
import { MISPRINTED } from "./misprints.ts";
import { UNKNOWN_WORDS } from "./unknown-words.ts";

/** Choices for a document, and which of them are right in every slot that the truth knows. */
export interface Choices {
  readonly example: Example;
  readonly states: readonly Choice[];
  readonly right: readonly boolean[];
}

/** Values that are right in a slot; null where the truth does not say. */
function rightValues(example: Example, slot: SlotName): ReadonlySet<number | null> | null {
  const at = SLOTS.findIndex(({ name }) => name === slot);
  const right = example.right[at];
  if (right === undefined || right === null || rightTest(example.truth, slot) === null) return null;
  if (right.size === 0) return new Set([null]);
  const type = SLOTS[at]?.type ?? "money";
  return new Set(
    [...right].map((index) => {
      const candidate = example.reading[type][index];
      return candidate === undefined ? null : valueIn(slot, type, candidate);
    }),
  );
}

function choicesOf(example: Example, scores: Scores, weights: FactorWeights): Choices {
  const options = optionsOf(example.reading, scores);
  const copies = copiesIn(example.reading);
  const states = [...chooseTogether(options, copies, weights)].slice(0, KEPT);
  const wanted = TOGETHER.map((slot) => rightValues(example, slot));
  const isRight = (state: Choice): boolean =>
    wanted.every((values, index) => values === null || values.has(state.values[index] ?? null));
  if (!states.some(isRight)) {
    const only: Options = new Map(
      [...options].map(([slot, own]) => {
        const values = wanted[TOGETHER.indexOf(slot)];
        if (values === null || values === undefined) return [slot, own] as const;
        const kept = own.options.filter(({ value }) => values.has(value));
        return [slot, { options: kept, absent: values.has(null) ? own.absent : -60 }] as const;
      }),
    );
    states.push(...chooseTogether(only, copies, weights).filter(isRight).slice(0, 5));
  }
  return { example, states, right: states.map(isRight) };
}

/** Fits the weights of the factors to all documents but those of one fold. */
function fitFactors(
  all: readonly Choices[],
  leftOut: number | null,
  start: FactorWeights,
): FactorWeights {
  const weights = Float32Array.from(start);
  const sums = new Float32Array(weights.length);
  const used = all.filter(
    ({ example, right }) =>
      right.some(Boolean) && (leftOut === null || foldOf(example.truth) !== leftOut),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(weights.length);
    for (const { example, states, right } of used) {
      const share = SHARES.get(example.truth.file.set) ?? 1;
      const scores = states.map(({ factors }) => dot(factors, weights));
      const shares = sharesOf(scores);
      const mass = shares.reduce((sum, one, index) => sum + (right[index] === true ? one : 0), 0);
      states.forEach(({ factors }, index) => {
        const own = shares[index] ?? 0;
        const by = share * ((right[index] === true ? own / Math.max(mass, 1e-12) : 0) - own);
        if (Math.abs(by) > 1e-5)
          factors.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + by * value));
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      if (RULINGS.has(FACTORS[at] ?? "")) continue;
      const slope =
        (gradient[at] ?? 0) / used.length - PULL * ((weights[at] ?? 0) - (start[at] ?? 0));
      sums[at] = (sums[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (0.15 * slope) / (1e-4 + Math.sqrt(sums[at] ?? 0));
    }
  }
  return weights;
}

/** What a paper with a figure printed wrong, or in unknown words, counts beside one as it was printed. */
const SHARES: ReadonlyMap<string, number> = new Map([
  [MISPRINTED, 0.1],
  [UNKNOWN_WORDS, 0.1],
]);

const ROUNDS = 40;
const KEPT = 80;
const PULL = 0.002;

function dot(factors: Float32Array, weights: FactorWeights): number {
  let sum = 0;
  for (let at = 0; at < factors.length; at += 1) sum += (factors[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Choices are made twice: what the first weights choose wrongly is what the second have to learn from. */
const TIMES = 2;

/** Factor weights fitted to all documents, and the choices that they were fitted to. */
export interface FittedFactors {
  readonly weights: FactorWeights;
  readonly choices: readonly Choices[];
}

/** Fits the weights of the factors to what weights said of documents whose layout they never saw. */
export function factorsFor(
  all: readonly Example[],
  scores: ReadonlyMap<Example, Scores>,
): FittedFactors {
  let weights = firstFactorWeights();
  let choices: readonly Choices[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    choices = all.flatMap((example) => {
      const own = scores.get(example);
      return own === undefined ? [] : [choicesOf(example, own, weights)];
    });
    weights = fitFactors(choices, null, weights);
  }
  return { weights, choices };
}

/** Factor weights for each fold, fitted without it. */
export function factorsByFold({ weights, choices }: FittedFactors): readonly FactorWeights[] {
  return Array.from({ length: FOLDS }, (_, fold) => fitFactors(choices, fold, weights));
}
