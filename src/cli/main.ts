import { statSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { MissingAddOn } from "../add-ons/missing-add-on.ts";
import { VERSION } from "../wire/version.ts";
import { acceptedOption } from "./accepted-option.ts";
import { addMatch } from "./add-match.ts";
import { addDeposits } from "./deposits/add-deposits.ts";
import { addReceipt } from "./receipt/add-receipt.ts";
import { addMcp } from "./add-mcp.ts";
import { folderWords } from "./agents/folder-words.ts";
import { addFind, addLedger, addServe, addWorker } from "./service-commands.ts";
import { addAudit, addDraw, addPage, addReport, addTemplates } from "./folder-commands.ts";
import { EXIT, type ExitCode, type Finish, UsageError } from "./exit-code.ts";
import { addRead } from "./add-read.ts";
import { addReview } from "./add-review.ts";
import { addMap } from "./import/add-map.ts";
import { addKind, addLimits, parseCount, witnessOption } from "./options.ts";
import type { ReadCommandOptions } from "./read-options.ts";
import { visible } from "./terminal.ts";

const EXAMPLES = `Examples
  crossfoot read --sample                         a first reading, of a paper that comes with crossfoot
  crossfoot read application.pdf                  a table of the figures and their checks
  crossfoot read application.pdf --format json    the answer as JSON
  crossfoot read march/ --out results/ --format json
                                                  a folder, one JSON file for each PDF
  crossfoot audit jobs/                           whether applications carry on from each other
  crossfoot draw june/                            whether a draw can be funded, and what is missing
  crossfoot report march/ --out march.html        one page about a whole folder
  crossfoot explain application.pdf               a page that shows where each figure stands
`;

/** The program: runs the command line of this process and sets its exit code. Never rejects. */
export async function main(): Promise<void> {
  // Whoever reads the output may have had enough of it; that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? EXIT.fine : EXIT.internal);
  });
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`crossfoot: ${failureSentence(error)}\n`);
    process.exitCode = EXIT.internal;
  }
}

/** Runs one command line; gives what the program ends with. */
async function run(words: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.fine;
  const program = programFor((code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(folderWords(words, isFolder), { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (error instanceof UsageError || error instanceof MissingAddOn) {
      process.stderr.write(`crossfoot: ${error.message}\n`);
      return EXIT.usage;
    }
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** What went wrong outside of any document: mostly a disk that refuses a file. */
function failureSentence(error: unknown): string {
  if (error instanceof Error && "syscall" in error) {
    return `A file or folder could not be used (${visible(error.message)}).`;
  }
  const words = error instanceof Error ? error.message : String(error);
  return `This is a fault of crossfoot, please report it: ${words}`;
}

/** The program with all of its commands; each tells `finish` what it ends with. Nothing runs before it is asked to parse. */
export function programFor(finish: Finish): Command {
  const program = new Command("crossfoot")
    .description(
      "Reads construction pay applications, change orders and invoices from PDF and proves their arithmetic.",
    )
    .version(VERSION, "--version", "print the version")
    .helpOption("--help", "print this help")
    .helpCommand(false)
    .addHelpText("before", EXAMPLES)
    .showHelpAfterError("Add --help to see what there is.")
    .exitOverride();
  addRead(program, finish);
  addAudit(program, finish);
  addDraw(program, finish);
  addMatch(program, finish);
  addReport(program, finish);
  addMap(program, finish);
  addExplain(program, finish);
  addPage(program, finish);
  addReview(program, finish);
  addGolden(program, finish);
  addServe(program, finish);
  addMcp(program, finish);
  addLedger(program, finish);
  addReceipt(program, finish);
  addDeposits(program, finish);
  addWorker(program, finish);
  addFind(program, finish);
  addOthers(program, finish);
  return program;
}

function addExplain(program: Command, finish: Finish): void {
  const explain = program
    .command("explain")
    .summary("show where each figure stands")
    .description("Writes an HTML page: the document with every figure marked, and its checks.")
    .argument("<file>", "one PDF, or - for standard input")
    .option(
      "--out <file>",
      "the page to write (default: the PDF's name with .html; of -, standard output)",
    );
  addKind(explain);
  addLimits(explain)
    .addOption(acceptedOption())
    .addOption(witnessOption())
    .addHelpText(
      "before",
      "Examples\n  crossfoot explain application.pdf --out application.html\n" +
        "  curl -s https://example.com/application.pdf | crossfoot explain - > application.html\n",
    )
    .action(async (path: string, options: ReadCommandOptions) => {
      const { explainCommand } = await import("./explain-command.ts");
      finish(await explainCommand(path, options));
    });
}

function addGolden(program: Command, finish: Finish): void {
  const golden = program
    .command("golden")
    .summary("hold readings to what was accepted before")
    .description("Compares readings with the files NAME.expected.json beside the PDFs.")
    .helpCommand(false)
    .addHelpText(
      "before",
      "Examples\n  crossfoot golden check fixtures/\n  crossfoot golden accept fixtures/new.pdf\n",
    );
  for (const act of ["check", "accept"] as const) {
    golden
      .command(act)
      .description(
        act === "check"
          ? "Shows every field that is read differently from its expected file."
          : "Shows the differences and writes what is read now as the expected files.",
      )
      .argument("<path...>", "files, folders or patterns")
      .option("--jobs <number>", "how many files to read at the same time", parseCount)
      .action(async (paths: readonly string[], options: { readonly jobs?: number }) => {
        const { goldenCommand } = await import("./golden-command.ts");
        finish(await goldenCommand(act, paths, options));
      });
  }
}

function addOthers(program: Command, finish: Finish): void {
  program
    .command("doctor")
    .summary("see whether this machine can read")
    .description("Tells whether crossfoot works on this machine, and what to do if not.")
    .action(async () => {
      const { doctorCommand } = await import("./doctor-command.ts");
      finish(await doctorCommand());
    });
  addTemplates(program, finish);
}
