import { once } from "node:events";
import type { Input } from "../batch/input.ts";
import type { FailureKind, Judged, Result } from "./exit-code.ts";
import { placeResults } from "./output-place.ts";
import { beginResult, writeResultFile } from "./result-file.ts";
import type { ErrorBody } from "../wire/contract.ts";

/** Takes the results one after the other. */
export interface ResultSink<Read extends Judged> {
  readonly put: (input: Input, outcome: Result<Read>, inputIndex: number) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Removes what is not finished. */
  readonly abandon: () => Promise<void>;
  /** What is to be told behind the summary once it is finished; left out where nothing is. */
  readonly told?: () => Afterword;
}

/** What a sink has to tell of what it has written. */
export interface Afterword {
  readonly lines: readonly string[];
  /** What was asked for and is not in it, which is told also to those who want no summary. */
  readonly losses?: readonly string[];
  /** What that counts as; null where all is in it. */
  readonly failure: FailureKind | null;
}

const nothing = async (): Promise<void> => undefined;

/** Writes all results to a stream. */
export function streamSink<Read extends Judged>(
  stream: NodeJS.WritableStream,
  format: ResultFormat<Read>,
): ResultSink<Read> {
  return textSink(format, async (text) => {
    if (!stream.write(text)) await once(stream, "drain");
  });
}

/** Writes all results to one file, which gets its name when it is whole. */
export async function fileSink<Read extends Judged>(
  path: string,
  format: ResultFormat<Read>,
): Promise<ResultSink<Read>> {
  const file = await beginResult(path);
  const sink = textSink(format, async (text) => file.append(text));
  return {
    put: sink.put,
    finish: async () => {
      await sink.finish();
      await file.finish();
    },
    abandon: async () => file.discard(),
  };
}

/**
 * Writes each result to a file of its own below a folder. An input that is missing has none, and one that
 * was not begun keeps what an earlier run wrote.
 */
export function folderSink<Read extends Judged>(
  inputs: readonly Input[],
  folder: string,
  { format, extension }: { readonly format: ResultFormat<Read>; readonly extension: string },
): ResultSink<Read> {
  const places = placeResults(inputs, folder, extension);
  return {
    put: async (input, outcome, inputIndex) => {
      const path = places[inputIndex] ?? null;
      if (path === null || (outcome.kind === "unread" && outcome.code === "stopped")) return;
      const text = format.write(input.name, outcome, 0);
      await writeResultFile(path, format.begin + text + format.end());
    },
    finish: nothing,
    abandon: nothing,
  };
}

function textSink<Read extends Judged>(
  format: ResultFormat<Read>,
  write: (text: string) => Promise<void>,
): ResultSink<Read> {
  let written = 0;
  return {
    put: async (input, outcome) => {
      const opening = written === 0 ? format.begin : "";
      await write(opening + format.write(input.name, outcome, written));
      written += 1;
    },
    finish: async () => write((written === 0 ? format.begin : "") + format.end()),
    abandon: nothing,
  };
}

/** How results become text: what comes before the first, each result, what comes after the last. */
export interface ResultFormat<Read extends Judged> {
  readonly begin: string;
  readonly write: (name: string, outcome: Result<Read>, resultIndex: number) => string;
  readonly end: () => string;
}

/** The public answer for what was read, plain or full, of the input that has a name. */
export type ToResult<Read> = (reading: Read, name: string) => object;

/** One result on its own: exactly the answer of the contract, or `{"error": …}`. */
export function jsonDocument<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "",
    write: (name, outcome) => `${JSON.stringify(bodyOf(name, outcome, toResult), null, 2)}\n`,
    end: () => "",
  };
}

/** Several results: an array in which each answer starts with the name of its file. */
export function jsonArray<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "[",
    write: (name, outcome, index) => {
      const json = JSON.stringify({ file: name, ...bodyOf(name, outcome, toResult) }, null, 2);
      return `${index === 0 ? "" : ","}\n${json.replaceAll(/^/gm, "  ")}`;
    },
    end: () => "\n]\n",
  };
}

/** One line per result, each with the name of its file. */
export function jsonLines<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "",
    write: (name, outcome) =>
      `${JSON.stringify({ file: name, ...bodyOf(name, outcome, toResult) })}\n`,
    end: () => "",
  };
}

/** A table per result, for a person. */
export function tables<Read extends Judged>(
  toTable: (name: string, outcome: Result<Read>) => string,
): ResultFormat<Read> {
  return {
    begin: "",
    write: (name, outcome, index) => `${index === 0 ? "" : "\n\n"}${toTable(name, outcome)}`,
    end: () => "",
  };
}

function bodyOf<Read extends Judged>(
  name: string,
  outcome: Result<Read>,
  toResult: ToResult<Read>,
): object {
  if (outcome.kind === "read") return toResult(outcome.reading, name);
  return { error: outcome.message } satisfies ErrorBody;
}
