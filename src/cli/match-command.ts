import { readFile, stat } from "node:fs/promises";
import { MATCH_LIMITS } from "../base/match-limits.ts";
import { findInputs } from "../batch/find-inputs.ts";
import { fingerprintOf, type Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";
import { countWords } from "../finding/match-words.ts";
import { pathOf } from "../library/sheet-collector.ts";
import { type Books, namedColumns, readBooks } from "../match/books.ts";
import { historyOf } from "../match/history-entries.ts";
import type { Match } from "../match/match.ts";
import { MatchCollector } from "../match/match-collector.ts";
import type { GivenTable } from "../match/tables/read-table.ts";
import { TableError } from "../match/tables/table-error.ts";
import { EXACT, type Tolerance, toleranceOf, type Tolerances } from "../match/tolerances.ts";
import { matchSheets } from "../sheets/match-sheets.ts";
import type { Origin } from "../sheets/sheet.ts";
import { toMatchResult } from "../wire/match-result.ts";
import { formatOfFile, writeText, writtenFile } from "./comparison-output.ts";
import { isWorkbookName, workbookFile, workbookFor } from "./comparison-workbook.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { shortNames } from "./input-names.ts";
import { MatchHistory } from "./match-history.ts";
import { matchLetters } from "./match-letters.ts";
import { matchTable } from "./match-table.ts";
import { refuseOut, refuseWorkbookOnTerminal } from "./output-place.ts";
import { refuseDocument } from "./refuse-documents.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { splitIfWanted } from "./split-found.ts";
import { lookOf, visible } from "./terminal.ts";

/** The options of `match` as the command line gives them. */
export interface MatchCommandOptions extends Omit<LimitOptions, "kind"> {
  readonly orders: string;
  readonly receipts?: string;
  readonly history?: string;
  readonly columns?: readonly string[];
  readonly decimal?: "point" | "comma";
  readonly priceTolerance?: string;
  readonly quantityTolerance?: string;
  readonly amountTolerance?: string;
  readonly format?: "table" | "json" | "note" | "xlsx";
  readonly out?: string;
  /** Whether papers are read as a person has accepted them in a review. */
  readonly accepted?: boolean;
  /** Whether a PDF is taken apart into the documents that it holds. */
  readonly split?: boolean;
}

/** Reads the bills that the paths stand for, matches them with orders and receipts, and writes what it found. */
export async function matchCommand(
  paths: readonly string[],
  options: MatchCommandOptions,
): Promise<ExitCode> {
  const { jobs, quiet = false, out } = options;
  const format = options.format ?? formatOf(out);
  const tolerances = tolerancesOf(options);
  if (format === "xlsx") refuseWorkbookOnTerminal(out, WORKBOOK.example);
  if (out !== undefined) await refuseOut(out, format === "xlsx" ? WORKBOOK : writtenFile(format));
  const books = await booksOf(options);
  const history = await MatchHistory.open(options.history);
  const read = await withTemplates(readOptionsOf({ ...options, kind: "auto" }), options.templates);
  const files = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  const found = await splitIfWanted(files, { limits: read.limits, ...options });
  refuseTooMany(found.inputs);
  if (out !== undefined) await refuseDocument(out, found.inputs);
  const nameOf = format === "json" ? fullName : shortNames(found.inputs);
  const collector = new MatchCollector();
  const { wasInterrupted, acceptedLines } = await readInputs(found.inputs, {
    read,
    takesAccepted: options.accepted,
    jobs,
    quiet,
    sharesTerminal: false,
    put: async (input, outcome) => {
      const told = format === "json" ? outcome : toldOutcome(outcome);
      const fingerprint = outcome.kind === "read" ? await fingerprintOf(input) : "";
      collector.add(nameOf(input), fingerprint, told);
    },
  });
  const names = new Map(found.inputs.map((input) => [nameOf(input), input.name]));
  const match = collector.match({ ...books, tolerances, history: history.entriesFor(names) });
  const placeOf = new Map(found.inputs.map((input) => [nameOf(input), pathOf(input)]));
  const originOf = (file: string): Origin => ({ name: file, path: placeOf.get(file) ?? null });
  await writeText(await written(match, { format, out, originOf }), out);
  if (!wasInterrupted) await history.add(historyOf(match), names);
  if (!quiet) tellSummary(match, [...acceptedLines, ...leftAloneSentences(found.leftAlone)]);
  return wasInterrupted ? EXIT.interrupted : exitCodeFor(match);
}

function fullName({ name }: Pick<Input, "name">): string {
  return name;
}

function tellSummary({ bills, refused }: Match, further: readonly string[]): void {
  const answers = bills.map(({ answer }) => answer);
  for (const line of [countWords(answers, refused.length), ...further])
    process.stderr.write(`${visible(line)}\n`);
}

function refuseTooMany({ length }: readonly Input[]): void {
  const most = MATCH_LIMITS.bills;
  if (length > most)
    throw new UsageError(
      `These are ${length} papers, and at most ${most} are matched at a time: name one month after the other, with the same --history.`,
    );
}

/** Reads the tables before any bill, so that what is wrong with them is said at once. */
async function booksOf(options: MatchCommandOptions): Promise<Books> {
  const { orders, receipts, columns = [], decimal } = options;
  const sign = decimal === undefined ? null : DECIMALS[decimal];
  const given = {
    orders: await tableFile(orders, "--orders"),
    receipts: receipts === undefined ? null : await tableFile(receipts, "--receipts"),
  };
  try {
    return readBooks({ ...given, wishes: { named: namedColumns(columns), decimal: sign } });
  } catch (error) {
    if (error instanceof TableError) throw new UsageError(visible(error.message));
    throw error;
  }
}

const DECIMALS = { point: ".", comma: "," } as const;

async function tableFile(path: string, option: string): Promise<GivenTable> {
  const told = `${option} ${visible(path)}`;
  const state = await stat(path).catch(() => null);
  if (state === null) throw new UsageError(`${told}: there is no such file.`);
  if (!state.isFile()) throw new UsageError(`${told}: this is no file. Name a table as CSV.`);
  // What is too large is told by its own sentence, and needs not be read for it.
  if (state.size > MATCH_LIMITS.tableBytes)
    return { name: path, content: new Uint8Array(MATCH_LIMITS.tableBytes + 1) };
  const content = await readFile(path).catch(() => null);
  if (content === null) throw new UsageError(`${told}: this file could not be read.`);
  return { name: path, content };
}

function tolerancesOf(options: MatchCommandOptions): Tolerances {
  const { priceTolerance, quantityTolerance, amountTolerance } = options;
  return {
    price: toleranceIn("--price-tolerance", priceTolerance, EXACT.price),
    quantity: toleranceIn("--quantity-tolerance", quantityTolerance, EXACT.quantity),
    amount: toleranceIn("--amount-tolerance", amountTolerance, EXACT.amount),
  };
}

function toleranceIn(option: string, text: string | undefined, usual: Tolerance): Tolerance {
  if (text === undefined) return usual;
  const tolerance = toleranceOf(text);
  if (tolerance === null)
    throw new UsageError(
      `${option} ${visible(text)}: give a share such as 2%, or a number such as 0.05.`,
    );
  return tolerance;
}

type FormatName = NonNullable<MatchCommandOptions["format"]>;

const WORKBOOK = workbookFile("match.xlsx");

function formatOf(out: string | undefined): FormatName {
  return isWorkbookName(out) ? "xlsx" : formatOfFile(out);
}

/** How a match is written. */
interface Writing {
  readonly format: FormatName;
  readonly out: string | undefined;
  readonly originOf: (file: string) => Origin;
}

async function written(
  match: Match,
  { format, out, originOf }: Writing,
): Promise<string | Uint8Array> {
  switch (format) {
    case "json":
      return `${JSON.stringify(toMatchResult(match), null, 2)}\n`;
    case "note":
      return matchLetters(match);
    case "xlsx":
      return workbookFor(matchSheets(match, originOf), out);
    case "table":
      return matchTable(match, { ...lookOf(out), isFull: false });
  }
}

/** What differs is told before what could not be matched: somebody has to answer for it. */
function exitCodeFor({ bills, refused }: Match): ExitCode {
  if (bills.some(({ answer }) => answer === "differs")) return EXIT.check;
  const isOpen = refused.length > 0 || bills.some(({ answer }) => answer !== "matches");
  return isOpen ? EXIT.unread : EXIT.fine;
}
