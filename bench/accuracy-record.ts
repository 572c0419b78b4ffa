import type { DocumentScore } from "./accuracy.ts";
import { tallyOf } from "./tally.ts";

/** The counts of one family that must not get worse unnoticed. */
const COUNTS = {
  documents: "same",
  allExact: "more",
  fieldsExact: "more",
  checksRight: "more",
  linesExact: "more",
  rowsExact: "more",
  extraRows: "fewer",
  silentlyWrong: "fewer",
} as const;

type CountName = keyof typeof COUNTS;

/** Counts per family, as kept in `bench/accuracy.json`. */
export type AccuracyRecord = Readonly<Record<string, Readonly<Record<CountName, number>>>>;

/** The record of what was measured, families in alphabetic order. */
export function recordOf(scores: readonly DocumentScore[]): AccuracyRecord {
  const families = [...new Set(scores.map(({ family }) => family))].toSorted();
  return Object.fromEntries(
    families.map((family) => [family, countsOf(scores.filter((score) => score.family === family))]),
  );
}

/** The record of foreign documents: one count for all, because their layouts are not ours to list. */
export function recordOfAll(scores: readonly DocumentScore[]): AccuracyRecord {
  return { all: countsOf(scores) };
}

/** One sentence per count that differs from the record: worse ones, and better ones that nobody recorded. */
export function differences(recorded: AccuracyRecord, measured: AccuracyRecord): readonly string[] {
  const families = [...new Set([...Object.keys(recorded), ...Object.keys(measured)])].toSorted();
  return families.flatMap((family) =>
    (Object.keys(COUNTS) as CountName[]).flatMap((count) => {
      const was = recorded[family]?.[count] ?? 0;
      const is = measured[family]?.[count] ?? 0;
      return was === is ? [] : [`${family}: ${count} ${was} → ${is}, ${verdict(count, is - was)}`];
    }),
  );
}

function verdict(count: CountName, change: number): string {
  const wanted = COUNTS[count];
  if (wanted === "same") return "the documents changed: record them.";
  return change > 0 === (wanted === "more") ? "better: record it." : "worse: find the cause.";
}

function countsOf(scores: readonly DocumentScore[]): Readonly<Record<CountName, number>> {
  const tally = tallyOf(scores);
  return {
    documents: tally.documents,
    allExact: tally.allExact,
    fieldsExact: tally.fields.exact,
    checksRight: tally.checks.exact,
    linesExact: tally.lines.exact,
    rowsExact: tally.rows.exact,
    extraRows: tally.extraRows,
    silentlyWrong: tally.silentlyWrong,
  };
}
