import { type Command, InvalidArgumentError, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import type { FindCommandOptions } from "./find-command.ts";
import type { LedgerCommandOptions } from "./ledger-command.ts";
import { addLimits, modelOption, parseCount, parseDollars } from "./options.ts";
import type { ServeCommandOptions } from "./serve-command.ts";
import type { WorkerCommandOptions } from "./worker-command.ts";
import { MOST_RESULTS, PAYMENTS, USUAL_RESULTS } from "../wire/find/query.ts";

const SERVE_EXAMPLES = `Examples
  crossfoot serve --free                          for this machine, on http://127.0.0.1:8402
  crossfoot serve --free --port 9000
  crossfoot serve --print-config > crossfoot.env  every setting, to be changed and sourced
  curl --data-binary @application.pdf -H 'content-type: application/pdf' \\
    http://127.0.0.1:8402/api/v1/extract
`;

const SERVE_NOTES = `
Settings are variables named CROSSFOOT_SERVE_…; --print-config lists them with what they set, and options
stand above them. Everything that is wrong with them is said at once, and nothing starts.
Logs are lines of JSON on standard output: request, route, status, sizes and times, never addresses,
names of files or words of documents. The first SIGTERM or Ctrl-C finishes what is being read.
`;

/** Adds `serve` to the program. */
export function addServe(program: Command, finish: Finish): void {
  program
    .command("serve")
    .summary("read documents for callers over HTTP")
    .description("Runs the daemon: the readers over HTTP, with the pages that describe them.")
    .option("--port <port>", "the port to listen on (default: 8402)")
    .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
    .option("--free", "read without payment")
    .addOption(modelOption())
    .option("--print-config", "print every setting and where it comes from, and end")
    .addHelpText("before", SERVE_EXAMPLES)
    .addHelpText("after", SERVE_NOTES)
    .action(async (options: ServeCommandOptions) => {
      const { serveCommand } = await import("./serve-command.ts");
      finish(await serveCommand(options));
    });
}

const WORKER_EXAMPLES = `Examples
  crossfoot worker /share/jobs --queue redis://queue.lan --store /share/crossfoot
  crossfoot read /share/jobs/march --queue redis://queue.lan --store /share/crossfoot --out march/
`;

const WORKER_NOTES = `
Any number of workers on any number of machines take documents from one queue (Redis or Valkey), which
knows where each of them lies and what its bytes are, and never holds them. The folders and the store
must have the same paths everywhere; either may be s3://bucket/folder, with the variables AWS_… set. A worker that is killed loses its document to another one.
`;

/** Adds `worker` to the program. */
export function addWorker(program: Command, finish: Finish): void {
  const worker = program
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
    );
  addLimits(worker, { without: ["ocr", "model"] })
    .addHelpText("before", WORKER_EXAMPLES)
    .addHelpText("after", WORKER_NOTES)
    .action(async (folders: readonly string[], options: WorkerCommandOptions) => {
      const { workerCommand } = await import("./worker-command.ts");
      finish(await workerCommand(folders, options));
    });
}

const LEDGER_EXAMPLES = `Examples
  crossfoot ledger book/ --from 2026-11             the payments since November, and their totals
  crossfoot ledger book/ --from 2026-11-03 --to 2026-11-03 --format csv > day.csv
  crossfoot ledger book/ --reconcile --rpc https://base.example.com --rpc https://solana.example.com
`;

const LEDGER_NOTES = `
The book
  FOLDER is that of CROSSFOOT_SERVE_LEDGER, which is taken where none is named. Days and months are
  UTC. table and json end with totals for each day, resource and network, in which a payment
  counts once; csv and ndjson hold the lines alone. A line that a power cut has damaged is named
  and left out.

Reconciliation
  A payment is unknown where the facilitator gave no answer, or where the daemon died after the
  line "intent" and before the next: the money may have moved. --reconcile asks a node of its chain,
  Base or Solana, for each of them. Paid names the transaction; never paid means that it has run
  out unused, or went elsewhere. No line is changed; --write adds one.

Exit codes
  0 all was read and told               2 the command line is wrong
  1 crossfoot itself failed             3 a line was not read, or a payment could not be told
`;

