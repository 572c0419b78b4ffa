import { LIMITS } from "../base/limits.ts";
import { endAhead, startAhead } from "../batch/worker-lane.ts";
import { READ_WORKER } from "../programs/worker-scripts.ts";
import { compileLate } from "./compile-late.ts";

/** Words of a command line that reads nothing on this machine. */
const READS_NOTHING = new Set(["--help", "--remote", "--queue"]);

/** Starts the command line. The first worker of a read loads beside it: half of a short run would be waiting for it. */
export async function start(): Promise<void> {
  const [command, ...others] = process.argv.slice(2);
  compileLate();
  if (command === "read" && !others.some((word) => READS_NOTHING.has(word))) {
    startAhead(READ_WORKER, LIMITS);
  }
  const { main } = await import("./main.ts");
  await main();
  await endAhead();
}
