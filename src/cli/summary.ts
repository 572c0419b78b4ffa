import type { ReadErrorCode } from "../base/read-error.ts";
import type { Outcome } from "../reading.ts";
import { failuresOf, type FailureKind } from "./exit-code.ts";
import { visible } from "./plain-text.ts";
import type { Paint } from "./terminal.ts";

/** What is remembered of each input once its result is written. */
export interface Account {
  readonly name: string;
  readonly failures: readonly FailureKind[];
  /** Null for a document that was read. */
  readonly unread: { readonly code: ReadErrorCode; readonly message: string } | null;
  /** Names of the failed checks. */
  readonly failedChecks: readonly string[];
  readonly confidence: number | null;
}

/** The account of one outcome. */
export function accountOf(name: string, outcome: Outcome, minConfidence: number): Account {
  const failures = failuresOf(outcome, minConfidence);
  if (outcome.kind === "unread") {
    const { code, message } = outcome;
    return { name, failures, unread: { code, message }, failedChecks: [], confidence: null };
  }
  const { checks, confidence } = outcome.reading;
  const failedChecks = checks.flatMap(({ name, passed }) => (passed === false ? [name] : []));
  return { name, failures, unread: null, failedChecks, confidence };
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
  const read = accounts.filter(({ unread }) => unread === null);
  const failing = read.filter(({ failedChecks }) => failedChecks.length > 0);
  const unsure = context.tellsConfidence
    ? read.filter(({ failures }) => failures.includes("confidence"))
    : [];
  const stopped = accounts.filter(({ unread }) => unread?.code === "stopped").length;
  const notRead = accounts.length - read.length;
  const counts = [
    `${read.length - failing.length} read without a failed check`,
    `${failing.length} read with a failed check`,
    `${notRead} not read`,
  ];
  return [
    ...failing.map(
      ({ name, failedChecks }) =>
        `${context.paint.yellow("failed check")}  ${visible(name)}: ${failedChecks.join(", ")}`,
    ),
    ...unsure.map(
      ({ name, confidence }) =>
        `${context.paint.yellow("confidence")}  ${visible(name)}: ${(confidence ?? 0).toFixed(2)}`,
    ),
    `${counted(accounts.length, "input")}: ${counts.join(", ")}.`,
    ...(context.leftAlone === 0
      ? []
      : [`${counted(context.leftAlone, "file")} in the folders left alone: no PDF by the name.`]),
    ...(stopped === 0 ? [] : [`Interrupted before ${counted(stopped, "file")}.`]),
  ];
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
