import { type Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import { addComparison } from "./folder-commands.ts";
import type { MatchCommandOptions } from "./match-command.ts";
import { splitOption } from "./options.ts";

const EXAMPLES = `Examples
  crossfoot match may/ --orders orders.csv
  crossfoot match may/ --orders orders.csv --receipts receipts.csv --history matched.ndjson
  crossfoot match may/ --orders po.csv --columns "order=PO_NO,quantity=QTY"
  crossfoot match may/ --orders orders.csv --price-tolerance 2% --out may.xlsx
  crossfoot match may/ --orders orders.csv --format note --out letters.txt
`;

const NOTES = `
What is compared
  Each bill has one answer: it matches, it differs, it cannot be matched, or it is to be checked where
  nothing differs and something was not compared. Its order is the one of its order number; where none
  is printed, the only open one of the vendor that fits line by line. Lines are found by item code, by
  their description, or by words that are alike together with price or quantity. Unit, price, discount,
  amount, freight and tax are compared, and quantities with all bills so far against what is ordered
  and, with --receipts, received. A figure that was not read surely accuses nobody. docs/match.md has
  the table of reasons, and the headings by which columns are known.

  --history keeps the bills of each run in a file, so that the next run knows what is billed already.

Exit codes
  0 every bill matches                  3 something was not read, or cannot be matched for sure
  1 crossfoot itself failed             4 something differs
  2 the command line is wrong, or a     130 interrupted
    table is not taken
`;

/** Adds the command `match` to the program. */
export function addMatch(program: Command, finish: Finish): void {
  const match = program
    .command("match")
    .summary("match bills with purchase orders and goods receipts")
    .description(
      "Matches bills with purchase orders and goods receipts line by line, and says of each whether it matches, differs or cannot be matched.",
    );
  addComparison(match, {
    formats: ["table", "json", "note", "xlsx"],
    out: "write to this file; .json or .xlsx says what is written",
    examples: EXAMPLES,
    notes: NOTES,
  })
    .requiredOption("--orders <file>", "the lines of the orders, as CSV")
    .option("--receipts <file>", "what was received of them, as CSV")
    .option("--history <file>", "the bills of earlier runs: read, and added to")
    .addOption(
      new Option(
        "--columns <names>",
        "headings of columns, such as order=PO_NO,quantity=QTY; may be given several times",
      )
        .argParser((names: string, others: readonly string[]) => [...others, names])
        .default([], "those that are known"),
    )
    .addOption(
      new Option("--decimal <sign>", "what stands before decimals in both tables").choices([
        "point",
        "comma",
      ]),
    )
    .option("--price-tolerance <size>", "by how much a price may be off, such as 2% (default: 0)")
    .option("--quantity-tolerance <size>", "the same of a quantity, such as 1 or 2% (default: 0)")
    .option("--amount-tolerance <size>", "the same of an amount, such as 0.05 (default: 0)")
    .addOption(splitOption())
    .action(async (paths: readonly string[], options: MatchCommandOptions) => {
      const { matchCommand } = await import("./match-command.ts");
      finish(await matchCommand(paths, options));
    });
}
