import { expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { stampFindings } from "../../src/read/stamps.ts";
import { TYPE_POINTS, typedPage, typedText, typedWord } from "../support/typed-page.ts";

const TEXT = ["Invoice 118842", "Ready mix, 8 yards 1,200.00", "Total 1,200.00"].flatMap(
  (text, index) => typedText(text, 72, 200 + 20 * index),
);

const LARGE = 2 * TYPE_POINTS;

function codesOf(page: Page): readonly string[] {
  return stampFindings(layoutOf([page])).map(({ code }) => code);
}

test.each([
  ["DRAFT", "marked-draft"],
  ["Draft", "marked-draft"],
  ["BROUILLON", "marked-draft"],
  ["Entwurf", "marked-draft"],
  ["NOT FOR PAYMENT", "marked-draft"],
  ["VOID", "marked-void"],
  ["STORNIERT", "marked-void"],
  ["Annulé", "marked-void"],
])("%s, large and alone on its line, is %s", (stamp, code) => {
  expect(codesOf(typedPage([...typedText(stamp, 72, 72, LARGE), ...TEXT]))).toEqual([code]);
});

test("a word across the page is a stamp, also where it is set aside from the text", () => {
  const page = { ...typedPage(TEXT), hiddenWords: [typedWord("DRAFT", 200, 300, 90)] };
  expect(codesOf(page)).toEqual(["marked-draft"]);
});

test.each([
  ["of the size of the text", typedText("Draft", 72, 72)],
  ["in a sentence", typedText("This draft was sent", 72, 72, LARGE)],
  ["beside a price", [...typedText("Draft", 72, 72, LARGE), ...typedText("6.50", 400, 72, LARGE)]],
])("the word %s is no stamp", (_where, words) => {
  expect(codesOf(typedPage([...words, ...TEXT]))).toEqual([]);
});
