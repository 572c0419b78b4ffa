import { enumerate } from "./figure-words.ts";
import type { Sentences } from "./finding.ts";

/** What can be said of what a model or a person has pointed at. */
export const POINTING_SENTENCES: Sentences<
  "model-failed" | "model-pointed" | "person-accepted" | "acceptance-not-taken"
> = {
  "model-failed": ({ message }) => `A model was asked and did not help: ${message}`,
  "model-pointed": ({ names, host, leftMachine }) => {
    const named = names.map(lowerFirst).join(", ");
    const where = leftMachine ? `The model at ${host}` : `The model on this machine (${host})`;
    return `${where} pointed at the words of ${named}; verify ${names.length === 1 ? "it" : "them"}.`;
  },
  "person-accepted": ({ names }) =>
    names.length === 0
      ? "A person reviewed this paper and accepted it as it was read."
      : `A person reviewed this paper and decided on ${enumerate(names.map(lowerFirst))}; everything else was accepted as it was read.`,
  "acceptance-not-taken": ({ because }) => NOT_TAKEN[because],
};

const NOT_TAKEN = {
  "other-document":
    "The review saved beside this paper is of another version of the file and was not used. Review the paper again.",
  "read-otherwise":
    "The review saved beside this paper no longer leads to the values that were accepted and was not used. Review the paper again.",
  "rows-wrong": "A person reviewed this paper and said that some of its rows are wrong.",
  "not-understood":
    "The review saved beside this paper cannot be understood and was not used. Review the paper again.",
} as const;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
