import { LINE_NUMBERS } from "../src/document/line-numbers.ts";
import type { SummaryLineName } from "../src/document/pay-application.ts";
import type { Outcome } from "../src/reading.ts";
import {
  CONTRACT_FIELDS,
  scoreDocument,
  type DocumentScore,
  type FigureTruth,
  type ReadFiles,
} from "./accuracy.ts";
import {
  isNative,
  isNativeApplication,
  SAMPLE_FOLDERS,
  samplesIn,
  type SampleTruth,
} from "./samples.ts";
import { hasSamples, judge, type Judged, type ReadSample } from "./samples-scorer.ts";

/** Scores of the native applications, and what became of the scans. */
export interface SampleScores {
  readonly scores: readonly DocumentScore[];
  /** Names of the scans, apart by whether they were refused, as they must be for now. */
  readonly scans: { readonly refused: readonly string[]; readonly read: readonly string[] };
}

/** Scores the native applications among the samples with their own scorer; null where the folder is not there. */
export async function scoreSamples(read: ReadFiles): Promise<SampleScores | null> {
  if (!hasSamples()) return null;
  const scores: DocumentScore[] = [];
  const scans: ReadSample[] = [];
  for (const folder of SAMPLE_FOLDERS) {
    const samples = (await samplesIn(folder)).filter(
      ({ truth }) => isNativeApplication(truth) || !isNative(truth),
    );
    const outcomes = await read(samples.map(({ path }) => path));
    const documents = samples.flatMap((sample, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [{ ...sample, outcome }];
    });
    const native = documents.filter(({ truth }) => isNative(truth));
    const judged = await judge(folder, native);
    scores.push(...native.flatMap((sample, index) => scoreSample(sample, judged[index])));
    scans.push(...documents.filter(({ truth }) => !isNative(truth)));
  }
  const namesOf = (kind: Outcome["kind"]): readonly string[] =>
    scans.filter(({ outcome }) => outcome.kind === kind).map(({ truth }) => truth.name);
  return { scores, scans: { refused: namesOf("unread"), read: namesOf("read") } };
}

function scoreSample(
  { truth, outcome }: ReadSample,
  judged: Judged | undefined,
): readonly DocumentScore[] {
  if (judged === undefined) return [];
  const checks = Object.values(judged.checks);
  const score = scoreDocument({
    name: truth.name,
    family: truth.layout,
    outcome,
    fields: new Map(
      CONTRACT_FIELDS.flatMap((field) => {
        const score = judged.fields.get(field);
        return score === undefined ? [] : [[field, score] as const];
      }),
    ),
    checks: { exact: checks.filter(({ ok }) => ok).length, of: checks.length },
    truth: figuresOf(truth),
  });
  return [score];
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
