import { type Command, Option } from "commander";
import type { Finish } from "../exit-code.ts";
import { parseCount } from "../parse-option.ts";
import {
  maxBytesOption,
  maxMemoryOption,
  maxPagesOption,
  timeoutOption,
} from "../shared-options.ts";
import type { AuditCommandOptions } from "./audit-command.ts";

const AUDIT_EXAMPLES = `Examples
  crossfoot audit jobs/
  crossfoot audit jobs/ --format note --out notes.txt
  crossfoot audit "jobs/**/*.pdf" --format json > audit.json
`;

const AUDIT_NOTES = `
What is compared
  Applications of one contract are put in order, and each is held against the one before: number
  and period, line 7 against the former line 6, previous work row by row, scheduled values,
  change orders, completed work, retainage, and all payments together. A missing application
  is named, a second copy counts once, a revision stands for its original. What cannot be told
  apart or together is said. --format note is a letter for each contract, to send back with it.
  Change orders in the same folder are held against what the applications list: a request that
  is billed as if it were executed, an amount that was not agreed, an order that is not listed.
  A change order that belongs to none of the contracts for sure is named and not compared.

Exit codes
  0 all is in order                     3 a file was not read          130 interrupted
  1 crossfoot itself failed             4 a comparison or a check failed
  2 the command line is wrong
`;

/** Adds the command `audit` to the program. */
export function addAudit(program: Command, finish: Finish, templates: Option): void {
  program
    .command("audit")
    .summary("compare the applications of each contract with each other")
    .description(
      "Sorts pay applications by contract and checks that each carries on from the one before, and that its change orders were executed.",
    )
    .argument("<path...>", "files, folders, patterns, or - for standard input")
    .addOption(
      new Option("--format <format>", "how to write what was found (default: table)").choices([
        "table",
        "json",
        "note",
      ]),
    )
    .option("--out <file>", "write to this file; .json says what is written")
    .addOption(templates)
    .option("--jobs <number>", "how many files to read at the same time", parseCount)
    .addOption(timeoutOption())
    .addOption(maxPagesOption("refuse longer documents (default: 250)"))
    .addOption(maxBytesOption())
    .addOption(maxMemoryOption())
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", AUDIT_EXAMPLES)
    .addHelpText("after", AUDIT_NOTES)
    .action(async (paths: readonly string[], options: AuditCommandOptions) => {
      const { auditCommand } = await import("./audit-command.ts");
      finish(await auditCommand(paths, options));
    });
}
