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
import { counted } from "../finding/figure-words.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";

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

/** What became of inputs that a server read, which says no more than the contract; the counts add up to them. */
export function plainSummary(
  accounts: readonly Account[],
  { tellsConfidence, paint }: { readonly tellsConfidence: boolean; readonly paint: Paint },
): readonly string[] {
  const read = accounts.filter(({ unread }) => unread === null);
  const failing = read.filter(({ failedChecks }) => failedChecks.length > 0);
  const warned = read.filter((account) => account.warnings > 0 && !failing.includes(account));
  const unsure = tellsConfidence
    ? read.filter(({ failures }) => failures.includes("confidence"))
    : [];
  const say = (word: string, about: string, { name }: Account): string =>
    `${paint.yellow(word)}  ${visible(name)}: ${about}`;
  const counts = [
    `${read.length - failing.length - warned.length} without warnings`,
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
  ];
}

/** Below this a reading is called unsure where the user names no limit. */
export const USUAL_MIN_CONFIDENCE = 0.9;

/** What is known at the end of a run. */
export interface FinishedRun {
  readonly accounts: readonly Account[];
  /** What became of the inputs. */
  readonly summary: readonly string[];
  /** Lines after the summary. */
  readonly further: readonly string[];
  readonly wasInterrupted: boolean;
  /** What the results themselves have to tell; left out where they tell nothing. */
  readonly lines?: readonly string[];
  /** What was asked for and is not in the results. */
  readonly losses?: readonly string[];
  /** What that counts as. */
  readonly failure?: FailureKind | null;
}

/** What a user wants to hear of a run, and what counts as its failure. */
interface ReportWishes {
  readonly failOn?: ReadonlySet<FailureKind>;
  readonly minConfidence?: number;
  readonly quiet?: boolean;
}

/** What counts as a failure of a run. */
export function failuresCounted({
  failOn,
  minConfidence,
}: Pick<ReportWishes, "failOn" | "minConfidence">): ReadonlySet<FailureKind> {
  const usual: readonly FailureKind[] =
    minConfidence === undefined ? ["unread", "check"] : ["unread", "check", "confidence"];
  return failOn ?? new Set(usual);
}

/** Accounts for every input on standard error; gives what the program ends with. */
export function reportRun(
  {
    accounts,
    summary,
    further,
    wasInterrupted,
    lines: told = [],
    losses = [],
    failure = null,
  }: FinishedRun,
  found: FoundInputs,
  wishes: ReportWishes,
): ExitCode {
  const failing = failuresCounted(wishes);
  const stopped = accounts.filter(({ unread }) => unread?.code === "stopped").length;
  const lines = [
    ...unreadLines(accounts, paintFor(process.stderr)),
    ...losses,
    ...(wishes.quiet === true
      ? []
      : [
          ...summary,
          ...leftAloneSentences(found.leftAlone).map(visible),
          ...(stopped === 0 ? [] : [`Interrupted before ${counted(stopped, "file")}.`]),
          ...further,
          ...told,
        ]),
  ];
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (wasInterrupted) return EXIT.interrupted;
  const lost = failure === null ? [] : [failure];
  return exitCodeOf(new Set([...accounts.flatMap(({ failures }) => failures), ...lost]), failing);
}
