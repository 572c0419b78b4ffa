import { Worker } from "node:worker_threads";

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
export interface WatchedWorker extends Worker {
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
