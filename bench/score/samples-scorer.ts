import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Outcome } from "../../src/kinds/reading.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import type { ScoredKind } from "../kinds/kind.ts";
import { isNothing, type FieldScore, type Value } from "./document-score.ts";
import { SAMPLES } from "./samples.ts";
import type { Judged, TruthDocument } from "./score-document.ts";

/** A sample with what became of it. */
interface ReadSample {
  readonly document: TruthDocument;
  readonly outcome: Outcome;
}

/** The members of the scorer's JSON that are used here. */
interface ScorerDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, ScorerField>>;
  readonly checks: Readonly<Record<string, { readonly ok: boolean }>>;
}

interface ScorerField {
  readonly status: "correct" | "accepted" | "miss" | "wrong" | "false-positive";
  readonly got?: Value;
  readonly want?: Value;
}

/** Hands the answers on samples of a folder to their own scorer as files, which is its documented interface. In the order of the samples. */
export async function judgeSamples(
  kind: ScoredKind & { readonly samplesScorer: string },
  folder: string,
  samples: readonly ReadSample[],
): Promise<readonly Judged[]> {
  if (samples.length === 0) return [];
  const results = await mkdtemp(join(tmpdir(), "crossfoot-score-"));
  try {
    for (const { document, outcome } of samples) {
      const answer =
        outcome.kind === "read" ? toAnswer(outcome.reading) : { error: outcome.message };
      await writeFile(join(results, `${document.name}.json`), JSON.stringify(answer));
    }
    const report = join(results, "report");
    // The scorer only runs under its real name: it compares its own address with how it was called.
    const program = realpathSync(join(SAMPLES, kind.samplesScorer));
    const call = [program, results, "--truth", folder, "--present", "--json", report];
    await promisify(execFile)(process.execPath, call);
    const { documents } = JSON.parse(await readFile(report, "utf8")) as {
      documents: readonly ScorerDocument[];
    };
    return samples.map((sample) => judgedOf(kind, sample, documents));
  } finally {
    await rm(results, { recursive: true });
  }
}

function judgedOf(
  kind: ScoredKind,
  { document }: ReadSample,
  documents: readonly ScorerDocument[],
): Judged {
  const judged = documents.find(({ name }) => name === document.name);
  assert(
    judged !== undefined,
    `The scorer says nothing of ${document.name}: its --json has changed.`,
  );
  const fields = Object.keys(kind.fields).flatMap((name) => {
    const score = judged.fields[name];
    return score === undefined ? [] : [[name, scoreOf(score)] as const];
  });
  const checks = Object.entries(judged.checks).map(([name, { ok }]) => [name, ok] as const);
  return { fields: new Map(fields), checks: new Map(checks) };
}

function scoreOf({ status, got = null, want = null }: ScorerField): FieldScore {
  const isEmpty = isNothing(got) || isNothing(want);
  switch (status) {
    case "correct":
      return { verdict: isEmpty ? "empty" : "hit", got, want };
    case "accepted":
      return { verdict: isEmpty ? "neutral" : "hit", got, want };
    case "miss":
      return { verdict: "missing", got, want };
    case "wrong":
      return { verdict: "wrong", got, want };
    case "false-positive":
      return { verdict: "invented", got, want };
  }
}
