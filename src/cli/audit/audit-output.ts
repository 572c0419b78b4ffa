import { realpath } from "node:fs/promises";
import type { Input } from "../../batch/find-inputs.ts";
import { UsageError } from "../usage-error.ts";

/** Throws UsageError where what is written would take the place of a document that is read for it. */
export async function refuseDocument(out: string, inputs: readonly Input[]): Promise<void> {
  const place = await realpath(out).catch(() => null);
  if (place === null) return;
  for (const input of inputs) {
    if (input.kind === "missing" || !("path" in input.source)) continue;
    const source = await realpath(input.source.path).catch(() => null);
    if (source === place)
      throw new UsageError(`${out} is one of the documents: name another file with --out.`);
  }
}
