import { type Command, Help, Option } from "commander";
import { ACCEPTED_NOTES, acceptedOption } from "./accepted-option.ts";
import { addEInvoiceOptions, E_INVOICE_NOTES } from "./e-invoice-options.ts";
import { type Finish, UsageError } from "./exit-code.ts";
import {
  addKind,
  addLimits,
  witnessOption,
  parseConfidence,
  parseCount,
  parseDollars,
  parseFailOn,
  parseSeconds,
  splitOption,
  templatesOption,
} from "./options.ts";
import { addImportOptions, IMPORT_NOTES } from "./import/import-options.ts";
import { FORMAT_NAMES } from "./format-name.ts";
import { EXIT_CODES, MORE } from "./read-exit-codes.ts";
import type { ReadCommandOptions } from "./read-options.ts";
import type { RemoteCommandOptions } from "./remote/remote-settings.ts";

/** Adds `read` to the program. */
export function addRead(program: Command, finish: Finish): void {
  const read = program
    .command("read")
    .summary("read documents and check them")
    .description("Reads each PDF, prints its figures and proves their arithmetic.")
    .argument("[path...]", "files, folders, patterns, or - for standard input");
  addKind(read)
    .addOption(templatesOption())
    .option(
      "--jobs <number>",
      "files to read at the same time (default: one per processor core)",
      parseCount,
    )
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
    .option("--sample", "read the pay application that comes with crossfoot")
    .option("--all", "with --help: all options, and notes on each subject");
  shortenHelp(read);
  addOutput(read);
  addEInvoiceOptions(read);
  addLimits(addImportOptions(read));
  read.addOption(acceptedOption()).addOption(witnessOption());
  addBatchOptions(read);
  addRemoteOptions(read);
  read.action(async (paths: readonly string[], given: AnyReadOptions & HelpOptions) => {
    const { all, ...options } = given;
    if (all === true) throw new UsageError("--all goes with --help: crossfoot read --help --all.");
    const { remote } = options;
    if (remote === undefined) {
      const { readCommand } = await import("./read-command.ts");
      finish(await readCommand(paths, withoutRemote(options)));
    } else {
      refuseLocalOptions(options);
      const { remoteCommand } = await import("./remote/remote-command.ts");
      finish(await remoteCommand(paths, { ...options, remote }));
    }
  });
}

type AnyReadOptions = ReadCommandOptions & Partial<RemoteCommandOptions>;

function addOutput(read: Command): void {
  read
    .addOption(new Option("--format <format>", "how to write the results").choices(FORMAT_NAMES))
    .option("--out <path>", "write to this file, or into this folder one file for each PDF")
    .addOption(
      new Option(
        "--detail <detail>",
        "full adds the proof: evidence, lines, rows, identities, marks",
      )
        .choices(["plain", "full"])
        .default("plain"),
    )
    .option("--verbose", "show the figures of every paper, and not one line for each");
}

function addBatchOptions(read: Command): void {
  read
    .addOption(splitOption())
    .option("--files-from <file>", "a list of further paths, one a line, or - for standard input")
    .addOption(
      new Option(
        "--exclude <pattern>",
        "leave out what matches in folders and patterns; may be given several times",
      )
        .argParser((pattern: string, others: readonly string[]) => [...others, pattern])
        .default([], "none"),
    )
    .option("--resume", "go on with an earlier run into the same --out; read only what is new")
    .option("--journal <folder>", "where to keep what --resume needs (default: beside the results)")
    .option("--no-journal", "keep nothing for --resume")
    .option("--queue <url>", "have workers read, through a queue such as redis://host:6379")
    .option("--store <folder>", "with --queue: where the workers leave what they have read")
    .option("--watch", "with --out: go on reading what comes into the folders, until Ctrl-C")
    .option(
      "--settle <seconds>",
      "with --watch: read a file when it has not changed for so long (default: 5)",
      parseSeconds,
    );
}

