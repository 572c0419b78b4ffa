import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { Reading } from "../kinds/reading.ts";
import type { Judged } from "./exit-code.ts";
import type { ProgramName } from "../imports/program.ts";
import { isProgramName } from "../imports/programs.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import {
  type OutputOptions,
  type OutputPlace,
  outputOf,
  refuseFileAsFolder,
  refuseWorkbookOnTerminal,
} from "./output-place.ts";
import type { FormatName } from "./format-name.ts";
import { heldBack } from "./held-back.ts";
import { toldOutcome } from "./raising-option.ts";
import {
  fileSink,
  folderSink,
  jsonArray,
  jsonDocument,
  jsonLines,
  type ResultFormat,
  type ResultSink,
  streamSink,
  tables,
  type ToResult,
} from "./result-sink.ts";
import type { SeenPapers } from "./seen-papers.ts";
import { lookOf } from "./terminal.ts";

/** Formats that write one result after the other as text. */
type TextFormatName = Exclude<FormatName, "xlsx" | "en16931" | ProgramName>;

/** How results are written that were read in one way. */
export interface Formats<Read extends Judged> {
  /** Where neither an option nor a file's name says another. */
  readonly usual: FormatName;
  /** Throws UsageError where it cannot be written so. */
  readonly formatFor: (
    name: TextFormatName,
    options: OutputOptions,
    isSingle: boolean,
  ) => Promise<ResultFormat<Read>>;
  /** All sheets of a run, as a workbook or as files in a folder. Throws UsageError where they cannot be filled. */
  readonly sheetSinkFor: (
    name: "csv" | "xlsx",
    options: OutputOptions,
  ) => Promise<ResultSink<Read>>;
  /** The papers of a run as one file for an accounting program. Throws UsageError where it cannot be filled. */
  readonly importSinkFor: (
    program: ProgramName,
    options: OutputOptions,
  ) => Promise<ResultSink<Read>>;
  /** E-invoices, each as a file. Throws UsageError where they cannot be written. */
  readonly invoiceSinkFor: (
    found: FoundInputs,
    options: OutputOptions,
    place: OutputPlace,
  ) => Promise<ResultSink<Read>>;
}

/** What is read on this machine is looked at unless something else is asked for. */
export const LOCAL_USUAL: FormatName = "table";

/** What is read on this machine is written in every form. The papers are those of the run, for what they say together. */
function localFormats(papers: SeenPapers): Formats<Reading> {
  return {
    usual: LOCAL_USUAL,
    formatFor: async (name, options, isSingle) =>
      name === "table" && !isSingle && !showsTables(options)
        ? overview(papers, options)
        : formatFor(name, options, { isSingle, papers }),
    sheetSinkFor,
    importSinkFor: async (program, options) => {
      const { importSink } = await import("./import/import-sink.ts");
      return importSink(program, options, papers);
    },
    invoiceSinkFor: async (found, options, place) => {
      const { eInvoiceSink } = await import("./e-invoice-sink.ts");
      return eInvoiceSink(found, options, place);
    },
  };
}

/** Whether each paper is shown with all of its figures, also among others. */
function showsTables({ detail, verbose = false }: OutputOptions): boolean {
  return verbose || detail === "full";
}

/** Whether the results of a run are one line for each input, with the reason. */
export function isOverview(
  { isSingle }: Pick<FoundInputs, "isSingle">,
  { format = LOCAL_USUAL, out, ...options }: OutputOptions,
): boolean {
  return out === undefined && format === "table" && !isSingle && !showsTables(options);
}

/** A line for each input, when all are there: only then it is known what they say of each other. */
async function overview(
  papers: SeenPapers,
  { out }: OutputOptions,
): Promise<ResultFormat<Reading>> {
  const { overviewLines } = await import("./table/overview.ts");
  const look = lookOf(out);
  return {
    begin: "",
    write: () => "",
    end: () => {
      const lines = overviewLines(papers.together().papers, look);
      return lines.map((line) => `${line}\n`).join("");
    },
  };
}

