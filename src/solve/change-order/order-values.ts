import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import type { OrderSlot } from "../../evidence/change-order/order-slots.ts";
import { sharesOf } from "../../weights/scores.ts";
import { chooseChange } from "./choose-change.ts";

/** A field's value, an amount in cents, and how probable it is. */
export interface OrderValue<Value> {
  readonly value: Value | null;
  readonly probability: number;
  /** The print that stands for it best; null where nothing does. */
  readonly candidate: Candidate | null;
}

/** The contract's fields of a change order. */
export interface OrderValues {
  readonly kind: OrderValue<"SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER">;
  readonly issuer: OrderValue<string>;
  readonly number: OrderValue<string>;
  readonly description: OrderValue<string>;
  readonly amount: OrderValue<number>;
  readonly date: OrderValue<string>;
}

/** What speaks for each item of each slot. */
export type OrderScores = Readonly<Record<OrderSlot, readonly number[]>>;

/** The fields of a change order, by what speaks for all candidates. */
export function orderValues(
  candidates: OrderCandidates,
  scores: OrderScores,
  factors: Float32Array,
): OrderValues {
  const { identifier, date, firm, text } = candidates;
  const isRequest = 1 / (1 + Math.exp(-(scores.isRequest[0] ?? 0)));
  return {
    kind: {
      value: isRequest > 0.5 ? "SUBCONTRACTOR_REQUEST" : "GC_CHANGE_ORDER",
      probability: Math.max(isRequest, 1 - isRequest),
      candidate: null,
    },
    issuer: printedValue(likeliest(firm, scores.issuer)),
    number: likeliest(identifier, scores.number),
    description: printedValue(likeliest(text, scores.description)),
    amount: chooseChange(candidates, scores, factors),
    date: likeliest(date, scores.date),
  };
}

function printedValue(chosen: OrderValue<string>): OrderValue<string> {
  const { candidate } = chosen;
  return candidate === null ? chosen : { ...chosen, value: String(candidate.figure.value) };
}

/** The value with the largest share, the shares of equal values added up; the last score is that of "not printed". */
export function likeliest(
  candidates: readonly Candidate[],
  scores: readonly number[],
): OrderValue<string> {
  const shares = sharesOf(scores);
  const sums = new Map<string | null, number>();
  shares.forEach((share, index) => {
    const key = candidates[index]?.key ?? null;
    sums.set(key, (sums.get(key) ?? 0) + share);
  });
  let [value, probability]: [string | null, number] = [null, 0];
  for (const [key, share] of sums) if (share > probability) [value, probability] = [key, share];
  let candidate: Candidate | null = null;
  let most = -Infinity;
  candidates.forEach((one, index) => {
    const score = scores[index] ?? -Infinity;
    if (one.key === value && score > most) [candidate, most] = [one, score];
  });
  return { value, probability, candidate };
}
