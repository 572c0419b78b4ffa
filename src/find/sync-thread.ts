import { Worker } from "node:worker_threads";
import type { SyncReport } from "./sync.ts";
import type { SyncAnswer, SyncTask } from "./sync-task.ts";

/** Heap of a sync; fifty thousand listings take about half of it. */
const SYNC_MEGABYTES = 512;

/** A sync in a thread of its own. */
export class SyncThread {
  readonly #worker: Worker;
  /** Rejects where nothing could be stored, and where the thread was ended. */
  readonly report: Promise<SyncReport>;

  constructor(script: URL, task: SyncTask) {
    this.#worker = new Worker(script, {
      workerData: task,
      // It talks to strangers: nothing of this process's surroundings is any business of it.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: SYNC_MEGABYTES },
    });
    this.report = reportOf(this.#worker);
  }

  /** Ends it, whatever it does; what it has not stored is lost. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

function reportOf(worker: Worker): Promise<SyncReport> {
  return new Promise((resolve, reject) => {
    worker.on("message", (answer: SyncAnswer) => {
      if (answer.kind === "done") resolve(answer.report);
      else reject(new Error(`The listings could not be stored: ${answer.reason}`));
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The sync was ended before it was done.")));
  });
}
