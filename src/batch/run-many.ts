import type { Limits } from "../base/limits.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ScanPlace } from "../read.ts";
import { WorkerLane, type LaneEnd } from "./worker-lane.ts";

/** How a task ended, or that it was not begun because the run was stopped. */
export type TaskEnd = LaneEnd | { readonly kind: "stopped" };

/** Many tasks of one kind, and who takes what they give. */
export interface ManyTasks<Result> {
  readonly count: number;
  readonly taskOf: (index: number) => unknown;
  /** The worker's script. */
  readonly script: URL;
  readonly limits: Limits;
  /** Tasks that are done at the same time, each in a thread of its own. */
  readonly jobs: number;
  /** When it aborts, what is being done is finished and nothing further is begun. */
  readonly signal: AbortSignal;
  /** Called as soon as a task has ended, in any order. */
  readonly resultOf: (end: TaskEnd, index: number) => Promise<Result> | Result;
  /** Called once per task in their order, whatever ended first; its promise is awaited. */
  readonly onResult: (result: Result, index: number) => Promise<void> | void;
  /** Called before the picture of a page is read. */
  readonly onScan?: (index: number, place: ScanPlace) => void;
  /** Answers what a task asks of a model; null where none is asked. */
  readonly ask: AskModel | null;
}

/** Does each task in a worker thread that is stopped at the limits of time and memory. The results do not depend on the number of jobs. */
export async function runMany<Result>(tasks: ManyTasks<Result>): Promise<void> {
  const { count, ask, signal } = tasks;
  const finished = new Map<number, { readonly result: Result }>();
  let nextToBegin = 0;
  let nextToTell = 0;
  let telling: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    for (let next = finished.get(nextToTell); next !== undefined;) {
      const index = nextToTell;
      finished.delete(index);
      nextToTell += 1;
      await tasks.onResult(next.result, index);
      next = finished.get(nextToTell);
    }
  };

  const workInOneLane = async (): Promise<void> => {
    const lane = new WorkerLane(tasks.script, tasks.limits);
    try {
      while (nextToBegin < count) {
        const index = nextToBegin++;
        const end: TaskEnd = signal.aborted
          ? { kind: "stopped" }
          : await lane.run(tasks.taskOf(index), {
              onSign: (sign) => tasks.onScan?.(index, sign),
              ask,
            });
        finished.set(index, { result: await tasks.resultOf(end, index) });
        telling = telling.then(tell);
        await telling;
      }
    } finally {
      await lane.close();
    }
  };

  const lanes = Math.max(1, Math.min(tasks.jobs, count));
  await Promise.all(Array.from({ length: lanes }, workInOneLane));
}
