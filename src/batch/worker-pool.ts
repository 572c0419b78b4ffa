import type { Limits } from "../base/limits.ts";
import { type LaneEnd, type Listener, WorkerLane } from "./worker-lane.ts";

/** How many tasks a pool does and keeps waiting. */
export interface PoolOptions {
  /** The workers' script. */
  readonly script: URL;
  readonly limits: Limits;
  /** Tasks that are done at the same time, each in a thread of its own. */
  readonly lanes: number;
  /** Tasks that may wait for a lane. */
  readonly places: number;
  /** How long a task may wait for a lane. */
  readonly waitMs: number;
  /** Wall time of one task, whatever it says meanwhile; the limits hold for each of its steps. */
  readonly totalMs: number;
}

/**
 * How a task ended: as in a lane, or without having been begun because the pool is `full` or its wait was too long (`late`);
 * or its caller gave it up (`cancelled`), or the pool was `closed` before it had an answer.
 */
export type PoolEnd =
  LaneEnd | { readonly kind: "full" | "late" | "closed" | "cancelled"; readonly answer?: never };

/** Who waits for a task. */
export interface PoolListener extends Listener {
  /** When it aborts, nobody wants the answer any more. */
  readonly signal?: AbortSignal;
}

/** What a pool does at a moment. */
export interface PoolLoad {
  readonly lanes: number;
  readonly running: number;
  readonly waiting: number;
}

interface Waiting {
  readonly begin: (lane: WorkerLane) => Promise<void>;
  readonly refuse: (kind: "late" | "closed" | "cancelled") => void;
}

/** Tasks that the running mean remembers. */
const PACE_MEMORY = 20;

/** A new worker costs more than most reads: one that nobody waits for any more gets so long to end by itself. */
const GRACE_MS = 1_000;

/** Worker lanes for many callers: each task takes the next free lane, a bounded number waits, the rest is refused at once. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #lanes: readonly WorkerLane[];
  readonly #free: WorkerLane[];
  readonly #queue: Waiting[] = [];
  readonly #onIdle: (() => void)[] = [];
  /** Tells each task that runs that the pool is closed. */
  readonly #onClose = new Set<() => void>();
  /** How long a task takes at the moment, as a running mean. */
  #meanMs = 100;
  #running = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#lanes = Array.from(
      { length: options.lanes },
      () => new WorkerLane(options.script, options.limits),
    );
    this.#free = [...this.#lanes];
  }

  /** What it does now. */
  get load(): PoolLoad {
    return { lanes: this.#lanes.length, running: this.#running, waiting: this.#queue.length };
  }

  /** When what runs and waits now will be done, by the pace of late. */
  get expectedWaitMs(): number {
    return ((this.#running + this.#queue.length) * this.#meanMs) / this.#lanes.length;
  }

  /** Whether a task would be refused. */
  get isFull(): boolean {
    return this.#free.length === 0 && this.#queue.length >= this.#options.places;
  }

  /** Does one task. Never rejects. */
  async run(task: unknown, listener: PoolListener = {}): Promise<PoolEnd> {
    if (this.#isClosed) return { kind: "closed" };
    if (listener.signal?.aborted === true) return { kind: "cancelled" };
    const lane = this.#free.pop();
    if (lane !== undefined) return this.#runIn(lane, task, listener);
    if (this.isFull) return { kind: "full" };
    return this.#wait(task, listener);
  }

  /** Does the same task once in every lane, so that the first callers find them warm. */
  async warm(task: unknown): Promise<readonly PoolEnd[]> {
    return Promise.all(this.#lanes.map(async () => this.run(task)));
  }

  /** Ends the workers that have nothing to do, and all that they hold; the next task in each lane gets a new one. */
  async rest(): Promise<void> {
    await Promise.all(this.#free.map(async (lane) => lane.close()));
  }

  /** Takes nothing more and refuses what waits; settles when what runs has ended. */
  async drain(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#queue.splice(0)) waiting.refuse("closed");
    if (this.#running > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  /** Ends every worker, whatever it does; what runs ends as `closed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#queue.splice(0)) waiting.refuse("closed");
    for (const stop of this.#onClose) stop();
    await Promise.all(this.#lanes.map(async (lane) => lane.close()));
  }

  #wait(task: unknown, listener: PoolListener): Promise<PoolEnd> {
    return new Promise((resolve) => {
      const { signal } = listener;
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        const index = this.#queue.indexOf(waiting);
        if (index >= 0) this.#queue.splice(index, 1);
      };
      const waiting: Waiting = {
        begin: async (lane) => {
          leave();
          resolve(await this.#runIn(lane, task, listener));
        },
        refuse: (kind) => {
          leave();
          resolve({ kind });
        },
      };
      const onAbort = (): void => waiting.refuse("cancelled");
      const timer = setTimeout(() => waiting.refuse("late"), this.#options.waitMs);
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#queue.push(waiting);
    });
  }

  /** The caller has its answer as soon as it is known; the lane is free once its worker is. */
  #runIn(lane: WorkerLane, task: unknown, listener: PoolListener): Promise<PoolEnd> {
    this.#running += 1;
    return new Promise((resolve) => {
      void this.#watch(lane, task, { listener, stop: resolve }).then(resolve);
    });
  }

  /** Runs the task; tells early, through `stop`, that nobody waits for it any more, that its time is over or that the pool is. */
  async #watch(
    lane: WorkerLane,
    task: unknown,
    { listener, stop }: { readonly listener: PoolListener; readonly stop: (end: PoolEnd) => void },
  ): Promise<PoolEnd> {
    const { signal } = listener;
    let grace: NodeJS.Timeout | undefined;
    const onAbort = (): void => {
      stop({ kind: "cancelled" });
      grace = setTimeout(() => void lane.close(), GRACE_MS);
    };
    const limit = setTimeout(() => {
      stop({ kind: "timeout" });
      void lane.close();
    }, this.#options.totalMs);
    const onClose = (): void => stop({ kind: "closed" });
    signal?.addEventListener("abort", onAbort, { once: true });
    this.#onClose.add(onClose);
    const began = performance.now();
    const end = await lane.run(task, listener);
    this.#meanMs += (performance.now() - began - this.#meanMs) / PACE_MEMORY;
    clearTimeout(limit);
    clearTimeout(grace);
    signal?.removeEventListener("abort", onAbort);
    this.#onClose.delete(onClose);
    this.#release(lane);
    return end;
  }

  #release(lane: WorkerLane): void {
    this.#running -= 1;
    const next = this.#queue.shift();
    if (next !== undefined) void next.begin(lane);
    else this.#free.push(lane);
    if (this.#running === 0) for (const settle of this.#onIdle.splice(0)) settle();
  }
}
