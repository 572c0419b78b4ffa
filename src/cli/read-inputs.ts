import { basename } from "node:path";
import { type BatchOptions, readMany } from "../batch/read-many.ts";
import { usualJobs } from "../batch/worker-limits.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions } from "../read.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { DocumentInput, Input } from "../batch/input.ts";
import type { KnownReads } from "../batch/journaled.ts";
import { acceptedLines, AcceptedPapers, isAccepted } from "./review/accepted-papers.ts";
import { interruption } from "./interruption.ts";
import { takesAnimation, visible } from "./terminal.ts";
import { Progress } from "./progress.ts";

/** How to read the inputs of a command. */
interface ReadInputsOptions {
  readonly read: ReadOptions;
  /** Answers what a read asks of a model; without it none is asked. */
  readonly ask?: AskModel | null;
  /** Threads; undefined for what the machine has. */
  readonly jobs: number | undefined;
  readonly quiet: boolean;
  /** Whether what `put` writes goes to the terminal on which the progress is drawn. */
  readonly sharesTerminal: boolean;
  /** Reads the documents; another one than `readMany` gives more than their readings. */
  readonly readAll?: typeof readMany;
  /** Called once for every input in their order, those that hold no document included. */
  readonly put: (input: Input, outcome: Outcome, inputIndex: number) => Promise<void>;
  /** Whether papers are read as a person has accepted them in a review. */
  readonly takesAccepted?: boolean | undefined;
  /** Remembers what is read, and knows what was; null where nothing is kept. */
  readonly reads?: KnownReads | null;
  /** Called when the user wants to stop. */
  readonly onStop?: () => void;
}

/** How a run of reads ended. */
interface InputsRead {
  readonly wasInterrupted: boolean;
  /** Documents whose outcome was known from before. */
  readonly knownCount: number;
  /** How many were read as a person has accepted them, or wait for that; no line where neither is so. */
  readonly acceptedLines: readonly string[];
}

/** Reads the inputs of a command in worker threads, drawing its progress on the terminal. */
export async function readInputs(
  inputs: readonly Input[],
  options: ReadInputsOptions,
): Promise<InputsRead> {
  const { read, ask = null, jobs = usualJobs(), reads = null, takesAccepted = false } = options;
  let acceptedCount = 0;
  const accepted = takesAccepted ? new AcceptedPapers(read, jobs) : null;
  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  const progress = progressOf(inputs.length, documents, options);
  const put = inTurn(inputs, async (input, outcome, index) => {
    if (options.sharesTerminal) progress.clear();
    if (isAccepted(outcome)) acceptedCount += 1;
    await options.put(input, outcome, index);
  });
  const stop = interruption();
  stop.signal.addEventListener("abort", () => options.onStop?.(), { once: true });
  const known = new Set<number>();
  const remembered: Known = async (source, readIt, documentIndex) => {
    if (reads === null) return readIt(source);
    const name = documents[documentIndex]?.name ?? "";
    const { outcome, wasKnown } = await reads.read(name, source, readIt);
    if (wasKnown) known.add(documentIndex);
    return outcome;
  };
  try {
    await (options.readAll ?? readMany)(
      documents.map(({ source }) => source),
      {
        read,
        ask,
        jobs,
        signal: stop.signal,
        // What a person says of a paper may change from run to run: it is not remembered.
        known: async (source, readIt, documentIndex) =>
          (await accepted?.outcomeOf(source)) ?? remembered(source, readIt, documentIndex),
        onOutcome: async (outcome, documentIndex) => put(documents[documentIndex], outcome),
        onScan: (documentIndex, scan) =>
          progress.tellScan(visible(basename(documents[documentIndex]?.name ?? "")), scan),
        onFinished: (outcome, documentIndex) =>
          progress.advance({
            pages: outcome.kind === "read" ? outcome.reading.pageCount : 0,
            bytes: documents[documentIndex]?.sizeBytes ?? 0,
            wasKnown: known.has(documentIndex),
          }),
      },
    );
  } finally {
    stop.release();
    progress.clear();
    await accepted?.close();
  }
  await put(undefined, null);
  return {
    wasInterrupted: stop.signal.aborted,
    knownCount: known.size,
    acceptedLines: acceptedLines(inputs, { acceptedCount, takesAccepted }),
  };
}

type Known = NonNullable<BatchOptions["known"]>;

function progressOf(
  total: number,
  documents: readonly DocumentInput[],
  { quiet }: ReadInputsOptions,
): Progress {
  const { stderr } = process;
  const isDrawn = !quiet && takesAnimation(process.env, stderr.isTTY);
  const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return new Progress(stderr, { total, bytes, isDrawn });
}

/** Hands over documents in the order of the inputs, and between them those inputs that hold none; at the end the rest of these. */
function inTurn(
  inputs: readonly Input[],
  put: ReadInputsOptions["put"],
): (document: DocumentInput | undefined, outcome: Outcome | null) => Promise<void> {
  let putCount = 0;
  return async (document, outcome) => {
    for (let next = inputs[putCount]; next?.kind === "missing"; next = inputs[putCount]) {
      await put(next, { kind: "unread", code: "cannot-open", message: next.message }, putCount);
      putCount += 1;
    }
    if (document === undefined || outcome === null) return;
    await put(document, outcome, putCount);
    putCount += 1;
  };
}
