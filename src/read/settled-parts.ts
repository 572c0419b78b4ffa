import { ReadError } from "../base/read-error.ts";
import type { Reading } from "../kinds/reading.ts";
import { type FilePart, hasReader, mayBeRead } from "./part-of.ts";

/** Reads a part of a file by itself. Throws a ReadError when it cannot be read. */
export type ReadAlone = (part: FilePart) => Promise<Reading>;

/**
 * The same documents, settled where one seems to be of a kind without a reader and perhaps is of one with a reader: what no
 * reader takes is what it seems. So a cover letter is told as one, and not as a paper that could not be read.
 */
export async function settledParts(
  parts: readonly FilePart[],
  readAlone: ReadAlone,
): Promise<readonly FilePart[]> {
  const settled: FilePart[] = [];
  for (const part of parts) {
    const { perhaps: _perhaps, ...asItSeems } = part;
    const isDoubtful = !hasReader(part.kind) && mayBeRead(part);
    settled.push(isDoubtful && (await isOfNoKind(part, readAlone)) ? asItSeems : part);
  }
  return settled;
}

async function isOfNoKind(part: FilePart, readAlone: ReadAlone): Promise<boolean> {
  try {
    await readAlone(part);
    return false;
  } catch (error) {
    if (error instanceof ReadError) return NOTHING_TO_READ.has(error.code);
    throw error;
  }
}

/** What a reader says of pages that are none of its papers. */
const NOTHING_TO_READ: ReadonlySet<string> = new Set(["not-this-kind", "no-text"]);
