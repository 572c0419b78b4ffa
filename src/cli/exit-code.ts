import type { Unread } from "../kinds/reading.ts";

/** What the program ends with; scripts depend on it. */
export const EXIT: {
  readonly fine: 0;
  readonly internal: 1;
  readonly usage: 2;
  readonly unread: 3;
  readonly check: 4;
  readonly confidence: 5;
  readonly interrupted: 130;
} = { fine: 0, internal: 1, usage: 2, unread: 3, check: 4, confidence: 5, interrupted: 130 };

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Takes what a command ends with. */
export type Finish = (code: ExitCode) => void;

/** What counts as a failure of a whole run. */
export type FailureKind = "unread" | "check" | "confidence";

/** What can be judged of a document, wherever it was read: here with findings, elsewhere with their sentences. */
export type Judged = Verdict &
  ({ readonly findings: readonly unknown[] } | { readonly warnings: readonly string[] });

interface Verdict {
  readonly checks: readonly { readonly name: string; readonly passed: boolean | null }[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** The outcome of one input: what was read of it, here or elsewhere, or the reason why nothing was. */
export type Result<Read extends Judged> =
  { readonly kind: "read"; readonly reading: Read } | Unread;

/** Everything that is wrong with one outcome, whether it counts or not. */
export function failuresOf(outcome: Result<Judged>, minConfidence: number): readonly FailureKind[] {
  if (outcome.kind === "unread") return ["unread"];
  const { checks, confidence } = outcome.reading;
  const failures: FailureKind[] = [];
  if (checks.some(({ passed }) => passed === false)) failures.push("check");
  if (confidence < minConfidence) failures.push("confidence");
  return failures;
}

/** The exit code of the gravest failure that counts. */
export function exitCodeOf(
  found: ReadonlySet<FailureKind>,
  counted: ReadonlySet<FailureKind>,
): ExitCode {
  const gravestFirst: readonly FailureKind[] = ["unread", "check", "confidence"];
  const gravest = gravestFirst.find((kind) => found.has(kind) && counted.has(kind));
  return gravest === undefined ? EXIT.fine : EXIT[gravest];
}

/** The command line asks for something that does not go together; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
