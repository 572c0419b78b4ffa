import {
  ASKED_EACH,
  itemsOf,
  type OrderSlot,
} from "../../src/evidence/change-order/order-slots.ts";
import { sharesOf } from "../../src/weights/scores.ts";
import type { Scored } from "./order-held-out.ts";
import { isMeasured } from "./order-shares.ts";
import { bySlot, type OrderScores } from "../../src/weights/order-weights.ts";

/** By how much all weights of a slot are multiplied, so that shares are as often right as they say. */
export type Sharpness = Readonly<Record<OrderSlot, number>>;

const TRIED: readonly number[] = Array.from({ length: 29 }, (_, at) => 0.6 * 1.07 ** at);

/** What a paper that is not measured counts beside one that is. */
const OTHER_SHARE = 0.1;

/** The sharpness of each slot that makes documents likeliest which the weights never saw. */
export function sharpnessFor(scored: readonly Scored[]): Sharpness {
  return bySlot((slot) => {
    let [best, least] = [1, Infinity];
    for (const sharpness of TRIED) {
      const loss = scored.reduce((sum, one) => sum + lossIn(slot, one, sharpness), 0);
      if (loss < least) [best, least] = [sharpness, loss];
    }
    return best;
  });
}

/** Scores with the sharpness of their slots. */
export function sharpened(scores: OrderScores, sharpness: Sharpness): OrderScores {
  return bySlot((slot) => scores[slot].map((score) => score * sharpness[slot]));
}

function lossIn(slot: OrderSlot, [example, scores]: Scored, sharpness: number): number {
  const right = example.right[slot];
  if (right === null) return 0;
  const by = isMeasured(example) ? 1 : OTHER_SHARE;
  const own = scores[slot].map((score) => score * sharpness);
  if (!ASKED_EACH.has(slot)) {
    const shares = sharesOf(own);
    return -by * Math.log([...right].reduce((sum, place) => sum + (shares[place] ?? 0), 1e-9));
  }
  const asked = slot === "isDeduction" ? changePlaces(example) : [...own.keys()];
  const losses = asked.map((place) =>
    Math.log1p(Math.exp((right.has(place) ? -1 : 1) * (own[place] ?? 0))),
  );
  return (by * losses.reduce((sum, loss) => sum + loss, 0)) / Math.max(1, losses.length);
}

function changePlaces({ right, reading }: Scored[0]): readonly number[] {
  const { length } = itemsOf("isDeduction", reading);
  return [...(right.change ?? [])].filter((place) => place < length);
}
