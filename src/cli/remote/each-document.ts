import { ReadError } from "../../base/read-error.ts";
import type { Input } from "../../batch/input.ts";
import { unreadBy } from "../../batch/outcomes.ts";
import { bytesOf, documentHashOf } from "../../batch/read-bytes.ts";
import type { Unread } from "../../kinds/reading.ts";
import type { Result } from "../exit-code.ts";
import { readElsewhere } from "./read-elsewhere.ts";
import type { RemoteDocument, RemoteRun } from "./remote-run.ts";
import type { RemoteAnswer } from "./send-document.ts";

/** Results of a run by document. */
export type ResultsByHash = Map<string, Promise<Result<RemoteAnswer>>>;

/** The document of an input, at most so many bytes; or why there is none. */
export async function documentOf(input: Input, limit: number): Promise<RemoteDocument | Unread> {
  if (input.kind === "missing") {
    return { kind: "unread", code: "cannot-open", message: input.message };
  }
  try {
    const bytes = await bytesOf(input.source, limit);
    if (bytes.length === 0) throw new ReadError("empty-file");
    return { file: input.name, bytes, documentHash: documentHashOf(bytes) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return unreadBy(error);
  }
}

/** Reads a document, and the same one under two names only once: it would be paid for twice. */
export async function readOnce(
  document: RemoteDocument,
  run: RemoteRun,
  known: ResultsByHash,
): Promise<Result<RemoteAnswer>> {
  const earlier = known.get(document.documentHash);
  if (earlier !== undefined) return earlier;
  const reading = readElsewhere(document, run);
  known.set(document.documentHash, reading);
  return reading;
}
