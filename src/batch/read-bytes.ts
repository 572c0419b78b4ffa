import { constants, openSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { tooLarge } from "../base/too-large.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { openStorage } from "./objects/open-storage.ts";
import { openFile } from "./open-file.ts";

/**
 * The bytes of a file, of an object in storage, or of a pipe that a shell has opened. Throws ReadError when it is anything else,
 * cannot be opened or is larger than the limit.
 */
export async function readBytes(path: string, limitBytes: number): Promise<Uint8Array> {
  if (isObjectPath(path)) return (await openStorage()).read(path, limitBytes);
  try {
    return await ((await isShellPipe(path)) ? bytesOfPipe : bytesOfFile)(path, limitBytes);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError("cannot-open");
  }
}

/** Whether a shell has opened this pipe for us, as for `<(…)`: it has a writer, or has had one. */
async function isShellPipe(path: string): Promise<boolean> {
  return SHELL_PIPE.test(resolve(path)) && (await stat(path)).isFIFO();
}

const SHELL_PIPE = /^\/(?:dev\/stdin|(?:dev|proc\/self)\/fd\/\d+)$/;

async function bytesOfFile(path: string, limitBytes: number): Promise<Uint8Array> {
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    if (size > limitBytes) throw tooLarge(size, limitBytes);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function bytesOfPipe(path: string, limitBytes: number): Promise<Uint8Array> {
  // Whatever waits here must not wait in a thread that nobody can stop.
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
