/*
 * Many files, each given to a lane (`worker-lane`, whose memory `heap-watch` bounds from outside), outcomes in the
 * order of the inputs (`in-order`). Where a run is remembered, `journaled` stands between: the bytes that are hashed
 * are those that are read, and an outcome is put into `outcome-store` before `journal` says so; what is known is handed
 * over as if it had just been read. `queue/` has documents read by workers elsewhere and stands in the same place;
 * `objects/` is what knows S3.
 */

import { ReadError } from "../base/read-error.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions, ScanPlace } from "../read.ts";
import type { Outcome } from "../kinds/reading.ts";
import { type Source, withLoaded } from "./read-bytes.ts";
import { runMany } from "./run-many.ts";
import { outcomeOf, unreadBy } from "./outcomes.ts";
import { READ_WORKER } from "../programs/worker-scripts.ts";

/** Reads one document. */
export type ReadIt = (source: Source) => Promise<Outcome>;

/** How to read many documents. */
export interface BatchOptions {
  readonly read: ReadOptions;
  /** Documents that are read at the same time, each in a thread of its own. */
  readonly jobs: number;
  /** When it aborts, what is being read is finished and nothing further is begun. */
  readonly signal: AbortSignal;
  /** Called once per document in the order of the sources, whatever finished first; its promise is awaited. */
  readonly onOutcome: (outcome: Outcome, sourceIndex: number) => Promise<void> | void;
  /** Called as soon as a document is finished, in any order. */
  readonly onFinished?: (outcome: Outcome, sourceIndex: number) => void;
  /** Gives the outcome of a document, by reading it or because it is known. */
  readonly known?: (source: Source, readIt: ReadIt, sourceIndex: number) => Promise<Outcome>;
  /** Called before the picture of a page is read. */
  readonly onScan?: (sourceIndex: number, place: ScanPlace) => void;
  /** Answers what a read asks of a model; without it none is asked. It runs in this thread, one for all reads. */
  readonly ask?: AskModel | null;
  /** The worker's script; another one stands in for it in tests. */
  readonly script?: URL;
}

/**
 * Reads each document in a worker thread that is stopped at the limits of time and memory. One that
 * cannot be read has its outcome, too, and the others are read nevertheless. The outcomes do not
 * depend on the number of jobs.
 */
export async function readMany(sources: readonly Source[], options: BatchOptions): Promise<void> {
  const { ask = null, read, jobs, signal, known = readAnew, onScan } = options;
  await runMany<Outcome>({
    count: sources.length,
    script: options.script ?? READ_WORKER,
    limits: read.limits,
    jobs,
    signal,
    ask,
    ...(onScan === undefined ? {} : { onScan }),
    resultOf: async (run, index) => {
      const readIt: ReadIt = async (given) =>
        withLoaded<Outcome>(given, read.limits.documentBytes, {
          run: async (source) =>
            outcomeOf(await run({ source, options: read, mayAsk: ask !== null })),
          unread: (outcome) => outcome,
        });
      const source = sources[index];
      const isStopped = signal.aborted || source === undefined;
      const outcome = isStopped
        ? unreadBy(new ReadError("stopped"))
        : await known(source, readIt, index);
      options.onFinished?.(outcome, index);
      return outcome;
    },
    onResult: options.onOutcome,
  });
}

/** Where nothing is known of earlier reads. */
async function readAnew(source: Source, readIt: ReadIt): Promise<Outcome> {
  return readIt(source);
}
