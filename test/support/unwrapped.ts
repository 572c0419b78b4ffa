import { ReadError } from "../../src/base/read-error.ts";
import { memberBytes, unwrap, type Unwrapped } from "../../src/wrapper/unwrap.ts";
import { heldWrapper } from "../../src/wrapper/wrapper-bytes.ts";
import type { WrapperKind } from "../../src/wrapper/wrapper-kind.ts";

/** Bytes of a document that tests take out at most. */
export const LIMIT = 1_000_000;

/** What is listed in a wrapper. */
export async function listedIn(bytes: Uint8Array, kind: WrapperKind): Promise<Unwrapped> {
  return unwrap(heldWrapper(bytes), kind, () => false);
}

/** The texts of all files in a wrapper, by their paths. */
export async function contentsOf(
  bytes: Uint8Array,
  kind: WrapperKind,
): Promise<Readonly<Record<string, string>>> {
  const { files } = await listedIn(bytes, kind);
  const texts = files.map(async ({ path, way }) => [
    path,
    new TextDecoder().decode(await memberBytes(heldWrapper(bytes), way, LIMIT)),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Readonly<Record<string, string>>;
}

/** The sentence of a ReadError, empty where none is thrown; a failure of another kind goes on. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ReadError) return error.message;
    throw error;
  }
  return "";
}
