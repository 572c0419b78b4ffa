import { Queue, QueueEvents } from "bullmq";
import { resolve } from "node:path";
import { ReadError } from "../../base/read-error.ts";
import type { ReadOptions } from "../../read.ts";
import type { Outcome } from "../../kinds/reading.ts";
import { type KnownReads, type Memory, type Remembered, RememberedReads } from "../journaled.ts";
import { isFinal } from "../outcome-store.ts";
import type { ReadIt } from "../read-many.ts";
import { isObjectPath } from "../objects/object-address.ts";
import { unreadBy } from "../outcomes.ts";
import { askQueue, givenUpIn, type QueuedRead, TRIES } from "./queued-read.ts";
import { type QueueAddress, QUEUE_NAME } from "./queue-address.ts";
import { pathOf, type Source } from "../read-bytes.ts";

/** How documents are handed to workers. */
interface QueuedReadsOptions {
  readonly address: Extract<QueueAddress, { kind: "address" }>;
  readonly read: ReadOptions;
  readonly memory: Memory;
}

interface Waiting {
  readonly settle: (outcome: Outcome) => void;
}

/** How often the state of what is waited for is asked, where no event tells it. */
const LOOK_MS = 3_000;

/** What is done is forgotten by the queue after so long, what failed later: somebody may want to look at it. */
const FORGET_DONE = { age: 3_600, count: 10_000 };
const FORGET_FAILED = { age: 7 * 86_400, count: 10_000 };

/** Has documents read by the workers of a queue, each once, however often it is asked for. */
export class QueuedReads implements KnownReads {
  readonly #options: QueuedReadsOptions;
  readonly #queue: Queue<QueuedRead>;
  readonly #events: QueueEvents;
  readonly #remembered: RememberedReads;
  readonly #waiting = new Map<string, Waiting>();
  readonly #look: NodeJS.Timeout;
  #isStopping = false;

  private constructor(options: QueuedReadsOptions) {
    this.#options = options;
    const connection = options.address.options;
    this.#queue = new Queue(QUEUE_NAME, { connection });
    this.#events = new QueueEvents(QUEUE_NAME, { connection });
    // What is waited for is asked for as well; a server that is gone comes back or does not.
    this.#queue.on("error", () => undefined);
    this.#events.on("error", () => undefined);
    this.#events.on("completed", ({ jobId }) => void this.#settleDone(jobId));
    this.#events.on("failed", ({ jobId, failedReason }) => this.#settleFailed(jobId, failedReason));
    this.#remembered = new RememberedReads(options.memory);
    this.#look = setInterval(() => void this.#lookAtAll(), LOOK_MS);
  }

  /** Throws where the queue does not answer, with a full sentence. */
  static async open(options: QueuedReadsOptions): Promise<QueuedReads> {
    await askQueue(options.address);
    return new QueuedReads(options);
  }

  async read(input: string, source: Source, _readIt: ReadIt): Promise<Remembered> {
    const path = pathOf(source);
    return this.#remembered.read(input, source, async (_bytes, named) =>
      path !== null && named !== undefined
        ? this.#readElsewhere({
            ...named,
            location: isObjectPath(path) ? path : resolve(path),
            ...("wrapper" in source ? { way: source.way } : {}),
            read: this.#options.read,
          })
        : notQueued(),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#look);
    await Promise.all([this.#events.close(), this.#queue.close()]);
  }

  async #readElsewhere(job: QueuedRead): Promise<Outcome> {
    const outcome = new Promise<Outcome>((settle) => this.#waiting.set(job.key, { settle }));
    await this.#put(job);
    // It may have been on its way into the queue while all others were taken back.
    if (this.#isStopping) await this.#takeBackOne(job.key);
    return outcome;
  }

  async #put(data: QueuedRead): Promise<void> {
    const jobId = data.key;
    // What an earlier run has left there is begun anew; what is waiting or being read already is waited for.
    const earlier = await this.#queue.getJob(jobId);
    const state = await earlier?.getState();
    if (state === "failed" || state === "completed") await earlier?.remove().catch(() => undefined);
    await this.#queue.add("read", data, {
      jobId,
      attempts: TRIES,
      backoff: { type: "exponential", delay: 500 },
      removeOnComplete: FORGET_DONE,
      removeOnFail: FORGET_FAILED,
    });
  }

  async #settleDone(key: string): Promise<void> {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    const outcome = await this.#options.memory.store.get(key);
    this.#settle(key, outcome ?? gone());
  }

  #settleFailed(key: string, reason: string): void {
    const { code, message } = givenUpIn(reason);
    this.#settle(key, { kind: "unread", code, message });
  }

  #settle(key: string, outcome: Outcome): void {
    this.#waiting.get(key)?.settle(outcome);
    this.#waiting.delete(key);
  }

  /** Events may have been missed while the server was gone. */
  async #lookAtAll(): Promise<void> {
    for (const key of Array.from(this.#waiting.keys())) {
      const known = await this.#options.memory.store.get(key);
      if (known !== null && isFinal(known)) this.#settle(key, known);
      else await this.#lookAt(key).catch(() => undefined);
    }
  }

  async #lookAt(key: string): Promise<void> {
    const job = await this.#queue.getJob(key);
    if (job !== undefined && (await job.isFailed())) this.#settleFailed(key, job.failedReason);
  }

  /** Takes out of the queue what nobody has begun to read; what is being read is still waited for. */
  async takeBack(): Promise<void> {
    this.#isStopping = true;
    for (const key of Array.from(this.#waiting.keys())) await this.#takeBackOne(key);
  }

  async #takeBackOne(key: string): Promise<void> {
    const wasWaiting = await this.#queue.remove(key).catch(() => 0);
    if (wasWaiting === 1) this.#settle(key, unreadBy(new ReadError("stopped")));
  }
}

async function notQueued(): Promise<Outcome> {
  const message =
    "Standard input cannot be put into a queue. Name a file that the workers can open.";
  return Promise.resolve({ kind: "unread", code: "cannot-open", message });
}

/** A worker says that it is done, and its outcome is not in the store. */
function gone(): Outcome {
  const message =
    "A worker has read it, but its outcome is not in the store of this command: give both the same --store.";
  return { kind: "unread", code: "internal", message };
}
