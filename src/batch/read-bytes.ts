import { createHash } from "node:crypto";
import { constants, openSync, type Stats } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { tooLarge } from "../base/too-large.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { unreadBy } from "./outcomes.ts";
import type { Unread } from "../kinds/reading.ts";
import type { ObjectStorage } from "./objects/object-storage.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import type { Member } from "../wrapper/member.ts";
import type { PageRange } from "../read.ts";
import { memberBytes } from "../wrapper/unwrap.ts";
import { heldWrapper, type WrapperBytes } from "../wrapper/wrapper-bytes.ts";

/** A file, an object in storage, or bytes. */
export type Place = { readonly path: string } | { readonly bytes: Uint8Array };

/** Where the bytes of a document come from: a place of their own, or the wrapper in which it lies and the way to it there. */
export type Source = (Place | { readonly wrapper: Place; readonly way: readonly Member[] }) & {
  /** The pages that are the document; left out where all are. */
  readonly pages?: PageRange;
};

/** A document's bytes, wherever they are. Throws ReadError as `readBytes` does. */
export async function bytesOf(source: Source, limitBytes: number): Promise<Uint8Array> {
  if ("path" in source) return readBytes(source.path, limitBytes);
  if ("bytes" in source) return new Uint8Array(source.bytes);
  return inWrapper(source.wrapper, async (wrapper) => memberBytes(wrapper, source.way, limitBytes));
}

/** The file or object that a document comes from, that of the wrapper where it lies in one; null for bytes. */
export function pathOf(source: Source): string | null {
  if ("wrapper" in source) return pathOf(source.wrapper);
  return "path" in source ? source.path : null;
}

/** Opens a wrapper for some work and closes it. Throws a ReadError where it cannot be opened, and what the work throws. */
export async function inWrapper<Done>(
  place: Place,
  work: (wrapper: WrapperBytes) => Promise<Done>,
): Promise<Done> {
  if ("bytes" in place) return work(heldWrapper(place.bytes));
  if (isObjectPath(place.path)) return work(await wrapperInStorage(place.path));
  const file = await openFile(place.path).catch((error: unknown) => {
    throw error instanceof ReadError ? error : new ReadError("cannot-open");
  });
  try {
    const { size } = await file.stat();
    return await work({ sizeBytes: size, part: async (...part) => partOfFile(file, ...part) });
  } finally {
    await file.close();
  }
}

async function partOfFile(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let count = 0;
  try {
    while (count < length) {
      const { bytesRead } = await file.read(bytes, count, length - count, from + count);
      if (bytesRead === 0) break;
      count += bytesRead;
    }
  } catch {
    throw new ReadError("cannot-open");
  }
  return bytes.subarray(0, count);
}

async function wrapperInStorage(path: string): Promise<WrapperBytes> {
  const storage = await openStorage();
  return {
    sizeBytes: await storage.sizeOf(path),
    part: async (from, length) => storage.readPart(path, from, length),
  };
}

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

/**
 * Opens a file for reading and never waits for somebody to write to it. Throws a ReadError for a pipe, a socket, a device or a
 * folder, and the system's error for what cannot be opened. The caller closes it.
 */
export async function openFile(path: string): Promise<FileHandle> {
  // A device is not even opened: that alone may do something.
  refuseUnlessFile(await stat(path));
  const handle = await open(path, constants.O_RDONLY | AT_ONCE);
  try {
    // What was a file may have become something else before it was opened.
    refuseUnlessFile(await handle.stat());
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** To open a pipe without a writer would wait in a thread that nobody can stop. Windows has no such word. */
const AT_ONCE = (constants as Partial<typeof constants>).O_NONBLOCK ?? 0;

function refuseUnlessFile(state: Stats): void {
  if (state.isFile()) return;
  const sentence = `This is ${kindOf(state)} and not a file, so it was not read. Give the path of a PDF file.`;
  throw new ReadError("cannot-open", "", sentence);
}

function kindOf(state: Stats): string {
  if (state.isDirectory()) return "a folder";
  if (state.isFIFO()) return "a named pipe";
  return state.isSocket() ? "a socket" : "a device";
}

/** The name of a document: the SHA-256 of its bytes in hex. */
export function documentHashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Has a document done by a worker that may open it, or gives the outcome of one that cannot be had. */
export async function withLoaded<Done>(
  given: Source,
  limitBytes: number,
  {
    run,
    unread,
  }: {
    readonly run: (source: Source) => Promise<Done>;
    readonly unread: (outcome: Unread) => Done;
  },
): Promise<Done> {
  try {
    return await run(await loadedSource(given, limitBytes));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return unread(unreadBy(error));
  }
}

/**
 * The same document as a worker may open it: what lies in object storage is fetched here, for a worker that opens foreign
 * documents knows no keys. Throws a ReadError where it cannot be had.
 */
async function loadedSource(source: Source, limitBytes: number): Promise<Source> {
  const path = pathOf(source);
  if (path === null || !isObjectPath(path)) return source;
  return { bytes: await bytesOf(source, limitBytes) };
}

/** The object storage of this process; its packages are loaded here and nowhere else. Throws MissingAddOn. */
export async function openStorage(): Promise<ObjectStorage> {
  needAddOn(ADD_ONS.storage);
  const { objectStorage } = await import("./objects/object-storage.ts");
  return objectStorage();
}
