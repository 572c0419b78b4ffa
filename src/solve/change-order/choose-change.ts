import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import type { CarriedSlot } from "../../evidence/change-order/order-slots.ts";
import { sharesOf } from "../../weights/scores.ts";
import { type ChangeChoice, changeChoices } from "./change-choices.ts";
import type { ChosenSums, OrderValue, OrderValues } from "./order-value.ts";
import type { OrderScores } from "../../weights/order-weights.ts";

/** The change of the contract sum by all choices together, and the sums around it by the best choice of that change. */
export function chooseChange(
  candidates: OrderCandidates,
  scores: OrderScores,
  weights: Float32Array,
): Pick<OrderValues, "amount" | "sums"> {
  const choices = changeChoices(candidates, scores, weights);
  const shares = sharesOf(choices.map(({ score }) => score));
  const weighed = choices.map((choice, index) => ({ choice, share: shares[index] ?? 0 }));
  const byChange = new Map<number | null, number>();
  for (const { choice, share } of weighed)
    byChange.set(choice.change, (byChange.get(choice.change) ?? 0) + share);
  let [value, probability]: [number | null, number] = [null, 0];
  for (const [one, share] of byChange) if (share > probability) [value, probability] = [one, share];
  const { money } = candidates;
  const candidate = bestPrint(money, scores.change, ({ cents }) => isSize(cents, value));
  const amount = { value, probability, candidate };
  return { amount, sums: sumsAround(amount, weighed, money, scores) };
}

/** A choice, and its share of all that are kept. */
interface WeighedChoice {
  readonly choice: ChangeChoice;
  readonly share: number;
}

const NOTHING: OrderValue<number> = { value: null, probability: 0, candidate: null };

/** The sums of the best choice of a change; one that is likelier not to be that sum is left out. */
function sumsAround(
  amount: OrderValue<number>,
  weighed: readonly WeighedChoice[],
  money: readonly Candidate[],
  scores: OrderScores,
): ChosenSums {
  const best = weighed.find(({ choice }) => choice.change === amount.value)?.choice.sums;
  const used = new Set<Candidate>();
  const sumOf = (slot: CarriedSlot): OrderValue<number> => {
    const value = best?.[slot] ?? null;
    const share = weighed.reduce(
      (sum, one) => sum + (one.choice.sums[slot] === value ? one.share : 0),
      0,
    );
    if (value === null || share < 0.5) return NOTHING;
    const candidate = bestPrint(
      money,
      scores[slot],
      (one) => one.cents === value && !used.has(one),
    );
    if (candidate !== null) used.add(candidate);
    return { value, probability: share, candidate };
  };
  const [originalSum, earlierChanges, sumBefore, sumAfter] = [
    sumOf("originalSum"),
    sumOf("earlierChanges"),
    sumOf("sumBefore"),
    sumOf("sumAfter"),
  ];
  const sums = { originalSum, earlierChanges, sumBefore, sumAfter };
  const carried = carriedBy(sums, amount, (moved) =>
    bestPrint(money, scores.change, (one) => isSize(one.cents, moved) && !used.has(one)),
  );
  return { ...sums, carried };
}

/** The change as the sums carry it: what they move by where that is printed, else the amount. */
function carriedBy(
  {
    originalSum,
    earlierChanges,
    sumBefore,
    sumAfter,
  }: Readonly<Record<CarriedSlot, OrderValue<number>>>,
  amount: OrderValue<number>,
  printOf: (cents: number) => Candidate | null,
): OrderValue<number> {
  if (sumAfter.value === null) return NOTHING;
  const start =
    sumBefore.value ??
    (originalSum.value === null ? null : originalSum.value + (earlierChanges.value ?? 0));
  const moved = start === null ? null : sumAfter.value - start;
  if (moved === null || isSize(amount.value ?? NaN, moved)) return amount;
  const candidate = printOf(moved);
  return candidate === null ? amount : { value: moved, probability: amount.probability, candidate };
}

function isSize(cents: number, other: number | null): boolean {
  return other !== null && Math.abs(cents) === Math.abs(other);
}

/** The print that stands for a slot best, of those that are asked for. */
function bestPrint(
  money: readonly Candidate[],
  scores: readonly number[],
  isAsked: (candidate: Candidate) => boolean,
): Candidate | null {
  let candidate: Candidate | null = null;
  let most = -Infinity;
  money.forEach((one, index) => {
    const score = scores[index] ?? -Infinity;
    if (score > most && isAsked(one)) [candidate, most] = [one, score];
  });
  return candidate;
}
