import type { Candidate, Candidates } from "../evidence/candidate.ts";
import { SLOTS, type SlotName } from "../evidence/slots.ts";
import { type Scores, sharesOf } from "../weights/scores.ts";
import { chooseTogether } from "./choose-together.ts";
import { type FactorWeights, TOGETHER } from "./form.ts";
import { copiesIn, optionsOf, valueIn } from "./options.ts";

/** What was chosen for a slot. */
export interface Filled {
  /** The printed figure that stands for it best; null where it is not printed. */
  readonly candidate: Candidate | null;
  /** How probable the choice is among all that were weighed, figures of one value together. */
  readonly probability: number;
}

/** A paper with all its slots filled. */
export interface FilledPaper {
  readonly slots: ReadonlyMap<SlotName, Filled>;
  /** The net change of the contract: as chosen, or what the two sums that were chosen leave. */
  readonly net: number | null;
  /** By how much the choice is likelier than that none of the slots is printed, as a logarithm. */
  readonly gain: number;
}

/** Fills all slots of a paper together. Only printed figures are chosen, as they are printed. */
export function fillSlots(
  candidates: Candidates,
  scores: Scores,
  factors: FactorWeights,
): FilledPaper {
  const options = optionsOf(candidates, scores);
  const choices = chooseTogether(options, copiesIn(candidates), factors);
  const shares = sharesOf(choices.map(({ score }) => score));
  const slots = new Map<SlotName, Filled>();
  SLOTS.forEach(({ name, type, takes }, slot) => {
    if (takes === "each") return;
    const place = TOGETHER.indexOf(name);
    const own = scores[slot] ?? [];
    const [value, probability] =
      place < 0
        ? likeliest(sharesOf(own), (index) => candidates[type][index]?.key)
        : likeliest(shares, (index) => choices[index]?.values[place]);
    const fits = (one: Candidate): boolean =>
      place < 0 ? one.key === value : valueIn(name, type, one) === value;
    slots.set(name, { candidate: bestOf(candidates[type], own, fits), probability });
  });
  const [best] = choices;
  let nothing = 0;
  for (const { absent } of options.values()) nothing += absent;
  return {
    slots,
    net: netChange(best?.values ?? []),
    gain: (best?.score ?? nothing) - nothing,
  };
}

/** The value with the largest share, the shares of equal values added up; null is "not printed". */
function likeliest<Value>(
  shares: readonly number[],
  valueAt: (index: number) => Value | null | undefined,
): readonly [Value | null, number] {
  const ofValues = new Map<Value | null, number>();
  shares.forEach((share, index) => {
    const value = valueAt(index) ?? null;
    ofValues.set(value, (ofValues.get(value) ?? 0) + share);
  });
  let best: readonly [Value | null, number] = [null, 0];
  for (const one of ofValues) if (one[1] > best[1]) best = one;
  return best;
}

function bestOf(
  candidates: readonly Candidate[],
  scores: readonly number[],
  fits: (candidate: Candidate) => boolean,
): Candidate | null {
  let best: Candidate | null = null;
  let most = -Infinity;
  candidates.forEach((candidate, index) => {
    const score = scores[index] ?? -Infinity;
    if (score > most && fits(candidate)) [best, most] = [candidate, score];
  });
  return best;
}

function netChange(values: readonly (number | null)[]): number | null {
  const valueOf = (slot: SlotName): number | null => values[TOGETHER.indexOf(slot)] ?? null;
  const contract = valueOf("contractSumToDate");
  const original = valueOf("originalContractSum");
  const rest = contract === null || original === null ? null : contract - original;
  return valueOf("netChangeByChangeOrders") ?? rest;
}
