import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** A limit of time that can begin anew and stand still. It ends once: when its time is over, or when it is not needed any more. */
export class TimeLimit {
  readonly #limitMs: number;
  readonly #onOver: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isStill = false;
  #hasEnded = false;

  constructor(limitMs: number, onOver: () => void) {
    this.#limitMs = limitMs;
    this.#onOver = onOver;
    this.beginAnew();
  }

  /** From now on the whole time is there again, unless it stands still. */
  beginAnew(): void {
    if (this.#isStill || this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onOver, this.#limitMs);
  }

  /** Until the work is done no time passes; then it begins anew. */
  async standStillDuring(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    this.#isStill = true;
    await work();
    this.#isStill = false;
    this.beginAnew();
  }

  /** It is not needed any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
  }
}

/**
 * Watches the heap of a worker from outside and tells once that it is larger than a read may have. V8's own limit does not do
 * alone: a worker that reaches it in the middle of one large allocation, such as a growing Map, takes the whole process along.
 */
export class HeapWatch {
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  constructor(worker: WatchedWorker, megabytes: number, onOver: () => void) {
    const most = (megabytes + UNCOLLECTED_MEGABYTES) * 1_048_576;
    const look = async (): Promise<void> => {
      if (this.#isLooking) return;
      this.#isLooking = true;
      try {
        const { used_heap_size: used } = await worker.getHeapStatistics();
        if (used > most) onOver();
      } catch {
        // The worker has ended: its listeners know.
      } finally {
        this.#isLooking = false;
      }
    };
    this.#timer = setInterval(() => void look(), LOOK_MS).unref();
  }

  /** There is nothing more to watch. */
  end(): void {
    clearInterval(this.#timer);
  }
}

/** A worker whose heap can be looked at, also while it never rests: Node 22.16 and later. */
interface WatchedWorker extends Worker {
  readonly getHeapStatistics: () => Promise<{ readonly used_heap_size: number }>;
}

/** Whether the heap of a worker can be looked at from outside. */
export function isWatchable(worker: Worker): worker is WatchedWorker {
  return "getHeapStatistics" in worker;
}

/** V8's own limit for a worker that may use so much. It is the last resort, and the only one where nobody can watch. */
export function heapLimitMegabytes(megabytes: number): number {
  return "getHeapStatistics" in Worker.prototype ? megabytes + HEADROOM_MEGABYTES : megabytes;
}

/** A look costs the worker less than a tenth of a millisecond. */
const LOOK_MS = 50;

/** What V8 may not have collected yet of what a read has let go. */
const UNCOLLECTED_MEGABYTES = 256;

/** What the fastest loop allocates between two looks, twice. */
const HEADROOM_MEGABYTES = 1_024;

/** More threads than this wait for memory rather than for the processor. */
const MOST_USUAL_JOBS = 8;

/** Documents that are read at the same time where nobody says how many. */
export function usualJobs(): number {
  return Math.min(availableParallelism(), MOST_USUAL_JOBS);
}
