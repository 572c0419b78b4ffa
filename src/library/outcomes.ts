import { pageWords } from "../base/page-words.ts";
import { ReadError } from "../base/read-error.ts";
import { findInputs } from "../batch/find-inputs.ts";
import { inputsIn } from "../batch/find-wrapped.ts";
import { kindByBytes, kindByName } from "../wrapper/wrapper-kind.ts";
import type { DocumentInput as FoundDocument, Input } from "../batch/input.ts";
import { pathOf as pathOfSource, withLoaded } from "../batch/read-bytes.ts";
import { outcomeOf, unreadBy } from "../batch/outcomes.ts";
import type { ReadTask } from "../batch/read-worker.ts";
import { usualJobs } from "../batch/worker-limits.ts";
import { NO_LIMIT_MS, WorkerPool } from "../batch/worker-pool.ts";
import { bytesOf, type DocumentInput, nameOf, pathOf } from "./inputs.ts";
import { type OptionCheck, type OptionChecks, wholeNumber } from "./reading-options.ts";
import { READ_WORKER } from "../programs/worker-scripts.ts";
import type { ReadOptions as EngineOptions } from "../read.ts";
import type { Outcome } from "../kinds/reading.ts";

/** What a caller may say about a run over many documents. */
export interface RunOptions {
  /** Documents that are read at the same time, each in a thread of its own: 1 to 256. Usually one for each processor core, at most 8. */
  readonly jobs?: number | undefined;
  /** When it aborts, all reads are stopped at once and the run ends with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** One input, or several. */
export type DocumentInputs = DocumentInput | Iterable<DocumentInput>;

/** A document that an input stands for. */
interface GivenDocument {
  /** The place of the input among all, from 0. */
  readonly index: number;
  readonly given: DocumentInput;
  readonly input: Input;
  /** What became of it where that is known without reading; else null. */
  readonly known: Outcome | null;
}

/** A document with what became of it. */
export interface DocumentOutcome extends GivenDocument {
  readonly outcome: Outcome;
}

/** More threads than this wait for memory on any machine. */
const MOST_JOBS = 256;

/** Documents for each thread that are read or wait to be handed over: enough that a long one does not hold up the others. */
const AHEAD = 16;

const isSignal: OptionCheck = (value) => (value instanceof AbortSignal ? null : "an AbortSignal");

/** What the options of a run must be. */
export const RUN_CHECKS: OptionChecks<RunOptions> = {
  jobs: wholeNumber(1, MOST_JOBS),
  signal: isSignal,
};

/** What of a read's options says which documents there are. */
type FoundBy = Pick<EngineOptions, "limits" | "kind">;

/**
 * The inputs as documents, in their order: folders, wrappers and patterns stand for the documents in them. Throws a TypeError where an input is
 * no document.
 */
export async function* documentsOf(
  inputs: DocumentInputs,
  { limits: { documentBytes }, kind }: FoundBy,
): AsyncGenerator<GivenDocument, void, undefined> {
  const wishes = { limitBytes: documentBytes, takesPictures: kind === "invoice" };
  let index = 0;
  for (const given of listOf(inputs)) {
    for (const found of await foundFor(given, index, wishes)) yield { index, given, ...found };
    index += 1;
  }
}

/**
 * Reads documents in worker threads and gives their outcomes in the order of the documents. Nothing is begun that is far ahead of
 * what was asked for; who stops asking stops the workers.
 */
export async function* outcomesOf(
  documents: AsyncIterable<GivenDocument> | Iterable<GivenDocument>,
  read: EngineOptions,
  { jobs = usualJobs(), signal }: RunOptions,
): AsyncGenerator<DocumentOutcome, void, undefined> {
  signal?.throwIfAborted();
  const most = jobs * AHEAD;
  const pool = new WorkerPool({
    script: READ_WORKER,
    limits: read.limits,
    lanes: jobs,
    places: most,
    waitMs: NO_LIMIT_MS,
    totalMs: NO_LIMIT_MS,
  });
  const rest = inTurn(documents);
  const begun: Promise<DocumentOutcome>[] = [];
  const begin = async (): Promise<void> => {
    while (begun.length < most) {
      const next = await rest.next();
      if (next.done === true) return;
      begun.push(kept(outcomeIn(pool, next.value, read)));
    }
  };
  try {
    await begin();
    for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
      yield await orAborted(first, signal);
      await begin();
    }
  } finally {
    await pool.close();
    await rest.return();
  }
}

