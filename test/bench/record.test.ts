import { expect, test } from "vitest";
import { SCORED_KINDS } from "../../bench/kinds/kinds.ts";
import { SCORED_APPLICATIONS } from "../../bench/kinds/pay-application.ts";
import { differences as differencesOf, type AccuracyRecord } from "../../bench/score/record.ts";

const COUNTS = {
  documents: 4,
  allExact: 3,
  fieldsExact: 40,
  checksRight: 12,
  linesExact: 44,
  rowsExact: 90,
  extraRows: 1,
  silentlyWrong: 1,
};
const RECORDED: AccuracyRecord = { "aia-g702": COUNTS };

function differences(recorded: AccuracyRecord, measured: AccuracyRecord): readonly string[] {
  return differencesOf(SCORED_APPLICATIONS.counts, recorded, measured);
}

test("a record that is met says nothing", () => {
  expect(differences(RECORDED, { "aia-g702": { ...COUNTS } })).toEqual([]);
});

test.each([
  [{ fieldsExact: 39 }, "aia-g702: fieldsExact 40 → 39, worse: find the cause."],
  [{ fieldsExact: 41 }, "aia-g702: fieldsExact 40 → 41, better: record it."],
  [{ silentlyWrong: 2 }, "aia-g702: silentlyWrong 1 → 2, worse: find the cause."],
  [{ extraRows: 0 }, "aia-g702: extraRows 1 → 0, better: record it."],
  [{ documents: 5 }, "aia-g702: documents 4 → 5, the documents changed: record them."],
])("%o is told apart from the record", (change, sentence) => {
  expect(differences(RECORDED, { "aia-g702": { ...COUNTS, ...change } })).toEqual([sentence]);
});

test("a family that is gone, and a new one, are differences", () => {
  const families = differences(RECORDED, { procore: COUNTS }).map((line) => line.split(":")[0]);
  expect(new Set(families)).toEqual(new Set(["aia-g702", "procore"]));
});

test("the names of records and of a record's counts are all different", () => {
  const names = SCORED_KINDS.flatMap(({ records }) => [records.fixtures, records.samples]);
  expect(new Set(names).size).toBe(names.length);
  for (const { counts } of SCORED_KINDS)
    expect(new Set(counts.map(({ name }) => name)).size).toBe(counts.length);
});
