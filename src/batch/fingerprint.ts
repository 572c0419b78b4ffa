import { readFile, stat } from "node:fs/promises";
import type { Input } from "./find-inputs.ts";
import { documentHashOf } from "./outcome-store.ts";

/** Equal for inputs of the same bytes. One that has gone since it was read, or can be read only once, is like no other. */
export async function fingerprintOf(input: Input): Promise<string> {
  if (input.kind === "missing") return input.name;
  const { source } = input;
  const bytes = "path" in source ? await bytesOf(source.path) : source.bytes;
  return bytes === null ? input.name : documentHashOf(bytes);
}

async function bytesOf(path: string): Promise<Uint8Array | null> {
  try {
    // A named pipe is empty by now, and to open it again would wait for ever.
    return (await stat(path)).isFile() ? await readFile(path) : null;
  } catch {
    return null;
  }
}