async function* inTurn(
  documents: AsyncIterable<GivenDocument> | Iterable<GivenDocument>,
): AsyncGenerator<GivenDocument, void, undefined> {
  yield* documents;
}

/** Strings and bytes can be iterated too, but are one input each. */
function listOf(inputs: unknown): Iterable<DocumentInput> {
  const isMany =
    typeof inputs === "object" &&
    inputs !== null &&
    !ArrayBuffer.isView(inputs) &&
    Symbol.iterator in inputs;
  return (isMany ? inputs : [inputs]) as Iterable<DocumentInput>;
}

/** What one input stands for; at least one thing, if only something that is missing. */
async function foundFor(
  given: DocumentInput,
  index: number,
  { limitBytes, takesPictures }: { readonly limitBytes: number; readonly takesPictures: boolean },
): Promise<readonly Pick<GivenDocument, "input" | "known">[]> {
  const path = pathOf(given);
  if (path !== null) {
    // On the command line a hyphen would be standard input.
    const { inputs } = await findInputs([path === "-" ? "./-" : path], nothing, { takesPictures });
    return inputs.map((input) => ({ input, known: missingOutcome(input) }));
  }
  const name = nameOf(given) ?? `document ${index + 1}`;
  const inputOf = (bytes: Uint8Array): Input => ({
    kind: "document",
    name,
    source: { bytes },
    sizeBytes: bytes.length,
    resultPath: name,
  });
  try {
    const bytes = await bytesOf(given, limitBytes);
    const kind = kindByBytes(bytes) ?? kindByName(name);
    if (kind === null) return [{ input: inputOf(bytes), known: null }];
    const inputs = await inputsIn(
      { name, place: { bytes }, resultPath: name, kind },
      takesPictures,
    );
    return inputs.map((input) => ({ input, known: missingOutcome(input) }));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return [{ input: inputOf(new Uint8Array()), known: unreadBy(error) }];
  }
}

function missingOutcome(input: Input): Outcome | null {
  return input.kind === "missing"
    ? unreadBy(new ReadError("cannot-open", "", input.message))
    : null;
}

async function nothing(): Promise<Uint8Array> {
  return Promise.resolve(new Uint8Array());
}

async function outcomeIn(
  pool: WorkerPool,
  document: GivenDocument,
  options: EngineOptions,
): Promise<DocumentOutcome> {
  const { input, known } = document;
  if (known !== null || input.kind === "missing") {
    return { ...document, outcome: known ?? unreadBy(new ReadError("cannot-open")) };
  }
  const outcome = await withLoaded<Outcome>(input.source, options.limits.documentBytes, {
    run: async (source) => {
      const task: ReadTask = { source, options, mayAsk: false };
      return outcomeOf(await pool.run(task));
    },
    unread: (unread) => unread,
  });
  return { ...document, outcome };
}

/** What fails while nobody waits for it yet is not unhandled: it is told when its turn comes. */
function kept<Made>(making: Promise<Made>): Promise<Made> {
  making.catch(() => undefined);
  return making;
}

/** What is made, or an error with the signal's reason as soon as it aborts. */
async function orAborted<Made>(
  making: Promise<Made>,
  signal: AbortSignal | undefined,
): Promise<Made> {
  if (signal === undefined) return making;
  signal.throwIfAborted();
  return new Promise<Made>((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", onAbort, { once: true });
    void making.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** All documents that the inputs stand for, a file only once. */
export async function documentsOnce(
  inputs: DocumentInputs,
  read: FoundBy,
): Promise<readonly GivenDocument[]> {
  const seen = new Set<string>();
  const documents: GivenDocument[] = [];
  for await (const document of documentsOf(inputs, read)) {
    const { input } = document;
    const path = input.kind === "document" ? keyOf(input) : null;
    if (path !== null && seen.has(path)) continue;
    if (path !== null) seen.add(path);
    documents.push(document);
  }
  return documents;
}

/** The same for a file that is met again, and for a document in it; null for bytes. */
function keyOf({ source }: FoundDocument): string | null {
  const path = pathOfSource(source);
  if (path === null) return null;
  const { pages } = source;
  const own = "wrapper" in source ? JSON.stringify([path, source.way]) : path;
  return pages === undefined ? own : `${own} ${pageWords(pages)}`;
}
