/*
 * The page that reads in a browser. It owns the worker and ends it by time; `reader-worker` reads and explains, `main`
 * shows. The build puts markup, both scripts and PDFium into one file whose policy names its scripts by their hash and
 * allows no connection. A reading is written into its frame, because from a disk a loaded document may not follow its
 * own links.
 */

import type { Limits } from "../../base/limits.ts";
import { ReadError, type ReadErrorCode } from "../../base/read-error.ts";
import type { ReaderAnswer, ReaderTask } from "./reader-messages.ts";

/** What the worker is made of: its script and PDFium's WebAssembly. */
export interface ReaderParts {
  readonly script: ArrayBuffer;
  readonly wasm: ArrayBuffer;
}

/** Reads documents in a worker, one at a time, and ends the worker where a read takes too long or is cancelled. */
export class Reader {
  readonly #parts: Promise<ReaderParts>;
  #worker: Promise<Worker> | null = null;
  #stop: ((code: ReadErrorCode) => void) | null = null;

  constructor(parts: Promise<ReaderParts>) {
    this.#parts = parts;
  }

  /** Starts the worker, so that the first document does not wait for it. */
  async warm(): Promise<void> {
    await (this.#worker ??= this.#started());
  }

  async read(file: File, limits: Limits): Promise<ReaderAnswer> {
    if (file.size > limits.documentBytes) return refused("too-large", tooLarge(limits));
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return refused("cannot-open");
    // The time of a read begins with the worker's own: a worker that never starts is stopped, too.
    return new Promise((resolve) => {
      const end = (answer: ReaderAnswer): void => {
        clearTimeout(timer);
        this.#stop = null;
        resolve(answer);
      };
      this.#stop = (code) => {
        this.#discard();
        end(refused(code));
      };
      const timer = setTimeout(() => this.#stop?.("timeout"), limits.readMs);
      const task = { kind: "read", bytes: new Uint8Array(bytes), name: file.name, limits } as const;
      void this.#ask(task).then(end, () => this.#stop?.("internal"));
    });
  }

  /** Ends the read that runs, if there is one. */
  cancel(): void {
    this.#stop?.("stopped");
  }

  async #ask(task: ReaderTask): Promise<ReaderAnswer> {
    const worker = await (this.#worker ??= this.#started());
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const onAnswer = ({ data }: MessageEvent<ReaderAnswer>): void => {
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

  async #started(): Promise<Worker> {
    const { script, wasm } = await this.#parts;
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.postMessage({ kind: "start", wasm } satisfies ReaderTask);
    return worker;
  }

  #discard(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
  }
}

function refused(code: ReadErrorCode, sentence = new ReadError(code).message): ReaderAnswer {
  return { kind: "refused", code, sentence };
}

function tooLarge({ documentBytes }: Limits): string {
  const megabytes = Math.floor(documentBytes / 1_048_576);
  return `The PDF is larger than ${megabytes} MB. Read it on your machine: npx crossfoot read FILE`;
}
