import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Named in package.json, so that it is found from sources, from the library and from a bundle. */
const FILE = "#word-vectors";

/** Bytes before the stems: how many numbers a stem has, how many stems there are, and how many bytes their letters and those of words take. */
const HEAD_BYTES = 16;

/** What everyday words mean, as directions: words of one subject point the same way. */
export interface WordVectors {
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
export const LENGTH = 254;

let loaded: WordVectors | null = null;

/** The vectors that are shipped, read when they are first asked for. */
export function wordVectors(): WordVectors {
  loaded ??= unpackedVectors(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return loaded;
}

/** What is packed of a stem. */
export interface StemVector {
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
