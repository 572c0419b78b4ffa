import { LIMITS, type Limits } from "../base/limits.ts";
import type { PoolLoad, WorkerPool } from "../batch/worker-pool.ts";
import type { AskModel } from "../fallback/model.ts";
import { READERS, type ReaderFacts } from "../wire/service/readers.ts";
import { busy, closing, unanswered, unreadable } from "./errors.ts";
import type { ReadAnswer, ReadFacts, ReadTask, WorkerTask } from "./read-task.ts";
import type { ServeSettings } from "./settings.ts";
import type { Submission } from "./submission.ts";

/** A model that may be asked where a document is doubtful. */
export interface ServedModel {
  readonly ask: AskModel;
  /** The confidence below which it is asked. */
  readonly below: number;
  readonly host: string;
}

/** What a document is read as: a reader's, or found out by itself. */
export type Wanted = {
  readonly reader: ReaderFacts;
  readonly kind: "auto" | "construction" | "invoice";
};

/** The body of the answer that goes out. */
type Form = ReadTask["form"];

/** A document that was read: the answer's body, and what may be counted of it. */
export interface ReadDone {
  readonly body: string;
  readonly facts: ReadFacts;
}

/** Reads the documents of requests in a pool of workers, and stops reading when nobody waits for the answer. */
export class ReadService {
  readonly #pool: WorkerPool;
  readonly #settings: ServeSettings;
  readonly #model: ServedModel | null;
  #isClosing = false;
  /** Bytes of requests that arrive, wait and are read. */
  #admittedBytes = 0;
  readonly #mostAdmittedBytes: number;

  constructor(pool: WorkerPool, settings: ServeSettings, model: ServedModel | null) {
    this.#pool = pool;
    this.#settings = settings;
    this.#model = model;
    this.#mostAdmittedBytes = settings.memoryMegabytes * 1_048_576 * ADMITTED_SHARE;
  }

  /** Whether a document would be read now. */
  get isAvailable(): boolean {
    return !this.#isClosing && !this.#pool.isFull;
  }

  /** Whether it has begun to stop. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** What its workers do now. */
  get load(): PoolLoad {
    return this.#pool.load;
  }

  /**
   * Throws a Refusal where a document would be refused anyway, before its bytes have come; else there is room for it until the
   * function that comes back is called. Null bytes are not known yet.
   */
  admit(bytes: number | null): () => void {
    if (this.#isClosing) throw closing();
    const room = Math.min(bytes ?? MOST_BYTES, MOST_BYTES);
    const hasRoom = this.#admittedBytes + room <= this.#mostAdmittedBytes;
    if (this.#pool.isFull || !hasRoom) throw busy(this.#retryAfterSeconds());
    this.#admittedBytes += room;
    return () => {
      this.#admittedBytes -= room;
    };
  }

  /** Ends the workers that have nothing to do: they keep memory that their documents needed. */
  async rest(): Promise<void> {
    await this.#pool.rest();
  }

  /** Nothing more is taken from now on; settles when what is being read is finished. */
  async drain(): Promise<void> {
    this.#isClosing = true;
    await this.#pool.drain();
  }

  /** Reads one document; throws a Refusal. When the signal aborts nobody waits for it any more. */
  async read(
    submission: Submission,
    wanted: Wanted,
    { form, signal }: { readonly form: Form; readonly signal: AbortSignal },
  ): Promise<ReadDone> {
    const task = this.#taskFor(submission, wanted, form);
    const answer = await this.#answer(task, wanted.reader, signal);
    if (answer.kind !== "read") throw new Error("A worker that is asked to read reads.");
    return { body: answer.body, facts: answer.facts };
  }

  /** The number of pages of a document; throws a Refusal where it cannot be opened or has too many for the reader. */
  async count(bytes: Uint8Array, reader: ReaderFacts, signal: AbortSignal): Promise<number> {
    const limits = this.#limitsOf(reader);
    const answer = await this.#answer({ form: "count", bytes, limits }, reader, signal);
    if (answer.kind !== "counted") throw new Error("A worker that is asked to count counts.");
    return answer.pages;
  }

  async #answer(
    task: WorkerTask,
    reader: ReaderFacts,
    signal: AbortSignal,
  ): Promise<Exclude<ReadAnswer, { kind: "unread" }>> {
    const end = await this.#pool.run(task, { signal, ask: this.#model?.ask ?? null });
    const context = {
      reader,
      readSeconds: Math.round(this.#settings.readMs / 1_000),
      retryAfterSeconds: this.#retryAfterSeconds(),
    };
    if (end.kind !== "answer") throw unanswered(end.kind, context);
    const answer = end.answer as ReadAnswer;
    if (answer.kind === "unread") throw unreadable(answer.code, context);
    return answer;
  }

  #limitsOf({ maxPages }: ReaderFacts): Limits {
    const { readMs, scanPages } = this.#settings;
    return { ...LIMITS, pages: maxPages, readMs, scanPages };
  }

  #taskFor({ bytes, subcontractor, gc }: Submission, { kind, reader }: Wanted, form: Form) {
    const task: ReadTask = {
      bytes,
      form,
      mayAsk: this.#model !== null,
      options: {
        kind,
        limits: this.#limitsOf(reader),
        ...(subcontractor === null ? {} : { subcontractor }),
        ...(gc === null ? {} : { gc }),
        ...(this.#model === null ? {} : { askBelow: this.#model.below }),
      },
    };
    return task;
  }

  /** When what waits now will have been read, by the pace of late. */
  #retryAfterSeconds(): number {
    const seconds = Math.ceil(this.#pool.expectedWaitMs / 1_000);
    return Math.min(Math.max(seconds, 1), MOST_RETRY_SECONDS);
  }
}

/** What is read where no reader is named: the limits are those of the longer documents. */
export const ANY_READER: Wanted = { reader: READERS.construction, kind: "auto" };

/** Room for a request that does not say its length. */
const MOST_BYTES = LIMITS.documentBytes;

/** The share of memory that documents may take as they come: slow ones arrive by the hundred, and are copied to be read. */
const ADMITTED_SHARE = 1 / 4;
const MOST_RETRY_SECONDS = 60;
