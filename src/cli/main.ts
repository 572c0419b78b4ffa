import { Command, CommanderError, Option } from "commander";
import { VERSION } from "../wire/version.ts";
import { addServe } from "./add-serve.ts";
import { addTemplates } from "./add-templates.ts";
import { addAudit } from "./audit/add-audit.ts";
import { EXIT, type ExitCode, type Finish } from "./exit-code.ts";
import { addLedger } from "./ledger/add-ledger.ts";
import {
  parseBytes,
  parseConfidence,
  parseCount,
  parseFailOn,
  parseSeconds,
} from "./parse-option.ts";
import type { ReadCommandOptions } from "./read-command.ts";
import { UsageError } from "./usage-error.ts";

const EXAMPLES = `Examples
  crossfoot read application.pdf                  a table of the figures and their checks
  crossfoot read application.pdf --format json    the answer as JSON
  crossfoot read march/ --out results/ --format json
                                                  a folder, one JSON file for each PDF
  crossfoot audit jobs/                           whether applications carry on from each other
  crossfoot explain application.pdf               a page that shows where each figure stands
`;

const READ_EXAMPLES = `Examples
  crossfoot read application.pdf
  crossfoot read march/ --out results/ --format json
  crossfoot read "march/**/*.pdf" --format ndjson > march.ndjson
  curl -s https://example.com/application.pdf | crossfoot read - --format json
  crossfoot read change-orders/ --subcontractor "Hollis Mechanical" --gc "Millrace Builders"
  crossfoot read march/ --quiet --fail-on unread,check,confidence
  crossfoot read bills/ --kind invoice --format ndjson > bills.ndjson
`;

const MAX_PAGES = "refuse longer documents (default: 250, of invoices 25)";

const READ_NOTES = `
Change orders
  kind says whether the paper asks for a change (SUBCONTRACTOR_REQUEST) or is the change
  (GC_CHANGE_ORDER). The names that you give hold for every file of the run. A change order has no
  checks; what a careful reader would notice on it stands among the warnings.

Invoices
  Invoices, bills, receipts and credit notes come out under "invoice" in the place of "document".
  A paper of more than 25 pages is not tried as one; with --kind invoice, --max-pages says how
  many. Where a run reads the same invoice twice, or one number with two amounts, this is said
  after its summary; it changes neither the results nor the exit code.

Results
  One file or - named with --format json gives one answer. Several files, a folder or a pattern
  give an array; each answer in it starts with "file". --format ndjson gives a line for each file.
  A file that cannot be read gives {"error": "…"}, and the others are read.
  --out FOLDER writes one file for each PDF, in the same sub folders. A name with an ending is a
  file, and .json or .ndjson says what is written. Hidden files and folders are not looked at.

Models
  Off unless --model or CROSSFOOT_MODEL_URL names an endpoint. A model is asked only where confidence
  is below CROSSFOOT_MODEL_BELOW (0.9), and only points at words that are printed; crossfoot reads
  them. --model off holds whatever is set. CROSSFOOT_MODEL names the model, CROSSFOOT_MODEL_KEY its
  key; README has the caps on tokens and dollars.

Exit codes
  0 all is read and every check holds   3 a file was not read          130 interrupted
  1 crossfoot itself failed             4 a check failed
  2 the command line is wrong           5 confidence is below the limit
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
    await program.parseAsync(words, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (error instanceof UsageError) {
      process.stderr.write(`crossfoot: ${error.message}\n`);
      return EXIT.usage;
    }
    throw error;
  }
}

/** What went wrong outside of any document: mostly a disk that refuses a file. */
function failureSentence(error: unknown): string {
  if (error instanceof Error && "syscall" in error) {
    return `A file or folder could not be used (${error.message}).`;
  }
  const words = error instanceof Error ? error.message : String(error);
  return `This is a fault of crossfoot, please report it: ${words}`;
}

function programFor(finish: Finish): Command {
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
  addAudit(program, finish, templatesOption());
  addExplain(program, finish);
  addGolden(program, finish);
  addServe(program, finish, modelOption());
  addLedger(program, finish);
  addOthers(program, finish);
  return program;
}

function addRead(program: Command, finish: Finish): void {
  program
    .command("read")
    .summary("read documents and check them")
    .description("Reads each PDF, prints its figures and proves their arithmetic.")
    .argument("<path...>", "files, folders, patterns, or - for standard input")
    .addOption(kindOption())
    .addOption(subcontractorOption())
    .addOption(contractorOption())
    .addOption(templatesOption())
    .addOption(
      new Option("--format <format>", "how to write the results").choices([
        "table",
        "json",
        "ndjson",
      ]),
    )
    .option("--out <path>", "write to this file, or into this folder one file for each PDF")
    .addOption(
      new Option(
        "--detail <detail>",
        "full adds the proof: evidence, lines, rows, identities, marks",
      )
        .choices(["plain", "full"])
        .default("plain"),
    )
    .option(
      "--jobs <number>",
      "files to read at the same time (default: one per processor core)",
      parseCount,
    )
    .option("--timeout <seconds>", "stop a read after so long (default: 60)", parseSeconds)
    .option("--no-ocr", "leave pages unread that are only pictures")
    .addOption(modelOption())
    .option("--max-pages <number>", MAX_PAGES, parseCount)
    .option("--max-bytes <size>", "refuse larger files (default: 4MB)", parseBytes)
    .option(
      "--fail-on <kinds>",
      "which of unread,check,confidence end with a failure, or never (default: unread,check)",
      parseFailOn,
    )
    .option(
      "--min-confidence <number>",
      "below this a reading is unsure, and that counts (default: 0.9)",
      parseConfidence,
    )
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", READ_EXAMPLES)
    .addHelpText("after", READ_NOTES)
    .action(async (paths: readonly string[], options: ReadCommandOptions) => {
      const { readCommand } = await import("./read-command.ts");
      finish(await readCommand(paths, options));
    });
}

function addExplain(program: Command, finish: Finish): void {
  program
    .command("explain")
    .summary("show where each figure stands")
    .description("Writes an HTML page: the document with every figure marked, and its checks.")
    .argument("<file>", "one PDF")
    .option("--out <file>", "the page to write (default: the PDF's name with .html)")
    .addOption(kindOption())
    .addOption(subcontractorOption())
    .addOption(contractorOption())
    .option("--timeout <seconds>", "stop after so long (default: 60)", parseSeconds)
    .option("--no-ocr", "leave pages unread that are only pictures")
    .addOption(modelOption())
    .option("--max-pages <number>", MAX_PAGES, parseCount)
    .option("--max-bytes <size>", "refuse larger files (default: 4MB)", parseBytes)
    .addHelpText("before", "Example\n  crossfoot explain application.pdf --out application.html\n")
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
  addTemplates(program, finish, templatesOption());
}

function templatesOption(): Option {
  return new Option("--templates <folder>", "know the layouts of this folder as well (JSON)");
}

function subcontractorOption(): Option {
  return new Option(
    "--subcontractor <name>",
    "the subcontractor, if known: sharpens the kind of a change order",
  );
}

function contractorOption(): Option {
  return new Option("--gc <name>", "the general contractor, if known: likewise");
}

function modelOption(): Option {
  return new Option(
    "--model <url>",
    "ask the model at this address where confidence is low, or off (default: CROSSFOOT_MODEL_URL)",
  );
}

function kindOption(): Option {
  return new Option("--kind <kind>", "what the documents are")
    .choices(["auto", "construction", "invoice"])
    .default("auto");
}
