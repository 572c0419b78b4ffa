import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { LIMITS } from "../src/base/limits.ts";
import { readDocument } from "../src/read.ts";
import { toAnswer } from "../src/wire/answer.ts";

const { path, route } = workerData as { readonly path: string; readonly route: string };
const bytes = new Uint8Array(readFileSync(path));
const kind = route.endsWith("invoice") ? "invoice" : "construction";

// Reads the document as often as it can for so many milliseconds, and tells how often that was.
parentPort?.on("message", (ms: number) => {
  void readsWithin(ms).then((count) => parentPort?.postMessage(count));
});

async function readsWithin(ms: number): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  while (performance.now() < end) {
    JSON.stringify(toAnswer(await readDocument(bytes, { kind, limits: LIMITS })));
    count += 1;
  }
  return count;
}
