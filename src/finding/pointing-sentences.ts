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
      ? "A person went through this paper and accepted it as it was read."
      : `A person went through this paper and decided on ${enumerate(names.map(lowerFirst))}; all else was accepted as it was read.`,
  "acceptance-not-taken": ({ because }) => NOT_TAKEN[because],
};

const NOT_TAKEN = {
  "other-document":
    "What a person accepted beside this paper is of another file and was not taken; go through it again.",
  "read-otherwise":
    "What a person accepted beside this paper no longer follows from its words and was not taken; go through it again.",
  "rows-wrong": "A person went through this paper and said that rows of it are wrong.",
  "not-understood":
    "What stands beside this paper as accepted cannot be understood and was not taken; go through it again.",
} as const;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
