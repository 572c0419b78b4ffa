import type { InvoiceTrace } from "../audit/invoice-trace.ts";
import { LIMITS, type Limits } from "../base/limits.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions } from "../read.ts";
import type { Reading } from "../reading.ts";
import { LOCAL_FORMATS, outOf, sinkFor, type OutputOptions } from "./choose-sink.ts";
import type { ExitCode, FailureKind } from "./exit-code.ts";
import { excludedBy } from "../batch/excluded.ts";
import { findInputs, type FoundInputs, type Input } from "../batch/find-inputs.ts";
import type { RememberedReads } from "../batch/journaled.ts";
import { listedPaths } from "./listed-paths.ts";
import { modelFor, type UsedModel, withModel } from "./model-option.ts";
import { readInputs } from "./read-inputs.ts";
import { invoiceTraceOf, repeatedInvoiceLines } from "./repeated-invoices.ts";
import { type FinishedRun, reportRun, USUAL_MIN_CONFIDENCE } from "./report-run.ts";
import type { ResultSink } from "./result-sink.ts";
import { openMemory } from "./run-memory.ts";
import { accountOf, type Account } from "./summary.ts";
import { paintFor } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/** Options of every command that reads documents. */
export interface LimitOptions {
  readonly kind: ReadOptions["kind"];
  readonly subcontractor?: string;
  readonly gc?: string;
  /** Folder of further templates. */
  readonly templates?: string;
  readonly jobs?: number;
  /** In seconds. */
  readonly timeout?: number;
  /** False where scanned pages are left unread. */
  readonly ocr?: boolean;
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** Address of a model's endpoint, or `off`. */
  readonly model?: string;
  readonly quiet?: boolean;
}

/** The options of `read` as the command line gives them. */
export interface ReadCommandOptions extends OutputOptions, LimitOptions {
  readonly failOn?: ReadonlySet<FailureKind>;
  readonly minConfidence?: number;
  /** Goes on with an earlier run. */
  readonly resume?: boolean;
  /** False where nothing is kept for a later run. */
  readonly journal?: boolean;
  /** Goes on reading what comes into the folders. */
  readonly watch?: boolean;
  /** How long a file must have been as it is before it is read, in seconds. */
  readonly settle?: number;
  /** A list of further paths. */
  readonly filesFrom?: string;
  readonly exclude?: readonly string[];
}

/** Reads what the paths stand for, writes the results, accounts for every input. */
export async function readCommand(
  paths: readonly string[],
  options: ReadCommandOptions,
): Promise<ExitCode> {
  const model = await modelFor(options.model);
  const read = withModel(await withTemplates(readOptionsOf(options), options.templates), model);
  const round = { options, read, ask: model?.ask ?? null, model: modelName(model) };
  const named = await namedPaths(paths, options);
  if (options.watch === true) {
    const { watchCommand } = await import("./watch-command.ts");
    return watchCommand(named, round);
  }
  return readRound(await foundInputs(named, round), { ...round, resumes: options.resume === true });
}

/** How documents are read in one command. */
export interface Round {
  readonly options: ReadCommandOptions;
  readonly read: ReadOptions;
  readonly ask: AskModel | null;
  /** What may be asked; empty where nothing is. */
  readonly model: string;
}

/** The documents that the paths of a command stand for at the moment. */
export async function foundInputs(
  paths: readonly string[],
  { options, read }: Round,
): Promise<FoundInputs> {
  return findInputs(
    paths,
    async () => collectBytes(process.stdin, read.limits.documentBytes),
    excludedBy(options.exclude ?? []),
  );
}

