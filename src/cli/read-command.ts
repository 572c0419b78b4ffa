import { fileURLToPath } from "node:url";
import { LOCAL_USUAL } from "./choose-sink.ts";
import { refuseInvoiceEnding } from "./e-invoice-place.ts";
import { type ExitCode, UsageError } from "./exit-code.ts";
import { listedPaths } from "./input-names.ts";
import {
  modelFor,
  needWitness,
  type ReadCommandOptions,
  readOptionsOf,
  type UsedModel,
  withModel,
  withTemplates,
} from "./read-options.ts";
import { outputOf, refuseOutputPlace, refuseUnwritableFolder } from "./output-place.ts";
import type { ReadOptions } from "../read.ts";
import { visible } from "./terminal.ts";
import { foundInputs, readRound } from "./read-round.ts";

/** Put there by the build. */
const SAMPLE = new URL("../../sample/application.pdf", import.meta.url);

/** Reads what the paths stand for, writes the results, accounts for every input. */
export async function readCommand(
  paths: readonly string[],
  options: ReadCommandOptions,
): Promise<ExitCode> {
  refuseSplitElsewhere(options);
  await refuseOutputPlace(options, LOCAL_USUAL);
  const { journal } = options;
  if (typeof journal === "string") {
    await refuseUnwritableFolder(`--journal ${visible(journal)}`, journal);
  }
  await needWitness(options);
  const model = await modelFor(options.model);
  const named = await withTemplates(readOptionsOf(options), options.templates);
  const read = withModel(await withTerms(named, options), model);
  const round = { options, read, ask: model?.ask ?? null, model: modelName(model) };
  const inputs = await namedPaths(paths, options);
  if (options.watch === true) {
    const { watchCommand } = await import("./watch-command.ts");
    return watchCommand(inputs, round);
  }
  return readRound(await foundInputs(inputs, round), {
    ...round,
    resumes: options.resume === true,
  });
}

/** E-invoices need the terms that stand beside the fields. Throws UsageError where their options are for another format. */
async function withTerms(read: ReadOptions, options: ReadCommandOptions): Promise<ReadOptions> {
  const { format, place } = await outputOf(options, LOCAL_USUAL);
  const { syntax, profile, lumpSums } = options;
  if (format === "en16931") {
    if (profile === "peppol" && syntax === "cii") throw new UsageError(PEPPOL_IS_UBL);
    if (syntax === "factur-x" && (profile ?? "en16931") !== "en16931")
      throw new UsageError(FACTUR_X_IS_THE_NORM);
    if (place !== null && !place.isFolder) refuseInvoiceEnding(place.path, syntax);
    return { ...read, hasTerms: true };
  }
  if (syntax !== undefined || profile !== undefined || lumpSums !== undefined)
    throw new UsageError(
      "--syntax, --profile and --lump-sums are of e-invoices: they go with --format en16931.",
    );
  return read;
}

const PEPPOL_IS_UBL =
  "Peppol exchanges invoices as UBL: leave out --syntax cii, or --profile peppol.";

const FACTUR_X_IS_THE_NORM =
  "Factur-X is written by the rules of the norm alone: leave out --profile, or --syntax factur-x.";

/** A file is taken apart once, on this machine. */
function refuseSplitElsewhere({ split, watch, queue }: ReadCommandOptions): void {
  if (split === true && (watch === true || queue !== undefined))
    throw new UsageError("--split goes with neither --watch nor --queue.");
}

async function namedPaths(
  paths: readonly string[],
  { filesFrom, sample = false }: ReadCommandOptions,
): Promise<readonly string[]> {
  const listed = filesFrom === undefined ? [] : await listedPaths(filesFrom);
  const named = [...paths, ...listed, ...(sample ? [fileURLToPath(SAMPLE)] : [])];
  if (named.length === 0) {
    throw new UsageError(
      "No file or folder is named. Name some, or a list with --files-from; --sample reads a paper that comes with crossfoot.",
    );
  }
  return named;
}

function modelName(model: UsedModel | null): string {
  if (model === null) return "";
  const { host, model: name, below } = model.settings;
  return [host, name, below].join(" ");
}
