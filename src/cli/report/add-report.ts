import type { Command } from "commander";
import type { Finish } from "../exit-code.ts";
import { parseCount } from "../parse-option.ts";
import {
  contractorOption,
  kindOption,
  maxBytesOption,
  maxMemoryOption,
  maxPagesOption,
  subcontractorOption,
  templatesOption,
  timeoutOption,
} from "../shared-options.ts";
import type { ReportCommandOptions } from "./report-command.ts";

const REPORT_EXAMPLES = `Examples
  crossfoot report march/ --out march.html --title "March 2026"
  crossfoot report jobs/ bills/ --no-pictures
`;

const REPORT_NOTES = `
What the page holds
  Totals, what needs attention with the gravest first, the applications of each contract in their
  order, and every document with its checks, its figures and pictures of its pages. It needs nothing
  else: no network, no other file. A note to send back stands with each contract and each invoice
  that fails a check. Of long documents the pages with the first or failing figures are shown, and
  what is left out is said.

Exit codes
  0 all is in order                     3 a file was not read          130 interrupted
  1 crossfoot itself failed             4 a comparison or a check failed
  2 the command line is wrong
`;

/** Adds the command `report` to the program. */
export function addReport(program: Command, finish: Finish): void {
  program
    .command("report")
    .summary("one page about a whole folder")
    .description("Writes one HTML page about many documents: totals, faults, contracts, figures.")
    .argument("<path...>", "files, folders, patterns, or - for standard input")
    .option("--out <file>", "the page to write (default: report.html)")
    .option("--title <words>", "what the page is called (default: Report)")
    .option("--no-pictures", "leave out the pictures of the pages: a light page")
    .addOption(kindOption())
    .addOption(subcontractorOption())
    .addOption(contractorOption())
    .addOption(templatesOption())
    .option(
      "--jobs <number>",
      "files to read at the same time (default: one per processor core)",
      parseCount,
    )
    .addOption(timeoutOption())
    .option("--no-ocr", "leave pages unread that are only pictures")
    .addOption(maxPagesOption())
    .addOption(maxBytesOption())
    .addOption(maxMemoryOption())
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", REPORT_EXAMPLES)
    .addHelpText("after", REPORT_NOTES)
    .action(async (paths: readonly string[], options: ReportCommandOptions) => {
      const { reportCommand } = await import("./report-command.ts");
      finish(await reportCommand(paths, options));
    });
}
