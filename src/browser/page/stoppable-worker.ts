import { ReadError, type ReadErrorCode } from "../../base/read-error.ts";

/** A worker that does one task at a time, and is ended where one takes too long or is stopped: the next task has a new one. */
export class StoppableWorker<Task, Answer> {
  readonly #start: () => Promise<Worker>;
  #worker: Promise<Worker> | null = null;
  #end: ((code: ReadErrorCode) => void) | null = null;

  constructor(start: () => Promise<Worker>) {
    this.#start = start;
  }

  /** Starts the worker, so that the first task does not wait for it. */
  async warm(): Promise<void> {
    await (this.#worker ??= this.#start());
  }

  /** Rejects with a ReadError where the worker was ended before it had an answer: `timeout`, `stopped` or `internal`. */
  async ask(task: Task, limitMs: number): Promise<Answer> {
    // The time of a task begins with the worker's own: a worker that never starts is ended, too.
    return new Promise((resolve, reject) => {
      const settled = (): void => {
        clearTimeout(timer);
        this.#end = null;
      };
      this.#end = (code) => {
        settled();
        this.discard();
        reject(new ReadError(code));
      };
      const timer = setTimeout(() => this.#end?.("timeout"), limitMs);
      const answered = (answer: Answer): void => {
        settled();
        resolve(answer);
      };
      void this.#answerTo(task).then(answered, () => this.#end?.("internal"));
    });
  }

  /** Ends the task that runs, if there is one. */
  stop(): void {
    this.#end?.("stopped");
  }

  /** Ends the worker with all that it holds. */
  discard(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
  }

  async #answerTo(task: Task): Promise<Answer> {
    const worker = await (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const onAnswer = ({ data }: MessageEvent<Answer>): void => {
        listening.abort();
        resolve(data);
      };
      const onError = (): void => {
        listening.abort();
        reject(new ReadError("internal"));
      };
      worker.addEventListener("message", onAnswer, { signal });
      worker.addEventListener("error", onError, { signal });
      worker.postMessage(task);
    });
  }
}

/** A worker of scripts that the page carries, which run one behind the other. */
export function workerOf(scripts: readonly ArrayBuffer[]): Worker {
  return new Worker(URL.createObjectURL(new Blob([...scripts], { type: "text/javascript" })));
}
