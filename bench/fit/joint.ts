import { SLOTS, type SlotName, DEDUCTIONS } from "../../src/evidence/slots.ts";
import { chooseTogether, type Choice, type Option, type Options } from "../../src/solve/choose-together.ts";
import { firstFactorWeights, type FactorWeights } from "../../src/solve/factors.ts";
import { TOGETHER } from "../../src/solve/form.ts";
import { type Example, rightTest } from "./examples.ts";
import { softmax } from "./fit-weights.ts";
import { FOLDS, foldOf } from "./folds.ts";
import type { HeldOut } from "./held-out.ts";

/** Choices for a document, and which of them are right in every slot that the truth knows. */
export interface Choices {
  readonly example: Example;
  readonly options: Options;
  readonly copies: (cents: number) => number;
  readonly states: readonly Choice[];
  readonly right: readonly boolean[];
}

/** What each slot may take, by the scores of its candidates; figures of one value are one option. */
export function optionsOf(example: Example, scores: HeldOut): Options {
  const options = new Map<SlotName, { readonly options: readonly Option[]; readonly absent: number }>();
  SLOTS.forEach(({ name, type }, slot) => {
    if (!TOGETHER.includes(name)) return;
    const candidates = example.reading[type];
    const shares = softmax(scores[slot] ?? [0]);
    const byValue = new Map<number, number>();
    candidates.forEach((candidate, index) => {
      const value = type === "money" ? candidate.cents : Number(candidate.key);
      const key = DEDUCTIONS.has(name) ? Math.abs(value) : value;
      byValue.set(key, (byValue.get(key) ?? 0) + (shares[index] ?? 0));
    });
    const own = [...byValue].map(([value, share]) => ({ value, log: Math.log(share + LEAST) }));
    options.set(name, { options: own, absent: Math.log((shares.at(-1) ?? 0) + LEAST) });
  });
  return options;
}

/** No option is impossible. */
const LEAST = 1e-7;

export function copiesIn(example: Example): (cents: number) => number {
  const places = new Map<number, Set<string>>();
  for (const { cents, figure } of example.reading.money) {
    const own = places.get(Math.abs(cents)) ?? new Set();
    own.add(`${figure.pageNumber} ${figure.line} ${figure.to}`);
    places.set(Math.abs(cents), own);
  }
  return (cents) => places.get(Math.abs(cents))?.size ?? 0;
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
      const value = type === "money" ? (candidate?.cents ?? 0) : Number(candidate?.key);
      return DEDUCTIONS.has(slot) ? Math.abs(value) : value;
    }),
  );
}

export function choicesOf(example: Example, scores: HeldOut, weights: FactorWeights, withRight: boolean): Choices {
  const options = optionsOf(example, scores);
  const copies = copiesIn(example);
  const states = [...chooseTogether(options, copies, weights)].slice(0, KEPT);
  const wanted = TOGETHER.map((slot) => rightValues(example, slot));
  const isRight = (state: Choice): boolean =>
    wanted.every((values, index) => values === null || values.has(state.values[index] ?? null));
  if (withRight && !states.some(isRight)) {
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
  return { example, options, copies, states, right: states.map(isRight) };
}

/** Fits the weights of the factors to all documents but those of one fold. */
export function fitFactors(all: readonly Choices[], leftOut: number | null, start: FactorWeights): FactorWeights {
  const weights = Float32Array.from(start);
  const sums = new Float32Array(weights.length);
  const used = all.filter(
    ({ example, right }) => right.some(Boolean) && (leftOut === null || foldOf(example.truth.layout) !== leftOut),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(weights.length);
    for (const { states, right } of used) {
      const scores = states.map(({ factors }) => dot(factors, weights));
      const shares = softmax(scores);
      const mass = shares.reduce((sum, share, index) => sum + (right[index] ? share : 0), 0);
      states.forEach(({ factors }, index) => {
        const share = shares[index] ?? 0;
        const by = (right[index] ? share / Math.max(mass, 1e-12) : 0) - share;
        if (Math.abs(by) > 1e-5) factors.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + by * value));
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (gradient[at] ?? 0) / used.length - PULL * ((weights[at] ?? 0) - (start[at] ?? 0));
      sums[at] = (sums[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (0.15 * slope) / (1e-4 + Math.sqrt(sums[at] ?? 0));
    }
  }
  return weights;
}

const ROUNDS = 40;
const KEPT = 80;
const PULL = 0.002;

export function dot(factors: Float32Array, weights: FactorWeights): number {
  let sum = 0;
  for (let at = 0; at < factors.length; at += 1) sum += (factors[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Factor weights for each fold, fitted without it. */
export function factorsByFold(all: readonly Example[], scores: ReadonlyMap<Example, HeldOut>): readonly FactorWeights[] {
  let weights = firstFactorWeights();
  let choices: readonly Choices[] = [];
  for (let round = 0; round < 2; round += 1) {
    choices = all.map((example) => choicesOf(example, scores.get(example) ?? [], weights, true));
    weights = fitFactors(choices, null, weights);
  }
  return Array.from({ length: FOLDS }, (_, fold) => fitFactors(choices, fold, weights));
}
