import { getPriority, setPriority } from "node:os";
import { answerTasks } from "../batch/main-thread.ts";
import { heldByEngine } from "../pdf/engine.ts";
import { countPages } from "../pdf/open.ts";
import type { CountAnswer, CountTask } from "./read-task.ts";

/** Where processors are short, whoever pays goes first; what waits for a price still gets a tenth of them. */
const NICER = 10;

/** The lowest priority that Linux knows. */
const LOWEST = 19;

// Only Linux has priorities of single threads: elsewhere it would be that of the whole daemon.
if (process.platform === "linux") setPriority(Math.min(LOWEST, getPriority() + NICER));

answerTasks<CountAnswer>(
  async ({ bytes, limits }: CountTask) => {
    const pages = await countPages(bytes, limits);
    return { kind: "counted", pages, heldMegabytes: heldByEngine() };
  },
  ({ code }) => ({ kind: "unread", code, heldMegabytes: heldByEngine() }),
);
