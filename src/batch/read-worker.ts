import { parentPort } from "node:worker_threads";
import { ReadError } from "../base/read-error.ts";
import { readDocument, type ReadOptions } from "../read.ts";
import type { Outcome } from "../reading.ts";
import { readBytes } from "./read-bytes.ts";
import { tellScan } from "./tell-scan.ts";
import { packOutcome } from "./transport.ts";

/** Where the bytes of a document come from. */
export type Source = { readonly path: string } | { readonly bytes: Uint8Array };

/** What a worker is asked to read. */
export interface ReadTask {
  readonly source: Source;
  readonly options: ReadOptions;
}

parentPort?.on("message", (task: ReadTask) => {
  void outcomeOf(task).then((outcome) => parentPort?.postMessage(packOutcome(outcome)));
});

async function outcomeOf({ source, options }: ReadTask): Promise<Outcome> {
  try {
    const bytes =
      "path" in source
        ? await readBytes(source.path, options.limits.documentBytes)
        : new Uint8Array(source.bytes);
    return { kind: "read", reading: await readDocument(bytes, options, tellScan) };
  } catch (error) {
    const known = error instanceof ReadError ? error : new ReadError("internal");
    return { kind: "unread", code: known.code, message: known.message };
  }
}
