import { type Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import {
  parseConfidence,
  parseCount,
  parseDollars,
  parseFailOn,
  parseSeconds,
} from "./parse-option.ts";
import type { ReadCommandOptions } from "./read-options.ts";
import type { RemoteCommandOptions } from "./remote/remote-settings.ts";
import {
  contractorOption,
  kindOption,
  maxBytesOption,
  maxMemoryOption,
  maxPagesOption,
  modelOption,
  subcontractorOption,
  templatesOption,
  timeoutOption,
} from "./shared-options.ts";
import { type HelpOptions, shortenHelp } from "./read-help.ts";
import { UsageError } from "./usage-error.ts";

/** Adds `read` to the program. */
export function addRead(program: Command, finish: Finish): void {
  const read = program
    .command("read")
    .summary("read documents and check them")
    .description("Reads each PDF, prints its figures and proves their arithmetic.")
    .argument("[path...]", "files, folders, patterns, or - for standard input")
    .addOption(kindOption())
    .addOption(subcontractorOption())
    .addOption(contractorOption())
    .addOption(templatesOption())
    .option(
      "--jobs <number>",
      "files to read at the same time (default: one per processor core)",
      parseCount,
    )
    .option(
      "--fail-on <kinds>",
      "which of unread,check,confidence end with a failure, or never (default: unread,check)",
      parseFailOn,
    )
    .option(
      "--min-confidence <number>",
      "below this a reading is unsure, and that counts (default: 0.9)",
      parseConfidence,
    )
    .option("--quiet", "no progress and no summary")
    .option("--sample", "read the pay application that comes with crossfoot")
    .option("--all", "with --help: all options, and notes on each subject");
  shortenHelp(read);
  addOutput(read);
  addLimits(read);
  addBatchOptions(read);
  addRemoteOptions(read);
  read.action(async (paths: readonly string[], given: AnyReadOptions & HelpOptions) => {
    const { all, ...options } = given;
    if (all === true) throw new UsageError("--all goes with --help: crossfoot read --help --all.");
    const { remote } = options;
    if (remote === undefined) {
      const { readCommand } = await import("./read-command.ts");
      finish(await readCommand(paths, withoutRemote(options)));
    } else {
      refuseLocalOptions(options);
      const { remoteCommand } = await import("./remote/remote-command.ts");
      finish(await remoteCommand(paths, { ...options, remote }));
    }
  });
}

type AnyReadOptions = ReadCommandOptions & Partial<RemoteCommandOptions>;

function addOutput(read: Command): void {
  read
    .addOption(
      new Option("--format <format>", "how to write the results").choices([
        "table",
        "json",
        "ndjson",
        "csv",
        "xlsx",
      ]),
    )
    .option("--out <path>", "write to this file, or into this folder one file for each PDF")
    .addOption(
      new Option(
        "--detail <detail>",
        "full adds the proof: evidence, lines, rows, identities, marks",
      )
        .choices(["plain", "full"])
        .default("plain"),
    );
}

function addLimits(read: Command): void {
  read
    .addOption(timeoutOption())
    .option("--no-ocr", "leave pages unread that are only pictures")
    .addOption(modelOption())
    .addOption(maxPagesOption())
    .addOption(maxBytesOption())
    .addOption(maxMemoryOption());
}

function addBatchOptions(read: Command): void {
  read
    .option("--files-from <file>", "a list of further paths, one a line, or - for standard input")
    .addOption(
      new Option(
        "--exclude <pattern>",
        "leave out what matches in folders and patterns; may be given several times",
      )
        .argParser((pattern: string, others: readonly string[]) => [...others, pattern])
        .default([], "none"),
    )
    .option("--resume", "go on with an earlier run into the same --out; read only what is new")
    .option("--journal <folder>", "where to keep what --resume needs (default: beside the results)")
    .option("--no-journal", "keep nothing for --resume")
    .option("--queue <url>", "have workers read, through a queue such as redis://host:6379")
    .option("--store <folder>", "with --queue: where the workers leave what they have read")
    .option("--watch", "with --out: go on reading what comes into the folders, until Ctrl-C")
    .option(
      "--settle <seconds>",
      "with --watch: read a file when it has not changed for so long (default: 5)",
      parseSeconds,
    );
}

function addRemoteOptions(read: Command): void {
  read
    .option(
      "--remote <url>",
      "have the documents read by this server, and pay where it asks for it",
    )
    .option(
      "--max-price <usd>",
      "with --remote: pay at most so much for a document (default: 1.00)",
      parseDollars,
    )
    .option(
      "--max-total <usd>",
      "with --remote: pay at most so much in this run (default: no limit)",
      parseDollars,
    )
    .option("--receipts <file>", "with --remote: add a line of JSON for each payment to this file");
}

/** What goes on with an earlier run knows the readings of this machine, and not what a server answered. */
function refuseLocalOptions({ resume, watch, queue }: AnyReadOptions): void {
  if (resume === true || watch === true || queue !== undefined) {
    throw new UsageError(
      "--resume, --watch and --queue are for reads on machines of one's own, and not for --remote.",
    );
  }
}

/** Who names what only a server can cost means to name a server. */
function withoutRemote(options: AnyReadOptions): ReadCommandOptions {
  const { maxPrice, maxTotal, receipts, ...local } = options;
  if (maxPrice !== undefined || maxTotal !== undefined || receipts !== undefined) {
    throw new UsageError(
      "--max-price, --max-total and --receipts need --remote: a read on this machine costs nothing.",
    );
  }
  return local;
}
