import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { types } from "node:util";
import { bytesOf as bytesOfSource, collectBytes, readBytes } from "../batch/read-bytes.ts";
import { soleSource } from "../batch/sole-source.ts";

/**
 * A document: the path of a PDF or a picture (JPEG, PNG; with the package sharp TIFF and WebP), its file URL (as a `URL` or
 * as the text that `import.meta.resolve` gives), or its bytes as a `Uint8Array` (a `Buffer` is one), an `ArrayBuffer` or a
 * `Blob`. A string is always a path and never the content of a file.
 * A ZIP file or an e-mail (`.eml`) stands for the documents in it: where one document is wanted, for the only one.
 * A path that begins with `s3://` is fetched from object storage with the variables `AWS_…`; no other address is ever fetched.
 * A `File` goes by its name in results. Memory that threads share is copied first.
 */
export type DocumentInput = string | URL | Uint8Array | ArrayBuffer | Blob;

/** The bytes of an input's document. Throws a TypeError where the input is none, a ReadError where they cannot be had. */
export async function bytesOf(input: DocumentInput, limitBytes: number): Promise<Uint8Array> {
  const path = pathOf(input);
  if (path !== null) return readBytes(path, limitBytes);
  return input instanceof Blob ? collectBytes(input.stream(), limitBytes) : bytesIn(input);
}

/** The bytes of the one document that an input is or holds. Throws as `bytesOf` does, and where a wrapper holds none or several. */
export async function documentIn(input: DocumentInput, limitBytes: number): Promise<Uint8Array> {
  const path = pathOf(input);
  const place = path === null ? { bytes: await bytesOf(input, limitBytes) } : { path };
  return bytesOfSource(await soleSource(place), limitBytes);
}

/** The path that an input names; null for bytes. Throws a TypeError for an address that is no file. */
export function pathOf(input: DocumentInput): string | null {
  if (input instanceof URL) return fileIn(input);
  if (typeof input !== "string") return null;
  if (input === "") throw new TypeError("The path of a document must not be empty.");
  return ADDRESS.test(input) ? fileIn(new URL(input)) : input;
}

/** What an input is called in results: the name that it has of itself, or null. */
export function nameOf(input: DocumentInput): string | null {
  const path = pathOf(input);
  if (path !== null) return basename(path);
  return input instanceof File && input.name !== "" ? input.name : null;
}

/** Addresses that are written as text. `s3:` is left to object storage. */
const ADDRESS = /^(?:(?:file|https?|ftp):\/\/|blob:|data:[\w-]+\/)/i;

function fileIn(url: URL): string {
  if (url.protocol === "file:") return fileURLToPath(url);
  throw new TypeError(
    `Documents are not fetched from ${url.protocol} addresses: fetch it yourself and hand over its bytes.`,
  );
}

/** Bytes that nobody else writes to meanwhile. */
function bytesIn(input: unknown): Uint8Array {
  if (types.isSharedArrayBuffer(input)) return new Uint8Array(input).slice();
  if (types.isArrayBuffer(input)) return new Uint8Array(input);
  if (!types.isUint8Array(input)) throw new TypeError(NO_DOCUMENT);
  return types.isSharedArrayBuffer(input.buffer) ? new Uint8Array(input) : input;
}

const NO_DOCUMENT =
  "A document must be a path, a file URL, a Uint8Array, an ArrayBuffer or a Blob. Of what fetch gives, hand over `await response.arrayBuffer()`.";
