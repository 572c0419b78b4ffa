import { setFlagsFromString } from "node:v8";
import { LIMITS } from "../base/limits.ts";
import { endAhead, startAhead } from "../batch/worker-lane.ts";
import { READ_WORKER } from "../programs/worker-scripts.ts";

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

/**
 * Bytes of bytecode that a function runs through before V8 compiles it with optimisation; its own default is 67,584. Much of the
 * reader's code is met with new shapes for some hundred documents: compiled early, it is thrown away and compiled again and again,
 * once in each worker. Of 1,000 invoices on two cores, this way takes a quarter of the processor time away (`npm run bench:batch`).
 */
const BYTES_BEFORE_OPTIMISING = 600_000;

/** Major versions of V8 that know the flag: that of Node 20. V8 tells an unknown flag on standard error, at every start. */
const KNOWN_TO = new Set(["11"]);

/** Lets the engines of this process and of its workers compile later, when more is known. For programs that own their process. */
function compileLate(): void {
  const [major = ""] = process.versions.v8.split(".");
  if (KNOWN_TO.has(major)) {
    setFlagsFromString(`--interrupt-budget=${String(BYTES_BEFORE_OPTIMISING)}`);
  }
}
