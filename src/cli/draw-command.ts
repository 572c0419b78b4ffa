import { extname } from "node:path";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { findInputs } from "../batch/find-inputs.ts";
import { fingerprintOf, type Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import type { Draw } from "../draw/draw.ts";
import { DrawCollector } from "../draw/draw-collector.ts";
import { type ContractTerms, termsGiven } from "../draw/retainage-limits.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";
import { toDrawResult } from "../wire/draw-result.ts";
import { pathOf } from "../library/sheet-collector.ts";
import { drawSheets } from "../sheets/draw-sheets.ts";
import type { Origin } from "../sheets/sheet.ts";
import { drawPage } from "../report/draw-page.ts";
import { drawLetters, lettersOf } from "./draw-letters.ts";
import { drawTable } from "./draw-table.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { shortNames } from "./input-names.ts";
import { refuseOut, refuseWorkbookOnTerminal, type WrittenFile } from "./output-place.ts";
import { refuseDocument } from "./refuse-documents.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { formatOfFile, writeText, writtenFile } from "./comparison-output.ts";
import { isWorkbookName, workbookFile, workbookFor } from "./comparison-workbook.ts";
import { SeenPapers } from "./seen-papers.ts";
import { splitFound } from "./split-found.ts";
import { lookOf, visible } from "./terminal.ts";
import { countLine } from "./verdict-summary.ts";

/** The options of `draw` as the command line gives them. */
export interface DrawCommandOptions extends Omit<LimitOptions, "kind"> {
  readonly format?: "table" | "json" | "note" | "html" | "xlsx";
  readonly out?: string;
  /** Whether papers are read as a person has accepted them in a review. */
  readonly accepted?: boolean;
  readonly state?: string;
  readonly contractDate?: string;
  readonly publicWork?: boolean;
}

/** Takes apart and reads what the paths stand for, compares the papers of the draw, writes what it found. */
export async function drawCommand(
  paths: readonly string[],
  options: DrawCommandOptions,
): Promise<ExitCode> {
  const { jobs, quiet = false, out } = options;
  const format = options.format ?? formatOf(out);
  const terms = termsOf(options);
  if (format === "xlsx") refuseWorkbookOnTerminal(out, WORKBOOK.example);
  if (out !== undefined) await refuseOut(out, fileOf(format));
  const read = await withTemplates(readOptionsOf({ ...options, kind: "auto" }), options.templates);
  const files = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  if (out !== undefined) await refuseDocument(out, files.inputs);
  const found = await splitFound(files, { limits: read.limits, jobs, withListings: true });
  refuseTooMany(found.inputs);
  const short = shortNames(found.inputs);
  const nameOf = ({ kind, name }: Pick<Input, "kind" | "name">): string =>
    format === "json" ? name : short({ kind, name });
  const seen = new SeenPapers(found.inputs, nameOf);
  const collector = new DrawCollector();
  const { wasInterrupted, acceptedLines } = await readInputs(found.inputs, {
    read,
    takesAccepted: options.accepted,
    jobs,
    quiet,
    sharesTerminal: false,
    put: async (input, outcome) => {
      const told = format === "json" ? outcome : toldOutcome(outcome);
      collector.add(nameOf(input), await fingerprintOf(input), told);
      await seen.add(input, told);
    },
  });
  const { audit, papers } = seen.together();
  const draw = collector.draw(
    audit,
    found.others.map(({ name, ...part }) => ({
      ...part,
      file: nameOf({ kind: "document", name }),
    })),
    terms,
  );
  const placeOf = new Map(found.inputs.map((input) => [nameOf(input), pathOf(input)]));
  const originOf = (file: string): Origin => ({ name: file, path: placeOf.get(file) ?? null });
  await writeText(await written(draw, { format, out, originOf }), out);
  if (!quiet) {
    const told = [
      countLine(papers),
      ...acceptedLines,
      ...leftAloneSentences(found.leftAlone).map(visible),
    ];
    for (const line of told) process.stderr.write(`${line}\n`);
  }
  return wasInterrupted ? EXIT.interrupted : exitCodeFor(draw);
}

/** What was said of the contract; null where nothing was. Throws UsageError where a part is missing or cannot be. */
function termsOf({ state, contractDate, publicWork }: DrawCommandOptions): ContractTerms | null {
  const terms = termsGiven({ state, contractDate, publicWork });
  if (typeof terms === "string") throw new UsageError(terms);
  return terms;
}

function refuseTooMany({ length }: readonly Input[]): void {
  const most = AUDIT_LIMITS.applications;
  if (length > most)
    throw new UsageError(
      `These are ${length} papers, and at most ${most} are compared at a time: name one draw after the other.`,
    );
}

type FormatName = NonNullable<DrawCommandOptions["format"]>;

const PAGE: WrittenFile = {
  what: "This is written as a page",
  endings: [".html", ".htm"],
  example: "draw.html",
};

const WORKBOOK = workbookFile("draw.xlsx");

function fileOf(format: FormatName): WrittenFile {
  if (format === "html") return PAGE;
  return format === "xlsx" ? WORKBOOK : writtenFile(format);
}

function formatOf(out: string | undefined): FormatName {
  if (isWorkbookName(out)) return "xlsx";
  return /^\.html?$/i.test(extname(out ?? "")) ? "html" : formatOfFile(out);
}

/** How a draw is written. */
interface Writing {
  readonly format: FormatName;
  readonly out: string | undefined;
  readonly originOf: (file: string) => Origin;
}

async function written(
  draw: Draw,
  { format, out, originOf }: Writing,
): Promise<string | Uint8Array> {
  switch (format) {
    case "json":
      return `${JSON.stringify(toDrawResult(draw), null, 2)}\n`;
    case "note":
      return drawLetters(draw);
    case "html":
      return drawPage(draw, lettersOf(draw));
    case "xlsx":
      return workbookFor(drawSheets(draw, originOf), out);
    case "table":
      return drawTable(draw, { ...lookOf(out), isFull: false });
  }
}

function exitCodeFor({ refused, fundable }: Draw): ExitCode {
  if (refused.length > 0) return EXIT.unread;
  return fundable === "no" ? EXIT.check : EXIT.fine;
}
