import { inverseFrequency } from "./inverse-frequency.ts";
import type { IndexData } from "./index-data.ts";
import { type WordVectors, LENGTH } from "./word-vectors.ts";

/** The lists of an index from which it is told what its listings mean. */
type Postings = Pick<IndexData, "postingStarts" | "postingListings" | "postingWeights">;

/**
 * What each listing is about as a direction: the sum of its words' vectors, a rare word counting more than a frequent one. A
 * listing without a word that is known has none: its numbers are zero.
 */
export function listingVectors(
  postings: Postings,
  {
    rows,
    vectors,
    listings,
  }: {
    /** The row of each term; below zero where it has none. */
    readonly rows: Int32Array;
    readonly vectors: WordVectors;
    readonly listings: number;
  },
): Int8Array {
  const { axes } = vectors;
  const sums = new Float32Array(listings * axes);
  for (let term = 0; term < rows.length; term++) {
    const row = rows[term] ?? -1;
    if (row < 0) continue;
    const from = postings.postingStarts[term] ?? 0;
    const to = postings.postingStarts[term + 1] ?? from;
    const rarity = inverseFrequency(to - from, listings);
    for (let at = from; at < to; at++) {
      const share = rarity * (postings.postingWeights[at] ?? 0);
      const sum = (postings.postingListings[at] ?? 0) * axes;
      for (let axis = 0; axis < axes; axis++) {
        sums[sum + axis] = (sums[sum + axis] ?? 0) + share * (vectors.rows[row * axes + axis] ?? 0);
      }
    }
  }
  return rounded(sums, axes);
}

/** Vectors of one length, in whole numbers. */
function rounded(sums: Float32Array, axes: number): Int8Array {
  const vectors = new Int8Array(sums.length);
  for (let from = 0; from < sums.length; from += axes) {
    const length = Math.hypot(...sums.subarray(from, from + axes));
    if (length === 0) continue;
    for (let at = from; at < from + axes; at++) {
      vectors[at] = Math.max(-127, Math.min(127, Math.round((LENGTH * (sums[at] ?? 0)) / length)));
    }
  }
  return vectors;
}
