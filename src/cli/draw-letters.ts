import { weightiestFailures } from "../audit/audit-check.ts";
import type { DrawFinding } from "../draw/draw-check.ts";
import type { Draw } from "../draw/draw.ts";
import { contractWords, placeWords } from "../finding/contract-names.ts";
import { drawDetail, drawRemedy } from "../finding/draw-sentences.ts";
import type { DrawLetter } from "../report/draw-page.ts";
import { indented, LETTER_BREAK, paragraph } from "./notes.ts";

/** All letters as one text. */
export function drawLetters(draw: Draw): string {
  const letters = lettersOf(draw);
  if (letters.length === 0) return "There is nothing to ask for: no comparison failed.\n";
  return `${letters.map(({ text }) => text).join(LETTER_BREAK)}\n`;
}

/** A letter for each firm whose papers lack something: exactly what, with both figures, and what to send. */
export function lettersOf({ parties, findings }: Draw): readonly DrawLetter[] {
  const [first] = parties;
  const about = first === undefined ? "" : contractWords(first.party.contract);
  const failed = weightiestFailures(findings);
  const firms = [...new Set(failed.map(({ firm }) => firm))];
  return firms.map((firm) => {
    const own = failed.filter((finding) => finding.firm === firm);
    return { firm, text: letterLines(firm, about, own).join("\n") };
  });
}

function letterLines(
  firm: string,
  about: string,
  findings: readonly DrawFinding[],
): readonly string[] {
  const opening = `Before this draw can be paid, we need the ${findings.length === 1 ? "paper" : "papers"} named below.`;
  return [
    ...paragraph(`To ${firm}`),
    ...paragraph(about),
    "",
    ...paragraph(opening),
    ...findings.flatMap((finding, index) => ["", ...pointLines(finding, index + 1)]),
  ];
}

function pointLines(finding: DrawFinding, nth: number): readonly string[] {
  const places = placeWords(finding.places);
  const where = places === "" ? "" : ` See ${places}.`;
  const remedy = drawRemedy(finding);
  return [
    ...indented(`${nth}.`, `${drawDetail(finding)}${where}`),
    ...(remedy === null ? [] : indented("  ", remedy)),
  ];
}
