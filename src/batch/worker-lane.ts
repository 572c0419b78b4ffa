import { type MessagePort, Worker } from "node:worker_threads";
import { type Limits, MODEL_LIMITS } from "../base/limits.ts";
import type { AskModel, Question } from "../fallback/model.ts";
import type { ScanPlace } from "../read.ts";
import { heapLimitMegabytes, HeapWatch, isWatchable, TimeLimit } from "./worker-limits.ts";

/** How a task in a worker ended: with its answer, or with the reason why there is none. */
export type LaneEnd =
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "timeout" | "out-of-memory" | "internal" };

/** What a worker says while it works: its time begins anew. */
export interface Sign extends ScanPlace {
  readonly isSign: true;
}

/** What a worker asks of a model, which only the main thread knows. Its time stands still until it is answered. */
export interface Inquiry {
  readonly isInquiry: true;
  readonly question: Question;
  /** Takes one `Reply`. */
  readonly replyTo: MessagePort;
}

/** Who hears a worker while it does a task. */
export interface Listener {
  readonly onSign?: (sign: Sign) => void;
  /** Answers its questions; null where no model is to be asked, and then the task must say so. */
  readonly ask?: AskModel | null;
}

/** A worker that tells with its answer how much memory its engines hold, which grows and never shrinks. */
export interface WeighedAnswer {
  readonly heldMegabytes: number;
}

/** A worker is renewed after so many tasks: what leaks in an engine is bounded. A new one costs what fifty small reads do. */
const TASKS_PER_WORKER = 2_000;

/** A worker whose engines hold more than this is renewed; a usual document leaves less than 100. */
const MOST_HELD_MEGABYTES = 256;

/** The worst page needs a deep call stack, a damaged object tree an endless one. */
const STACK_MEGABYTES = 8;

/**
 * One worker thread that does one task after the other. A task that takes too long, needs too much
 * memory or crashes ends its worker, also out of a loop in WebAssembly, and the next task gets a new one.
 */
export class WorkerLane {
  readonly #script: URL;
  readonly #limits: Limits;
  #worker: Worker | null = null;
  #tasksDone = 0;

  constructor(script: URL, limits: Limits) {
    this.#script = script;
    this.#limits = limits;
  }

  /**
   * Does one task. Never rejects. Only one task may run at a time. The time limit holds from one sign
   * to the next, and not while a question is open.
   */
  async run(task: unknown, listener: Listener = {}): Promise<LaneEnd> {
    const worker = (this.#worker ??= this.#start());
    const end = await ending(worker, task, { limits: this.#limits, listener });
    this.#tasksDone += 1;
    const isSpent = end.kind !== "answer" || isHeavy(end.answer);
    if (isSpent || this.#tasksDone >= TASKS_PER_WORKER) await this.close();
    return end;
  }

  /** Whether its next task finds a worker that has done one before. */
  get isStarted(): boolean {
    return this.#worker !== null;
  }

  /** Ends the worker, whatever it does. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#tasksDone = 0;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = takenAhead(this.#script, this.#limits) ?? started(this.#script, this.#limits);
    worker.ref();
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

/** A worker that loads while the program still finds out what there is to do. */
interface Ahead {
  readonly worker: Worker;
  readonly script: URL;
  readonly limits: Limits;
}

/** Module state: who starts a worker ahead does not know the lane that will use it. */
let ahead: Ahead | null = null;

/**
 * Starts a worker before anybody knows its first task: it loads beside the rest of the program. The first lane of the same
 * script and memory takes it; where none does, `endAhead` ends it.
 */
export function startAhead(script: URL, limits: Limits): void {
  if (ahead !== null) return;
  const worker = started(script, limits);
  worker.unref();
  worker.once("exit", () => {
    if (ahead?.worker === worker) ahead = null;
  });
  ahead = { worker, script, limits };
}

/** Ends the worker that was started ahead, where no lane has taken it: while it loads, it would keep the program alive. */
export async function endAhead(): Promise<void> {
  const worker = ahead?.worker;
  ahead = null;
  await worker?.terminate();
}

function takenAhead(script: URL, { readMegabytes }: Limits): Worker | null {
  if (ahead?.script !== script || ahead.limits.readMegabytes !== readMegabytes) return null;
  const { worker } = ahead;
  ahead = null;
  return worker;
}

function started(script: URL, { readMegabytes }: Limits): Worker {
  const worker = new Worker(script, {
    // What an engine prints must not end up among the results.
    stdout: true,
    stderr: true,
    env: environmentOfWorkers(process.env),
    resourceLimits: {
      maxOldGenerationSizeMb: heapLimitMegabytes(readMegabytes),
      stackSizeMb: STACK_MEGABYTES,
    },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // An error without a listener would end the process; a worker that ended is not asked again.
  worker.on("error", () => undefined);
  return worker;
}

/** What is set for a model, for wallets and for object storage, their keys above all. */
const SECRET = /^(?:CROSSFOOT_(?:MODEL|WALLET|SOLANA)|AWS_)/i;

/** A worker opens foreign documents: no secret is any business of it. */
function environmentOfWorkers(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SECRET.test(name)));
}

function ending(
  worker: Worker,
  task: unknown,
  { limits, listener }: { readonly limits: Limits; readonly listener: Listener },
): Promise<LaneEnd> {
  return new Promise((resolve) => {
    let questions = 0;
    const settle = (end: LaneEnd): void => {
      limit.end();
      heap?.end();
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(end);
    };
    const onMessage = (message: unknown): void => {
      if (isInquiry(message)) {
        const { ask = null } = listener;
        questions += 1;
        if (ask === null || questions > MODEL_LIMITS.questionsPerRead) {
          return settle({ kind: "internal" });
        }
        void limit.standStillDuring(() => answer(message, ask));
      } else if (isSign(message)) {
        limit.beginAnew();
        listener.onSign?.(message);
      } else {
        settle({ kind: "answer", answer: message });
      }
    };
    const onError = (error: Error): void =>
      settle({ kind: isOutOfMemory(error) ? "out-of-memory" : "internal" });
    const onExit = (): void => settle({ kind: "internal" });
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    const limit = new TimeLimit(limits.readMs, () => settle({ kind: "timeout" }));
    const heap = isWatchable(worker)
      ? new HeapWatch(worker, limits.readMegabytes, () => settle({ kind: "out-of-memory" }))
      : null;
    try {
      worker.postMessage(task);
    } catch {
      // What cannot be copied to another thread throws here.
      settle({ kind: "internal" });
    }
  });
}

async function answer({ question, replyTo }: Inquiry, ask: AskModel): Promise<void> {
  replyTo.postMessage(await ask(question));
  replyTo.close();
}

function isInquiry(message: unknown): message is Inquiry {
  return typeof message === "object" && message !== null && "isInquiry" in message;
}

function isSign(answer: unknown): answer is Sign {
  return typeof answer === "object" && answer !== null && "isSign" in answer;
}

function isHeavy(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null || !("heldMegabytes" in answer)) return false;
  return Number(answer.heldMegabytes) > MOST_HELD_MEGABYTES;
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
