import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { FoundInputs } from "../batch/find-inputs.ts";
import type { Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { emitInvoice } from "../emit/emit-invoice.ts";
import type { RefusedInvoice } from "../emit/emitted-invoice.ts";
import type { Reading } from "../kinds/reading.ts";
import type { InvoiceMaker } from "./hybrid-maker.ts";
import { UsageError } from "./exit-code.ts";
import {
  type OutputOptions,
  type OutputPlace,
  placeResults,
  refuseFileAsFolder,
} from "./output-place.ts";
import { writeResultFile } from "./result-file.ts";
import type { ResultSink } from "./result-sink.ts";
import { visible } from "./terminal.ts";

const nothing = async (): Promise<void> => undefined;

/**
 * Writes each bill as an e-invoice, or as its PDF with the e-invoice inside: the only one to standard output or to a file, several
 * into a folder. Of a bill that cannot be written nothing is left, also not what an earlier run wrote of it.
 */
export async function eInvoiceSink(
  { inputs, isSingle }: FoundInputs,
  options: OutputOptions,
  place: OutputPlace,
): Promise<ResultSink<Reading>> {
  if (!isSingle && place?.isFolder !== true) throw new UsageError(NEEDS_FOLDER);
  if (place?.isFolder === true) await refuseFileAsFolder(place.path, inputs);
  const paths =
    place === null
      ? inputs.map(() => null)
      : place.isFolder
        ? placeResults(inputs, place.path, options.syntax === "factur-x" ? ".pdf" : ".xml")
        : inputs.map(() => place.path);
  const make = await makerFor(inputs, paths, options);
  const lines: string[] = [];
  const count = { written: 0, refused: 0 };
  return {
    put: async (input, outcome, inputIndex) => {
      const path = paths[inputIndex] ?? null;
      if (outcome.kind === "unread") {
        if (outcome.code !== "stopped") await removeFile(path);
        return;
      }
      const made = await make(input, outcome.reading, inputIndex);
      if (made.kind === "refused") {
        count.refused += 1;
        lines.push(`not written  ${visible(input.name)}:`, ...reasonsOf(made));
        await removeFile(path);
        return;
      }
      count.written += 1;
      if (path === null) await print(made.content);
      else await writeResultFile(path, made.content);
    },
    finish: nothing,
    abandon: nothing,
    told: () => ({
      lines: [`E-invoices: ${count.written} written, ${count.refused} not.`],
      losses: lines,
      failure: count.refused > 0 ? "unread" : null,
    }),
  };
}

async function makerFor(
  inputs: readonly Input[],
  paths: readonly (string | null)[],
  { syntax = "ubl", profile = "en16931", lumpSums = false }: OutputOptions,
): Promise<InvoiceMaker> {
  if (syntax === "factur-x") {
    const { hybridMaker } = await import("./hybrid-maker.ts");
    return hybridMaker(inputs, paths, { lumpSums });
  }
  return async (_input, reading) => {
    const made = emitInvoice(reading, { syntax, profile, lumpSums });
    return Promise.resolve(made.kind === "refused" ? made : { kind: "made", content: made.xml });
  };
}

const NEEDS_FOLDER =
  "--format en16931 writes a file for each bill: name a folder, such as --out e-invoices/.";

function reasonsOf({ reasons, missing }: RefusedInvoice): readonly string[] {
  const all = [...reasons, ...missing.map(({ term, because }) => `${term}: ${because}`)];
  return all.map((reason) => `  ${visible(reason)}`);
}

async function print(content: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(content)) await once(process.stdout, "drain");
}

/** What object storage has is replaced by the next one that can be written: nothing is removed there. */
async function removeFile(path: string | null): Promise<void> {
  if (path !== null && !isObjectPath(path)) await rm(path, { force: true });
}
