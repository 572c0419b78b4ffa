import type { Limits } from "../base/limits.ts";
import { type LaneEnd, WorkerLane } from "./worker-lane.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ScanPlace } from "../read.ts";

/** How a task ended, or that it was not begun because the run was stopped. */
export type TaskEnd = LaneEnd | { readonly kind: "stopped" };

/** Has one task done in a worker thread. */
type RunTask = (task: unknown) => Promise<TaskEnd>;

/** Many tasks of one kind, and who takes what they give. */
interface ManyTasks<Result> {
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

/** Work on many items. */
interface Work<Item, Made> {
  /** Items that are worked on at the same time. */
  readonly jobs: number;
  /** Each of the jobs has its own number, from 0. */
  readonly work: (item: Item, itemIndex: number, job: number) => Promise<Made>;
  readonly put: (made: Made, itemIndex: number) => Promise<void>;
}

/** Items for each job that may be finished and wait for an earlier one: what was made of them is kept meanwhile. */
const MOST_AHEAD = 64;

/**
 * Does work on each item, some at the same time, and hands over what came of it in the order of the items. What is handed over
 * has come to its end before the next is. Nothing is begun that is far ahead of what was handed over: memory stays bounded.
 */
export async function inOrder<Item, Made>(
  items: readonly Item[],
  { jobs, work, put }: Work<Item, Made>,
): Promise<void> {
  const made = new Map<number, Made>();
  const waiting: (() => void)[] = [];
  let nextToBegin = 0;
  let nextToPut = 0;
  let putting: Promise<void> = Promise.resolve();
  const putReady = async (): Promise<void> => {
    for (let ready = made.get(nextToPut); ready !== undefined; ready = made.get(nextToPut)) {
      const index = nextToPut;
      made.delete(index);
      await put(ready, index);
      nextToPut += 1;
      for (const goOn of waiting.splice(0)) goOn();
    }
  };
  // What cannot be handed over ends all work: the others are told, and the promise at the end says why.
  let hasFailed = false;
  const stop = (): void => {
    hasFailed = true;
    for (const goOn of waiting.splice(0)) goOn();
  };
  const isFarAhead = (index: number): boolean =>
    !hasFailed && index - nextToPut > MOST_AHEAD * jobs;
  const workOn = async (job: number): Promise<void> => {
    for (let index = nextToBegin++; index < items.length; index = nextToBegin++) {
      while (isFarAhead(index)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      made.set(index, await work(items[index] as Item, index, job));
      // The next is begun meanwhile.
      putting = putting.then(putReady);
      putting.catch(stop);
      if (hasFailed) break;
    }
  };
  const count = Math.max(1, Math.min(jobs, items.length));
  await Promise.all(Array.from({ length: count }, async (_one, job) => workOn(job)));
  await putting;
}