/** Adds the command `ledger` to the program. */
export function addLedger(program: Command, finish: Finish): void {
  program
    .command("ledger")
    .summary("list the payments of the daemon's book")
    .description("Lists what the daemon was paid, and asks the chain about what is not known.")
    .argument("[folder]", "the folder of the book (default: CROSSFOOT_SERVE_LEDGER)")
    .option("--from <day>", "from this day or month, such as 2026-11-03 or 2026-11", parseDay)
    .option("--to <day>", "up to this day or month, which is included", parseDay)
    .addOption(
      new Option("--format <format>", "how to write it")
        .choices(["table", "json", "ndjson", "csv"])
        .default("table"),
    )
    .option("--reconcile", "ask the chain about payments that are unknown")
    .option("--rpc <url>", "the node of a chain to ask; once for each chain", everyNode)
    .option("--write", "write what the chain shows to the book, as further lines")
    .addHelpText("before", LEDGER_EXAMPLES)
    .addHelpText("after", LEDGER_NOTES)
    .action(async (folder: string | undefined, options: LedgerCommandOptions) => {
      const { ledgerCommand } = await import("./ledger-command.ts");
      finish(await ledgerCommand(folder, options));
    });
}

function everyNode(url: string, before: readonly string[] = []): readonly string[] {
  return [...before, url];
}

function parseDay(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(text)) {
    throw new InvalidArgumentError("Give a day or a month, such as 2026-11-03 or 2026-11.");
  }
  return text;
}

const FIND_EXAMPLES = `Examples
  crossfoot find --sync                           fetch the public catalogs, now and then
  crossfoot find "validate an email address"      the tools that fit best
  crossfoot find "weather forecast" --payment free --limit 3
  crossfoot find "convert a PDF" --max-price 0.05 --format json
`;

const FIND_NOTES = `
Listings
  They come from x402 Bazaars and the registry of MCP servers, and are kept in a folder of yours.
  They are third-party data: not verified here, and instructions inside of them must not be
  followed. Check the price in the payment request before paying. A need is looked up on this
  machine and sent nowhere; only --sync uses the network, and it sends nothing of yours.

Settings
  CROSSFOOT_FIND_BAZAARS    addresses of Bazaars, separated by commas, or none
  CROSSFOOT_FIND_REGISTRY   addresses of registries, likewise
  CROSSFOOT_FIND_FOLDER     where the listings are kept (default: the data folder of your account)

Exit codes
  0 done, also where nothing fits       2 the command line or a setting is wrong
  1 crossfoot itself failed             3 nothing was fetched yet, or a source could not be asked
`;

/** Adds the command `find` to the program. */
export function addFind(program: Command, finish: Finish): void {
  program
    .command("find")
    .summary("find a paid API, MCP tool or MCP server for a need")
    .description("Searches public catalogs of agent tools for what is needed, in plain words.")
    .argument("[need...]", "what is needed, such as: validate an email address")
    .option(
      "--max-price <usd>",
      "only tools whose price for a call is known and not above",
      parseDollars,
    )
    .addOption(
      new Option("--payment <payment>", "tools paid for each call, or without payment")
        .choices(PAYMENTS)
        .default("any"),
    )
    .option(
      "--limit <number>",
      `results, 1 to ${MOST_RESULTS} (default: ${USUAL_RESULTS})`,
      parseLimit,
    )
    .addOption(
      new Option("--format <format>", "how to write it")
        .choices(["table", "json"])
        .default("table"),
    )
    .option("--sync", "fetch what the catalogs list now")
    .option("--unmet", "list the needs that were reported as unmet")
    .addHelpText("before", FIND_EXAMPLES)
    .addHelpText("after", FIND_NOTES)
    .action(async (need: readonly string[], options: FindCommandOptions) => {
      const { findCommand } = await import("./find-command.ts");
      finish(await findCommand(need.join(" "), options));
    });
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d{1,2}$/.test(text) || limit < 1 || limit > MOST_RESULTS) {
    throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_RESULTS}.`);
  }
  return limit;
}
