/*
 * The page that reads in a browser. It owns the workers and ends them by time; `reader-worker` reads and explains,
 * `workbook-worker` lays out in rows, `main` shows. The build puts markup, all scripts and PDFium into one file whose policy
 * names its scripts by their hash and allows no connection: a script that few need is carried packed, and is taken out and
 * started when it is asked for. A reading is written into its frame, because from a disk a loaded document may not follow
 * its own links.
 */

import type { Limits } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import type { FilePart } from "../../read.ts";
import type { ReaderAnswer, ReaderTask, WorkerAnswer } from "./reader-messages.ts";
import { StoppableWorker, workerOf } from "./stoppable-worker.ts";

/** What the worker is made of. */
export interface ReaderParts {
  readonly scripts: () => Promise<readonly ArrayBuffer[]>;
  /** What files of several documents need beside them; asked for with the first such file. */
  readonly packageScript: () => Promise<ArrayBuffer>;
  readonly wasm: () => Promise<ArrayBuffer>;
}

/** Reads documents in a worker, one at a time. */
export class Reader {
  readonly #worker: StoppableWorker<ReaderTask, WorkerAnswer>;
  #readsPackages = false;

  constructor(parts: ReaderParts) {
    this.#worker = new StoppableWorker(async () => {
      const further = this.#readsPackages ? [await parts.packageScript()] : [];
      const worker = workerOf([...(await parts.scripts()), ...further]);
      worker.postMessage({ kind: "start", wasm: await parts.wasm() } satisfies ReaderTask);
      return worker;
    });
  }

  /** Starts the worker, so that the first document does not wait for it. */
  async warm(): Promise<void> {
    await this.#worker.warm();
  }

  /** Throws a ReadError where nothing can be handed over, or the read was ended. */
  async read(file: File, part: FilePart | null, limits: Limits): Promise<ReaderAnswer> {
    if (file.size > limits.documentBytes) throw tooLarge(limits);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) throw new ReadError("cannot-open");
    const { name } = file;
    const task = { kind: "read", bytes: new Uint8Array(bytes), name, limits, part } as const;
    const answer = await this.#worker.ask(task, limits.readMs);
    if (answer.kind !== "lacks-package-readers") return answer;
    this.#worker.discard();
    this.#readsPackages = true;
    const again = await this.#worker.ask(task, limits.readMs);
    if (again.kind === "lacks-package-readers") throw new ReadError("internal");
    return again;
  }

  /** Ends the read that runs, if there is one. */
  cancel(): void {
    this.#worker.stop();
  }
}

function tooLarge({ documentBytes }: Limits): ReadError {
  const megabytes = Math.floor(documentBytes / 1_048_576);
  const sentence = `The PDF is larger than ${megabytes} MB. Read it on your machine: npx crossfoot read FILE`;
  return new ReadError("too-large", "", sentence);
}