/** Reads what was found once, and writes all results. */
export async function readRound(
  found: FoundInputs,
  round: Round & { readonly resumes: boolean },
): Promise<ExitCode> {
  const { options, read, model, resumes } = round;
  const out = await outOf(options);
  const isKept = out !== null && options.journal !== false && !found.isSingle;
  if (resumes && !isKept) throw new UsageError(NO_JOURNAL);
  const memory = isKept ? await openMemory(out, { read, model }, resumes) : null;
  const sink = await sinkFor(found, options, LOCAL_FORMATS);
  try {
    const run = await readToSink(found.inputs, sink, { ...round, reads: memory?.reads ?? null });
    await sink.finish();
    await memory?.close(!run.wasInterrupted);
    return reportRun(run, found, options);
  } catch (error) {
    await sink.abandon();
    await memory?.close(false);
    throw error;
  }
}

const NO_JOURNAL =
  "--resume goes on with an earlier run by the journal beside its results: it needs --out, several files or a folder, and no --no-journal.";

async function namedPaths(
  paths: readonly string[],
  { filesFrom }: ReadCommandOptions,
): Promise<readonly string[]> {
  const listed = filesFrom === undefined ? [] : await listedPaths(filesFrom);
  const named = [...paths, ...listed];
  if (named.length === 0) {
    throw new UsageError("No file or folder is named. Name some, or a list with --files-from.");
  }
  return named;
}

function modelName(model: UsedModel | null): string {
  if (model === null) return "";
  const { host, model: name, below } = model.settings;
  return [host, name, below].join(" ");
}

/** The limits and wishes of one read. */
export function readOptionsOf(options: LimitOptions): ReadOptions {
  const { timeout, ocr = true, maxPages, maxBytes, subcontractor, gc } = options;
  return {
    kind: options.kind,
    limits: {
      ...LIMITS,
      ...(timeout === undefined ? {} : { readMs: timeout * 1000 }),
      ...(ocr ? {} : { scanPages: 0 }),
      ...(maxPages === undefined ? {} : pageLimits(maxPages, options.kind)),
      ...(maxBytes === undefined ? {} : { documentBytes: maxBytes }),
    },
    ...(subcontractor === undefined ? {} : { subcontractor }),
    ...(gc === undefined ? {} : { gc }),
  };
}

/** A number of pages that is named holds for what is named, and an invoice stays short where none is. */
function pageLimits(maxPages: number, kind: ReadOptions["kind"]): Partial<Limits> {
  return kind === "invoice" ? { pages: maxPages, invoicePages: maxPages } : { pages: maxPages };
}

/** The same with the templates of a folder, where one is named. */
export async function withTemplates(
  read: ReadOptions,
  folder: string | undefined,
): Promise<ReadOptions> {
  if (folder === undefined) return read;
  const { templatesWith } = await import("./own-templates.ts");
  return { ...read, templates: await templatesWith(folder) };
}

interface RunWishes extends Round {
  readonly reads: RememberedReads | null;
}

async function readToSink(
  inputs: readonly Input[],
  sink: ResultSink<Reading>,
  { options, read, ask, reads }: RunWishes,
): Promise<FinishedRun> {
  const accounts: Account[] = [];
  const traces: InvoiceTrace[] = [];
  const { jobs, quiet = false, minConfidence = USUAL_MIN_CONFIDENCE } = options;
  const sharesTerminal = options.out === undefined && process.stdout.isTTY;
  const { wasInterrupted, knownCount } = await readInputs(inputs, {
    read,
    ask,
    reads,
    jobs,
    quiet,
    sharesTerminal,
    put: async (input, outcome, inputIndex) => {
      await sink.put(input, outcome, inputIndex);
      accounts.push(accountOf(input.name, outcome, minConfidence));
      const trace = inputs.length > 1 ? await invoiceTraceOf(input, outcome) : null;
      if (trace !== null) traces.push(trace);
    },
  });
  const further = repeatedInvoiceLines(traces, paintFor(process.stderr));
  return { accounts, further: [...knownLines(knownCount), ...further], wasInterrupted };
}

function knownLines(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${count === 1 ? "1 document was" : `${count} documents were`} known and not read again.`,
  ];
}
