/*
 * The joint choice: all slots are chosen together by what the signs say and what the identities of the form add where
 * they hold and take where they are broken, no figure twice, a misprint before its correction. No figure is computed;
 * each choice comes with its probability.
 */

import { FACTORS, type FactorWeights, TOGETHER } from "./form.ts";
import type { Option, Options } from "./options.ts";
import { absentOption, markedOptions, withProposals } from "./propose.ts";
import {
  CLOSING,
  ownScore,
  SIZE_FACTORS,
  tellFactors,
  TWICE,
  type Values,
  WeighedTally,
} from "./tell-factors.ts";

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
  const none = TOGETHER.map(() => NaN);
  let states: readonly State[] = [{ values: none, score: 0, last: null }];
  TOGETHER.forEach((slot, place) => {
    const own = options.get(slot);
    if (own === undefined) return;
    const printed = tried.get(slot) ?? [];
    const absent = absentOption(own.absent, printed);
    const choices = [absent, ...markedOptions(printed)];
    states = bestSteps(states, choices, { place, copies, weights });
  });
  return states.map(({ values, score, last }) =>
    choiceOf(values, score, () => factorsOf(last, copies)),
  );
}

/**
 * The best choices with one more place filled, the highest first; of equal ones the earlier state, then the earlier option.
 * What cannot reach the best any more, whatever its figures add up to, is not weighed.
 */
function bestSteps(
  states: readonly State[],
  options: readonly Option[],
  { place, copies, weights }: { place: number; copies: Copies; weights: FactorWeights },
): readonly State[] {
  const own = options.map((option) => ownScore(option, weights));
  const filled = options.map((option) => ({ option, copies }));
  const mostOwn = Math.max(...own);
  const mostAdded = mostTogether(place, weights);
  const best = new BestScores(BEAM);
  const steps: Steps = { from: [], at: [], score: [] };
  const tally = new WeighedTally(weights);
  states.forEach(({ values, score: before }, from) => {
    const mostHere = before + mostAdded(values) + ROUNDING;
    if (mostHere + mostOwn < best.least) return;
    for (let at = 0; at < filled.length; at += 1) {
      const one = filled[at];
      if (one === undefined || mostHere + (own[at] ?? 0) < best.least) continue;
      values[place] = one.option.value;
      tally.score = before;
      tellFactors(values, place, one, tally);
      const { score } = tally;
      if (score < best.least) continue;
      best.add(score);
      steps.from.push(from);
      steps.at.push(at);
      steps.score.push(score);
    }
    values[place] = NaN;
  });
  const next: State[] = [];
  for (const step of highest(steps, best.least)) {
    const from = states[steps.from[step] ?? 0];
    const option = options[steps.at[step] ?? 0];
    if (from === undefined || option === undefined) continue;
    const values = from.values.slice();
    values[place] = option.value;
    const last = { before: from.last, place, option };
    next.push({ values, score: steps.score[step] ?? 0, last });
  }
  return next;
}

/** Choices for the first slots with an option in one more place, in lists that run in step: there are thousands. */
interface Steps {
  /** Place of the state before, and of the option. */
  readonly from: number[];
  readonly at: number[];
  readonly score: number[];
}

/** The highest steps, none of them lower than the least. */
function highest({ score }: Steps, least: number): readonly number[] {
  const kept: number[] = [];
  score.forEach((one, step) => {
    if (one >= least) kept.push(step);
  });
  return kept.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0)).slice(0, BEAM);
}

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-6;

/** The lowest of the highest scores so far: they are kept in a heap, whose lowest comes first. */
class BestScores {
  readonly #heap: Float64Array;

  constructor(most: number) {
    this.#heap = new Float64Array(most).fill(-Infinity);
  }

  get least(): number {
    return this.#heap[0] ?? -Infinity;
  }

  /** Puts a score in place of the lowest one and lets it sink to where it belongs. */
  add(score: number): void {
    const heap = this.#heap;
    if (score <= this.least) return;
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
}

/** A choice whose factors are counted only where somebody asks for them: while weights are fitted. */
function choiceOf(values: Values, score: number, count: () => Float32Array): Choice {
  let factors: Float32Array | null = null;
  return {
    values: values.map((value) => (Number.isNaN(value) ? null : value)),
    score,
    get factors() {
      return (factors ??= count());
    },
  };
}

function factorsOf(last: Placed | null, copies: Copies): Float32Array {
  const placed: Placed[] = [];
  for (let one = last; one !== null; one = one.before) placed.push(one);
  const values = TOGETHER.map(() => NaN);
  const factors = new Float32Array(FACTORS.length);
  const add = (factor: number, by: number): void => {
    factors[factor] = (factors[factor] ?? 0) + by;
  };
  for (const { place, option } of placed.toReversed()) {
    values[place] = option.value;
    tellFactors(values, place, { option, copies }, { add });
  }
  return factors;
}

/** Tells for the figures of the other slots the most that any figure in one place can say together with them. */
function mostTogether(at: number, weights: FactorWeights): (values: Values) => number {
  const mostOf = (factors: readonly number[]): number =>
    Math.max(0, ...factors.map((one) => weights[one] ?? 0));
  const identities = (CLOSING[at] ?? []).map((closing): MayTell => {
    const { printed, terms, isOpen, isExact, isTrivial, isNear, isBroken } = closing;
    return {
      needs: [printed, ...terms].filter((one) => one !== at),
      most: mostOf([isOpen, isExact, isTrivial, isNear, isBroken]),
      mostWithout: mostOf([isOpen]),
    };
  });
  const sizes = (SIZE_FACTORS[at] ?? []).map(({ needs, tells }): MayTell => ({
    needs,
    most: mostOf(tells),
    mostWithout: 0,
  }));
  const always = mostOf(TWICE);
  const all = [...identities, ...sizes];
  return (values) => {
    let sum = always;
    for (const { needs, most, mostWithout } of all)
      sum += needs.some((other) => Number.isNaN(values[other] ?? NaN)) ? mostWithout : most;
    return sum;
  };
}

/** What some slots may say together: the most where all that it needs is printed, and the most where something is not. */
interface MayTell {
  readonly needs: readonly number[];
  readonly most: number;
  readonly mostWithout: number;
}
