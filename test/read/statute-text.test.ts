import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { statuteText, type StatuteText } from "../../src/evidence/lien-waiver/statute-text.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { readWaiver } from "../../src/read/lien-waiver/read-waiver-pages.ts";
import { STATUTE_FORMS } from "../../src/words/construction/statutes.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

const WIDTH = 96;

/** A page with these passages one below the other, each broken into lines and its blanks filled. */
function pageOf(passages: readonly string[]): Page {
  let top = 30;
  const words = passages.flatMap((passage) => {
    const typed = linesOf(passage.replaceAll("{}", "Harrow Electric")).flatMap((line) => {
      top += 11;
      return typedText(line, 30, top);
    });
    top += 14;
    return typed;
  });
  return typedPage(words);
}

function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function foundIn(passages: readonly string[]): StatuteText | null {
  const pages = [pageOf(passages)];
  return statuteText(
    cutPaper(pages),
    textsOf(layoutOf(pages), (key) => key),
  );
}

/** A word of a passage that stands there once, as the statute writes it: the middle one of its long ones. */
function wordOf(passage: string): string {
  const own = passage.match(/\b[a-z]{6,}\b/gi) ?? [];
  const single = own.filter((word) => own.filter((other) => other === word).length === 1);
  return single[Math.floor(single.length / 2)] ?? "";
}

describe.each(STATUTE_FORMS.map((form) => [form.statute, form] as const))("%s", (_, form) => {
  const longest = form.passages.reduce((a, b) => (b.length > a.length ? b : a));
  const word = wordOf(longest);

  test("is known by its text, and nothing differs", () => {
    const found = foundIn(form.passages);
    expect([found?.form.statute, found?.changes]).toEqual([form.statute, []]);
  });

  test("with a word left out, changed or added says which", () => {
    const changed = (to: string): StatuteText["changes"] | undefined =>
      foundIn(
        form.passages.map((one) =>
          one === longest ? one.replace(new RegExp(`\\b${word}\\b`), to) : one,
        ),
      )?.changes;
    expect(changed("")).toEqual([{ statute: word, paper: "" }]);
    expect(changed("marmalade")).toEqual([{ statute: word, paper: "marmalade" }]);
    expect(changed(`${word} marmalade`)).toEqual([{ statute: "", paper: "marmalade" }]);
  });

  test("without a paragraph says which", () => {
    const paragraphs = form.passages.slice(1).filter((one) => one.length > WIDTH);
    const shortest = paragraphs.reduce((a, b) => (b.length < a.length ? b : a));
    const others = form.passages.filter((one) => one !== shortest);
    // Of the shortest forms one paragraph is half: without it a paper follows no form any more.
    if (others.join("").length < 2 * shortest.length) return;
    expect(foundIn(others)?.changes).toEqual([
      { statute: shortest.replaceAll("{}", "…"), paper: "" },
    ]);
  });
});

test("a waiver of a firm's own follows no statute", () => {
  expect(
    foundIn([
      "PARTIAL WAIVER OF LIEN",
      "In consideration of the sum of {} the undersigned waives and releases any lien or right to lien on the premises for labor and material furnished through the date below.",
    ]),
  ).toBeNull();
});

const CHANGED = "unconditional-progress-changed";

test.each([
  [CHANGED, /follows the form of Cal\. Civ\. Code § 8134, but its text differs: ".*" is added\./],
  ["conditional-progress", null],
])("fixtures/lien-waiver/california/%s", async (name, sentence) => {
  const bytes = readFileSync(`fixtures/lien-waiver/california/${name}.pdf`);
  const { findings } = readWaiver(await pagesOf(new Uint8Array(bytes), LIMITS));
  const told = findings.filter(({ code }) => code === "statute-text-changed").map(sentenceOf);
  expect(told).toHaveLength(sentence === null ? 0 : 1);
  if (sentence !== null) expect(told[0]).toMatch(sentence);
});
