import type { Outcome } from "../src/reading.ts";
import type { ReadFiles } from "./accuracy.ts";
import { ORDER_FIELDS, scoreOrder, type OrderScore } from "./order-accuracy.ts";
import { readWithParties, type BothWays } from "./order-parties.ts";
import { isNativeOrder, SAMPLE_FOLDERS, samplesIn, type Sample } from "./samples.ts";
import { hasSamples, judge } from "./samples-scorer.ts";

/** Scores the native change orders among the samples with their own scorer; null where the folder is not there. */
export async function scoreOrderSamples(
  read: ReadFiles,
  folders: readonly string[] = SAMPLE_FOLDERS,
  isWanted: (truth: Sample["truth"]) => boolean = isNativeOrder,
): Promise<BothWays<readonly OrderScore[]> | null> {
  if (!hasSamples()) return null;
  const scores: BothWays<OrderScore[]> = { without: [], with: [] };
  for (const folder of folders) {
    const samples = (await samplesIn(folder)).filter(({ truth }) => isWanted(truth));
    const outcomes = await readWithParties(
      read,
      samples.map(({ path, truth }) => ({ path, parties: partiesOf(truth) })),
    );
    scores.without.push(...(await scoreFolder(folder, samples, outcomes.without)));
    scores.with.push(...(await scoreFolder(folder, samples, outcomes.with)));
  }
  return scores;
}

function partiesOf({
  parties,
  requestParams,
}: Sample["truth"]): NonNullable<Sample["truth"]["parties"]> {
  return { ...parties, ...requestParams };
}

async function scoreFolder(
  folder: string,
  samples: readonly Sample[],
  outcomes: readonly Outcome[],
): Promise<readonly OrderScore[]> {
  const readings = samples.flatMap((sample, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? [] : [{ ...sample, outcome }];
  });
  const judged = await judge(folder, readings);
  return readings.map(({ truth, outcome }, index) =>
    scoreOrder({
      name: truth.name,
      family: truth.layout,
      outcome,
      fields: new Map(
        ORDER_FIELDS.flatMap((field) => {
          const score = judged[index]?.fields.get(field);
          return score === undefined ? [] : [[field, score] as const];
        }),
      ),
      mustWarn: null,
    }),
  );
}
