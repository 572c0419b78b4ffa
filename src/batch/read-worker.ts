import { parentPort } from "node:worker_threads";
import { LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { prepareReading, readDocument, type ReadOptions } from "../read.ts";
import type { Outcome } from "../kinds/reading.ts";
import { askMain, tellScan } from "./main-thread.ts";
import { readBytes, type Source } from "./read-bytes.ts";
import { packOutcome, unreadBy } from "./outcomes.ts";

/** What a worker is asked to read. */
export interface ReadTask {
  readonly source: Source;
  readonly options: ReadOptions;
  /** Whether the main thread answers questions to a model. */
  readonly mayAsk: boolean;
}

// While the program finds its files, the engine loads.
void prepareReading(LIMITS);

parentPort?.on("message", (task: ReadTask) => {
  void outcomeOf(task).then((outcome) => parentPort?.postMessage(packOutcome(outcome)));
});

async function outcomeOf({ source, options, mayAsk }: ReadTask): Promise<Outcome> {
  try {
    const bytes =
      "path" in source
        ? await readBytes(source.path, options.limits.documentBytes)
        : new Uint8Array(source.bytes);
    const ask = mayAsk ? askMain : null;
    return { kind: "read", reading: await readDocument(bytes, options, tellScan, ask) };
  } catch (error) {
    return unreadBy(error instanceof ReadError ? error : new ReadError("internal"));
  }
}
