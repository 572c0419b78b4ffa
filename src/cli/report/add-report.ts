import type { Command } from "commander";
import type { Finish } from "../exit-code.ts";
import { parseBytes, parseCount, parseSeconds } from "../parse-option.ts";
import {
  contractorOption,
  kindOption,
  MAX_PAGES,
  subcontractorOption,
  templatesOption,
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
    .option("--timeout <seconds>", "stop a read after so long (default: 60)", parseSeconds)
    .option("--no-ocr", "leave pages unread that are only pictures")
    .option("--max-pages <number>", MAX_PAGES, parseCount)
    .option("--max-bytes <size>", "refuse larger files (default: 4MB)", parseBytes)
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", REPORT_EXAMPLES)
    .addHelpText("after", REPORT_NOTES)
    .action(async (paths: readonly string[], options: ReportCommandOptions) => {
      const { reportCommand } = await import("./report-command.ts");
      finish(await reportCommand(paths, options));
    });
}
