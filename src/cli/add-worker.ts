import type { Command } from "commander";
import type { Finish } from "./exit-code.ts";
import { parseCount } from "./parse-option.ts";
import {
  maxBytesOption,
  maxMemoryOption,
  maxPagesOption,
  timeoutOption,
} from "./shared-options.ts";
import type { WorkerCommandOptions } from "./worker-command.ts";

const EXAMPLES = `Examples
  crossfoot worker /share/jobs --queue redis://queue.lan --store /share/crossfoot
  crossfoot read /share/jobs/march --queue redis://queue.lan --store /share/crossfoot --out march/
`;

const NOTES = `
Any number of workers on any number of machines take documents from one queue (Redis or Valkey), which
knows where each of them lies and what its bytes are, and never holds them. The folders and the store
must have the same paths everywhere; either may be s3://bucket/folder, with the variables AWS_… set. A worker that is killed loses its document to another one.
`;

/** Adds `worker` to the program. */
export function addWorker(program: Command, finish: Finish): void {
  program
    .command("worker")
    .summary("read documents for others, from a queue")
    .description("Takes documents from a queue and leaves what was read of them in a store.")
    .argument("<folder...>", "folders whose files may be read, whatever the queue says")
    .requiredOption("--queue <url>", "the queue, such as redis://user:password@host:6379/0")
    .requiredOption("--store <folder>", "where to leave what was read")
    .option(
      "--jobs <number>",
      "documents to read at the same time (default: one per core)",
      parseCount,
    )
    .addOption(timeoutOption())
    .addOption(maxPagesOption())
    .addOption(maxBytesOption())
    .addOption(maxMemoryOption())
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (folders: readonly string[], options: WorkerCommandOptions) => {
      const { workerCommand } = await import("./worker-command.ts");
      finish(await workerCommand(folders, options));
    });
}
