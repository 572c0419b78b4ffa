import { type Command, Option } from "commander";
import { acceptedOption } from "./accepted-option.ts";
import type { AuditCommandOptions } from "./audit-command.ts";
import type { DrawCommandOptions } from "./draw-command.ts";
import type { Finish } from "./exit-code.ts";
import type { LearnOptions } from "./learn-command.ts";
import { addKind, addLimits, parseCount, splitOption, templatesOption } from "./options.ts";
import type { ReportCommandOptions } from "./report-command.ts";

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
export function addAudit(program: Command, finish: Finish): void {
  const audit = program
    .command("audit")
    .summary("compare the applications of each contract with each other")
    .description(
      "Sorts pay applications by contract and checks that each carries on from the one before, and that its change orders were executed.",
    );
  addComparison(audit, {
    formats: ["table", "json", "note"],
    out: "write to this file; .json says what is written",
    examples: AUDIT_EXAMPLES,
    notes: AUDIT_NOTES,
  })
    .addOption(splitOption())
    .action(async (paths: readonly string[], options: AuditCommandOptions) => {
      const { auditCommand } = await import("./audit-command.ts");
      finish(await auditCommand(paths, options));
    });
}

/** What a command that compares papers says of itself. */
export interface ComparisonWords {
  readonly formats: readonly string[];
  /** What `--out` does. */
  readonly out: string;
  readonly examples: string;
  readonly notes: string;
}

/** The paths and options of a command that compares papers with each other. */
export function addComparison(
  command: Command,
  { formats, out, examples, notes }: ComparisonWords,
): Command {
  command
    .argument("<path...>", "files, folders, patterns, or - for standard input")
    .addOption(
      new Option("--format <format>", "how to write what was found (default: table)").choices(
        formats,
      ),
    )
    .option("--out <file>", out)
    .addOption(acceptedOption())
    .addOption(templatesOption())
    .option("--jobs <number>", "how many files to read at the same time", parseCount);
  return addLimits(command, {
    maxPages: "refuse longer documents (default: 250)",
    without: ["ocr", "model"],
  })
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", examples)
    .addHelpText("after", notes);
}

const DRAW_EXAMPLES = `Examples
  crossfoot draw june/
  crossfoot draw "Draw 9.pdf"
  crossfoot draw june/ --out june.html
  crossfoot draw june/ --out june.xlsx
  crossfoot draw june/ --format note --out letters.txt
  crossfoot draw june/ --state CA --contract-date 2026-02-14
`;

const DRAW_NOTES = `
What is compared
  Every PDF is taken apart into the papers that it holds. The contractor is the firm that most others
  bill. For it and for each of them: a conditional waiver for this payment, an unconditional one for
  the last, with amount, type, through date, project and signature; its rows beside the contractor's
  schedule, by their words or their cost code; period and retainage; stored material and its bills;
  listed change orders and their documents; a sworn statement or another list of firms beside the
  applications. Applications of several months are compared as "audit" does. What cannot be
  brought together surely is named and accuses nobody. --format note is a letter for each firm.
  With --state and --contract-date the retainage that is held is compared with the limit of the
  state, where one is known; docs/draw.md lists them with their statutes.

Exit codes
  0 all is in order                     3 a file was not read          130 interrupted
  1 crossfoot itself failed             4 a comparison or a check failed
  2 the command line is wrong
`;

/** Adds the command `draw` to the program. */
export function addDraw(program: Command, finish: Finish): void {
  const draw = program
    .command("draw")
    .summary("whether the papers of a draw agree, and what is missing")
    .description(
      "Takes the papers of a draw apart, compares them, and says whether it can be funded and what each firm has to send.",
    );
  addComparison(draw, {
    formats: ["table", "json", "note", "html", "xlsx"],
    out: "write to this file; .json, .html or .xlsx says what is written",
    examples: DRAW_EXAMPLES,
    notes: DRAW_NOTES,
  })
    .option("--state <code>", "the state of the job, such as CA: is too much retainage held?")
    .option("--contract-date <day>", "the day of the contract, such as 2026-02-14; with --state")
    .option("--public-work", "the contract is with a public body; with --state")
    .action(async (paths: readonly string[], options: DrawCommandOptions) => {
      const { drawCommand } = await import("./draw-command.ts");
      finish(await drawCommand(paths, options));
    });
}

const REPORT_EXAMPLES = `Examples
  crossfoot report march/ --out march.html --title "March 2026"
  crossfoot report jobs/ bills/ --no-pictures
`;

