import { SIGNS } from "../evidence/hash.ts";

/** What each sign says in one question: a number for each place of a sign. */
export type Linear = Float32Array;

/** What is weighed: places of signs, and how far each holds. */
export interface Weighable {
  readonly at: Uint32Array;
  readonly by: Float32Array;
  /** Signs of the whole paper, which others of its items have, too. */
  readonly also?: Weighable;
}

/** Weights of which none says anything yet. */
export function noLinear(): Linear {
  return new Float32Array(SIGNS);
}

/** The sums of the weighted signs of all items; what items share is weighed once. */
export function weighAll(weights: Linear, items: readonly Weighable[]): readonly number[] {
  const known = new Map<Weighable, number>();
  return items.map((item) => {
    const own = weigh(weights, item);
    if (item.also === undefined) return own;
    const shared = known.get(item.also) ?? weigh(weights, item.also);
    known.set(item.also, shared);
    return own + shared;
  });
}

/** The sum of the weights of signs that hold as far as they can, by their places. */
export function weighPlaces(weights: Linear, places: Iterable<number>): number {
  let score = 0;
  for (const place of places) score += weights[place] ?? 0;
  return score;
}

/** The sum of the weighted signs of an item's own. */
export function weigh(weights: Linear, { at, by }: Weighable): number {
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (weights[at[index] ?? 0] ?? 0) * (by[index] ?? 0);
  return score;
}
