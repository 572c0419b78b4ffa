import { EXIT, exitCodeOf, type ExitCode, type FailureKind } from "./exit-code.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import { type Account, summaryLines, unreadLines } from "./summary.ts";
import { paintFor } from "./terminal.ts";

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
  const counted = failOn ?? new Set(usual);
  const paint = paintFor(process.stderr);
  const lines = [
    ...unreadLines(accounts, paint),
    ...(quiet
      ? []
      : [
          ...summaryLines(accounts, {
            leftAlone: found.leftAlone,
            tellsConfidence: counted.has("confidence"),
            paint,
          }),
          ...further,
        ]),
  ];
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (wasInterrupted) return EXIT.interrupted;
  return exitCodeOf(new Set(accounts.flatMap(({ failures }) => failures)), counted);
}
