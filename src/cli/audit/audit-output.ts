import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Input } from "../../batch/find-inputs.ts";
import { UsageError } from "../usage-error.ts";

/** Throws UsageError where the answer would take the place of a folder or of a document that is read for it. */
export async function refuseOutput(
  out: string,
  inputs: readonly Input[],
  exampleName = "audit.txt",
): Promise<void> {
  const state = await stat(out).catch(() => null);
  if (state === null) return;
  if (state.isDirectory()) {
    const example = join(out, exampleName);
    throw new UsageError(`${out} is a folder: name a file, such as --out ${example}.`);
  }
  const place = await realpath(out);
  for (const input of inputs) {
    if (input.kind === "missing" || !("path" in input.source)) continue;
    const source = await realpath(input.source.path).catch(() => null);
    if (source === place)
      throw new UsageError(`${out} is one of the documents: name another file with --out.`);
  }
}
