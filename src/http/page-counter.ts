import { LIMITS, type Limits } from "../base/limits.ts";
import type { Shares } from "../batch/turns.ts";
import { type PoolEnd, type PoolOptions, WorkerPool } from "../batch/worker-pool.ts";
import type { CountTask } from "./read-task.ts";
import { COUNT_WORKER } from "../programs/worker-scripts.ts";

/** Two, however few processors there are: whoever asks too much leaves one of them to the others. */
const LANES = 2;

/** A usual document is counted in a tenth of a millisecond, the largest in some; a busy machine may take its time. */
const COUNT_MS = 100;

/** On a machine that is too busy for anything a document gets so long once more, by itself. */
const PATIENT_MS = 2_000;

/** Memory of the PDF engine, of which 18 MB are its own, and of the worker's heap. */
const MEGABYTES = 64;

/** A worker that takes longer to start will never count anything. */
const START_MS = 30_000;

const SHARES: Shares = { lanesEach: 1, freeMs: 20, heavyMs: 50 };

/** How a counter differs from the usual one. */
export type CounterOptions = Pick<PoolOptions, "places" | "waitMs"> &
  Partial<Pick<PoolOptions, "script" | "totalMs">> & { readonly patientMs?: number };

/**
 * Counts the pages of documents that nobody has paid for yet, in workers of its own that do nothing else: within little time and
 * memory, at a lower priority than reads. What is stopped by time is counted once more, after everything else, with more of it.
 */
export class PageCounter {
  readonly #lanes: WorkerPool;
  readonly #patientLane: WorkerPool;

  constructor({
    script = COUNT_WORKER,
    places,
    waitMs,
    totalMs = COUNT_MS,
    patientMs = PATIENT_MS,
  }: CounterOptions) {
    const options = { script, limits: OF_LANE, warmUp: WARM_UP, shares: SHARES, places, waitMs };
    this.#lanes = new WorkerPool({ ...options, lanes: LANES, totalMs });
    this.#patientLane = new WorkerPool({ ...options, lanes: 1, totalMs: patientMs });
  }

  /** Starts the workers, so that the first callers find them warm. */
  async open(): Promise<void> {
    await this.#lanes.warm(WARM_UP);
  }

  /** Counts the pages of one document; the answer is a CountAnswer. Never rejects. */
  async count({ bytes, limits }: CountTask, caller: Caller): Promise<PoolEnd> {
    const task: CountTask = { bytes, limits: { ...limits, readMegabytes: MEGABYTES } };
    const end = await this.#lanes.run(task, caller);
    return end.kind === "timeout" ? this.#patientLane.run(task, caller) : end;
  }

  /** Whether a document of a network would be refused. */
  isFullFor(network: string): boolean {
    return this.#lanes.isFullFor(network);
  }

  /** Ends the workers that have nothing to do. */
  async rest(): Promise<void> {
    await Promise.all([this.#lanes.rest(), this.#patientLane.rest()]);
  }

  /** Takes nothing more; settles when what is being counted is finished. */
  async drain(): Promise<void> {
    await Promise.all([this.#lanes.drain(), this.#patientLane.drain()]);
  }

  /** Ends the workers, whatever they do. */
  async close(): Promise<void> {
    await Promise.all([this.#lanes.close(), this.#patientLane.close()]);
  }
}

const OF_LANE: Limits = { ...LIMITS, readMs: START_MS, readMegabytes: MEGABYTES };

/** The smallest document, which a new worker counts to have its engine ready. */
const WARM_UP: CountTask = {
  bytes: new TextEncoder().encode(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R>>endobj trailer<</Root 1 0 R>>\n%%EOF",
  ),
  limits: OF_LANE,
};

/** Who waits for an answer. */
export interface Caller {
  readonly network: string;
  /** When it aborts nobody waits any more. */
  readonly signal: AbortSignal;
}
