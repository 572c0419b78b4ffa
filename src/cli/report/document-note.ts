import type { CheckResult } from "../../checks/check.ts";
import { titleWords } from "../../explain/title-words.ts";
import { detailWithDifference } from "../../finding/check-sentences.ts";
import type { Outcome } from "../../reading.ts";
import { visible, wrap } from "../plain-text.ts";

/** Letters are read at this width everywhere. */
const COLUMNS = 78;

/** A note to send back with an invoice whose figures do not add up; null for everything else: applications have that of their contract. */
export function documentNote(file: string, outcome: Outcome): string | null {
  if (outcome.kind === "unread" || outcome.reading.documentType !== "INVOICE") return null;
  const { reading } = outcome;
  const failed = reading.checks.filter(({ passed }) => passed === false);
  if (failed.length === 0) return null;
  const vendor = reading.document.vendor.name?.value;
  const points = failed.flatMap((check, index) => ["", ...pointLines(check, index + 1)]);
  const opening = `Thank you for this paper (${file}). The figures below do not agree. Please look at each and send it corrected, so that payment can go on.`;
  return [
    ...paragraph([...(vendor === undefined ? [] : [vendor]), ...titleWords(reading)].join(" · ")),
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
