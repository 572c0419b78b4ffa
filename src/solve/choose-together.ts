import { FACTORS, type FactorWeights } from "./factors.ts";
import { TOGETHER } from "./form.ts";
import type { Option, Options } from "./options.ts";
import { markTwins, withProposals } from "./propose.ts";
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

interface State {
  readonly values: Values;
  readonly score: number;
  readonly factors: Float32Array;
}

/** A state with one more slot filled, not yet made. */
interface Step {
  readonly from: State;
  readonly option: Option;
  readonly score: number;
}

/** Choices for all slots together, the best first. `copies` says how often an amount is printed. */
export function chooseTogether(
  options: Options,
  copies: (cents: number) => number,
  weights: FactorWeights,
): readonly Choice[] {
  const tried = withProposals(options);
  const none = new Float64Array(TOGETHER.length).fill(NaN);
  let states: readonly State[] = [
    { values: none, score: 0, factors: new Float32Array(FACTORS.length) },
  ];
  TOGETHER.forEach((slot, place) => {
    const own = options.get(slot);
    if (own === undefined) return;
    const absent: Option = { value: NaN, log: own.absent };
    const choices = [absent, ...markTwins(tried.get(slot) ?? [])];
    const steps: Step[] = [];
    for (const from of states) {
      const values = Float64Array.from(from.values);
      for (const option of choices) {
        values[place] = option.value;
        let { score } = from;
        const add: Tell = (factor, by) => {
          score += by * (weights[factor] ?? 0);
        };
        tellFactors(values, place, { option, copies }, add);
        steps.push({ from, option, score });
      }
    }
    states = steps
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM)
      .map((step) => made(step, place, copies));
  });
  return states.map(({ values, score, factors }) => ({
    values: Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    score,
    factors,
  }));
}

function made(
  { from, option, score }: Step,
  place: number,
  copies: (cents: number) => number,
): State {
  const values = Float64Array.from(from.values);
  values[place] = option.value;
  const factors = Float32Array.from(from.factors);
  tellFactors(values, place, { option, copies }, (factor, by) => {
    factors[factor] = (factors[factor] ?? 0) + by;
  });
  return { values, score, factors };
}
