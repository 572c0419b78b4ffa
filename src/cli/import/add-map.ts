import { type Command, InvalidArgumentError } from "commander";
import type { Finish } from "../exit-code.ts";
import { addKind, addLimits, parseCount, templatesOption } from "../options.ts";
import type { MapLearnOptions } from "./map-learn-command.ts";

const EXAMPLES = `Examples
  crossfoot map learn bills/ --accepted export.csv --out map.csv
  crossfoot map learn bills.ndjson --accepted export.csv --columns "number=Ref,account=Category"
`;

const NOTES = `
What is proposed
  The accepted file is what your program exports of bills that somebody entered: a row for each line,
  with vendor, number, amount and the codes. Each reading is put to the bill of its number and total.
  What all bills of a vendor agree on is proposed for the vendor, else for the description of a line
  or for the purchase order; what was entered once so and once so is listed and not proposed.
  Readings are PDFs, or answers that read --format json or ndjson wrote before. docs/imports.md says
  which headings are known; --columns names others.

Exit codes
  0 something is proposed               4 nothing is
  1 crossfoot itself failed             130 interrupted
  2 the command line is wrong
`;

/** Adds the command `map` to the program. */
export function addMap(program: Command, finish: Finish): void {
  const map = program
    .command("map")
    .summary("learn the codes of an accounting program")
    .description("The codes that read --format quickbooks and the like take from --map.")
    .helpCommand(false)
    .addHelpText("before", EXAMPLES);
  const learn = map
    .command("learn")
    .description("Proposes a mapping from bills that the program has accepted.")
    .argument("<path...>", "PDFs, folders, patterns, or answers as .json and .ndjson")
    .requiredOption("--accepted <file>", "what the program exports of accepted bills, as CSV")
    .option(
      "--columns <list>",
      "headings of yours, such as vendor=Supplier,number=Ref",
      parseColumns,
    )
    .option("--out <file>", "the mapping to write (default: standard output)")
    .addOption(templatesOption())
    .option("--jobs <number>", "how many files to read at the same time", parseCount)
    .option("--quiet", "no progress and no summary");
  addKind(learn);
  addLimits(learn, { without: ["model"] })
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (paths: readonly string[], options: MapLearnOptions) => {
      const { mapLearnCommand } = await import("./map-learn-command.ts");
      finish(await mapLearnCommand(paths, options));
    });
}

/** Pairs of what a column is and its heading. */
function parseColumns(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(",").map((pair) => pair.split("="));
  const named = new Map(
    pairs.map(([column = "", heading = ""]) => [column.trim(), heading.trim()]),
  );
  if (pairs.some((pair) => pair.length !== 2) || [...named].flat().includes("")) {
    throw new InvalidArgumentError("Give pairs such as vendor=Supplier,number=Ref.");
  }
  return named;
}
