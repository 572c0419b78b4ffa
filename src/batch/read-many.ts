import { ReadError, type ReadErrorCode } from "../base/read-error.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions, ScanPlace } from "../read.ts";
import type { Outcome } from "../reading.ts";
import type { Source } from "./read-worker.ts";
import { unpackOutcome } from "./transport.ts";
import { WorkerLane, type LaneEnd } from "./worker-lane.ts";

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
  readonly onFinished?: (outcome: Outcome) => void;
  /** Called before the picture of a page is read. */
  readonly onScan?: (sourceIndex: number, place: ScanPlace) => void;
  /** Answers what a read asks of a model; without it none is asked. It runs in this thread, one for all reads. */
  readonly ask?: AskModel | null;
  /** The worker's script; another one stands in for it in tests. */
  readonly script?: URL;
}

const READ_WORKER = new URL("./read-worker.js", import.meta.url);

/**
 * Reads each document in a worker thread that is stopped at the limits of time and memory. One that
 * cannot be read has its outcome, too, and the others are read nevertheless. The outcomes do not
 * depend on the number of jobs.
 */
export async function readMany(sources: readonly Source[], options: BatchOptions): Promise<void> {
  const { ask = null } = options;
  const finished = new Map<number, Outcome>();
  let nextToBegin = 0;
  let nextToTell = 0;
  let telling: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    for (let outcome = finished.get(nextToTell); outcome !== undefined;) {
      const index = nextToTell;
      finished.delete(index);
      nextToTell += 1;
      await options.onOutcome(outcome, index);
      outcome = finished.get(nextToTell);
    }
  };

  const readInOneLane = async (): Promise<void> => {
    const lane = new WorkerLane(options.script ?? READ_WORKER, options.read.limits);
    try {
      while (nextToBegin < sources.length) {
        const index = nextToBegin++;
        const outcome = options.signal.aborted
          ? unread("stopped")
          : outcomeOf(
              await lane.run(
                { source: sources[index], options: options.read, mayAsk: ask !== null },
                { onSign: (sign) => options.onScan?.(index, sign), ask },
              ),
            );
        options.onFinished?.(outcome);
        finished.set(index, outcome);
        telling = telling.then(tell);
        await telling;
      }
    } finally {
      await lane.close();
    }
  };

  const lanes = Math.max(1, Math.min(options.jobs, sources.length));
  await Promise.all(Array.from({ length: lanes }, readInOneLane));
}

function outcomeOf(end: LaneEnd): Outcome {
  return end.kind === "answer" ? unpackOutcome(String(end.answer)) : unread(end.kind);
}

function unread(code: ReadErrorCode): Outcome {
  return { kind: "unread", code, message: new ReadError(code).message };
}
