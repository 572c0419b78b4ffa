import type { Command } from "commander";
import type { Finish } from "./exit-code.ts";
import { addKind, addLimits, parseCount, templatesOption } from "./options.ts";
import type { ReviewCommandOptions } from "./review-command.ts";

const REVIEW_EXAMPLES = `Examples
  crossfoot review march/                         the papers that are doubtful, one after the other
  crossfoot review march/ --list                  which papers these are
  crossfoot review bill.pdf --all                 any paper, also one that is certain
  crossfoot read march/ --accepted                read them as they were accepted
`;

const REVIEW_NOTES = `
What it does
  A page of this machine alone shows each doubtful field beside its place on the paper. Keys accept it, correct it by
  pointing at the printed words, or say that nothing is printed; nothing is typed but what is searched among the words.
  Rows of lists are corrected cell by cell, struck out, or added by pointing at their line.
  Saving writes what was accepted beside the PDF: NAME.review.json, which read, report, audit, draw, match and explain
  take with --accepted, NAME.expected.json, which "golden check" compares with, and of an invoice NAME.truth.json, from which
  "templates learn" makes a layout. A paper with an accepted reading is not shown again, unless --all is given.
  The address is secret: whoever on this machine has it may accept.

Exit codes
  0 ended, or listed                    2 the command line is wrong    130 the list was interrupted
  1 crossfoot itself failed             3 a file was not found, or not read for the list
`;

/** Adds the command `review` to the program. */
export function addReview(program: Command, finish: Finish): void {
  const review = program
    .command("review")
    .summary("go through doubtful papers and accept or correct them")
    .description("Opens a page of this machine in which doubtful fields are accepted or corrected.")
    .argument("<path...>", "files, folders or patterns")
    .option("--list", "name the papers that need it, and open nothing")
    .option("--all", "every paper, also what is certain or was accepted before")
    .option("--open", "open the page in the browser")
    .addOption(templatesOption())
    .option(
      "--jobs <number>",
      "files to read at the same time for --list (default: one per processor core)",
      parseCount,
    );
  addKind(review);
  addLimits(review, { without: ["model"] })
    .option("--quiet", "no progress and no summary with --list")
    .addHelpText("before", REVIEW_EXAMPLES)
    .addHelpText("after", REVIEW_NOTES)
    .action(async (paths: readonly string[], options: ReviewCommandOptions) => {
      const { reviewCommand } = await import("./review-command.ts");
      finish(await reviewCommand(paths, options));
    });
}
