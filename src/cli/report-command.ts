import { mkdir } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { findInputs } from "../batch/find-inputs.ts";
import { fingerprintOf, type Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { shortNames } from "./input-names.ts";
import { documentNote } from "./document-note.ts";
import { contractNote, judgementsAmong } from "./notes.ts";
import { refuseOut } from "./output-place.ts";
import { refuseDocument } from "./refuse-documents.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import { savedReviewOf } from "./review/accepted-papers.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { beginResult } from "./result-file.ts";
import { splitIfWanted } from "./split-found.ts";
import { paintFor, visible } from "./terminal.ts";
import type { SeenPaper } from "../verdict/together.ts";
import { countLine, payLines, reasonLines } from "./verdict-summary.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";
import { contractPartOf, type LinkOf, orderRowOf } from "../report/contract-part.ts";
import { documentFrame, pageFrame } from "../report/report-page.ts";
import { contractId, entriesOf } from "../report/entries.ts";
import { type Collected, ReportCollector } from "../report/report-collector.ts";
import { reportMany } from "../report/report-many.ts";
import type { Report } from "../report/report.ts";
import { SectionStore } from "../report/section-store.ts";

/** The options of `report` as the command line gives them. */
export interface ReportCommandOptions extends Omit<LimitOptions, "model"> {
  readonly out?: string;
  readonly title?: string;
  /** False where the page is to be light. */
  readonly pictures?: boolean;
  /** Whether papers are read as a person has accepted them in a review. */
  readonly accepted?: boolean;
  /** Whether a PDF is taken apart into the documents that it holds. */
  readonly split?: boolean;
}

/** Reads what the paths stand for and writes one page about all of it. */
export async function reportCommand(
  paths: readonly string[],
  options: ReportCommandOptions,
): Promise<ExitCode> {
  const { out = "report.html", quiet = false, pictures: hasPictures = true } = options;
  await refuseOut(out, PAGE);
  const read = await withTemplates(readOptionsOf(options), options.templates);
  const files = await findInputs(
    paths,
    async () => collectBytes(process.stdin, read.limits.documentBytes),
    { takesPictures: read.kind === "invoice" },
  );
  const found = await splitIfWanted(files, { limits: read.limits, ...options });
  const most = AUDIT_LIMITS.applications;
  if (found.inputs.length > most) {
    throw new UsageError(
      `These are ${found.inputs.length} papers, and one page is about ${most} at most: report on one folder after the other.`,
    );
  }
  await refuseDocument(out, found.inputs);
  await mkdir(dirname(out), { recursive: true });
  const store = await SectionStore.beside(out);
  try {
    const named = namedInputs(found.inputs);
    const collector = new ReportCollector();
    const { wasInterrupted, acceptedLines } = await readInputs(found.inputs, {
      read,
      takesAccepted: options.accepted,
      jobs: options.jobs,
      quiet,
      sharesTerminal: false,
      readAll: async (sources, batch) =>
        reportMany(sources, batch, {
          names: named.flatMap(({ input, ...name }) => (input.kind === "document" ? [name] : [])),
          hasPictures,
          savedOf: async (source) => (options.accepted === true ? savedReviewOf(source) : null),
          keep: async (id, detail) => store.put(id, detail),
        }),
      put: async (input, outcome, inputIndex) => {
        const { id, file } = named[inputIndex] ?? { id: "", file: input.name };
        const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
        const told = toldOutcome(outcome);
        collector.add({ id, file, fingerprint }, told, documentNote(file, outcome));
      },
    });
    const title = options.title ?? usualTitle(paths);
    const collected = collector.collected();
    const report = reportOf(collected, { title, hasPictures, leftAlone: found.leftAlone });
    await writeReport(out, report, store);
    process.stdout.write(`${out}\n`);
    if (!quiet) process.stderr.write(`${summary(report, collected.papers, acceptedLines)}\n`);
    return wasInterrupted ? EXIT.interrupted : exitCodeFor(report);
  } finally {
    await store.remove();
  }
}

const PAGE = {
  what: "A report is an HTML page",
  endings: [".html", ".htm"],
  example: "report.html",
};

interface NamedInput {
  readonly input: Input;
  readonly id: string;
  readonly file: string;
}

function namedInputs(inputs: readonly Input[]): readonly NamedInput[] {
  const nameOf = shortNames(inputs);
  return inputs.map((input, index) => ({ input, id: `d${index + 1}`, file: nameOf(input) }));
}

function usualTitle(paths: readonly string[]): string {
  const [only = "-", ...others] = paths;
  return others.length > 0 || only === "-" ? "Report" : `Report on ${basename(resolve(only))}`;
}

function reportOf(
  collected: Collected,
  about: Pick<Report, "title" | "hasPictures" | "leftAlone">,
): Report {
  const { audit, seen, papers } = collected;
  const judgementOf = judgementsAmong(papers);
  const ids = new Map(seen.map(({ file, id }) => [file, id]));
  const linkOf: LinkOf = (file) => ({ file, id: ids.get(file) ?? null });
  return {
    ...about,
    entries: entriesOf(collected),
    contracts: audit.contracts.map((contract, index) => {
      const { verdict, lines } = contractNote(contract, judgementOf);
      const note = { verdict, text: lines.join("\n") };
      return contractPartOf(contract, { id: contractId(index), linkOf, note });
    }),
    looseOrders: audit.changeOrders.map((paper) => orderRowOf(paper, linkOf, null)),
    notices: audit.notices.map(noticeSentence),
  };
}

/** What became of all inputs; the counts add up to them. */
function summary(
  { leftAlone }: Report,
  papers: readonly SeenPaper[],
  acceptedLines: readonly string[],
): string {
  const unread = papers.filter(({ judgement }) => judgement.verdict === "not-read");
  return [
    ...reasonLines(unread, paintFor(process.stderr)),
    countLine(papers),
    ...payLines(papers),
    ...acceptedLines,
    ...leftAloneSentences(leftAlone).map(visible),
  ].join("\n");
}

function exitCodeFor({ entries, contracts }: Report): ExitCode {
  if (entries.some(({ verdict }) => verdict === "not-read")) return EXIT.unread;
  const isBroken =
    entries.some(({ hasFailedCheck }) => hasFailedCheck) ||
    contracts.some(({ mismatches }) => mismatches.length > 0);
  return isBroken ? EXIT.check : EXIT.fine;
}

/** Writes the page, one document after the other, so that no more than one is in memory; it has its name once it is whole. */
async function writeReport(out: string, report: Report, store: SectionStore): Promise<void> {
  const file = await beginResult(out);
  try {
    const page = pageFrame(report);
    await file.append(page.begin);
    for (const entry of report.entries) {
      const { begin, end } = documentFrame(entry);
      await file.append(`${begin}${await store.take(entry.id)}${end}`);
    }
    await file.append(page.end);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
