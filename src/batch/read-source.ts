import type { AskModel } from "../fallback/model.ts";
import type { Reading } from "../kinds/reading.ts";
import { readDocument, type ReadOptions } from "../read.ts";
import { tellScan } from "./main-thread.ts";
import { bytesOf, type Source } from "./read-bytes.ts";

/** The bytes of a file, and what was read of those of its pages that are the document. Throws a ReadError when it cannot be read. */
export async function readSource(
  source: Source,
  options: ReadOptions,
  ask: AskModel | null = null,
): Promise<{ readonly bytes: Uint8Array; readonly reading: Reading }> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const { pages } = source;
  const own = pages === undefined ? options : { ...options, pages };
  return { bytes, reading: await readDocument(bytes, own, tellScan, ask) };
}
