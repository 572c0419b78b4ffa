import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { globSync } from "tinyglobby";
import { RunSheets } from "../src/sheets/run-sheets.ts";
import type { FilledSheet } from "../src/sheets/sheet.ts";
import { csvText } from "../src/sheets/csv-text.ts";
import { workbookBytes } from "../src/sheets/workbook-bytes.ts";
import { PapersTogether } from "../src/verdict/together.ts";
import { readFiles } from "./read-files.ts";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";
import { median, timeOf } from "./timing.ts";

/** How long a workbook of so many rows may take, all its sheets together. */
const GOAL_ROWS = 10_000;
const GOAL_MS = 3_000;
const ROUNDS = 5;
/** A month of an office, such that the rows come to at least as many. */
const SOME_DOCUMENTS = 200;
/** A year of it. */
const MANY_DOCUMENTS = 1_000;

const paths = globSync([
  "fixtures/pay-application/{aia-g702,procore-owner}/*.pdf",
  "fixtures/broken/*.pdf",
  "fixtures/invoice/us-classic/*.pdf",
  "fixtures/change-order/owner-form-older/*.pdf",
]).toSorted();
const outcomes = await readFiles(paths);

/** The sheets of a run over so many documents: the same ones again and again, each under a name of its own. */
function runOf(documents: number): readonly FilledSheet[] {
  const run = new RunSheets();
  const papers = new PapersTogether();
  for (let index = 0; index < documents; index += 1) {
    const outcome = outcomes[index % outcomes.length];
    const name = `march/${String(index)}-${paths[index % paths.length] ?? ""}`;
    if (outcome === undefined) continue;
    run.add({ name, path: resolve(name) }, outcome);
    papers.add(name, name, outcome);
  }
  return run.finished(papers.together().papers);
}

function rowsOf(sheets: readonly FilledSheet[]): number {
  return sheets.reduce((sum, { rows }) => sum + rows.length, 0);
}

async function measured(sheets: readonly FilledSheet[], gatherMs: number): Promise<Measured> {
  let size = 0;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const write = async (): Promise<void> => {
      size = (await workbookBytes(sheets, resolve("."))).length;
    };
    times.push(await timeOf(write));
  }
  const csvMs = await timeOf(() => sheets.map(csvText));
  // What a run of the program takes is the first time, before anything is warm.
  return { sheets, gatherMs, firstMs: times[0] ?? 0, workbookMs: median(times), csvMs, size };
}

interface Measured {
  readonly sheets: readonly FilledSheet[];
  readonly gatherMs: number;
  readonly firstMs: number;
  readonly workbookMs: number;
  readonly csvMs: number;
  readonly size: number;
}

function lineOf({
  sheets,
  gatherMs,
  firstMs,
  workbookMs,
  csvMs,
  size,
}: Measured): readonly string[] {
  const documents = sheets.find(({ title }) => title === "Documents")?.rows.length ?? 0;
  return [
    `${documents} documents`,
    String(rowsOf(sheets)),
    gatherMs.toFixed(0),
    firstMs.toFixed(0),
    workbookMs.toFixed(0),
    csvMs.toFixed(0),
    (size / 1e6).toFixed(1),
    (process.resourceUsage().maxRSS / 1e3).toFixed(0),
  ];
}

async function runMeasured(documents: number): Promise<Measured> {
  let sheets: readonly FilledSheet[] = [];
  const gatherMs = await timeOf(() => {
    sheets = runOf(documents);
  });
  return measured(sheets, gatherMs);
}

const small = await runMeasured(SOME_DOCUMENTS);
const smallLine = lineOf(small);
const large = await runMeasured(MANY_DOCUMENTS);
const isKept = rowsOf(small.sheets) >= GOAL_ROWS && small.firstMs <= GOAL_MS;
const text = [
  markdownTable(
    [
      "what",
      "rows",
      "ms to gather",
      "ms for the workbook",
      "median of five",
      "ms for CSV",
      "MB",
      "MB of memory at most",
    ],
    [smallLine, lineOf(large)],
  ),
  "",
  `${GOAL_ROWS} rows are to take ${GOAL_MS} ms at most, the first time: ${isKept ? "kept" : "missed"}.`,
].join("\n");
process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { write: { type: "boolean" } } });
if (values.write === true) await writeResultsBlock("sheets", text);
if (!isKept) process.exitCode = 1;
