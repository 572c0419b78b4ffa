import { stat } from "node:fs/promises";
import { WRAPPER_LIMITS } from "../base/limits.ts";
import type { Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { bytesOf, pathOf } from "../batch/read-bytes.ts";
import { obstacleSentence } from "../finding/hybrid-words.ts";
import { hybridInvoice } from "../hybrid/hybrid-invoice.ts";
import type { RefusedInvoice } from "../emit/emitted-invoice.ts";
import type { Reading } from "../kinds/reading.ts";
import { UsageError } from "./exit-code.ts";
import { refuseDocuments } from "./refuse-documents.ts";

/** Makes what is written of one bill, or says why nothing is. */
export type InvoiceMaker = (
  input: Input,
  reading: Reading,
  inputIndex: number,
) => Promise<{ readonly kind: "made"; readonly content: string | Uint8Array } | RefusedInvoice>;

/**
 * Puts each e-invoice into the PDF that was read. The file is opened once more for it: one that has changed by then is refused.
 * Throws UsageError where a bill would be written over itself, or a PDF to a terminal.
 */
export async function hybridMaker(
  inputs: readonly Input[],
  paths: readonly (string | null)[],
  wishes: { readonly lumpSums: boolean },
): Promise<InvoiceMaker> {
  const places = paths.filter((path) => path !== null);
  if (places.length === 0 && process.stdout.isTTY)
    throw new UsageError("A PDF is no text: name a file, such as --out bill-2.pdf.");
  await refuseDocuments(places, inputs);
  const stamps: (string | null)[] = [];
  for (const input of inputs) stamps.push(await stampOf(input));
  return async (input, reading, inputIndex) => {
    const bytes = await bytesAgain(input);
    if (bytes === null || (await stampOf(input)) !== stamps[inputIndex])
      return { kind: "refused", reasons: [obstacleSentence("changed")], missing: [] };
    const isPart = input.kind === "document" && input.source.pages !== undefined;
    const made = hybridInvoice(reading, { bytes, isPart, ...wishes });
    return made.kind === "refused" ? made : { kind: "made", content: made.pdf };
  };
}

/** Another one for a file that has changed; null for what is no file. */
async function stampOf(input: Input): Promise<string | null> {
  const path = input.kind === "missing" ? null : pathOf(input.source);
  if (path === null || isObjectPath(path)) return null;
  const state = await stat(path).catch(() => null);
  return state === null ? null : `${state.dev} ${state.ino} ${state.size} ${state.mtimeMs}`;
}

/** Null for what has gone or can be read only once. */
async function bytesAgain(input: Input): Promise<Uint8Array | null> {
  if (input.kind === "missing") return null;
  const bytes = await bytesOf(input.source, WRAPPER_LIMITS.heldBytes).catch(() => null);
  return bytes === null || bytes.length === 0 ? null : bytes;
}
