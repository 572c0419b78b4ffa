import { LIMITS, type Limits } from "./base/limits.ts";
import { readDocument, type ReadOptions } from "./read.ts";
import { type Answer, toAnswer } from "./wire/answer.ts";
import type { ReadResult } from "./wire/contract.ts";
import type { FullReadResult, FullResult } from "./wire/full-contract.ts";
import type { FullInvoiceResult } from "./wire/full-invoice-contract.ts";
import { toFullResult } from "./wire/full-result.ts";
import type { InvoiceResult } from "./wire/invoice-contract.ts";

export { ReadError, type ReadErrorCode } from "./base/read-error.ts";
export type { Limits } from "./base/limits.ts";
export type { Answer } from "./wire/answer.ts";
export type {
  ChangeOrderBody,
  CheckBody,
  ListedChangeOrderBody,
  PayApplicationBody,
  ReadResult,
} from "./wire/contract.ts";
export type { FullApplicationResult } from "./wire/full-application-contract.ts";
export type { FullChangeOrderResult } from "./wire/full-change-order-contract.ts";
export type { FullResult } from "./wire/full-contract.ts";
export type { FullInvoiceResult } from "./wire/full-invoice-contract.ts";
export type {
  InvoiceBody,
  InvoiceResult,
  InvoiceTaxBody,
  LineItemBody,
} from "./wire/invoice-contract.ts";

/** What a document may be. */
export type Kind = ReadOptions["kind"];

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

export type Detail = keyof Answers;

/** What a caller may say about a document. Everything has a default. */
export interface LibraryOptions {
  /** What the document is; `auto` finds it out. */
  readonly kind?: Kind;
  /** Company names of the parties; they sharpen the reading of change orders. */
  readonly subcontractor?: string;
  readonly gc?: string;
  /** `full` adds the proof: evidence, lines, rows, identities, and the hash of the plain answer. */
  readonly detail?: Detail;
  /** Bounds other than the usual ones, such as `{ pages: 500 }`. */
  readonly limits?: Partial<Limits>;
}

/**
 * Reads one PDF and gives the contract's answer; null stands for what is not printed.
 * An invoice comes out under `invoice`, a construction document under `document`.
 *
 * The read runs in the calling thread and cannot be stopped; a server runs it in a worker of its own.
 * The same bytes give the same answer, byte for byte. Nothing is written, logged or sent.
 *
 * @example
 * const bytes = await readFile("application.pdf");
 * const { document, checks, warnings, confidence } = await read(bytes, { kind: "construction" });
 *
 * @throws ReadError with a `code` and a full sentence when the document cannot be read.
 */
export async function read<AsKind extends Kind = "auto", AsDetail extends Detail = "plain">(
  bytes: Uint8Array,
  options?: LibraryOptions & { readonly kind?: AsKind; readonly detail?: AsDetail },
): Promise<Answers[AsDetail][AsKind]>;
export async function read(
  bytes: Uint8Array,
  options: LibraryOptions = {},
): Promise<Answer | FullResult> {
  const { kind = "auto", detail = "plain", limits, ...parties } = options;
  const reading = await readDocument(bytes, { kind, limits: { ...LIMITS, ...limits }, ...parties });
  return detail === "full" ? toFullResult(reading) : toAnswer(reading);
}
