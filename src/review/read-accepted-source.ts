import { tellScan } from "../batch/main-thread.ts";
import { bytesOf, documentHashOf, type Source } from "../batch/read-bytes.ts";
import type { Reading } from "../kinds/reading.ts";
import type { ReadOptions } from "../read.ts";
import { readAccepted } from "./read-accepted.ts";

/** What `readSource` gives, as a person has accepted it by the text of a saved review. Throws a ReadError when the file cannot be read. */
export async function readAcceptedSource(
  source: Source,
  options: ReadOptions,
  saved: string,
): Promise<{ readonly bytes: Uint8Array; readonly reading: Reading }> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const fingerprint = documentHashOf(bytes);
  return { bytes, reading: await readAccepted(bytes, options, { fingerprint, saved }, tellScan) };
}
