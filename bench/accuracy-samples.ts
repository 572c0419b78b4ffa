import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LINE_NUMBERS } from "../src/document/line-numbers.ts";
import type { SummaryLineName } from "../src/document/pay-application.ts";
import type { Outcome } from "../src/reading.ts";
import { toReadResult } from "../src/wire/read-result.ts";
import {
  scoreDocument,
  type ContractField,
  type DocumentScore,
  type FieldScore,
  type FieldStatus,
  type FigureTruth,
  type ReadFiles,
} from "./accuracy.ts";
import {
  isInScope,
  SAMPLE_FOLDERS,
  SAMPLES,
  samplesIn,
  type Sample,
  type SampleTruth,
} from "./samples.ts";

const SCORER = join(SAMPLES, "score-construction.mjs");

/** Scores of the samples in scope, and what became of the others. */
export interface SampleScores {
  readonly scores: readonly DocumentScore[];
  /** Names of scans and change orders, apart by whether they were refused, as they must be for now. */
  readonly outOfScope: { readonly refused: readonly string[]; readonly read: readonly string[] };
}

interface ReadSample extends Sample {
  readonly outcome: Outcome;
}

/** The members of the scorer's JSON that are used here. */
interface ScorerDocument {
  readonly name: string;
  readonly fields: Readonly<
    Record<
      ContractField,
      { readonly status: ScorerStatus; readonly got: unknown; readonly want: unknown }
    >
  >;
  readonly checks: Readonly<Record<string, { readonly ok: boolean }>>;
}

type ScorerStatus = "correct" | "accepted" | "miss" | "wrong" | "false-positive";

const STATUS: Readonly<Record<ScorerStatus, FieldStatus>> = {
  correct: "exact",
  accepted: "exact",
  miss: "missing",
  wrong: "wrong",
  "false-positive": "invented",
};

/** Scores the samples with their own scorer; null where the folder is not there. */
export async function scoreSamples(read: ReadFiles): Promise<SampleScores | null> {
  if (!existsSync(SCORER)) return null;
  const scores: DocumentScore[] = [];
  const others: ReadSample[] = [];
  for (const folder of SAMPLE_FOLDERS) {
    const samples = await samplesIn(folder);
    const outcomes = await read(samples.map(({ path }) => path));
    const documents = samples.flatMap((sample, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [{ ...sample, outcome }];
    });
    scores.push(
      ...(await scoreFolder(
        folder,
        documents.filter(({ truth }) => isInScope(truth)),
      )),
    );
    others.push(...documents.filter(({ truth }) => !isInScope(truth)));
  }
  const namesOf = (kind: Outcome["kind"]): readonly string[] =>
    others.filter(({ outcome }) => outcome.kind === kind).map(({ truth }) => truth.name);
  return { scores, outOfScope: { refused: namesOf("unread"), read: namesOf("read") } };
}

/** Hands the answers to the scorer as files, which is its documented interface. */
async function scoreFolder(
  folder: string,
  samples: readonly ReadSample[],
): Promise<readonly DocumentScore[]> {
  const results = await mkdtemp(join(tmpdir(), "crossfoot-score-"));
  try {
    for (const { truth, outcome } of samples) {
      const answer =
        outcome.kind === "read" ? toReadResult(outcome.reading) : { error: outcome.message };
      await writeFile(join(results, `${truth.name}.json`), JSON.stringify(answer));
    }
    const report = join(results, "report");
    // The scorer only runs under its real name: it compares its own address with how it was called.
    const call = [realpathSync(SCORER), results, "--truth", folder, "--present", "--json", report];
    await promisify(execFile)(process.execPath, call);
    const { documents } = JSON.parse(await readFile(report, "utf8")) as {
      documents: readonly ScorerDocument[];
    };
    return samples.map((sample) => scoreSample(sample, judgedOf(sample, documents)));
  } finally {
    await rm(results, { recursive: true });
  }
}

function judgedOf({ truth }: ReadSample, documents: readonly ScorerDocument[]): ScorerDocument {
  const judged = documents.find(({ name }) => name === truth.name);
  assert(judged !== undefined, `The scorer says nothing of ${truth.name}: its --json has changed.`);
  return judged;
}

function scoreSample({ truth, outcome }: ReadSample, judged: ScorerDocument): DocumentScore {
  const checks = Object.values(judged.checks);
  return scoreDocument({
    name: truth.name,
    family: truth.layout,
    outcome,
    fields: new Map(
      (Object.keys(judged.fields) as ContractField[]).map((field) => [
        field,
        fieldScore(judged.fields[field]),
      ]),
    ),
    checks: { exact: checks.filter(({ ok }) => ok).length, of: checks.length },
    truth: figuresOf(truth),
  });
}

function fieldScore({ status, got, want }: ScorerDocument["fields"][ContractField]): FieldScore {
  return { status: STATUS[status], got: JSON.stringify(got), want: JSON.stringify(want) };
}

/** Amounts of the sample under our names. Cells that it leaves empty are not measured, as its scorer does. */
function figuresOf({ g702, g703 }: SampleTruth): FigureTruth {
  const lines: Partial<Record<SummaryLineName, string | null>> = {};
  for (const [name, number] of Object.entries(LINE_NUMBERS) as [SummaryLineName, string][]) {
    const amount = g702?.lines[number];
    if (amount !== undefined) lines[name] = amount;
  }
  const rows = g703?.rows.map((row) => ({
    ...printed("scheduledValue", row["C"]),
    ...printed("previousWork", row["D"] ?? row["V"]),
    ...printed("workThisPeriod", row["E"] ?? row["N"]),
    ...printed("storedMaterials", row["F"]),
    ...printed("completedAndStored", row["G"]),
    ...printed("balanceToFinish", row["H"]),
    ...printed("retainage", row["I"]),
  }));
  return { lines, rows: rows ?? null };
}

function printed(
  name: string,
  amount: string | null | undefined,
): Readonly<Record<string, string>> {
  return amount === undefined || amount === null ? {} : { [name]: amount };
}
