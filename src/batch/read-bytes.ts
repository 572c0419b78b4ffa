import { constants, openSync, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { ReadError } from "../base/read-error.ts";
import { tooLarge } from "../base/too-large.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { openStorage } from "./objects/open-storage.ts";

/** The bytes of a file, a named pipe or an object in storage. Throws ReadError when it cannot be opened or is larger than the limit. */
export async function readBytes(path: string, limitBytes: number): Promise<Uint8Array> {
  if (isObjectPath(path)) return (await openStorage()).read(path, limitBytes);
  try {
    return await bytesOf(path, await stat(path), limitBytes);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError("cannot-open");
  }
}

async function bytesOf(path: string, state: Stats, limitBytes: number): Promise<Uint8Array> {
  if (state.size > limitBytes && state.isFile()) throw tooLarge(state.size, limitBytes);
  if (state.isFile()) return readFile(path);
  if (!state.isFIFO()) throw new ReadError("cannot-open", "It is no file.");
  // Opening a pipe without a writer would wait in a thread that nobody can stop.
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const { Socket } = await import("node:net");
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false });
  try {
    return await collectBytes(pipe, limitBytes);
  } finally {
    pipe.destroy();
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
