import type { ErrorBody } from "../wire/contract.ts";
import type { Judged, Result } from "./exit-code.ts";

/** How results become text: what comes before the first, each result, what comes after the last. */
export interface ResultFormat<Read extends Judged> {
  readonly begin: string;
  readonly write: (name: string, outcome: Result<Read>, resultIndex: number) => string;
  readonly end: string;
}

/** The public answer for what was read, plain or full. */
type ToResult<Read> = (reading: Read) => object;

/** One result on its own: exactly the answer of the contract, or `{"error": …}`. */
export function jsonDocument<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "",
    write: (_name, outcome) => `${JSON.stringify(bodyOf(outcome, toResult), null, 2)}\n`,
    end: "",
  };
}

/** Several results: an array in which each answer starts with the name of its file. */
export function jsonArray<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "[",
    write: (name, outcome, index) => {
      const json = JSON.stringify({ file: name, ...bodyOf(outcome, toResult) }, null, 2);
      return `${index === 0 ? "" : ","}\n${json.replaceAll(/^/gm, "  ")}`;
    },
    end: "\n]\n",
  };
}

/** One line per result, each with the name of its file. */
export function jsonLines<Read extends Judged>(toResult: ToResult<Read>): ResultFormat<Read> {
  return {
    begin: "",
    write: (name, outcome) => `${JSON.stringify({ file: name, ...bodyOf(outcome, toResult) })}\n`,
    end: "",
  };
}

/** A table per result, for a person. */
export function tables<Read extends Judged>(
  toTable: (name: string, outcome: Result<Read>) => string,
): ResultFormat<Read> {
  return {
    begin: "",
    write: (name, outcome, index) => `${index === 0 ? "" : "\n\n"}${toTable(name, outcome)}`,
    end: "",
  };
}

function bodyOf<Read extends Judged>(outcome: Result<Read>, toResult: ToResult<Read>): object {
  if (outcome.kind === "read") return toResult(outcome.reading);
  return { error: outcome.message } satisfies ErrorBody;
}
