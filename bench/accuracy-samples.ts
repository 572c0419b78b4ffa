import { entriesOf } from "../src/kinds/field.ts";
import { SUMMARY_FIELDS } from "../src/kinds/pay-application/summary-fields.ts";
import type { SummaryLineName } from "../src/document/pay-application.ts";
import {
  CONTRACT_FIELDS,
  scoreDocument,
  type DocumentScore,
  type FigureTruth,
  type ReadFiles,
} from "./accuracy.ts";
import { isApplication, isNative, SAMPLE_FOLDERS, samplesIn, type SampleTruth } from "./samples.ts";
import { hasSamples, judge, type Judged, type ReadSample } from "./samples-scorer.ts";

/** Scores of the applications, those whose pages are pictures apart. */
export interface SampleScores {
  readonly scores: readonly DocumentScore[];
  readonly scans: readonly DocumentScore[];
}

/** Scores the applications among the samples with their own scorer; null where the folder is not there. */
export async function scoreSamples(
  read: ReadFiles,
  folders: readonly string[] = SAMPLE_FOLDERS,
): Promise<SampleScores | null> {
  if (!hasSamples()) return null;
  const scores: DocumentScore[] = [];
  const scans: DocumentScore[] = [];
  for (const folder of folders) {
    const samples = (await samplesIn(folder)).filter(({ truth }) => isApplication(truth));
    const outcomes = await read(samples.map(({ path }) => path));
    const documents = samples.flatMap((sample, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [{ ...sample, outcome }];
    });
    const judged = await judge(folder, documents);
    for (const [index, sample] of documents.entries()) {
      const list = isNative(sample.truth) ? scores : scans;
      list.push(...scoreSample(sample, judged[index]));
    }
  }
  return { scores, scans };
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
  for (const [name, { item = "" }] of entriesOf(SUMMARY_FIELDS)) {
    const amount = g702?.lines[item];
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
