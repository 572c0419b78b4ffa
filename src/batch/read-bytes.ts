import { open, type FileHandle } from "node:fs/promises";
import { ReadError } from "../base/read-error.ts";

/** The bytes of a file or a named pipe. Throws ReadError when it cannot be opened or is larger than the limit. */
export async function readBytes(path: string, limitBytes: number): Promise<Uint8Array> {
  let handle: FileHandle;
  try {
    handle = await open(path, "r");
  } catch {
    throw new ReadError("cannot-open");
  }
  try {
    const state = await handle.stat();
    if (state.isDirectory()) throw new ReadError("cannot-open", "It is a folder.");
    if (state.size > limitBytes) throw tooLarge(state.size, limitBytes);
    if (state.isFile()) return await handle.readFile();
    return await collectBytes(handle.createReadStream({ autoClose: false }), limitBytes);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError("cannot-open");
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** All bytes of a stream. Throws ReadError as soon as there are more than the limit. */
export async function collectBytes(
  stream: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) throw tooLarge(sizeBytes, limitBytes);
  }
  return Buffer.concat(chunks);
}

function tooLarge(sizeBytes: number, limitBytes: number): ReadError {
  return new ReadError(
    "too-large",
    `It has ${sizeBytes} bytes or more; the limit is ${limitBytes}.`,
  );
}
