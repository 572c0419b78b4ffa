import { pageWords } from "../base/page-words.ts";
import { WRAPPER_LIMITS } from "../base/limits.ts";
import { onceFor } from "../base/once-for.ts";
import { bytesOf, documentHashOf, openFile, type Source } from "./read-bytes.ts";

/** A document to be read. */
export interface DocumentInput {
  readonly kind: "document";
  /** As the user would name it. */
  readonly name: string;
  readonly source: Source;
  /** Bytes as they were when it was found; 0 where that is not known. */
  readonly sizeBytes: number;
  /** Where its result belongs below an output folder, without an extension. */
  readonly resultPath: string;
}

/** Something that was named and holds no document: it counts as not read. */
export interface MissingInput {
  readonly kind: "missing";
  readonly name: string;
  /** A full sentence. */
  readonly message: string;
  /** Of something in a wrapper, or a wrapper that cannot be opened: its file. */
  readonly path?: string;
}

export type Input = DocumentInput | MissingInput;

/**
 * Equal for inputs of the same bytes. One that has gone since it was read, or can be read only once, is like no other. A file is
 * read for it only once, however many ask.
 */
export const fingerprintOf: (input: Input) => Promise<string> = onceFor(async (input) => {
  if (input.kind === "missing") return input.name;
  const bytes = await wholeBytes(input.source);
  if (bytes === null) return input.name;
  const { pages } = input.source;
  const hash = documentHashOf(bytes);
  return pages === undefined ? hash : `${hash} ${pageWords(pages)}`;
});

/** What can be read only once, such as a shell's pipe, is empty by now. */
async function wholeBytes(source: Source): Promise<Uint8Array | null> {
  if ("wrapper" in source) return bytesOf(source, WRAPPER_LIMITS.heldBytes).catch(() => null);
  if ("bytes" in source) return source.bytes;
  const file = await openFile(source.path).catch(() => null);
  try {
    return (await file?.readFile()) ?? null;
  } catch {
    return null;
  } finally {
    await file?.close();
  }
}
