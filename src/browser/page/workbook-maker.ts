import { ReadError } from "../../base/read-error.ts";
import type { Unread } from "../../kinds/reading.ts";
import { StoppableWorker, workerOf } from "./stoppable-worker.ts";
import type { WorkbookAnswer, WorkbookTask } from "./workbook-messages.ts";

/** A document with what became of it, as it is kept for a workbook. */
export interface KeptPaper {
  readonly name: string;
  readonly fingerprint: string;
  /** What was read, as `packOutcome` writes it: a browser may keep it on disk. */
  readonly outcome: Blob | Unread;
}

/** Makes workbooks in a worker, one at a time; there is no worker while none is made. */
export class WorkbookMaker {
  readonly #worker: StoppableWorker<WorkbookTask, WorkbookAnswer>;

  /** The scripts are asked for when a workbook is. */
  constructor(scripts: () => Promise<readonly ArrayBuffer[]>) {
    this.#worker = new StoppableWorker(async () => workerOf(await scripts()));
  }

  /** The workbook that `crossfoot read --format xlsx` writes of the same documents, without links. Throws a ReadError where there is none. */
  async workbookOf(papers: readonly KeptPaper[], limitMs: number): Promise<Blob> {
    try {
      for (const { name, fingerprint, outcome } of papers) {
        const own = outcome instanceof Blob ? await outcome.text() : outcome;
        await this.#worker.ask({ kind: "input", name, fingerprint, outcome: own }, limitMs);
      }
      const answer = await this.#worker.ask({ kind: "finish" }, limitMs);
      if (answer.kind === "workbook") return new Blob([answer.bytes], { type: XLSX });
      throw new ReadError("internal", "", answer.kind === "refused" ? answer.sentence : undefined);
    } finally {
      this.#worker.discard();
    }
  }

  /** Ends the workbook that is being made, if there is one. */
  cancel(): void {
    this.#worker.stop();
  }
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
