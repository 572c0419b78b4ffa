import { type Source, withLoaded } from "../batch/read-bytes.ts";
import type { BatchOptions } from "../batch/read-many.ts";
import { outcomeOf } from "../batch/outcomes.ts";
import { runMany, type TaskEnd } from "../batch/run-many.ts";
import { REPORT_WORKER } from "../programs/worker-scripts.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { ReportAnswer } from "./report-worker.ts";

/** What the report adds to reading many documents. */
interface ReportWishes {
  /** The name of each document in the links of the page, and as people know it. */
  readonly names: readonly { readonly id: string; readonly file: string }[];
  readonly hasPictures: boolean;
  /** What a person has accepted of a document: the text of a saved review, or null. */
  readonly savedOf: (source: Source) => Promise<string | null>;
  /** Takes the part of the page of a document that was read, in any order. */
  readonly keep: (id: string, detail: string) => Promise<void>;
}

/** Reads each document as `readMany` does, and draws its part of the page in the same thread. */
export async function reportMany(
  sources: readonly Source[],
  { read, jobs, signal, ...options }: BatchOptions,
  { names, hasPictures, savedOf, keep }: ReportWishes,
): Promise<void> {
  await runMany<Outcome>({
    count: sources.length,
    script: REPORT_WORKER,
    limits: read.limits,
    jobs,
    signal,
    resultOf: async (run, index) => {
      const given = sources[index] ?? { bytes: new Uint8Array() };
      const saved = await savedOf(given);
      const { outcome, detail } = await withLoaded<Part>(given, read.limits.documentBytes, {
        run: async (source) =>
          splitOf(await run({ source, options: read, hasPictures, saved, ...names[index] })),
        unread: (unread) => ({ outcome: unread, detail: "" }),
      });
      if (detail !== "") await keep(names[index]?.id ?? "", detail);
      options.onFinished?.(outcome, index);
      return outcome;
    },
    onResult: options.onOutcome,
    onScan: (index, place) => options.onScan?.(index, place),
    ask: null,
  });
}

/** What came of a document, and its part of the page; empty where it was not read. */
interface Part {
  readonly outcome: Outcome;
  readonly detail: string;
}

function splitOf(end: TaskEnd): Part {
  if (end.kind !== "answer") return { outcome: outcomeOf(end), detail: "" };
  const { outcome, detail } = end.answer as ReportAnswer;
  return { outcome: outcomeOf({ kind: "answer", answer: outcome }), detail };
}
