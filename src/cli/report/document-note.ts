import { type ByKind, ofKind } from "../../kinds/by-kind.ts";
import type { CheckResult } from "../../checks/check.ts";
import { valueAt } from "../../document/value-at.ts";
import { titleWords } from "../../explain/title-words.ts";
import { detailWithDifference } from "../../finding/check-sentences.ts";
import { kindOf } from "../../kinds/kinds.ts";
import type { Outcome, Reading } from "../../kinds/reading.ts";
import { visible, wrap } from "../plain-text.ts";

/** Letters are read at this width everywhere. */
const COLUMNS = 78;

/** A note to send back with a paper whose figures do not add up; null where they do, and for applications, which have that of their contract. */
export function documentNote(file: string, outcome: Outcome): string | null {
  if (outcome.kind === "unread") return null;
  return ofKind(PECULIAR, outcome.reading, (reading) => noteOf(file, reading));
}

/** Kinds of which no paper gets a note of its own. */
const PECULIAR: ByKind<string | null> = { PAY_APPLICATION: () => null };

function noteOf(file: string, reading: Reading): string | null {
  const failed = reading.checks.filter(({ passed }) => passed === false);
  if (failed.length === 0) return null;
  const { knownBy } = kindOf(reading.documentType);
  const sender = valueAt(reading.document, knownBy.sender) ?? valueAt(reading, knownBy.sender);
  const points = failed.flatMap((check, index) => ["", ...pointLines(check, index + 1)]);
  const opening = `Thank you for this paper (${file}). The figures below do not agree. Please look at each and send it corrected, so that payment can go on.`;
  return [
    ...paragraph(
      [...(sender === null ? [] : [String(sender.value)]), ...titleWords(reading)].join(" · "),
    ),
    "",
    ...paragraph(opening),
    ...points,
  ].join("\n");
}

function pointLines(check: CheckResult, nth: number): readonly string[] {
  return wrap(visible(detailWithDifference(check)), COLUMNS - 5).map(
    (line, index) => `${index === 0 ? `  ${nth}.`.padEnd(5) : "     "}${line}`,
  );
}

function paragraph(text: string): readonly string[] {
  return wrap(visible(text), COLUMNS);
}
