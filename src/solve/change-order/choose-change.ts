import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import { sharesOf } from "../../weights/scores.ts";
import type { OrderScores, OrderValue } from "./order-values.ts";

/** The change of the contract sum in cents, with its sign; 0 where time alone changes, null where no price is known yet. */
export function chooseChange({ money }: OrderCandidates, scores: OrderScores): OrderValue<number> {
  const shares = sharesOf(scores.change);
  const sums = new Map<number | null, number>();
  shares.forEach((share, index) => {
    const size = money[index]?.cents;
    const isNegative = 1 / (1 + Math.exp(-(scores.isDeduction[index] ?? 0)));
    const add = (value: number | null, by: number): void => {
      sums.set(value, (sums.get(value) ?? 0) + by);
    };
    if (size === undefined) add(index === money.length ? 0 : null, share);
    else if (size === 0) add(0, share);
    else {
      add(Math.abs(size), share * (1 - isNegative));
      add(-Math.abs(size), share * isNegative);
    }
  });
  let [value, probability]: [number | null, number] = [null, 0];
  for (const [one, share] of sums) if (share > probability) [value, probability] = [one, share];
  return { value, probability, candidate: candidateFor(value, money, scores.change) };
}

/** The print that stands for an amount best. */
export function candidateFor(
  value: number | null,
  money: readonly Candidate[],
  scores: readonly number[],
): Candidate | null {
  let candidate: Candidate | null = null;
  let most = -Infinity;
  money.forEach((one, index) => {
    const score = scores[index] ?? -Infinity;
    const isSame = value !== null && Math.abs(one.cents) === Math.abs(value);
    if (isSame && score > most) [candidate, most] = [one, score];
  });
  return candidate;
}
