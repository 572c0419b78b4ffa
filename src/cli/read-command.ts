import type { InvoiceTrace } from "../audit/invoice-trace.ts";
import { LIMITS, type Limits } from "../base/limits.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions } from "../read.ts";
import type { Reading } from "../reading.ts";
import { LOCAL_FORMATS, sinkFor, type OutputOptions } from "./choose-sink.ts";
import type { ExitCode, FailureKind } from "./exit-code.ts";
import { findInputs, type Input } from "../batch/find-inputs.ts";
import { modelFor, withModel } from "./model-option.ts";
import { readInputs } from "./read-inputs.ts";
import { invoiceTraceOf, repeatedInvoiceLines } from "./repeated-invoices.ts";
import { type FinishedRun, reportRun, USUAL_MIN_CONFIDENCE } from "./report-run.ts";
import type { ResultSink } from "./result-sink.ts";
import { accountOf, type Account } from "./summary.ts";
import { paintFor } from "./terminal.ts";

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
}

/** Reads what the paths stand for, writes the results, accounts for every input. */
export async function readCommand(
  paths: readonly string[],
  options: ReadCommandOptions,
): Promise<ExitCode> {
  const model = await modelFor(options.model);
  const read = withModel(await withTemplates(readOptionsOf(options), options.templates), model);
  const found = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  const sink = await sinkFor(found, options, LOCAL_FORMATS);
  try {
    const run = await readToSink(found.inputs, sink, { options, read, ask: model?.ask ?? null });
    await sink.finish();
    return reportRun(run, found, options);
  } catch (error) {
    await sink.abandon();
    throw error;
  }
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

interface RunWishes {
  readonly options: ReadCommandOptions;
  readonly read: ReadOptions;
  readonly ask: AskModel | null;
}

async function readToSink(
  inputs: readonly Input[],
  sink: ResultSink<Reading>,
  { options, read, ask }: RunWishes,
): Promise<FinishedRun> {
  const accounts: Account[] = [];
  const traces: InvoiceTrace[] = [];
  const { jobs, quiet = false, minConfidence = USUAL_MIN_CONFIDENCE } = options;
  const sharesTerminal = options.out === undefined && process.stdout.isTTY;
  const { wasInterrupted } = await readInputs(inputs, {
    read,
    ask,
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
  return { accounts, further, wasInterrupted };
}