function addRemoteOptions(read: Command): void {
  read
    .option(
      "--remote <url>",
      "have the documents read by this server, and pay where it asks for it",
    )
    .option(
      "--max-price <usd>",
      "with --remote: pay at most so much for a document (default: 1.00)",
      parseDollars,
    )
    .option(
      "--max-total <usd>",
      "with --remote: pay at most so much in this run (default: no limit)",
      parseDollars,
    )
    .option(
      "--deposit <usd>",
      "with --remote: pay a run by one deposit of at most so much, where the server takes it",
      parseDollars,
    )
    .option("--receipts <file>", "with --remote: add a line of JSON for each payment to this file");
}

/** What goes on with an earlier run knows the readings of this machine, and not what a server answered. */
function refuseLocalOptions({ resume, watch, queue, split, accepted }: AnyReadOptions): void {
  const isLocal = [resume, watch, split, accepted].includes(true) || queue !== undefined;
  if (isLocal) {
    throw new UsageError(
      "--resume, --watch, --queue, --split and --accepted are for reads on machines of one's own, and not for --remote.",
    );
  }
}

/** Who names what only a server can cost means to name a server. */
function withoutRemote(options: AnyReadOptions): ReadCommandOptions {
  const { maxPrice, maxTotal, deposit, receipts, ...local } = options;
  if ([maxPrice, maxTotal, deposit, receipts].some((given) => given !== undefined)) {
    throw new UsageError(
      "--max-price, --max-total, --deposit and --receipts need --remote: a read on this machine costs nothing.",
    );
  }
  return local;
}

/** What `--help` may be asked for besides. */
interface HelpOptions {
  readonly all?: boolean;
}

/** The options that most people need. */
const SHOWN: ReadonlySet<string> = new Set([
  "--help",
  "--all",
  "--format",
  "--out",
  "--detail",
  "--kind",
  "--subcontractor",
  "--gc",
  "--jobs",
  "--no-ocr",
  "--fail-on",
  "--resume",
]);

const EXAMPLES = `Examples
  crossfoot read --sample
  crossfoot read application.pdf
  crossfoot read march/ bills.zip mail.eml --out results/ --format json
  crossfoot read march/ --out march.xlsx
  crossfoot read "march/**/*.pdf" --format ndjson > march.ndjson
  curl -s https://example.com/application.pdf | crossfoot read - --format json
  crossfoot read change-orders/ --subcontractor "Hollis Mechanical" --gc "Millrace Builders"
  crossfoot read march/ --quiet --fail-on unread,check,confidence
`;

const MORE_EXAMPLES = `  crossfoot read bills/ --kind invoice --format ndjson > bills.ndjson
  crossfoot read bills/ --format quickbooks --map map.csv --out bills.iif
  crossfoot read march/ --remote https://reader.example.com --max-total 5 --receipts paid.ndjson \\
    --format ndjson > march.ndjson
`;

