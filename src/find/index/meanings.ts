import type { IndexData } from "./index-data.ts";
import { LENGTH, type WordVectors } from "./word-vectors.ts";
import type { TermList } from "./term-list.ts";

/** A stem of the index that means nearly what was said. */
export interface NearTerm {
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
