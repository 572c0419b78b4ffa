import { describe, expect, test } from "vitest";
import { phraseKeys } from "../../src/base/phrase.ts";
import { spellingOf } from "../../src/lexicon/spelling.ts";

import { TEMPLATES } from "../../src/read/templates.ts";

type Kind = "payApplication" | "changeOrder";

function mended(kind: Kind, text: string): string {
  return phraseKeys(text).map(spellingOf(TEMPLATES[kind])).join(" ");
}

describe("a misspelt word is mended towards the words of its own kind of paper", () => {
  test.each<readonly [kind: Kind, printed: string, meant: string]>([
    ["payApplication", "ORIGNAL CONTRACT SUM", "original contract sum"],
    ["payApplication", "ADDDITIONS", "addition"],
    ["changeOrder", "Lump sum prposal", "lump sum proposal"],
    ["changeOrder", "Request for qoutation of variaton", "request for qoutation of variation"],
    ["changeOrder", "not yet deterimned, to be negotated", "not yet deterimned to be negotiated"],
    ["changeOrder", "journeymen", "journeyman"],
    ["payApplication", "journeymen", "journeymen"],
    ["payApplication", "negotated", "negotated"],
  ])("%s: %s", (kind, printed, meant) => {
    expect(mended(kind, printed)).toBe(meant);
  });
});

test("every word of a kind's own labels stays as it is", () => {
  for (const kind of ["payApplication", "changeOrder"] as const) {
    const labels = TEMPLATES[kind].flatMap(({ fields, decoys }) => [
      ...Object.values(fields).flatMap((rule) => rule.labels),
      ...decoys,
    ]);
    for (const label of labels) expect(mended(kind, label)).toBe(phraseKeys(label).join(" "));
  }
});
