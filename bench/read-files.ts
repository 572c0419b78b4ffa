import { LIMITS } from "../src/base/limits.ts";
import { readMany } from "../src/batch/read-many.ts";
import type { ReadOptions } from "../src/read.ts";
import type { Outcome } from "../src/kinds/reading.ts";

/** Names that a caller sends along. */
export interface SentParties {
  readonly subcontractor?: string;
  readonly gc?: string;
}

/** Reads files; the outcomes stand in the order of the paths. */
export type ReadFiles = (
  paths: readonly string[],
  parties?: SentParties,
) => Promise<readonly Outcome[]>;

/** How the command line reads when nothing else is said. */
export const READ_OPTIONS: ReadOptions = { limits: LIMITS, kind: "auto" };

/** Reads files as the command line does, each in a worker that time and memory limits stop; outcomes in order. */
export async function readFiles(
  paths: readonly string[],
  options: Partial<ReadOptions> = {},
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  await readMany(
    paths.map((path) => ({ path })),
    {
      read: { ...READ_OPTIONS, ...options },
      jobs: 2,
      signal: new AbortController().signal,
      onOutcome: (outcome) => {
        outcomes.push(outcome);
      },
    },
  );
  return outcomes;
}
