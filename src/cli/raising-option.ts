import type { ReadErrorCode, UnreadHint } from "../base/read-error.ts";
import type { Outcome, Unread } from "../kinds/reading.ts";

/** What the command line says to a limit that was met: the option that raises it. */
const OPTIONS: Readonly<Partial<Record<ReadErrorCode, string>>> = {
  "too-large": "--max-bytes raises it.",
  "too-many-pages": "--max-pages raises it.",
  "too-many-words": "--max-pages raises it: more pages may hold more words.",
  timeout: "--timeout raises it.",
  "out-of-memory": "--max-memory raises it.",
};

/** What else on the command line leads on, by what is known of the read. */
const HINTED: Readonly<Partial<Record<UnreadHint, string>>> = {
  "too-long-for-invoice": "With --kind invoice it is, and --max-pages raises the number.",
  "pictures-switched-off": "Leave out --no-ocr to have them read.",
  "several-documents": "The command crossfoot read reads all of them.",
};

type Told = Pick<Unread, "code" | "message" | "hints">;

/** The sentences about a document that was not read, with the option that would have let it be read, where there is one. */
export function withRaisingOption({ code, message, hints = [] }: Told): string {
  const option = OPTIONS[code] ?? hints.flatMap((hint) => HINTED[hint] ?? []).at(0) ?? null;
  return option === null ? message : `${message} ${option}`;
}

/** An outcome as it is told to a person. Answers that programs take are the same everywhere, and name no options. */
export function toldOutcome(outcome: Unread): Unread;
export function toldOutcome(outcome: Outcome): Outcome;
export function toldOutcome(outcome: Outcome): Outcome {
  if (outcome.kind === "read") return outcome;
  return { ...outcome, message: withRaisingOption(outcome) };
}
