import { stat } from "node:fs/promises";
import { extname } from "node:path";
import type { FoundInputs } from "./find-inputs.ts";
import { jsonArray, jsonDocument, jsonLines, tables, type ResultFormat } from "./result-format.ts";
import { fileSink, folderSink, streamSink, type ResultSink } from "./result-sink.ts";
import { paintFor } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

type FormatName = "table" | "json" | "ndjson";

/** Where results go and how they look. */
export interface OutputOptions {
  readonly format?: FormatName;
  readonly out?: string;
  readonly detail?: "plain" | "full";
}

/** The place and the form of the results. Throws UsageError where the two do not go together. */
export async function sinkFor(found: FoundInputs, options: OutputOptions): Promise<ResultSink> {
  const { out } = options;
  const formatName = options.format ?? formatOfFile(out);
  if (out === undefined) {
    return streamSink(process.stdout, await formatFor(formatName, options, found.isSingle));
  }
  if (!(await isFolderName(out))) {
    return fileSink(out, await formatFor(formatName, options, found.isSingle));
  }
  if (formatName === "ndjson") {
    throw new UsageError(
      `--format ndjson writes one stream: name a file, such as --out ${out.replace(/[/\\]+$/, "")}/readings.ndjson.`,
    );
  }
  return folderSink(found.inputs, out, {
    format: await formatFor(formatName, options, true),
    extension: formatName === "json" ? ".json" : ".txt",
  });
}

async function formatFor(
  name: FormatName,
  { detail, out }: OutputOptions,
  isSingle: boolean,
): Promise<ResultFormat> {
  const isFull = detail === "full";
  if (name === "table") {
    const { documentTable } = await import("./table/document-table.ts");
    const paint = paintFor(out === undefined ? process.stdout : {});
    const isTerminal = out === undefined && process.stdout.isTTY;
    const style = { paint, columns: isTerminal ? process.stdout.columns : Infinity, isFull };
    return tables((title, outcome) => documentTable(title, outcome, style));
  }
  // Loaded as asked for: a plain answer does not wait for what proves it.
  const toResult = isFull
    ? (await import("../wire/full-result.ts")).toFullResult
    : (await import("../wire/answer.ts")).toAnswer;
  if (name === "ndjson") return jsonLines(toResult);
  return isSingle ? jsonDocument(toResult) : jsonArray(toResult);
}

/** The format that a file's name asks for where no other is named. */
function formatOfFile(path: string | undefined): FormatName {
  switch (extname(path ?? "").toLowerCase()) {
    case ".json":
      return "json";
    case ".ndjson":
    case ".jsonl":
      return "ndjson";
    default:
      return "table";
  }
}

/** A folder that exists, or a name that ends like one or has no extension. */
async function isFolderName(path: string): Promise<boolean> {
  const state = await stat(path).catch(() => null);
  if (state !== null) return state.isDirectory();
  return /[/\\]$/.test(path) || extname(path) === "";
}
