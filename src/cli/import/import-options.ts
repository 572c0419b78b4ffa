import { type Command, Option } from "commander";

/** Adds what goes with the format of an accounting program. */
export function addImportOptions(read: Command): Command {
  return read
    .option("--map <file>", "with the format of an accounting program: your codes, as CSV")
    .option("--program <file>", "with --format own: what your program imports, as CSV")
    .addOption(
      new Option(
        "--include <verdict>",
        "with the format of an accounting program: export papers to check as well",
      ).choices(["check"]),
    );
}

/** What `read` says of accounting programs. */
export const IMPORT_NOTES = `
Accounting programs
  --format quickbooks, xero, vista or procore-sov writes one file that the program imports, with the
  papers that are to be paid: crossfoot read bills/ --format quickbooks --map map.csv --out bills.iif.
  --map has the codes that no paper prints, such as vendors, accounts, jobs and cost codes. A paper
  without one is left out, and the line for the mapping is shown; nothing is made up. --include check
  exports papers to check as well. crossfoot map learn proposes a mapping from what the program has
  accepted. --format own --program sage.csv writes for any other program: the file names its columns
  from left to right. docs/imports.md has columns, formats and sources of each program.
`;
