import { LIMITS } from "../base/limits.ts";
import type { Answers, Detail, Kind, LibraryOptions } from "../index.ts";
import { readDocument } from "../read.ts";
import { type Answer, toAnswer } from "../wire/answer.ts";
import type { FullResult } from "../wire/full-contract.ts";
import { toFullResult } from "../wire/full-result.ts";

/**
 * Reads one PDF in a page or in a Web Worker and gives what the same function gives in Node, byte for byte. Nothing is sent.
 * The read runs in the calling thread and cannot be stopped: a page runs it in a worker and ends that.
 *
 * @throws ReadError with a `code` and a full sentence when the document cannot be read; a page that is only a picture cannot.
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
