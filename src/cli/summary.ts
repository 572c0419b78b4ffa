import { type InvoiceTrace, repeatedInvoices } from "../audit/repeated-invoices.ts";
import type { ReadErrorCode } from "../base/read-error.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import {
  EXIT,
  type ExitCode,
  exitCodeOf,
  type FailureKind,
  failuresOf,
  type Judged,
  type Result,
} from "./exit-code.ts";
import { type Paint, paintFor, visible } from "./terminal.ts";
import { shownCertainty } from "../explain/title-words.ts";
import { type Repetition, repetitionSentence } from "../finding/repetition.ts";
import { counted } from "../finding/figure-words.ts";
import { type LeftAlone, leftAloneSentences } from "../finding/left-alone.ts";

/** What is remembered of each input once its result is written. */
export interface Account {
  readonly name: string;
  readonly failures: readonly FailureKind[];
  /** Null for a document that was read. */
  readonly unread: { readonly code: ReadErrorCode; readonly message: string } | null;
  /** Names of the failed checks. */
  readonly failedChecks: readonly string[];
  readonly warnings: number;
  readonly confidence: number | null;
}

/** The account of one outcome. */
export function accountOf(name: string, outcome: Result<Judged>, minConfidence: number): Account {
  const failures = failuresOf(outcome, minConfidence);
  if (outcome.kind === "unread") {
    const { code, message } = outcome;
    const unread = { code, message };
    return { name, failures, unread, failedChecks: [], warnings: 0, confidence: null };
  }
  const { reading } = outcome;
  const { checks, confidence } = reading;
  const { length: warnings } = "findings" in reading ? reading.findings : reading.warnings;
  const failedChecks = checks.flatMap(({ name, passed }) => (passed === false ? [name] : []));
  return { name, failures, unread: null, failedChecks, warnings, confidence };
}

/** Each input that was not read, with its sentence. */
function unreadLines(accounts: readonly Account[], paint: Paint): readonly string[] {
  return accounts.flatMap(({ name, unread }) =>
    unread === null
      ? []
      : [`${paint.red("not read")}  ${visible(name)}: ${visible(unread.message)}`],
  );
}

/** What became of all inputs; the counts add up to them. */
function summaryLines(
  accounts: readonly Account[],
  context: {
    readonly leftAlone: LeftAlone;
    readonly tellsConfidence: boolean;
    readonly paint: Paint;
  },
): readonly string[] {
  const { leftAlone, tellsConfidence, paint } = context;
  const read = accounts.filter(({ unread }) => unread === null);
  const failing = read.filter(({ failedChecks }) => failedChecks.length > 0);
  const warned = read.filter((account) => account.warnings > 0 && !failing.includes(account));
  const unsure = tellsConfidence
    ? read.filter(({ failures }) => failures.includes("confidence"))
    : [];
  const stopped = accounts.filter(({ unread }) => unread?.code === "stopped").length;
  const say = (word: string, about: string, { name }: Account): string =>
    `${paint.yellow(word)}  ${visible(name)}: ${about}`;
  const counts = [
    `${read.length - failing.length - warned.length} fine`,
    `${warned.length} with warnings`,
    `${failing.length} with a failed check`,
    `${accounts.length - read.length} not read`,
  ];
  const details = [
    ...failing.map((account) =>
      say("failed check", visible(account.failedChecks.join(", ")), account),
    ),
    ...warned.map((account) => say("warnings", String(account.warnings), account)),
    ...unsure.map((account) => say("confidence", shownCertainty(account.confidence ?? 0), account)),
  ];
  return [
    ...(accounts.length > 1 ? details : []),
    `${counted(accounts.length, "input")}: ${counts.join(", ")}.`,
    ...leftAloneSentences(leftAlone),
    ...(stopped === 0 ? [] : [`Interrupted before ${counted(stopped, "file")}.`]),
  ];
}

/** Below this a reading is called unsure where the user names no limit. */
export const USUAL_MIN_CONFIDENCE = 0.9;

/** What is known at the end of a run. */
export interface FinishedRun {
  readonly accounts: readonly Account[];
  /** Lines after the summary. */
  readonly further: readonly string[];
  readonly wasInterrupted: boolean;
}

/** What a user wants to hear of a run, and what counts as its failure. */
interface ReportWishes {
  readonly failOn?: ReadonlySet<FailureKind>;
  readonly minConfidence?: number;
  readonly quiet?: boolean;
}

/** Accounts for every input on standard error; gives what the program ends with. */
export function reportRun(
  { accounts, further, wasInterrupted }: FinishedRun,
  found: FoundInputs,
  { failOn, minConfidence, quiet = false }: ReportWishes,
): ExitCode {
  const usual: readonly FailureKind[] =
    minConfidence === undefined ? ["unread", "check"] : ["unread", "check", "confidence"];
  const failing = failOn ?? new Set(usual);
  const paint = paintFor(process.stderr);
  const lines = [
    ...unreadLines(accounts, paint),
    ...(quiet
      ? []
      : [
          ...summaryLines(accounts, {
            leftAlone: found.leftAlone,
            tellsConfidence: failing.has("confidence"),
            paint,
          }),
          ...further,
        ]),
  ];
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (wasInterrupted) return EXIT.interrupted;
  return exitCodeOf(new Set(accounts.flatMap(({ failures }) => failures)), failing);
}

const WORDS: Readonly<Record<Repetition, string>> = {
  "same-file": "same file",
  "same-invoice": "same invoice",
  "same-number": "same number",
  "same-figures": "same figures",
};

/** A line for each invoice that comes more than once. */
export function repeatedInvoiceLines(
  traces: readonly InvoiceTrace[],
  paint: { readonly yellow: (text: string) => string },
): readonly string[] {
  return repeatedInvoices(traces).map(
    (repeated) =>
      `${paint.yellow(WORDS[repeated.repetition])}  ${visible(repetitionSentence(repeated))}`,
  );
}
