import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { TemplateLists } from "../src/lexicon/template-lists.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { readFiles, type ReadFiles } from "./read-files.ts";
import type { DocumentScore } from "./score/document-score.ts";
import { readOthers, type Others } from "./score/fixtures.ts";
import { scoreKinds, type KindScores } from "./score/kind-scores.ts";
import { differences, recordsOf, type Records } from "./score/record.ts";
import { silentErrorTable } from "./score/silent-errors.ts";
import { tallyOf } from "./score/tally.ts";
import { errorList, familyTable, fieldTable } from "./score/tables.ts";

const RECORD = "bench/accuracy.json";

const USAGE = `npm run score -- [options]

Reads the fixtures, and the samples where ../shared/samples exists, and counts what is exact.

  --errors            list every field that is not exact, with what was read and what is printed
  --ratchet           compare with ${RECORD}; a count that is worse fails, one that is better
                      and not recorded fails too. UPDATE=1 writes the record instead.
  --without TEMPLATE  leave one layout out, to see how well the others read its documents
  --help              this text`;

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
  const { payApplication, changeOrder, vendor } = TEMPLATES;
  const lists = [payApplication, changeOrder, vendor].map((list) => list.map(({ id }) => id));
  const own = lists.find((ids) => ids.includes(without));
  if (own === undefined) return `No template is called ${without}: ${lists.flat().join(", ")}.`;
  if (own.length === 1)
    return `${without} is the only template of its kind: nothing would be read.`;
  return options.ratchet ? "The record is of all templates: leave out --without." : null;
}

async function score(): Promise<void> {
  const templates: TemplateLists = {
    payApplication: TEMPLATES.payApplication.filter(({ id }) => id !== options.without),
    changeOrder: TEMPLATES.changeOrder.filter(({ id }) => id !== options.without),
    vendor: TEMPLATES.vendor.filter(({ id }) => id !== options.without),
    invoice: TEMPLATES.invoice,
  };
  const read: ReadFiles = (paths, parties) => readFiles(paths, { templates, ...parties });
  const measured = await scoreKinds(read);
  for (const kind of measured) printKind(kind);
  for (const others of await readOthers(read)) printOthers(others);
  if (measured.every(({ samples }) => samples === null))
    console.log("\nSamples: skipped, there is no ../shared/samples.");
  printSilent(measured);
  if (options.ratchet) await holdRatchet(measured);
}

function printKind({ kind, fixtures, samples, scans }: KindScores): void {
  const { plural } = kind;
  print(`Fixtures: ${plural}`, fixtures.without);
  print(`Fixtures: ${plural}, parties sent`, fixtures.with);
  print(`Samples: native ${plural}`, samples?.without ?? null);
  print(`Samples: native ${plural}, parties sent`, samples?.with ?? null);
  print(`Samples: scanned ${plural}`, scans);

  function print(title: string, scores: readonly DocumentScore[] | null): void {
    if (scores === null) return;
    const tables = [title, familyTable(kind, scores), fieldTable(kind, scores)];
    if (kind.summary !== undefined) tables.push(kind.summary(tallyOf(scores)));
    if (options.errors) tables.push(errorList(scores));
    console.log(`\n${tables.join("\n\n")}`);
  }
}

function printOthers({ folder, refused, read }: Others): void {
  console.log(`\nOther papers in ${folder}: ${refused.length} refused.`);
  if (read.length > 0) console.log(`Read although they must not be: ${read.join(", ")}.`);
}

function printSilent(measured: readonly KindScores[]): void {
  const scored = measured.flatMap(({ kind, fixtures, samples, scans }) => [
    { place: "fixtures", kind, scores: fixtures.without },
    { place: "samples", kind, scores: [...(samples?.without ?? []), ...(scans ?? [])] },
  ]);
  console.log(`\nSilent errors: a wrong amount, every check green, confidence 0.9 or more\n`);
  console.log(silentErrorTable(scored));
}

async function holdRatchet(measured: readonly KindScores[]): Promise<void> {
  const recorded = await recordedCounts();
  const records = measured.flatMap((scores) => recordsOf(scores, recorded));
  if (process.env["UPDATE"] === "1")
    return updateRecord(Object.fromEntries(records.map(({ name, counted }) => [name, counted])));
  const found = records.flatMap(({ name, counts, counted }) =>
    differences(counts, recorded[name] ?? {}, counted).map((line) => `${name}, ${line}`),
  );
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
  return existsSync(RECORD) ? (JSON.parse(await readFile(RECORD, "utf8")) as Records) : {};
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
