import type { ReadErrorCode } from "../base/read-error.ts";
import { failuresOf, type FailureKind, type Judged, type Result } from "./exit-code.ts";
import { visible } from "./plain-text.ts";
import type { Paint } from "./terminal.ts";
import { shownCertainty } from "../explain/shown-certainty.ts";

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
export function unreadLines(accounts: readonly Account[], paint: Paint): readonly string[] {
  return accounts.flatMap(({ name, unread }) =>
    unread === null
      ? []
      : [`${paint.red("not read")}  ${visible(name)}: ${visible(unread.message)}`],
  );
}

/** What became of all inputs; the counts add up to them. */
export function summaryLines(
  accounts: readonly Account[],
  context: { readonly leftAlone: number; readonly tellsConfidence: boolean; readonly paint: Paint },
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
    ...(leftAlone === 0
      ? []
      : [`${counted(leftAlone, "file")} in the folders left alone: no PDF by the name.`]),
    ...(stopped === 0 ? [] : [`Interrupted before ${counted(stopped, "file")}.`]),
  ];
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
