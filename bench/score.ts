import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { TEMPLATES } from "../src/templates.ts";
import type { DocumentScore, ReadFiles } from "./accuracy.ts";
import { scoreFixtures } from "./accuracy-fixtures.ts";
import { differences, recordOf, recordOfAll, type AccuracyRecord } from "./accuracy-record.ts";
import { scoreSamples, type SampleScores } from "./accuracy-samples.ts";
import { errorList, familyTable, fieldTable } from "./accuracy-table.ts";
import { readFiles } from "./read-files.ts";

const RECORD = "bench/accuracy.json";

const USAGE = `npm run score -- [options]

Reads the fixtures, and the samples where ../shared/samples exists, and counts what is exact.

  --errors            list every field that is not exact, with what was read and what is printed
  --ratchet           compare with ${RECORD}; a count that is worse fails, one that is better
                      and not recorded fails too. UPDATE=1 writes the record instead.
  --without TEMPLATE  leave one layout out, to see how well the others read its documents
  --help              this text`;

/** What the ratchet keeps: our fixtures for everyone, the samples for those who have them. */
interface Records {
  readonly fixtures: AccuracyRecord;
  readonly samples: AccuracyRecord;
}

const { values: options } = parseArgs({
  options: {
    errors: { type: "boolean", default: false },
    ratchet: { type: "boolean", default: false },
    without: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const mistake = mistakeIn(options.without ?? null);
if (options.help) console.log(USAGE);
else if (mistake === null) await score();
else {
  console.error(mistake);
  process.exitCode = 2;
}

function mistakeIn(without: string | null): string | null {
  if (without === null) return null;
  const ids = TEMPLATES.map(({ id }) => id);
  if (!ids.includes(without)) return `No template is called ${without}: ${ids.join(", ")}.`;
  return options.ratchet ? "The record is of all templates: leave out --without." : null;
}

async function score(): Promise<void> {
  const templates = TEMPLATES.filter(({ id }) => id !== options.without);
  const read: ReadFiles = (paths) => readFiles(paths, { templates });
  const fixtures = await scoreFixtures(read);
  print("Fixtures", fixtures);
  const samples = await scoreSamples(read);
  if (samples === null) console.log("\nSamples: skipped, there is no ../shared/samples.");
  else printSamples(samples);
  if (options.ratchet) await holdRatchet(fixtures, samples?.scores ?? null);
}

function print(title: string, scores: readonly DocumentScore[]): void {
  console.log(`\n${title}\n\n${familyTable(scores)}\n\n${fieldTable(scores)}`);
  if (options.errors) console.log(`\n${errorList(scores)}`);
}

function printSamples({ scores, outOfScope }: SampleScores): void {
  print("Samples: native pay applications", scores);
  const { refused, read } = outOfScope;
  console.log(`\nNot in scope yet (scans, change orders): ${refused.length} refused.`);
  if (read.length > 0) console.log(`Read although not in scope: ${read.join(", ")}.`);
}

async function holdRatchet(
  fixtures: readonly DocumentScore[],
  samples: readonly DocumentScore[] | null,
): Promise<void> {
  const recorded = await recordedCounts();
  const measured: Records = {
    fixtures: recordOf(fixtures),
    samples: samples === null ? recorded.samples : recordOfAll(samples),
  };
  if (process.env["UPDATE"] === "1") return updateRecord(measured);
  const found = [
    ...differences(recorded.fixtures, measured.fixtures).map((line) => `fixtures, ${line}`),
    ...differences(recorded.samples, measured.samples).map((line) => `samples, ${line}`),
  ];
  if (found.length === 0) {
    console.log("\nRatchet: every count is as recorded.");
    return;
  }
  console.error(`\nRatchet: ${found.length} counts are not as recorded in ${RECORD}.`);
  for (const line of found) console.error(`  ${line}`);
  console.error("Where that is right: UPDATE=1 npm run score -- --ratchet, and commit the record.");
  process.exitCode = 1;
}

async function recordedCounts(): Promise<Records> {
  if (!existsSync(RECORD)) return { fixtures: {}, samples: {} };
  return JSON.parse(await readFile(RECORD, "utf8")) as Records;
}

async function updateRecord(measured: Records): Promise<void> {
  if (process.env["CI"] !== undefined) {
    console.error("\nRatchet: UPDATE is refused in CI. Record on your machine and commit.");
    process.exitCode = 1;
    return;
  }
  await writeFile(RECORD, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`\nRatchet: recorded in ${RECORD}.`);
}
