import { realpath } from "node:fs/promises";
import type { Input } from "../batch/input.ts";
import { pathOf } from "../batch/read-bytes.ts";
import { UsageError } from "./exit-code.ts";

/** Throws UsageError where what is written would take the place of a document that is read for it. */
export async function refuseDocument(out: string, inputs: readonly Input[]): Promise<void> {
  await refuseDocuments([out], inputs);
}

/** The same for several files. */
export async function refuseDocuments(
  outs: readonly string[],
  inputs: readonly Input[],
): Promise<void> {
  const documents = new Set<string>();
  for (const input of inputs) {
    const path = input.kind === "missing" ? null : pathOf(input.source);
    if (path !== null) documents.add(await realpath(path).catch(() => ""));
  }
  for (const out of outs) {
    const place = await realpath(out).catch(() => null);
    if (place !== null && documents.has(place))
      throw new UsageError(`${out} is one of the documents: name another file with --out.`);
  }
}
