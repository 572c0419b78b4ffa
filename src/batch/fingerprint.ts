import type { Input } from "./find-inputs.ts";
import { openFile } from "./open-file.ts";
import { documentHashOf } from "./outcome-store.ts";

/** Equal for inputs of the same bytes. One that has gone since it was read, or can be read only once, is like no other. */
export async function fingerprintOf(input: Input): Promise<string> {
  if (input.kind === "missing") return input.name;
  const { source } = input;
  const bytes = "path" in source ? await bytesOf(source.path) : source.bytes;
  return bytes === null ? input.name : documentHashOf(bytes);
}

/** What can be read only once, such as a shell's pipe, is empty by now. */
async function bytesOf(path: string): Promise<Uint8Array | null> {
  const file = await openFile(path).catch(() => null);
  try {
    return (await file?.readFile()) ?? null;
  } catch {
    return null;
  } finally {
    await file?.close();
  }
}