const NOTES = `
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
  file; .json, .ndjson, .csv, .xlsx or .xml says what is written. Hidden files and folders are left alone.

Pictures
  JPEG and PNG files are read like scanned pages where they are named ("receipts/*.jpg"), and in
  folders with --kind invoice: among the papers of a job most pictures show the site. The result of
  receipt.jpg is called receipt.jpg.json. TIFF files (every page), WebP files and rare forms of PNG
  need one more package: npm install sharp. A HEIC photograph has to be saved as JPEG first.
  --remote takes PDFs only.

ZIP files and e-mails
  A .zip or .eml file is read like a folder, where it is named and where it lies in one; so is one
  that comes from standard input. Of an e-mail the attached documents are read, not its text. A
  document in it is called bills.zip/march/a.pdf, and its result goes to bills.zip/march/a.json
  below --out. ZIP files in e-mails, forwarded e-mails and the like are followed four deep. What is
  encrypted, broken, or packed in a way that is not read is named as not read.

Spreadsheets
  --format xlsx writes one workbook: what to pay and what not first, with totals and reasons, then
  documents, pay applications, schedule of values, change orders, invoices with lines and taxes, and
  every check beside a formula that adds it up again. File names are links to the PDF; keep the workbook beside or above them
  and all can be moved together. --format csv with --out FOLDER writes the same sheets as
  pay.csv, problems.csv and so on; with a file or without --out it writes one line per input.
${IMPORT_NOTES}
${E_INVOICE_NOTES}
Limits
  A read is stopped after --timeout seconds (60), anew for each scanned page, or when it needs more than
  --max-memory (1GB), and the others go on. Longer documents (--max-pages: 250, of invoices 25) and
  larger files (--max-bytes: 50MB, with --remote 4MB) are refused.

Long runs
  A run of several files into --out keeps a journal in a hidden folder beside its results
  (.crossfoot): a line of JSON for each input with the hash of its bytes, its outcome, time and
  version, and what was read. After Ctrl-C, a crash or a power cut, the same command with --resume
  reads what is missing or has changed, and writes the same results as a run in one piece. Without
  --resume everything is read again. Files of the same bytes are read once.

Several documents in one PDF
  With --split a PDF is taken apart first, and every pay application, change order, bill and lien waiver in
  it is read as a paper of its own: "package.pdf, pages 3-7". Other pages are named with what they are.

${ACCEPTED_NOTES}
Second readers
  With --witness the place of every value is looked at again: in the picture of the page, and by pdf.js
  where it is installed (npm install pdfjs-dist@5). Where one of them sees other digits, a warning has
  both, and the verdict is check: a file can carry other characters than it shows. A page takes as long
  as a scan. Figures of scans are recognised again by tesseract.js where it is installed (npm install
  tesseract.js@7 @tesseract.js-data/eng@1), which takes a second or two a page and never a network.
  --detail full says how many places were compared.

Object storage
  s3://bucket/folder and s3://bucket/folder/file.pdf are read like folders and files, and --out may be
  such a place; the journal then needs a folder of its own, --journal FOLDER. The variables AWS_REGION,
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, for storage of others, AWS_ENDPOINT_URL_S3 are used.

Models
  Off unless --model or CROSSFOOT_MODEL_URL names an endpoint. A model is asked only where confidence
  is below CROSSFOOT_MODEL_BELOW (0.9), and only points at words that are printed; crossfoot reads
  them. --model off holds whatever is set. CROSSFOOT_MODEL names the model, CROSSFOOT_MODEL_KEY its
  key; docs/model.md has the limits of tokens and dollars.

Reading elsewhere
  --remote sends each document to a server instead, twice where it is paid for. Results are JSON; a
  table or a spreadsheet needs a read on this machine.
  A server that asks for payment (x402 version 2) is paid in USDC on Base or Solana, and each price
  is shown before it is paid. Failures cost nothing.
  The wallet: CROSSFOOT_WALLET_KEY (0x…) or CROSSFOOT_WALLET_FILE for Base; CROSSFOOT_SOLANA_KEY
  (base58 or a JSON list) or CROSSFOOT_SOLANA_FILE, with CROSSFOOT_SOLANA_RPC, for Solana. Files must
  be yours alone (chmod 600). crossfoot doctor shows the address that pays.
  One payment is signed for a document. Where a connection breaks, the same one is sent again, also
  by the next run: until then it is kept in $XDG_STATE_HOME/crossfoot/pending-payments.
  --deposit 40 pays a run on Base by one deposit where the server takes it: what its documents cost and
  no more than that; what is not charged is asked back at the end (docs/payments.md).
`;

/** Has the help of `read` fit on a screen, and show the rest where `--all` stands beside `--help`. */
function shortenHelp(read: Command): void {
  const isWhole = (): boolean => read.opts<HelpOptions>().all === true;
  read
    .configureHelp({
      visibleOptions: (command) =>
        new Help().visibleOptions(command).filter(({ long }) => isWhole() || SHOWN.has(long ?? "")),
    })
    .addHelpText("before", () => (isWhole() ? EXAMPLES + MORE_EXAMPLES : EXAMPLES))
    .addHelpText("after", () => (isWhole() ? NOTES + EXIT_CODES : EXIT_CODES + MORE));
}
