import { LIMITS, type Limits } from "./base/limits.ts";
import { readDocument, type ReadOptions } from "./read.ts";
import type { ReadResult } from "./wire/contract.ts";
import { toFullResult, type FullResult } from "./wire/full-result.ts";
import { toReadResult } from "./wire/read-result.ts";

export { ReadError, type ReadErrorCode } from "./base/read-error.ts";
export type { Limits } from "./base/limits.ts";
export type {
  ChangeOrderBody,
  CheckBody,
  ListedChangeOrderBody,
  PayApplicationBody,
  ReadResult,
} from "./wire/contract.ts";
export type { FullApplicationResult } from "./wire/full-application.ts";
export type { FullChangeOrderResult } from "./wire/full-change-order.ts";
export type { FullResult } from "./wire/full-result.ts";

/** What a caller may say about a document. Everything has a default. */
export interface LibraryOptions {
  /** What the document is; `auto` finds it out. */
  readonly kind?: ReadOptions["kind"];
  /** Company names of the parties; they sharpen the reading of change orders. */
  readonly subcontractor?: string;
  readonly gc?: string;
  /** `full` adds the proof: evidence, lines, rows, identities, and the hash of the plain answer. */
  readonly detail?: "plain" | "full";
  /** Bounds other than the usual ones, such as `{ pages: 500 }`. */
  readonly limits?: Partial<Limits>;
}

/**
 * Reads one PDF and gives the contract's answer; null stands for what is not printed.
 *
 * The read runs in the calling thread and cannot be stopped; a server runs it in a worker of its own.
 * The same bytes give the same answer, byte for byte. Nothing is written, logged or sent.
 *
 * @example
 * const { document, checks, warnings, confidence } = await read(await readFile("application.pdf"));
 *
 * @throws ReadError with a `code` and a full sentence when the document cannot be read.
 */
export async function read(
  bytes: Uint8Array,
  options?: LibraryOptions & { readonly detail?: "plain" },
): Promise<ReadResult>;
export async function read(
  bytes: Uint8Array,
  options: LibraryOptions & { readonly detail: "full" },
): Promise<FullResult>;
export async function read(bytes: Uint8Array, options: LibraryOptions = {}): Promise<ReadResult> {
  const { kind = "auto", detail = "plain", limits, ...parties } = options;
  const reading = await readDocument(bytes, { kind, limits: { ...LIMITS, ...limits }, ...parties });
  return detail === "full" ? toFullResult(reading) : toReadResult(reading);
}
