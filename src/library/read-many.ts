import { ReadError } from "../base/read-error.ts";
import { type Answer, toAnswer } from "../wire/answer.ts";
import type { FullResult } from "../wire/full-contract.ts";
import { toFullResult } from "../wire/full-result.ts";
import {
  checkOptions,
  type Detail,
  DETAIL_CHECKS,
  engineOptions,
  type Kind,
  READING_CHECKS,
} from "./reading-options.ts";
import type { DocumentInput } from "./inputs.ts";
import {
  type DocumentInputs,
  type DocumentOutcome,
  documentsOf,
  outcomesOf,
  RUN_CHECKS,
  type RunOptions,
} from "./outcomes.ts";
import type { AnswerOptions, Answers } from "./read.ts";

/** The options of `readMany`: those of `read` for whole files, and how the run goes. */
export interface ReadManyOptions extends AnswerOptions, RunOptions {}

/** What became of one document. Of `result` and `error`, one is null. */
export type ReadOutcome<Result> = NamedDocument &
  (
    | { readonly result: Result; readonly error: null }
    | { readonly result: null; readonly error: ReadError }
  );

/** A document of a run. */
interface NamedDocument {
  /** The path of its file, or the name of a `File`; other bytes are called `document 1` and so on, by their place among the inputs. */
  readonly file: string;
  /** The place of its input among the inputs, from 0. A folder or pattern has several documents. */
  readonly index: number;
  /** Its input, as it was given. */
  readonly input: DocumentInput;
}

/**
 * Reads many PDFs in worker threads and gives what became of each, in the order of the inputs. A path may also be a folder, whose
 * PDFs are read with those of the folders below it, a ZIP file or an e-mail, which are read like folders, or a pattern such as
 * `march/*.pdf`; every input has at least one outcome.
 *
 * A read that takes longer than `limits.readMs` (anew for each scanned page), needs more memory than `limits.readMegabytes` or
 * crashes is stopped and has its `error`; the others are read. An answer is the same as that of `read`, byte for byte.
 * A full answer's `verdict` is that of the paper by itself: `readTogether` judges papers among each other.
 * Threads go ahead of the loop by no more than 16 documents each, and leaving the loop ends them.
 *
 * @example
 * import { readMany } from "crossfoot";
 *
 * for await (const { file, result, error } of readMany(["march/", "not-a-pdf.pdf"], { jobs: 2 })) {
 *   if (error !== null) console.log(`${file}: ${error.code}`);
 *   else console.log(`${file}: ${result.warnings.length} warnings`);
 * }
 *
 * @example
 * import { readFile } from "node:fs/promises";
 * import { readMany } from "crossfoot";
 *
 * const uploads = [new File([await readFile("bill.pdf")], "bill of May.pdf")];
 * const options = { kind: "invoice", signal: AbortSignal.timeout(60_000) } as const;
 * for await (const { file, result } of readMany(uploads, options)) {
 *   console.log(file, result?.invoice.total); // prints: bill of May.pdf 19845
 * }
 *
 * @throws TypeError at once where an option is unknown or cannot be what it is; in the loop where an input is no document.
 * @throws The signal's reason, in the loop, when it aborts; all reads are stopped at once.
 */
export function readMany<AsKind extends Kind = "auto", AsDetail extends Detail = "plain">(
  inputs: DocumentInputs,
  options?: ReadManyOptions & {
    readonly kind?: AsKind | undefined;
    readonly detail?: AsDetail | undefined;
  },
): AsyncGenerator<ReadOutcome<Answers[AsDetail][AsKind]>, void, undefined>;
export function readMany(
  inputs: DocumentInputs,
  options: ReadManyOptions = {},
): AsyncGenerator<ReadOutcome<Answer | FullResult>, void, undefined> {
  checkOptions("readMany", options, { ...READING_CHECKS, ...DETAIL_CHECKS, ...RUN_CHECKS });
  return answersOf(inputs, options);
}

async function* answersOf(
  inputs: DocumentInputs,
  options: ReadManyOptions,
): AsyncGenerator<ReadOutcome<Answer | FullResult>, void, undefined> {
  const engine = engineOptions(options);
  const documents = documentsOf(inputs, engine);
  const toResult = options.detail === "full" ? toFullResult : toAnswer;
  for await (const document of outcomesOf(documents, engine, options)) {
    yield outcomeFrom(document, toResult);
  }
}

/** What became of one document, for a program. */
export function outcomeFrom<Result>(
  { input, index, given, outcome }: DocumentOutcome,
  toResult: (reading: Extract<DocumentOutcome["outcome"], { kind: "read" }>["reading"]) => Result,
): ReadOutcome<Result> {
  const named: NamedDocument = { file: input.name, index, input: given };
  if (outcome.kind === "read") return { ...named, result: toResult(outcome.reading), error: null };
  return { ...named, result: null, error: new ReadError(outcome.code, "", outcome.message) };
}
