import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { ReadError } from "../base/read-error.ts";
import { heldByEngine } from "../pdf/engine.ts";
import { countPages } from "../pdf/open.ts";
import type { CountAnswer, CountTask } from "./read-task.ts";

/** Where processors are short, whoever pays goes first; what waits for a price still gets a tenth of them. */
const NICER = 10;

/** The lowest priority that Linux knows. */
const LOWEST = 19;

// Only Linux has priorities of single threads: elsewhere it would be that of the whole daemon.
if (process.platform === "linux") setPriority(Math.min(LOWEST, getPriority() + NICER));

parentPort?.on("message", (task: CountTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo({ bytes, limits }: CountTask): Promise<CountAnswer> {
  try {
    const pages = await countPages(bytes, limits);
    return { kind: "counted", pages, heldMegabytes: heldByEngine() };
  } catch (error) {
    const code = error instanceof ReadError ? error.code : "internal";
    return { kind: "unread", code, heldMegabytes: heldByEngine() };
  }
}
