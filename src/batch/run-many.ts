import type { Limits } from "../base/limits.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ScanPlace } from "../read.ts";
import { inOrder } from "./in-order.ts";
import { WorkerLane, type LaneEnd } from "./worker-lane.ts";

/** How a task ended, or that it was not begun because the run was stopped. */
export type TaskEnd = LaneEnd | { readonly kind: "stopped" };

/** Has one task done in a worker thread. */
export type RunTask = (task: unknown) => Promise<TaskEnd>;

/** Many tasks of one kind, and who takes what they give. */
export interface ManyTasks<Result> {
  readonly count: number;
  /** The worker's script. */
  readonly script: URL;
  readonly limits: Limits;
  /** Tasks that are done at the same time, each in a thread of its own. */
  readonly jobs: number;
  /** When it aborts, what is being done is finished and nothing further is begun. */
  readonly signal: AbortSignal;
  /** Comes to the result of one task, by having it done or otherwise. */
  readonly resultOf: (run: RunTask, index: number) => Promise<Result>;
  /** Called once per task in their order, whatever ended first; its promise is awaited. */
  readonly onResult: (result: Result, index: number) => Promise<void> | void;
  /** Called before the picture of a page is read. */
  readonly onScan?: (index: number, place: ScanPlace) => void;
  /** Answers what a task asks of a model; null where none is asked. */
  readonly ask: AskModel | null;
}

/** Does each task in a worker thread that is stopped at the limits of time and memory. The results do not depend on the number of jobs. */
export async function runMany<Result>(tasks: ManyTasks<Result>): Promise<void> {
  const { count, script, limits, jobs, signal, ask } = tasks;
  const lanes = new Map<number, WorkerLane>();
  const laneOf = (job: number): WorkerLane => {
    const lane = lanes.get(job) ?? new WorkerLane(script, limits);
    lanes.set(job, lane);
    return lane;
  };
  const indices = Array.from({ length: count }, (_one, index) => index);
  try {
    await inOrder(indices, {
      jobs,
      work: async (index, _itemIndex, job) => {
        const onSign = (sign: ScanPlace): void => tasks.onScan?.(index, sign);
        const run: RunTask = async (task) =>
          signal.aborted ? { kind: "stopped" } : laneOf(job).run(task, { onSign, ask });
        return { result: await tasks.resultOf(run, index) };
      },
      put: async ({ result }, index) => tasks.onResult(result, index),
    });
  } finally {
    await Promise.all([...lanes.values()].map(async (lane) => lane.close()));
  }
}
