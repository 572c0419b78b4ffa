import { parentPort, workerData } from "node:worker_threads";
import type { SyncAnswer, SyncTask } from "./sync-task.ts";
import { syncStore } from "./sync.ts";

/** A thread that does one sync: fetching, merging and indexing keep it busy for seconds, and searches must not wait. */
const { settings, bounds } = workerData as SyncTask;

parentPort?.postMessage(await answer());

async function answer(): Promise<SyncAnswer> {
  try {
    // The thread that started this one ends it where it must end early.
    const { signal } = new AbortController();
    return { kind: "done", report: await syncStore(settings, { ...bounds, signal }) };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : "unknown" };
  }
}
