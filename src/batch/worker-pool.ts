import type { Limits } from "../base/limits.ts";
import { type Shares, type Turn, Turns } from "./turns.ts";
import { type LaneEnd, type Listener, WorkerLane } from "./worker-lane.ts";

/** What timers can count: where a task waits for a lane as long as it takes, and only the limits bound each step of it. */
export const NO_LIMIT_MS = 2_147_483_647;

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
  /** What a new worker does before its first task: its start takes nothing from a task's time. */
  readonly warmUp?: unknown;
  /** How callers of different networks share it; without it each may have all of it. */
  readonly shares?: Shares;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * How a task ended: as in a lane, or without having been begun because the pool is `full` or its wait was too long (`late`);
 * or its caller gave it up (`cancelled`), or the pool was `closed` before it had an answer.
 */
export type PoolEnd =
  LaneEnd | { readonly kind: "full" | "late" | "closed" | "cancelled"; readonly answer?: never };

/** Who waits for a task. */
interface PoolListener extends Listener {
  /** When it aborts, nobody wants the answer any more. */
  readonly signal?: AbortSignal;
  /** Where the caller comes from. Those of one network share what is theirs. */
  readonly network?: string;
}

/** What a pool does at a moment. */
export interface PoolLoad {
  readonly lanes: number;
  readonly running: number;
  readonly waiting: number;
}

interface Waiter {
  readonly network: string;
  readonly begin: (lane: WorkerLane) => Promise<void>;
  readonly refuse: (kind: "full" | "late" | "closed" | "cancelled") => void;
}

const NO_SHARES: Shares = { lanesEach: Infinity, freeMs: 0, heavyMs: Infinity };

/** Tasks that the running mean remembers. */
const PACE_MEMORY = 20;

/** A new worker costs more than most reads: one that nobody waits for any more gets so long to end by itself. */
const GRACE_MS = 1_000;

