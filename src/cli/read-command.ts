import { availableParallelism } from "node:os";
import { LIMITS } from "../base/limits.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { readMany } from "../batch/read-many.ts";
import type { ReadOptions } from "../read.ts";
import type { Outcome } from "../reading.ts";
import { sinkFor, type OutputOptions } from "./choose-sink.ts";
import { EXIT, exitCodeOf, type ExitCode, type FailureKind } from "./exit-code.ts";
import { findInputs, type DocumentInput, type FoundInputs, type Input } from "./find-inputs.ts";
import { interruption } from "./interruption.ts";
import { Progress } from "./progress.ts";
import type { ResultSink } from "./result-sink.ts";
import { accountOf, summaryLines, unreadLines, type Account } from "./summary.ts";
import { paintFor, takesAnimation } from "./terminal.ts";

/** The options of `read` as the command line gives them. */
export interface ReadCommandOptions extends OutputOptions {
  readonly kind: ReadOptions["kind"];
  readonly subcontractor?: string;
  readonly gc?: string;
  /** Folder of further templates. */
  readonly templates?: string;
  readonly jobs?: number;
  /** In seconds. */
  readonly timeout?: number;
  readonly maxPages?: number;
  readonly maxBytes?: number;
  readonly failOn?: ReadonlySet<FailureKind>;
  readonly minConfidence?: number;
  readonly quiet?: boolean;
}

/** Below this a reading is called unsure where the user names no limit. */
const USUAL_MIN_CONFIDENCE = 0.9;

/** More threads than this wait for memory rather than for the processor. */
const MOST_USUAL_JOBS = 8;

/** Reads what the paths stand for, writes the results, accounts for every input. */
export async function readCommand(
  paths: readonly string[],
  options: ReadCommandOptions,
): Promise<ExitCode> {
  const read = await withTemplates(readOptionsOf(options), options.templates);
  const found = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  const sink = await sinkFor(found, options);
  try {
    const run = await readInputs(found.inputs, sink, { options, read });
    await sink.finish();
    return report(run, found, options);
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

/** The limits and wishes of one read. */
export function readOptionsOf(options: ReadCommandOptions): ReadOptions {
  const { timeout, maxPages, maxBytes, subcontractor, gc } = options;
  return {
    kind: options.kind,
    limits: {
      ...LIMITS,
      ...(timeout === undefined ? {} : { readMs: timeout * 1000 }),
      ...(maxPages === undefined ? {} : { pages: maxPages }),
      ...(maxBytes === undefined ? {} : { documentBytes: maxBytes }),
    },
    ...(subcontractor === undefined ? {} : { subcontractor }),
    ...(gc === undefined ? {} : { gc }),
  };
}

async function withTemplates(read: ReadOptions, folder: string | undefined): Promise<ReadOptions> {
  if (folder === undefined) return read;
  const { templatesWith } = await import("./own-templates.ts");
  return { ...read, templates: await templatesWith(folder) };
}

interface FinishedRun {
  readonly accounts: readonly Account[];
  readonly wasInterrupted: boolean;
}

async function readInputs(
  inputs: readonly Input[],
  sink: ResultSink,
  { options, read }: { readonly options: ReadCommandOptions; readonly read: ReadOptions },
): Promise<FinishedRun> {
  const { jobs = Math.min(availableParallelism(), MOST_USUAL_JOBS), quiet = false } = options;
  const { stderr } = process;
  const isDrawn = !quiet && takesAnimation(process.env, stderr.isTTY) && inputs.length > 1;
  const sharesTerminal = options.out === undefined && process.stdout.isTTY;
  const progress = new Progress(stderr, { total: inputs.length, isDrawn });
  const accounts: Account[] = [];

  const put = async (input: Input, outcome: Outcome): Promise<void> => {
    if (sharesTerminal) progress.clear();
    await sink.put(input, outcome, accounts.length);
    accounts.push(accountOf(input.name, outcome, options.minConfidence ?? USUAL_MIN_CONFIDENCE));
  };
  const putMissing = async (): Promise<void> => {
    for (let next = inputs[accounts.length]; next?.kind === "missing";) {
      await put(next, { kind: "unread", code: "cannot-open", message: next.message });
      next = inputs[accounts.length];
    }
  };

  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  const stop = interruption();
  await readMany(
    documents.map(({ source }) => source),
    {
      read,
      jobs,
      signal: stop.signal,
      onOutcome: async (outcome, documentIndex) => {
        await putMissing();
        const document = documents[documentIndex];
        if (document !== undefined) await put(document, outcome);
      },
      onFinished: (outcome) =>
        progress.advance(outcome.kind === "read" ? outcome.reading.pageCount : 0),
    },
  ).finally(() => {
    stop.release();
    progress.clear();
  });
  await putMissing();
  return { accounts, wasInterrupted: stop.signal.aborted };
}

function report(run: FinishedRun, found: FoundInputs, options: ReadCommandOptions): ExitCode {
  const { accounts, wasInterrupted } = run;
  const { minConfidence, quiet = false } = options;
  const usual: readonly FailureKind[] =
    minConfidence === undefined ? ["unread", "check"] : ["unread", "check", "confidence"];
  const counted = options.failOn ?? new Set(usual);
  const paint = paintFor(process.stderr);
  const lines = [
    ...unreadLines(accounts, paint),
    ...(quiet
      ? []
      : summaryLines(accounts, {
          leftAlone: found.leftAlone,
          tellsConfidence: counted.has("confidence"),
          paint,
        })),
  ];
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
  if (wasInterrupted) return EXIT.interrupted;
  return exitCodeOf(new Set(accounts.flatMap(({ failures }) => failures)), counted);
}
