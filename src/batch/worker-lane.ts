import { Worker } from "node:worker_threads";
import type { Limits } from "../base/limits.ts";
import type { ScanPlace } from "../read.ts";

/** How a task in a worker ended: with its answer, or with the reason why there is none. */
export type LaneEnd =
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "timeout" | "out-of-memory" | "internal" };

/** What a worker says while it works: its time begins anew. */
export interface Sign extends ScanPlace {
  readonly isSign: true;
}

/** A worker is renewed after so many tasks, because an engine's memory grows and never shrinks. */
const TASKS_PER_WORKER = 100;

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

  /** Does one task. Never rejects. Only one task may run at a time. The time limit holds from one sign to the next. */
  async run(task: unknown, onSign: (sign: Sign) => void = () => undefined): Promise<LaneEnd> {
    const worker = (this.#worker ??= this.#start());
    const end = await ending(worker, task, { timeoutMs: this.#limits.readMs, onSign });
    this.#tasksDone += 1;
    if (end.kind !== "answer" || this.#tasksDone >= TASKS_PER_WORKER) await this.close();
    return end;
  }

  /** Ends the worker, whatever it does. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#tasksDone = 0;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      // What an engine prints must not end up among the results.
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.readMegabytes,
        stackSizeMb: STACK_MEGABYTES,
      },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    // An error without a listener would end the process; a worker that ended is not asked again.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

function ending(
  worker: Worker,
  task: unknown,
  { timeoutMs, onSign }: { readonly timeoutMs: number; readonly onSign: (sign: Sign) => void },
): Promise<LaneEnd> {
  return new Promise((resolve) => {
    const settle = (end: LaneEnd): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(end);
    };
    const onMessage = (answer: unknown): void => {
      if (!isSign(answer)) return settle({ kind: "answer", answer });
      timer.refresh();
      onSign(answer);
    };
    const onError = (error: Error): void =>
      settle({ kind: isOutOfMemory(error) ? "out-of-memory" : "internal" });
    const onExit = (): void => settle({ kind: "internal" });
    const timer = setTimeout(() => settle({ kind: "timeout" }), timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(task);
  });
}

function isSign(answer: unknown): answer is Sign {
  return typeof answer === "object" && answer !== null && "isSign" in answer;
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
