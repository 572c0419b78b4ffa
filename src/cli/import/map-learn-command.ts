import { findInputs } from "../../batch/find-inputs.ts";
import { collectBytes } from "../../batch/read-bytes.ts";
import { counted } from "../../finding/figure-words.ts";
import { billOfInvoice } from "../../imports/bill-of-invoice.ts";
import { acceptedBills, type NamedColumns } from "../../imports/learn/accepted-bills.ts";
import { billOfAnswer } from "../../imports/learn/bill-of-answer.ts";
import { isAcceptedColumn } from "../../imports/learn/headings.ts";
import { type LearntPaper, matchBills } from "../../imports/learn/match-bills.ts";
import { proposeMapping, type ProposedMapping } from "../../imports/learn/propose-mapping.ts";
import { MAPPING_HEADER, mappingText } from "../../imports/mapping-text.ts";
import { BYTE_ORDER_MARK } from "../../sheets/csv-text.ts";
import { EXIT, type ExitCode, UsageError } from "../exit-code.ts";
import { shortNames } from "../input-names.ts";
import { refuseOut } from "../output-place.ts";
import { readInputs } from "../read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "../read-options.ts";
import { writeResultFile } from "../result-file.ts";
import { visible } from "../terminal.ts";
import { answersIn, isAnswersPath } from "./answers-file.ts";
import { learntLines } from "./learnt-summary.ts";
import { tableFile } from "./table-file.ts";

/** The options of `map learn` as the command line gives them. */
export interface MapLearnOptions extends LimitOptions {
  readonly accepted: string;
  readonly columns?: ReadonlyMap<string, string>;
  readonly out?: string;
}

const MAPPING_FILE = { what: "A mapping is CSV", endings: [".csv"], example: "map.csv" };

/** Reads what the paths stand for, puts it to what a program has accepted, and writes the mapping that follows. */
export async function mapLearnCommand(
  paths: readonly string[],
  options: MapLearnOptions,
): Promise<ExitCode> {
  const { out, accepted: acceptedPath, quiet = false } = options;
  if (out !== undefined) await refuseOut(out, MAPPING_FILE);
  const rows = await tableFile("--accepted", acceptedPath);
  const accepted = acceptedBills(rows, namedColumns(options.columns ?? new Map()));
  if (accepted.kind === "wrong")
    throw new UsageError(`--accepted ${visible(acceptedPath)}: ${accepted.problem}`);
  const kept = (await Promise.all(paths.filter(isAnswersPath).map(answersIn))).flat();
  const answered = kept.flatMap(({ file, answer }) => {
    const paper = billOfAnswer(answer);
    return paper === null ? [] : [{ file, paper }];
  });
  const documents = paths.filter((path) => !isAnswersPath(path));
  const { papers, inputCount, wasInterrupted } = await readPapers(documents, options);
  const read = [...answered, ...papers];
  const matched = matchBills(read, accepted.bills);
  const proposed = proposeMapping(matched.matched, accepted.fields);
  await write(proposed, out);
  if (!quiet) {
    const counts = [
      `${counted(read.length, "bill")} of ${counted(kept.length + inputCount, "input")}`,
      counted(accepted.bills.length, "accepted bill"),
    ];
    const lines = learntLines({ matched, proposed, otherRows: accepted.otherRows }, counts);
    process.stderr.write(`${lines.join("\n")}\n`);
  }
  if (wasInterrupted) return EXIT.interrupted;
  return proposed.lines.length > 0 ? EXIT.fine : EXIT.check;
}

function namedColumns(columns: ReadonlyMap<string, string>): NamedColumns {
  const named = [...columns];
  const unknown = named.find(([column]) => !isAcceptedColumn(column));
  if (unknown !== undefined)
    throw new UsageError(
      `--columns: there is no ${visible(unknown[0])}. A column is vendor, number, amount, description, or a field of the mapping such as account.`,
    );
  return new Map(
    named.flatMap(([column, heading]) => (isAcceptedColumn(column) ? [[column, heading]] : [])),
  );
}

interface ReadPapers {
  readonly papers: readonly LearntPaper[];
  readonly inputCount: number;
  readonly wasInterrupted: boolean;
}

async function readPapers(paths: readonly string[], options: MapLearnOptions): Promise<ReadPapers> {
  if (paths.length === 0) return { papers: [], inputCount: 0, wasInterrupted: false };
  const read = await withTemplates(readOptionsOf(options), options.templates);
  const { inputs } = await findInputs(
    paths,
    async () => collectBytes(process.stdin, read.limits.documentBytes),
    { takesPictures: read.kind === "invoice" },
  );
  const nameOf = shortNames(inputs);
  const papers: LearntPaper[] = [];
  const { wasInterrupted } = await readInputs(inputs, {
    read,
    jobs: options.jobs,
    quiet: options.quiet ?? false,
    sharesTerminal: false,
    put: async (input, outcome) => {
      const reading = outcome.kind === "read" ? outcome.reading : null;
      if (reading?.documentType === "INVOICE") {
        const paper = billOfInvoice(reading.document);
        if (!("code" in paper)) papers.push({ file: nameOf(input), paper });
      }
      return Promise.resolve();
    },
  });
  return { papers, inputCount: inputs.length, wasInterrupted };
}

async function write({ lines }: ProposedMapping, out: string | undefined): Promise<void> {
  const text = `${MAPPING_HEADER}\r\n${mappingText(lines)}`;
  if (out === undefined) process.stdout.write(text);
  else await writeResultFile(out, BYTE_ORDER_MARK + text);
}