/**
 * The place and the form of what is read on this machine. Full answers as JSON say what is to be done about a paper among the
 * others, and are written when all are there.
 */
export async function localSink(
  found: FoundInputs,
  options: OutputOptions,
  papers: SeenPapers,
): Promise<ResultSink<Reading>> {
  const sink = await sinkFor(found, options, localFormats(papers));
  const { format } = await outputOf(options, LOCAL_USUAL);
  const isJson = format === "json" || format === "ndjson";
  return isJson && options.detail === "full" && !found.isSingle ? heldBack(sink) : sink;
}

/** The place and the form of the results. Throws UsageError where the two do not go together, and MissingAddOn. */
export async function sinkFor<Read extends Judged>(
  found: FoundInputs,
  options: OutputOptions,
  { usual, formatFor, sheetSinkFor, importSinkFor, invoiceSinkFor }: Formats<Read>,
): Promise<ResultSink<Read>> {
  const { format: formatName, place } = await outputOf(options, usual);
  if (place !== null && isObjectPath(place.path)) needAddOn(ADD_ONS.storage);
  if (formatName === "en16931") return invoiceSinkFor(found, options, place);
  if (formatName === "xlsx") return sheetSinkFor(formatName, options);
  if (isProgramName(formatName)) return importSinkFor(formatName, options);
  if (place === null) {
    return streamSink(process.stdout, await formatFor(formatName, options, found.isSingle));
  }
  if (!place.isFolder) {
    return fileSink(place.path, await formatFor(formatName, options, found.isSingle));
  }
  if (formatName === "csv") return sheetSinkFor(formatName, options);
  await refuseFileAsFolder(place.path, found.inputs);
  return folderSink(found.inputs, place.path, {
    format: await formatFor(formatName, options, true),
    extension: formatName === "json" ? ".json" : ".txt",
  });
}

async function formatFor(
  name: TextFormatName,
  { detail, out }: OutputOptions,
  { isSingle, papers }: { readonly isSingle: boolean; readonly papers: SeenPapers },
): Promise<ResultFormat<Reading>> {
  const isFull = detail === "full";
  if (name === "csv") {
    const { csvOfDocuments } = await import("./sheet-sink.ts");
    return csvOfDocuments({ isFile: out !== undefined });
  }
  if (name === "table") {
    const { documentTable } = await import("./table/document-table.ts");
    const style = { ...lookOf(out), isFull };
    return tables((title, outcome) => documentTable(title, toldOutcome(outcome), style));
  }
  return jsonFormat(name, isSingle, isFull ? await fullAmong(papers) : await plainAnswer());
}

// Loaded as asked for: a plain answer does not wait for what proves it.

async function plainAnswer(): Promise<ToResult<Reading>> {
  return (await import("../wire/answer.ts")).toAnswer;
}

/** The full answer, which says what is to be done about a paper beside the others. */
async function fullAmong(papers: SeenPapers): Promise<ToResult<Reading>> {
  const { toFullResult } = await import("../wire/full-result.ts");
  return (reading, name) => toFullResult(reading, papers.othersOn(name));
}

async function sheetSinkFor(
  name: "csv" | "xlsx",
  { out }: OutputOptions,
): Promise<ResultSink<Reading>> {
  const { csvFolderSink, workbookSink, workbookStreamSink } = await import("./sheet-sink.ts");
  refuseWorkbookOnTerminal(out, "readings.xlsx");
  if (out === undefined) return workbookStreamSink(process.stdout);
  return name === "csv" ? csvFolderSink(out) : workbookSink(out);
}

/** JSON as it is wanted: a line each, one answer, or a list of them. */
export function jsonFormat<Read extends Judged>(
  name: "json" | "ndjson",
  isSingle: boolean,
  toResult: ToResult<Read>,
): ResultFormat<Read> {
  if (name === "ndjson") return jsonLines(toResult);
  return isSingle ? jsonDocument(toResult) : jsonArray(toResult);
}
