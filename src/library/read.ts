import { readDocument } from "../read.ts";
import { type Answer, toAnswer } from "../wire/answer.ts";
import type { InvoiceResult, ReadResult } from "../wire/contract.ts";
import type { FullInvoiceResult, FullReadResult, FullResult } from "../wire/full-contract.ts";
import { toFullResult } from "../wire/full-result.ts";
import {
  checkOptions,
  type Detail,
  DETAIL_CHECKS,
  engineOptions,
  type Kind,
  pagesProblem,
  READING_CHECKS,
  type ReadingOptions,
} from "./reading-options.ts";
import { documentIn, type DocumentInput } from "./inputs.ts";

/** What comes out of each kind, plain and with its proof. */
export interface Answers {
  readonly plain: {
    readonly auto: Answer;
    readonly construction: ReadResult;
    readonly invoice: InvoiceResult;
  };
  readonly full: {
    readonly auto: FullResult;
    readonly construction: FullReadResult;
    readonly invoice: FullInvoiceResult;
  };
}

/** What a caller may say about answers. */
export interface AnswerOptions extends ReadingOptions {
  /** `full` adds the proof: evidence, lines, rows, identities, and the hash of the plain answer. Usually `plain`. */
  readonly detail?: Detail | undefined;
}

/** The options of `read`. */
export interface ReadOptions extends AnswerOptions {
  /** The pages that are the document, from 1, where a PDF holds several; `documents` of the full answer lists them. Places are on the pages of the file. Not in a browser. */
  readonly pages?: { readonly from: number; readonly to: number } | undefined;
}

/**
 * Reads one PDF, or one picture in its place, and gives the contract's answer as plain data. Amounts are numbers in the document's currency, dates
 * `YYYY-MM-DD`, percents points (10 is ten percent), pages count from 1; null stands for what is not printed or not certain.
 * A construction document comes out under `document`, whose `documentType` says which it is, an invoice under `invoice`.
 *
 * The read runs in the calling thread and cannot be stopped: of its limits, those of time hold for the pictures of scans alone.
 * Where documents are long, many or not to be trusted, `readMany` reads them in threads that time and memory bound.
 * The same bytes give the same answer, byte for byte. Nothing is written, logged or sent.
 *
 * @example
 * import { read } from "crossfoot";
 *
 * const { document, checks, warnings } = await read("application.pdf", { kind: "construction" });
 * if (document.documentType === "PAY_APPLICATION") console.log(document.currentPaymentDue); // prints: 77162.4
 * console.log(checks.filter(({ passed }) => passed === false).length, warnings.length); // prints: 0 0
 *
 * @example
 * import { read, ReadError } from "crossfoot";
 *
 * try {
 *   await read("not-a-pdf.pdf");
 * } catch (error) {
 *   if (!(error instanceof ReadError)) throw error;
 *   console.log(error.code); // prints: not-a-pdf
 *   console.log(error.message); // prints: This is not a PDF file. Send the document as PDF.
 * }
 *
 * @throws ReadError with a `code` and a full sentence where the document cannot be read; `cannot-open` where the path leads to
 * nothing, to a folder, or to a file that may not be read.
 * @throws TypeError where the input is no document, or an option is unknown or cannot be what it is.
 */
export async function read<AsKind extends Kind = "auto", AsDetail extends Detail = "plain">(
  input: DocumentInput,
  options?: ReadOptions & {
    readonly kind?: AsKind | undefined;
    readonly detail?: AsDetail | undefined;
  },
): Promise<Answers[AsDetail][AsKind]>;
export async function read(
  input: DocumentInput,
  options: ReadOptions = {},
): Promise<Answer | FullResult> {
  checkOptions("read", options, { ...READING_CHECKS, ...DETAIL_CHECKS, pages: pagesProblem });
  const { pages } = options;
  const engine = { ...engineOptions(options), ...(pages === undefined ? {} : { pages }) };
  const reading = await readDocument(await documentIn(input, engine.limits.documentBytes), engine);
  return options.detail === "full" ? toFullResult(reading) : toAnswer(reading);
}
