import { LIMITS, type Limits } from "../base/limits.ts";
import type { PoolLoad, WorkerPool } from "../batch/worker-pool.ts";
import type { AskModel } from "../fallback/model.ts";
import { busy, closing, type ReadContext, unanswered, uncountable, unreadable } from "./errors.ts";
import type { Caller, PageCounter } from "./page-counter.ts";
import type { CountAnswer, ReadAnswer, ReadFacts, ReadTask } from "./read-task.ts";
import type { ServeSettings } from "./settings.ts";
import type { Submission } from "./submission.ts";
import { type ReaderFacts, READERS } from "../wire/service/readers.ts";
import { kindByBytes } from "../wrapper/wrapper-kind.ts";
import { pictureKind } from "../pdf/wrapped/picture-kind.ts";

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
interface ReadDone {
  readonly body: string;
  readonly facts: ReadFacts;
}

/** Reads the documents of requests in a pool of workers, and stops reading when nobody waits for the answer. */
export class ReadService {
  readonly #pool: WorkerPool;
  readonly #settings: ServeSettings;
  readonly #model: ServedModel | null;
  readonly #counter: PageCounter | null;
  #isClosing = false;
  readonly #admitted: AdmittedBytes;

  /** The counter may be null where reads cost nothing: nobody asks for pages then. */
  constructor(
    pool: WorkerPool,
    settings: ServeSettings,
    model: ServedModel | null,
    counter: PageCounter | null = null,
  ) {
    this.#pool = pool;
    this.#settings = settings;
    this.#model = model;
    this.#counter = counter;
    this.#admitted = new AdmittedBytes(settings.memoryMegabytes * 1_048_576 * ADMITTED_SHARE);
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
  admit(bytes: number | null, network: string): () => void {
    if (this.#isClosing) throw closing();
    const isFull = this.#pool.isFullFor(network) || this.#counter?.isFullFor(network) === true;
    const release = isFull ? null : this.#admitted.take(network, bytes ?? Infinity);
    if (release === null) throw busy(this.#retryAfterSeconds());
    return release;
  }

  /** Ends the workers that have nothing to do: they keep memory that their documents needed. */
  async rest(): Promise<void> {
    await Promise.all([this.#pool.rest(), this.#counter?.rest()]);
  }

  /** Nothing more is taken from now on; settles when what is being read is finished. */
  async drain(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([this.#pool.drain(), this.#counter?.drain()]);
  }

  /** Reads one document; throws a Refusal. */
  async read(
    submission: Submission,
    wanted: Wanted,
    { form, caller }: { readonly form: Form; readonly caller: Caller },
  ): Promise<ReadDone> {
    const context = this.#contextOf(wanted.reader);
    // Pictures, ZIP files and e-mails are read on one's own machine; over HTTP only PDFs are (415), as the contract says.
    const { bytes } = submission;
    if (pictureKind(bytes) !== null || kindByBytes(bytes) !== null)
      throw unreadable("not-a-pdf", context);
    const task = this.#taskFor(submission, wanted, form);
    const end = await this.#pool.run(task, { ...caller, ask: this.#model?.ask ?? null });
    if (end.kind !== "answer") throw unanswered(end.kind, context);
    const answer = end.answer as ReadAnswer;
    if (answer.kind === "unread") throw unreadable(answer.code, context);
    return { body: answer.body, facts: answer.facts };
  }

  /** The number of pages of a document; throws a Refusal where it cannot be opened or has too many for the reader. */
  async count(bytes: Uint8Array, reader: ReaderFacts, caller: Caller): Promise<number> {
    if (this.#counter === null) throw new Error("What is sold has its pages counted.");
    const end = await this.#counter.count({ bytes, limits: this.#limitsOf(reader) }, caller);
    if (end.kind === "timeout" || end.kind === "out-of-memory") throw uncountable();
    const context = this.#contextOf(reader);
    if (end.kind !== "answer") throw unanswered(end.kind, context);
    const answer = end.answer as CountAnswer;
    if (answer.kind === "counted") return answer.pages;
    throw answer.code === "out-of-memory" ? uncountable() : unreadable(answer.code, context);
  }

  #contextOf(reader: ReaderFacts): ReadContext {
    return {
      reader,
      readSeconds: Math.round(this.#settings.readMs / 1_000),
      retryAfterSeconds: this.#retryAfterSeconds(),
    };
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

/** The share of memory that documents may take as they come: slow ones arrive by the hundred, and are copied to be read. */
const ADMITTED_SHARE = 1 / 4;
const MOST_RETRY_SECONDS = 60;

/** What one network may have of the room, so that others find the rest. */
const SHARE_OF_ONE = 1 / 2;

/** Room for the bytes of requests that arrive, wait and are read. */
export class AdmittedBytes {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
    this.#mostOfOne = Math.max(LIMITS.documentBytes, most * SHARE_OF_ONE);
  }

  /** Keeps room for a request until the function that comes back is called; null where there is none. No request takes more than a document. */
  take(network: string, bytes: number): (() => void) | null {
    const room = Math.min(bytes, LIMITS.documentBytes);
    const before = this.#byNetwork.get(network) ?? 0;
    if (this.#all + room > this.#most || before + room > this.#mostOfOne) return null;
    this.#add(network, room);
    return () => this.#add(network, -room);
  }

  #add(network: string, room: number): void {
    this.#all += room;
    const bytes = (this.#byNetwork.get(network) ?? 0) + room;
    if (bytes === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, bytes);
  }
}
