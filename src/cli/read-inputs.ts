import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { readMany } from "../batch/read-many.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions } from "../read.ts";
import type { Outcome } from "../reading.ts";
import type { DocumentInput, Input } from "../batch/find-inputs.ts";
import { interruption } from "./interruption.ts";
import { visible } from "./plain-text.ts";
import { Progress } from "./progress.ts";
import { takesAnimation } from "./terminal.ts";

/** More threads than this wait for memory rather than for the processor. */
const MOST_USUAL_JOBS = 8;

/** How to read the inputs of a command. */
export interface ReadInputsOptions {
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
}

/** Reads the inputs of a command in worker threads, drawing its progress on the terminal. */
export async function readInputs(
  inputs: readonly Input[],
  options: ReadInputsOptions,
): Promise<{ readonly wasInterrupted: boolean }> {
  const {
    read,
    ask = null,
    jobs = Math.min(availableParallelism(), MOST_USUAL_JOBS),
    quiet,
  } = options;
  const { stderr } = process;
  const isDrawn = !quiet && takesAnimation(process.env, stderr.isTTY);
  const progress = new Progress(stderr, { total: inputs.length, isDrawn });
  let putCount = 0;

  const put = async (input: Input, outcome: Outcome): Promise<void> => {
    if (options.sharesTerminal) progress.clear();
    await options.put(input, outcome, putCount);
    putCount += 1;
  };
  const putMissing = async (): Promise<void> => {
    for (let next = inputs[putCount]; next?.kind === "missing";) {
      await put(next, { kind: "unread", code: "cannot-open", message: next.message });
      next = inputs[putCount];
    }
  };

  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  const stop = interruption();
  await (options.readAll ?? readMany)(
    documents.map(({ source }) => source),
    {
      read,
      ask,
      jobs,
      signal: stop.signal,
      onOutcome: async (outcome, documentIndex) => {
        await putMissing();
        const document = documents[documentIndex];
        if (document !== undefined) await put(document, outcome);
      },
      onScan: (documentIndex, scan) =>
        progress.tellScan(visible(basename(documents[documentIndex]?.name ?? "")), scan),
      onFinished: (outcome) =>
        progress.advance(outcome.kind === "read" ? outcome.reading.pageCount : 0),
    },
  ).finally(() => {
    stop.release();
    progress.clear();
  });
  await putMissing();
  return { wasInterrupted: stop.signal.aborted };
}
