import { describe, expect, test } from "vitest";
import { partyPhrases } from "../../../src/evidence/parties/party-phrases.ts";
import { partyStretches } from "../../../src/evidence/parties/party-stretches.ts";
import { cutPaper } from "../../../src/paper/cut-paper.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";

function namesIn(lines: readonly string[]): readonly string[] {
  const words = lines.flatMap((line, index) => typedText(line, 40, 40 + 12 * index));
  const paper = cutPaper([typedPage(words)]);
  return partyStretches(paper, () => true, partyPhrases()).map(({ value }) => value);
}

describe("stretches that may be a name", () => {
  test.each<readonly [line: string, name: string]>([
    ["Project: New Weir", "New Weir"],
    ["Owner: Quarry Holdings LLC Architect: Studio Penn", "Quarry Holdings LLC"],
    ["Contractor Alder Works, Inc.", "Alder Works, Inc"],
    ["Alder Works | 12 Mill Road", "Alder Works"],
    ["Claim 2 to Ferry Builders Ltd", "Ferry Builders Ltd"],
    ["Payer ........ Tidemark Constructors LLC", "Tidemark Constructors LLC"],
    ["From: Reed Piping (the executing party)", "Reed Piping"],
  ])("%s holds %s", (line, name) => {
    expect(namesIn([line]).map((one) => one.replace(/\.$/, ""))).toContain(name);
  });

  test("a name goes on in the line below that begins where it began", () => {
    expect(namesIn(["Karri Valley Civil Pty", "Ltd"])).toContain("Karri Valley Civil Pty Ltd");
  });

  test.each([
    "Contractor",
    "To Owner:",
    "Project Number",
    "$1,250.00",
    "06/30/2026",
    "By: ____________",
  ])("%s holds none", (line) => {
    expect(namesIn([line])).toEqual([]);
  });

  test("rows of a table hold none, nor what stands below them", () => {
    const row = "Masonry    $12,000.00    $6,000.00";
    const names = namesIn(["Alder Works", row, "Reed Piping LLC"]);
    expect(names).toContain("Alder Works");
    expect(names).not.toContain("Reed Piping LLC");
  });
});
