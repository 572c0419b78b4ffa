import { stemOf } from "../find/index/words.ts";
import { LENGTH, wordVectors } from "../find/index/word-vectors.ts";
import type { Keys } from "./surroundings.ts";

/** The mean direction of some words, by which a caption that nobody listed is like others. */
export function meaningOf(keys: Keys): Float32Array | null {
  const { axes, rows, rowOf } = wordVectors();
  const sum = new Float32Array(axes);
  let count = 0;
  for (const key of keys) {
    const row = rowOf(stemOf(key));
    if (row === undefined) continue;
    count += 1;
    for (let axis = 0; axis < axes; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + (rows[row * axes + axis] ?? 0) / LENGTH;
  }
  return count === 0 ? null : sum.map((value) => value / count);
}
