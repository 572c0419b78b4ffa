import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { IndexData, TermList } from "./index-data.ts";
import { inverseFrequency } from "./ranking.ts";

/** Named in package.json, so that it is found from sources, from the library and from a bundle. */
const FILE = "#word-vectors";

/** Bytes before the stems: how many numbers a stem has, how many stems there are, and how many bytes their letters and those of words take. */
const HEAD_BYTES = 16;

/** What everyday words mean, as directions: words of one subject point the same way. */
interface WordVectors {
  /** Numbers of a vector. */
  readonly axes: number;
  /** The stem of a word that Porter's rules take for another; undefined for all others. */
  readonly ownStemOf: (word: string) => string | undefined;
  /** The row of a stem; undefined where it is not known. */
  readonly rowOf: (stem: string) => number | undefined;
  /** The natural logarithm of how many words are more frequent in English than that of a row. */
  readonly logRankOf: (row: number) => number;
  /** The numbers of all rows, one after the other; each row is about `LENGTH` long. */
  readonly rows: Int8Array;
}

/** How long each vector is before its numbers are rounded. */
const LENGTH = 254;

let loaded: WordVectors | null = null;

/** The vectors that are shipped, read when they are first asked for. */
export function wordVectors(): WordVectors {
  loaded ??= unpackedVectors(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return loaded;
}

/** What is packed of a stem. */
interface StemVector {
  readonly vector: readonly number[];
  /** How many words are more frequent than its most frequent one. */
  readonly rank: number;
}

/** Of ranks their logarithm is kept, in so many steps. */
const RANK_STEPS = 20;

/** Vectors of stems as bytes: a head, the stems with line ends between, the words with a stem of their own, how rare each stem is, and a row of small numbers for each. */
export function packedVectors(
  vectors: ReadonlyMap<string, StemVector>,
  stems: ReadonlyMap<string, string>,
): Buffer {
  const sorted = [...vectors].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const letters = Buffer.from(sorted.map(([stem]) => stem).join("\n"), "latin1");
  const own = Buffer.from([...stems].map((pair) => pair.join(" ")).join("\n"), "latin1");
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(sorted[0]?.[1].vector.length ?? 0, 0);
  head.writeUInt32LE(sorted.length, 4);
  head.writeUInt32LE(letters.length, 8);
  head.writeUInt32LE(own.length, 12);
  const ranks = Buffer.from(
    sorted.map(([, { rank }]) => Math.min(255, Math.round(RANK_STEPS * Math.log(1 + rank)))),
  );
  const rows = sorted.map(([, { vector }]) => {
    const length = Math.hypot(...vector);
    return Int8Array.from(vector, (value) =>
      Math.max(-127, Math.min(127, Math.round((LENGTH * value) / length))),
    );
  });
  return Buffer.concat([head, letters, own, ranks, ...rows.map((row) => Buffer.from(row.buffer))]);
}

function unpackedVectors(bytes: Buffer): WordVectors {
  const axes = bytes.readUInt32LE(0);
  const letters = bytes.readUInt32LE(8);
  const stems = bytes.toString("latin1", HEAD_BYTES, HEAD_BYTES + letters).split("\n");
  const numbers = new Map(stems.map((stem, row) => [stem, row]));
  const ownAt = HEAD_BYTES + letters;
  const ranks = ownAt + bytes.readUInt32LE(12);
  const pairs = bytes.toString("latin1", ownAt, ranks).split("\n");
  const own = new Map(pairs.map((pair) => pair.split(" ") as [string, string]));
  const at = bytes.byteOffset + ranks + stems.length;
  return {
    axes,
    ownStemOf: (word) => own.get(word),
    rowOf: (stem) => numbers.get(stem),
    logRankOf: (row) => (bytes[ranks + row] ?? 0) / RANK_STEPS,
    rows: new Int8Array(bytes.buffer, at, stems.length * axes),
  };
}

/** A stem of the index that means nearly what was said. */
interface NearTerm {
  readonly term: number;
  /** The cosine of the two, 0 to 1. */
  readonly likeness: number;
}

/** The logarithm of the rank of words that say what they mean whatever stands beside them. */
const FULL_RANK = 9.5;

/** The meanings of an index's stems and listings, and how alike they are. */
export class Meanings {
  readonly #vectors: WordVectors;
  readonly #listings: Int8Array;
  /** The terms that have a vector, and its row. */
  readonly #terms: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #known: ReadonlySet<number>;

  constructor(vectors: WordVectors, terms: TermList, { meanings }: IndexData) {
    this.#vectors = vectors;
    this.#listings = meanings;
    const known: number[] = [];
    const rows: number[] = [];
    for (let term = 0; term < terms.count; term++) {
      const row = vectors.rowOf(terms.textOf(term));
      if (row === undefined) continue;
      known.push(term);
      rows.push(row);
    }
    this.#terms = Uint32Array.from(known);
    this.#rows = Uint32Array.from(rows);
    this.#known = new Set(known);
  }

  /** Whether it is known what a stem means. */
  isKnown(term: number): boolean {
    return this.#known.has(term);
  }

  /** The stems that mean nearly the same, the nearest first. */
  near(
    stem: string,
    { least, most }: { readonly least: number; readonly most: number },
  ): readonly NearTerm[] {
    const row = this.#vectors.rowOf(stem);
    if (row === undefined) return [];
    const { axes, rows } = this.#vectors;
    const said = rows.subarray(row * axes, (row + 1) * axes);
    const found: NearTerm[] = [];
    for (let at = 0; at < this.#terms.length; at++) {
      const other = this.#rows[at] ?? 0;
      if (other === row) continue;
      const likeness = dot(said, rows, other * axes) / LENGTH ** 2;
      if (likeness >= least) found.push({ term: this.#terms[at] ?? 0, likeness });
    }
    return found
      .toSorted((one, two) => two.likeness - one.likeness || one.term - two.term)
      .slice(0, most);
  }

  /** How much a word says by itself, 0 to 1: one that is in every sentence says little of what is needed. */
  contentOf(
    stem: string,
    { plainRank, telling }: { readonly plainRank: number; readonly telling: number },
  ): number {
    const row = this.#vectors.rowOf(stem);
    if (row === undefined) return 1;
    const share = Math.min(
      1,
      Math.max(0, (this.#vectors.logRankOf(row) - plainRank) / (FULL_RANK - plainRank)),
    );
    return 1 - telling + telling * share;
  }

  /** What several stems mean together, each with its weight; null where none of them is known. */
  together(stems: readonly { readonly stem: string; readonly weight: number }[]): Meaning | null {
    const { axes, rows } = this.#vectors;
    const sum = new Float32Array(axes);
    let [known, all] = [0, 0];
    for (const { stem, weight } of stems) {
      all += weight;
      const row = this.#vectors.rowOf(stem);
      if (row === undefined) continue;
      known += weight;
      for (let axis = 0; axis < axes; axis++) {
        sum[axis] = (sum[axis] ?? 0) + weight * (rows[row * axes + axis] ?? 0);
      }
    }
    const length = Math.hypot(...sum);
    return length === 0
      ? null
      : { direction: sum.map((value) => value / length), share: known / all };
  }

  /** How alike a meaning and a listing are, -1 to 1. */
  likeness({ direction }: Meaning, listing: number): number {
    return dot(direction, this.#listings, listing * direction.length) / LENGTH;
  }
}

/** What a need means. */
export interface Meaning {
  /** Of length 1. */
  readonly direction: Float32Array;
  /** How much of the need it says, 0 to 1. */
  readonly share: number;
}

function dot(one: Int8Array | Float32Array, others: Int8Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (others[from + at] ?? 0);
  return sum;
}

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
