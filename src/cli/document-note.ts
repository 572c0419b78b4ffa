import { titleWords } from "../explain/title-words.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import { reasonWords } from "../verdict/shown.ts";
import { errorsOf, indented, paragraph } from "./notes.ts";

/** A letter to send back with a paper that has a certain error; null where it has none, and for applications, which have that of their contract. */
export function documentNote(file: string, outcome: Outcome): string | null {
  if (outcome.kind === "unread") return null;
  return ofKind(PECULIAR, outcome.reading, (reading) => noteOf(file, reading));
}

/** Kinds of which no paper gets a letter of its own. */
const PECULIAR: ByKind<string | null> = { PAY_APPLICATION: () => null };

function noteOf(file: string, reading: Reading): string | null {
  const errors = errorsOf(reading);
  if (errors.length === 0) return null;
  const { sender } = knownPaper(reading);
  const points = errors.flatMap((error, index) => [
    "",
    ...indented(`${index + 1}.`, reasonWords(error)),
  ]);
  const opening = `We cannot pay this yet (${file}): ${errors.length === 1 ? "one thing does" : "these things do"} not agree. Please send it corrected.`;
  return [
    ...paragraph([...(sender === null ? [] : [sender]), ...titleWords(reading)].join(" · ")),
    "",
    ...paragraph(opening),
    ...points,
  ].join("\n");
}