/**
 * Worker lanes for many callers: each task takes the next free lane, a bounded number waits, the rest is refused at once. The
 * networks that callers come from take turns, and a full queue refuses the one that asks most of it.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #lanes: readonly WorkerLane[];
  readonly #free: WorkerLane[];
  readonly #turns: Turns<Waiter>;
  readonly #now: () => number;
  readonly #onIdle: (() => void)[] = [];
  /** Tells each task that runs that the pool is closed. */
  readonly #onClose = new Set<() => void>();
  /** How long a task takes at the moment, as a running mean. */
  #meanMs = 100;
  #running = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    const { lanes, shares = NO_SHARES, now = () => performance.now() } = options;
    this.#options = options;
    this.#now = now;
    this.#turns = new Turns(lanes, shares, now);
    this.#lanes = Array.from(
      { length: lanes },
      () => new WorkerLane(options.script, options.limits),
    );
    this.#free = [...this.#lanes];
  }

  /** What it does now. */
  get load(): PoolLoad {
    return { lanes: this.#lanes.length, running: this.#running, waiting: this.#turns.waiting };
  }

  /** When what runs and waits now will be done, by the pace of late. */
  get expectedWaitMs(): number {
    return ((this.#running + this.#turns.waiting) * this.#meanMs) / this.#lanes.length;
  }

  /** Whether all lanes and all places are taken. */
  get isFull(): boolean {
    return this.#free.length === 0 && this.#turns.waiting >= this.#options.places;
  }

  /** Whether a task of a network would be refused. */
  isFullFor(network: string): boolean {
    if (this.#turns.waiting < this.#options.places) return false;
    if (this.#free.length > 0 && this.#turns.mayBegin(network)) return false;
    return this.#turns.outrankedBy(network) === null;
  }

  /** Does one task. Never rejects. */
  async run(task: unknown, listener: PoolListener = {}): Promise<PoolEnd> {
    if (this.#isClosed) return { kind: "closed" };
    if (listener.signal?.aborted === true) return { kind: "cancelled" };
    const { network = "" } = listener;
    const lane = this.#turns.mayBegin(network) ? this.#free.pop() : undefined;
    if (lane !== undefined) return this.#runIn(lane, task, listener);
    if (this.#turns.waiting >= this.#options.places) {
      const outranked = this.#turns.outrankedBy(network);
      if (outranked === null) return { kind: "full" };
      outranked.refuse("full");
    }
    return this.#wait(task, listener);
  }

  /** Does the same task once in every free lane, so that the first callers find them warm. */
  async warm(task: unknown): Promise<readonly LaneEnd[]> {
    const lanes = this.#free.splice(0);
    this.#running += lanes.length;
    return Promise.all(
      lanes.map(async (lane) => {
        const end = await lane.run(task);
        this.#release(lane);
        return end;
      }),
    );
  }

  /** Ends the workers that have nothing to do, and all that they hold; the next task in each lane gets a new one. */
  async rest(): Promise<void> {
    await Promise.all(this.#free.map(async (lane) => lane.close()));
  }

  /** Takes nothing more and refuses what waits; settles when what runs has ended. */
  async drain(): Promise<void> {
    this.#isClosed = true;
    for (const waiter of this.#turns.leaveAll()) waiter.refuse("closed");
    if (this.#running > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  /** Ends every worker, whatever it does; what runs ends as `closed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiter of this.#turns.leaveAll()) waiter.refuse("closed");
    for (const stop of this.#onClose) stop();
    await Promise.all(this.#lanes.map(async (lane) => lane.close()));
  }

  #wait(task: unknown, listener: PoolListener): Promise<PoolEnd> {
    return new Promise((resolve) => {
      const { signal, network = "" } = listener;
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        this.#turns.leave(waiter);
      };
      const waiter: Waiter = {
        network,
        begin: async (lane) => {
          leave();
          resolve(await this.#runIn(lane, task, listener));
        },
        refuse: (kind) => {
          leave();
          resolve({ kind });
        },
      };
      const onAbort = (): void => waiter.refuse("cancelled");
      const timer = setTimeout(() => waiter.refuse("late"), this.#options.waitMs);
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#turns.add(waiter);
    });
  }

  /** The caller has its answer as soon as it is known; the lane is free once its worker is. */
  #runIn(lane: WorkerLane, task: unknown, listener: PoolListener): Promise<PoolEnd> {
    this.#running += 1;
    const turn = this.#turns.begin(listener.network ?? "");
    return new Promise((resolve) => {
      void this.#take(lane, task, { listener, turn, stop: resolve });
    });
  }

  /** One turn of a lane: the task, and the start of the worker that the task has cost. */
  async #take(
    lane: WorkerLane,
    task: unknown,
    { listener, turn, stop }: { readonly turn: Turn } & Watched,
  ): Promise<void> {
    const began = this.#now();
    stop(await this.#watch(lane, task, { listener, stop }));
    if (this.#isCold(lane)) await lane.run(this.#options.warmUp);
    const tookMs = this.#now() - began;
    this.#meanMs += (tookMs - this.#meanMs) / PACE_MEMORY;
    this.#turns.end(turn, tookMs);
    this.#release(lane);
  }

  /** Runs the task; tells early, through `stop`, that nobody waits for it any more, that its time is over or that the pool is. */
  async #watch(lane: WorkerLane, task: unknown, { listener, stop }: Watched): Promise<PoolEnd> {
    const { signal } = listener;
    let grace: NodeJS.Timeout | undefined;
    const still = { isWanted: true };
    const onAbort = (): void => {
      still.isWanted = false;
      stop({ kind: "cancelled" });
      grace = setTimeout(() => void lane.close(), GRACE_MS);
    };
    const onClose = (): void => {
      still.isWanted = false;
      stop({ kind: "closed" });
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    this.#onClose.add(onClose);
    if (this.#isCold(lane)) await lane.run(this.#options.warmUp);
    const limit = setTimeout(() => {
      stop({ kind: "timeout" });
      void lane.close();
    }, this.#options.totalMs);
    const end: PoolEnd = still.isWanted ? await lane.run(task, listener) : { kind: "cancelled" };
    clearTimeout(limit);
    clearTimeout(grace);
    signal?.removeEventListener("abort", onAbort);
    this.#onClose.delete(onClose);
    return end;
  }

  /** Whether the next task of a lane would have to wait for a worker that could start before it. */
  #isCold(lane: WorkerLane): boolean {
    return this.#options.warmUp !== undefined && !lane.isStarted && !this.#isClosed;
  }

  #release(lane: WorkerLane): void {
    this.#running -= 1;
    this.#free.push(lane);
    for (let next = this.#next(); next !== null; next = this.#next()) next();
    if (this.#running === 0) for (const settle of this.#onIdle.splice(0)) settle();
  }

  /** Begins what is next, where a lane is free for it. */
  #next(): (() => void) | null {
    if (this.#free.length === 0) return null;
    const waiter = this.#turns.next();
    const lane = waiter === null ? undefined : this.#free.pop();
    return waiter === null || lane === undefined ? null : () => void waiter.begin(lane);
  }
}

/** Who hears a task that runs, and how it is told early that it is over. */
interface Watched {
  readonly listener: PoolListener;
  readonly stop: (end: PoolEnd) => void;
}
