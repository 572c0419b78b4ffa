import { type Command, InvalidArgumentError, Option } from "commander";
import type { Finish } from "../exit-code.ts";
import type { LedgerCommandOptions } from "./ledger-command.ts";

const EXAMPLES = `Examples
  crossfoot ledger book/ --from 2026-11             the payments since November, and their totals
  crossfoot ledger book/ --from 2026-11-03 --to 2026-11-03 --format csv > day.csv
  crossfoot ledger book/ --reconcile --rpc https://base.example.com --rpc https://solana.example.com
`;

const NOTES = `
The book
  FOLDER is that of CROSSFOOT_SERVE_LEDGER, which is taken where none is named. Days and months are
  UTC. table and json end with totals for each day, resource and network, in which a payment
  counts once; csv and ndjson hold the lines alone. A line that a power cut has damaged is told
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
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
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
