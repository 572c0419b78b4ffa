import type { Limits } from "../base/limits.ts";
import { pageWords } from "../base/page-words.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import { type OtherPart, splitInputs, type UnreadPart } from "../batch/split-inputs.ts";
import { usualJobs } from "../batch/worker-limits.ts";
import { paperKindWords } from "../finding/draw-words.ts";
import { interruption } from "./interruption.ts";
import { visible } from "./terminal.ts";

/** How what was found is taken apart. */
interface SplitFoundWishes {
  readonly limits: Limits;
  readonly jobs?: number | undefined;
  readonly withListings?: boolean;
}

/** As the command line says whether files are taken apart, and whether that is told. */
interface SplitOptions {
  readonly split?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** What the found files hold. */
export interface SplitFound extends FoundInputs {
  /** Documents of kinds that no reader reads. */
  readonly unread: readonly UnreadPart[];
  /** Documents that may have no reader, with their tables; none where these were not wanted. */
  readonly others: readonly OtherPart[];
}

/** The documents that the found files hold. */
export async function splitFound(
  found: FoundInputs,
  { limits, jobs = usualJobs(), withListings = false }: SplitFoundWishes,
): Promise<SplitFound> {
  const stop = interruption();
  try {
    const { packages, ...split } = await splitInputs(found.inputs, {
      limits,
      jobs,
      signal: stop.signal,
      withListings,
    });
    return { ...found, ...split, isSingle: found.isSingle && packages === 0 };
  } finally {
    stop.release();
  }
}

/** The same where it is wanted, and what of them no reader reads is told with its pages. */
export async function splitIfWanted(
  found: FoundInputs,
  { split: isWanted = false, ...wishes }: SplitFoundWishes & SplitOptions,
): Promise<FoundInputs> {
  if (!isWanted) return found;
  const { unread, others: _others, ...split } = await splitFound(found, wishes);
  if (wishes.quiet !== true)
    for (const line of unreadLines(unread)) process.stderr.write(`${line}\n`);
  return split;
}

/** One line for each file: `package.pdf: not read: page 1 (cover or letter), pages 8-9 (sworn statement).` */
function unreadLines(parts: readonly UnreadPart[]): readonly string[] {
  const byFile = new Map<string, string[]>();
  for (const { name, kind, from, to } of parts) {
    const told = `${pageWords({ from, to })} (${paperKindWords(kind)})`;
    byFile.set(name, [...(byFile.get(name) ?? []), told]);
  }
  return [...byFile].map(([name, told]) => `${visible(name)}: not read: ${told.join(", ")}.`);
}
