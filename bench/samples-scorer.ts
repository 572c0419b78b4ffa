import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Outcome } from "../src/reading.ts";
import { toAnswer } from "../src/wire/answer.ts";
import type { FieldScore, FieldStatus } from "./accuracy.ts";
import { SAMPLES, type Sample } from "./samples.ts";

const SCORER = join(SAMPLES, "score-construction.mjs");

/** A sample with what became of it. */
export interface ReadSample extends Sample {
  readonly outcome: Outcome;
}

/** What the scorer says of one document, in the order of the samples that it was given. */
export interface Judged {
  readonly fields: ReadonlyMap<string, FieldScore>;
  readonly checks: Readonly<Record<string, { readonly ok: boolean }>>;
}

/** The members of the scorer's JSON that are used here. */
interface ScorerDocument {
  readonly name: string;
  readonly fields: Readonly<
    Record<string, { readonly status: ScorerStatus; readonly got: unknown; readonly want: unknown }>
  >;
  readonly checks: Judged["checks"];
}

type ScorerStatus = "correct" | "accepted" | "miss" | "wrong" | "false-positive";

const STATUS: Readonly<Record<ScorerStatus, FieldStatus>> = {
  correct: "exact",
  accepted: "exact",
  miss: "missing",
  wrong: "wrong",
  "false-positive": "invented",
};

/** Whether the samples and their scorer are there. */
export function hasSamples(): boolean {
  return existsSync(SCORER);
}

/** Hands the answers on a folder of samples to their own scorer as files, which is its documented interface. */
export async function judge(
  folder: string,
  samples: readonly ReadSample[],
): Promise<readonly Judged[]> {
  if (samples.length === 0) return [];
  const results = await mkdtemp(join(tmpdir(), "crossfoot-score-"));
  try {
    for (const { truth, outcome } of samples) {
      const answer =
        outcome.kind === "read" ? toAnswer(outcome.reading) : { error: outcome.message };
      await writeFile(join(results, `${truth.name}.json`), JSON.stringify(answer));
    }
    const report = join(results, "report");
    // The scorer only runs under its real name: it compares its own address with how it was called.
    const call = [realpathSync(SCORER), results, "--truth", folder, "--present", "--json", report];
    await promisify(execFile)(process.execPath, call);
    const { documents } = JSON.parse(await readFile(report, "utf8")) as {
      documents: readonly ScorerDocument[];
    };
    return samples.map((sample) => judgedOf(sample, documents));
  } finally {
    await rm(results, { recursive: true });
  }
}

function judgedOf({ truth }: ReadSample, documents: readonly ScorerDocument[]): Judged {
  const judged = documents.find(({ name }) => name === truth.name);
  assert(judged !== undefined, `The scorer says nothing of ${truth.name}: its --json has changed.`);
  const fields = Object.entries(judged.fields).map(([field, { status, got, want }]) => {
    const score = { status: STATUS[status], got: JSON.stringify(got), want: JSON.stringify(want) };
    return [field, score] as const;
  });
  return { fields: new Map(fields), checks: judged.checks };
}
