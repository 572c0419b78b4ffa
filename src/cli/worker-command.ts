import { availableParallelism } from "node:os";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { AllowedFolders } from "../batch/allowed-folders.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { sharedStore } from "../batch/outcome-store.ts";
import { queueAddress } from "../batch/queue/queue-address.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { visible } from "./terminal.ts";
import { type LimitOptions, readOptionsOf } from "./read-options.ts";
import { stopSignal } from "./interruption.ts";

/** The options of `worker` as the command line gives them. */
export interface WorkerCommandOptions extends Pick<
  LimitOptions,
  "jobs" | "timeout" | "maxPages" | "maxBytes" | "maxMemory"
> {
  readonly queue: string;
  readonly store: string;
}

/** Reads what comes into a queue until it is told to stop. */
export async function workerCommand(
  folders: readonly string[],
  options: WorkerCommandOptions,
): Promise<ExitCode> {
  const address = queueAddress(options.queue);
  if (address.kind === "wrong") throw new UsageError(address.sentence);
  needAddOn(ADD_ONS.queue);
  if (folders.some(isObjectPath)) needAddOn(ADD_ONS.storage);
  const { jobs = availableParallelism() } = options;
  const roots = await allowed(folders.filter((folder) => !isObjectPath(folder)));
  const { askQueue } = await import("../batch/queue/queued-read.ts");
  const { startQueueWorker } = await import("../batch/queue/queue-worker.ts");
  await askQueue(address).catch((error: Error) => {
    throw new UsageError(error.message);
  });
  const worker = startQueueWorker({
    address,
    jobs,
    limits: readOptionsOf({ ...options, kind: "auto" }).limits,
    folders: roots,
    prefixes: folders.filter(isObjectPath),
    store: await sharedStore(options.store),
    tell,
  });
  tell(
    `Reading up to ${jobs} documents at a time from the queue at ${address.shown}; Ctrl-C finishes them and ends.`,
  );
  await stopSignal();
  tell("Finishing what is being read; a second signal stops at once.");
  await worker.close();
  return EXIT.fine;
}

async function allowed(folders: readonly string[]): Promise<AllowedFolders> {
  try {
    return await AllowedFolders.of(folders);
  } catch {
    throw new UsageError(`One of the folders is not there: ${folders.map(visible).join(", ")}.`);
  }
}

let lastTold = "";

/** A server that is gone would be told with every try. */
function tell(sentence: string): void {
  if (sentence !== lastTold) process.stderr.write(`${sentence}\n`);
  lastTold = sentence;
}
