import { tooLarge } from "../base/too-large.ts";
import { onlyDocument } from "../wrapper/only-document.ts";
import { memberBytes } from "../wrapper/unwrap.ts";
import { heldWrapper } from "../wrapper/wrapper-bytes.ts";
import { kindByBytes, kindByName } from "../wrapper/wrapper-kind.ts";
import type * as inNode from "../library/inputs.ts";

/** The bytes of an input's document; a browser opens no paths. */
export const bytesOf: typeof inNode.bytesOf = async (input, limitBytes) => {
  if (!(input instanceof Blob)) return bytesIn(input);
  if (input.size > limitBytes) throw tooLarge(input.size, limitBytes);
  return new Uint8Array(await input.arrayBuffer());
};

/** The bytes of the one document that an input is, or that lies in it. */
export const documentIn: typeof inNode.documentIn = async (input, limitBytes) => {
  const bytes = await bytesOf(input, limitBytes);
  const kind = kindByBytes(bytes) ?? kindByName(nameOf(input) ?? "");
  if (kind === null) return bytes;
  const wrapper = heldWrapper(bytes);
  const { way } = await onlyDocument(wrapper, kind);
  return memberBytes(wrapper, way, limitBytes);
};

/** What an input is called in results: the name of a `File`, or null. */
export const nameOf: typeof inNode.nameOf = (input) =>
  input instanceof File && input.name !== "" ? input.name : null;

/** Bytes that nobody else writes to meanwhile. */
function bytesIn(input: unknown): Uint8Array {
  if (input instanceof ArrayBuffer) return new Uint8Array(input);
  if (!(input instanceof Uint8Array)) throw new TypeError(NO_DOCUMENT);
  // A page that is not isolated from others knows no shared memory.
  return input.buffer instanceof ArrayBuffer ? input : new Uint8Array(input);
}

const NO_DOCUMENT =
  "In a browser a document must be a Uint8Array, an ArrayBuffer or a Blob, such as the file that somebody chose. Of what fetch gives, hand over `await response.arrayBuffer()`.";
