import type { Limits } from "../base/limits.ts";
import { pageWords } from "../base/page-words.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import { splitInputs, type UnreadPart } from "../batch/split-inputs.ts";
import { usualJobs } from "../batch/worker-limits.ts";
import { interruption } from "./interruption.ts";
import { visible } from "./terminal.ts";

/** How what was found is taken apart. */
interface SplitFoundWishes {
  readonly limits: Limits;
  readonly jobs?: number | undefined;
  readonly quiet?: boolean | undefined;
}

/** The documents that the found files hold. What of them no reader reads is told with its pages. */
export async function splitFound(
  found: FoundInputs,
  { limits, jobs = usualJobs(), quiet = false }: SplitFoundWishes,
): Promise<FoundInputs> {
  const stop = interruption();
  try {
    const { signal } = stop;
    const { inputs, unread, packages } = await splitInputs(found.inputs, { limits, jobs, signal });
    if (!quiet) for (const line of unreadLines(unread)) process.stderr.write(`${line}\n`);
    return { ...found, inputs, isSingle: found.isSingle && packages === 0 };
  } finally {
    stop.release();
  }
}

const CALLED: Readonly<Record<UnreadPart["kind"], string>> = {
  SWORN_STATEMENT: "sworn statement",
  COVER: "cover or letter",
  INSURANCE_CERTIFICATE: "certificate of insurance",
  OTHER: "other paper",
};

/** One line for each file: `package.pdf: not read: page 1 (cover or letter), pages 8-9 (sworn statement).` */
function unreadLines(parts: readonly UnreadPart[]): readonly string[] {
  const byFile = new Map<string, string[]>();
  for (const { name, kind, from, to } of parts) {
    const told = `${pageWords({ from, to })} (${CALLED[kind]})`;
    byFile.set(name, [...(byFile.get(name) ?? []), told]);
  }
  return [...byFile].map(([name, told]) => `${visible(name)}: not read: ${told.join(", ")}.`);
}
