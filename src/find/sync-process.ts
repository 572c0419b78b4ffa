import { constants, setPriority } from "node:os";
import { type SyncAnswer, syncStore, type SyncTask } from "./sync.ts";

/**
 * A process that does one sync: fetching, merging and indexing keep it busy for seconds and take memory, which ends with it.
 * It is given its task by the process that started it, and never outlives that one.
 */
process.on("disconnect", () => process.exit());
process.once("message", (task: SyncTask) => {
  void answerTo(task).then((answer) => process.send?.(answer, () => process.disconnect()));
});

async function answerTo({ settings, bounds }: SyncTask): Promise<SyncAnswer> {
  try {
    // Whoever waits for a search comes first where there are fewer cores than work.
    setPriority(constants.priority.PRIORITY_LOW);
    const { signal } = new AbortController();
    return { kind: "done", report: await syncStore(settings, { ...bounds, signal }) };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : "unknown" };
  }
}
