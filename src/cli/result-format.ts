import type { Outcome, Reading } from "../reading.ts";
import type { ErrorBody } from "../wire/contract.ts";

/** How results become text: what comes before the first, each result, what comes after the last. */
export interface ResultFormat {
  readonly begin: string;
  readonly write: (name: string, outcome: Outcome, resultIndex: number) => string;
  readonly end: string;
}

/** The public answer for a reading, plain or full. */
type ToResult = (reading: Reading) => object;

/** One result on its own: exactly the answer of the contract, or `{"error": …}`. */
export function jsonDocument(toResult: ToResult): ResultFormat {
  return {
    begin: "",
    write: (_name, outcome) => `${JSON.stringify(bodyOf(outcome, toResult), null, 2)}\n`,
    end: "",
  };
}

/** Several results: an array in which each answer starts with the name of its file. */
export function jsonArray(toResult: ToResult): ResultFormat {
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
export function jsonLines(toResult: ToResult): ResultFormat {
  return {
    begin: "",
    write: (name, outcome) => `${JSON.stringify({ file: name, ...bodyOf(outcome, toResult) })}\n`,
    end: "",
  };
}

/** A table per result, for a person. */
export function tables(toTable: (name: string, outcome: Outcome) => string): ResultFormat {
  return {
    begin: "",
    write: (name, outcome, index) => `${index === 0 ? "" : "\n\n"}${toTable(name, outcome)}`,
    end: "",
  };
}

function bodyOf(outcome: Outcome, toResult: ToResult): object {
  if (outcome.kind === "read") return toResult(outcome.reading);
  return { error: outcome.message } satisfies ErrorBody;
}