const REPORT_NOTES = `
What the page holds
  Whom to pay, how much and by when, with the sum of each currency; totals, what needs attention with
  the gravest first, the applications of each contract in their order, and every document with its
  checks, its figures and pictures of its pages. It needs nothing else: no network, no other file. A
  note stands with each contract: what to send back, or why something is on hold. One to send back
  stands with each invoice that fails a check. Of long documents the pages with the first or failing
  figures are shown, and what is left out is said.

Exit codes
  0 all is in order                     3 a file was not read          130 interrupted
  1 crossfoot itself failed             4 a comparison or a check failed
  2 the command line is wrong
`;

/** Adds the command `report` to the program. */
export function addReport(program: Command, finish: Finish): void {
  const report = program
    .command("report")
    .summary("one page about a whole folder")
    .description("Writes one HTML page about many documents: totals, faults, contracts, figures.")
    .argument("<path...>", "files, folders, patterns, or - for standard input")
    .option("--out <file>", "the page to write (default: report.html)")
    .option("--title <words>", "what the page is called (default: Report)")
    .option("--no-pictures", "leave out the pictures of the pages: a light page");
  addKind(report)
    .addOption(acceptedOption())
    .addOption(splitOption())
    .addOption(templatesOption())
    .option(
      "--jobs <number>",
      "files to read at the same time (default: one per processor core)",
      parseCount,
    );
  addLimits(report, { without: ["model"] })
    .option("--quiet", "no progress and no summary")
    .addHelpText("before", REPORT_EXAMPLES)
    .addHelpText("after", REPORT_NOTES)
    .action(async (paths: readonly string[], options: ReportCommandOptions) => {
      const { reportCommand } = await import("./report-command.ts");
      finish(await reportCommand(paths, options));
    });
}

const PAGE_EXAMPLES = `Examples
  crossfoot page reader/                          writes reader/index.html; open it in a browser
  crossfoot page /var/www/reader                  the same for a web host
`;

const PAGE_NOTES = `
The page is one file and needs nothing else, neither a server nor a connection. Whoever opens it drops a PDF
on it and sees every figure boxed, the checks, and the JSON. Its own policy forbids it to send anything.
Scanned pages are not read there. A page that is there already is replaced, any other file is left alone.
`;

/** Adds `page` to the program. */
export function addPage(program: Command, finish: Finish): void {
  program
    .command("page")
    .summary("write a page that reads documents in the browser")
    .description("Writes a page that reads documents where it is opened, and sends nothing.")
    .argument("<folder>", "the folder for index.html; it is made where it is missing")
    .addHelpText("before", PAGE_EXAMPLES)
    .addHelpText("after", PAGE_NOTES)
    .action(async (folder: string) => {
      const { pageCommand } = await import("./page-command.ts");
      finish(await pageCommand(folder));
    });
}

/** Adds the commands about printed layouts. */
export function addTemplates(program: Command, finish: Finish): void {
  const templates = program
    .command("templates")
    .summary("list the known layouts, test your own, learn one")
    .description("The printed layouts that are known.")
    .helpCommand(false)
    .addHelpText(
      "before",
      "Examples\n  crossfoot templates list\n  crossfoot templates test my-layouts/\n" +
        "  crossfoot templates learn bill.pdf --truth bill.json --out my-layouts/acme.json\n",
    );
  templates
    .command("list")
    .description("Lists the layouts by name with the phrases that recognise them.")
    .addOption(templatesOption())
    .action(async ({ templates: folder }: TemplatesOption) => {
      const { templatesCommand } = await import("./templates-command.ts");
      finish(await templatesCommand(folder));
    });
  templates
    .command("test")
    .description(
      "Says what is wrong with your layouts, and which of them read the PDFs beside them.",
    )
    .argument("<folder>", "a folder of layouts, each a file NAME.json")
    .action(async (folder: string) => {
      const { testTemplatesCommand } = await import("./templates-command.ts");
      finish(await testTemplatesCommand(folder));
    });
  addLearn(templates, finish);
}

function addLearn(templates: Command, finish: Finish): void {
  templates
    .command("learn")
    .description("Writes a layout of one vendor's invoices, learnt from one that is accepted.")
    .argument("<file>", "one PDF of the vendor")
    .requiredOption("--truth <file>", "what read --format json writes of it, corrected")
    .option("--out <file>", "NAME.json to write, or - (default: named after the vendor)")
    .action(async (path: string, options: LearnOptions) => {
      const { learnCommand } = await import("./learn-command.ts");
      finish(await learnCommand(path, options));
    });
}

interface TemplatesOption {
  readonly templates?: string;
}
