import { FACTORS, type FactorWeights } from "./factors.ts";
import { TOGETHER } from "./form.ts";
import type { Option, Options } from "./options.ts";
import { absentOption, markedOptions, withProposals } from "./propose.ts";
import { type Tell, tellFactors, type Values } from "./tell-factors.ts";

/** A choice for all slots; null is not printed. */
export interface Choice {
  readonly values: readonly (number | null)[];
  readonly score: number;
  /** How often each factor is met in it. */
  readonly factors: Float32Array;
}

/** States kept from slot to slot. */
const BEAM = 120;

/** A choice for the first slots, as the choice before it with one more slot filled. */
interface State {
  readonly values: Values;
  readonly score: number;
  readonly last: Placed | null;
}

/** An option that was put into a place. */
interface Placed {
  readonly before: Placed | null;
  readonly place: number;
  readonly option: Option;
}

type Copies = (cents: number) => number;

/** Choices for all slots together, the best first. `copies` says how often an amount is printed. */
export function chooseTogether(
  options: Options,
  copies: Copies,
  weights: FactorWeights,
): readonly Choice[] {
  const tried = withProposals(options);
  const none = new Float64Array(TOGETHER.length).fill(NaN);
  let states: readonly State[] = [{ values: none, score: 0, last: null }];
  TOGETHER.forEach((slot, place) => {
    const own = options.get(slot);
    if (own === undefined) return;
    const printed = tried.get(slot) ?? [];
    const absent = absentOption(own.absent, printed);
    const choices = [absent, ...markedOptions(printed)];
    const scores = scoresOfSteps(states, choices, { place, copies, weights });
    const from = states;
    states = bestPlaces(scores, BEAM).map((index) => {
      const state = from[Math.floor(index / choices.length)];
      const option = choices[index % choices.length] ?? absent;
      const values = (state?.values ?? none).slice();
      values[place] = option.value;
      const last = { before: state?.last ?? null, place, option };
      return { values, score: scores[index] ?? 0, last };
    });
  });
  return states.map(({ values, score, last }) =>
    choiceOf(values, score, () => factorsOf(last, copies)),
  );
}

/** What each choice scores with each option in one more place: all options of the first, then of the next. */
function scoresOfSteps(
  states: readonly State[],
  choices: readonly Option[],
  { place, copies, weights }: { place: number; copies: Copies; weights: FactorWeights },
): Float64Array {
  const scores = new Float64Array(states.length * choices.length);
  let score = 0;
  const add: Tell = (factor, by) => {
    score += by * (weights[factor] ?? 0);
  };
  let index = 0;
  for (const from of states) {
    const { values } = from;
    for (const option of choices) {
      values[place] = option.value;
      ({ score } = from);
      tellFactors(values, place, { option, copies }, add);
      scores[index] = score;
      index += 1;
    }
    values[place] = NaN;
  }
  return scores;
}

/** The places of the highest scores, the highest first; of equal ones the earlier. */
function bestPlaces(scores: Float64Array, most: number): readonly number[] {
  const least = leastOfBest(scores, most);
  const places: number[] = [];
  scores.forEach((score, index) => {
    if (score >= least) places.push(index);
  });
  return places.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, most);
}

/** The lowest of the highest scores: they are kept in a heap, whose lowest comes first. */
function leastOfBest(scores: Float64Array, most: number): number {
  if (scores.length <= most) return -Infinity;
  const heap = scores.slice(0, most).toSorted();
  for (let index = most; index < scores.length; index += 1) {
    const score = scores[index] ?? 0;
    if (score > (heap[0] ?? 0)) replaceLowest(heap, score);
  }
  return heap[0] ?? -Infinity;
}

/** Puts a score in place of the lowest one and lets it sink to where it belongs. */
function replaceLowest(heap: Float64Array, score: number): void {
  let at = 0;
  for (;;) {
    let lower = 2 * at + 1;
    if ((heap[lower + 1] ?? Infinity) < (heap[lower] ?? Infinity)) lower += 1;
    const below = heap[lower] ?? Infinity;
    if (score <= below) break;
    heap[at] = below;
    at = lower;
  }
  heap[at] = score;
}

/** A choice whose factors are counted only where somebody asks for them: while weights are fitted. */
function choiceOf(values: Values, score: number, count: () => Float32Array): Choice {
  let factors: Float32Array | null = null;
  return {
    values: Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    score,
    get factors() {
      return (factors ??= count());
    },
  };
}

function factorsOf(last: Placed | null, copies: Copies): Float32Array {
  const placed: Placed[] = [];
  for (let one = last; one !== null; one = one.before) placed.push(one);
  const values = new Float64Array(TOGETHER.length).fill(NaN);
  const factors = new Float32Array(FACTORS.length);
  for (const { place, option } of placed.toReversed()) {
    values[place] = option.value;
    tellFactors(values, place, { option, copies }, (factor, by) => {
      factors[factor] = (factors[factor] ?? 0) + by;
    });
  }
  return factors;
}
