import type { Count } from "./counts.ts";
import type { DocumentScore } from "./document-score.ts";
import type { KindScores } from "./kind-scores.ts";
import { familiesOf, tallyOf } from "./tally.ts";

/** Counts of each layout by name, as kept in `bench/accuracy.json`. */
export type AccuracyRecord = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Records of sets of documents by their names. */
export type Records = Readonly<Record<string, AccuracyRecord>>;

/** What was counted of one set of documents. */
interface NamedRecord {
  readonly name: string;
  readonly counts: readonly Count[];
  readonly counted: AccuracyRecord;
}

/** What is kept of one kind. Where there are no samples, what others recorded of them stays. */
export function recordsOf(
  { kind, fixtures, samples }: KindScores,
  recorded: Records,
): readonly NamedRecord[] {
  const { counts, records } = kind;
  const ofSamples = (name: string, scores: readonly DocumentScore[] | null): AccuracyRecord =>
    scores === null ? (recorded[name] ?? {}) : recordOfAll(counts, scores);
  const ways = [
    ["", fixtures.without, samples?.without ?? null],
    ["WithParties", fixtures.with, samples?.with ?? null],
  ] as const;
  const own = ways.flatMap(([suffix, scores]) =>
    scores === null
      ? []
      : [{ name: `${records.fixtures}${suffix}`, counts, counted: recordOf(counts, scores) }],
  );
  const foreign = ways.flatMap(([suffix, scores, others]) => {
    const name = `${records.samples}${suffix}`;
    return scores === null ? [] : [{ name, counts, counted: ofSamples(name, others) }];
  });
  return [...own, ...foreign];
}

function recordOf(counts: readonly Count[], scores: readonly DocumentScore[]): AccuracyRecord {
  return Object.fromEntries(
    familiesOf(scores).map(([family, own]) => [family, countsOf(counts, own)]),
  );
}

/** One count for all, because the layouts of others are not ours to list. */
function recordOfAll(counts: readonly Count[], scores: readonly DocumentScore[]): AccuracyRecord {
  return { all: countsOf(counts, scores) };
}

/** One sentence for each count that differs from the record: worse ones, and better ones that nobody recorded. */
export function differences(
  counts: readonly Count[],
  recorded: AccuracyRecord,
  measured: AccuracyRecord,
): readonly string[] {
  const families = [...new Set([...Object.keys(recorded), ...Object.keys(measured)])].toSorted();
  return families.flatMap((family) =>
    counts.flatMap(({ name, better }) => {
      const was = recorded[family]?.[name] ?? 0;
      const is = measured[family]?.[name] ?? 0;
      return was === is ? [] : [`${family}: ${name} ${was} → ${is}, ${verdict(better, is - was)}`];
    }),
  );
}

function verdict(better: Count["better"], change: number): string {
  if (better === "same") return "the documents changed: record them.";
  return change > 0 === (better === "more") ? "better: record it." : "worse: find the cause.";
}

function countsOf(
  counts: readonly Count[],
  scores: readonly DocumentScore[],
): Readonly<Record<string, number>> {
  const tally = tallyOf(scores);
  return Object.fromEntries(counts.map(({ name, of }) => [name, of(tally)]));
}
