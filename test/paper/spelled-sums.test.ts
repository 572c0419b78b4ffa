import { expect, test } from "vitest";
import { spelledSums } from "../../src/paper/spelled-sums.ts";
import type { Paper } from "../../src/paper/paper.ts";
import type { Word } from "../../src/page/page.ts";

const NOWHERE = { left: 0, top: 0, right: 1, bottom: 1 };

/** The sums in lines of text, as they are written in figures. */
function sumsIn(...lines: readonly string[]): readonly string[] {
  const paper = {
    pages: [
      {
        page: { pageNumber: 1 },
        lines: lines.map((text) => ({
          line: { words: text.split(" ").map((own) => ({ text: own, box: NOWHERE }) as Word) },
        })),
      },
    ],
  } as unknown as Paper;
  return spelledSums(paper).map(({ value }) => value.key());
}

test.each([
  ["the sum of Thirty-four thousand eight hundred fifty dollars ($34,850.00)", "34850"],
  ["Four Hundred Eighty-Eight Thousand Dollars", "488000"],
  ["six thousand and 05/100 dollars", "6000.05"],
  ["One Million Two Hundred Three Thousand Four and no/100 Dollars", "1203004"],
  ["Two Hundred Dollars and Fifty Cents", "200.5"],
])("%s is %s", (text, value) => {
  expect(sumsIn(text)).toEqual([value]);
});

test("a sum goes on from one line to the next", () => {
  expect(sumsIn("in consideration of Twelve Thousand", "Four Hundred Dollars, received")).toEqual([
    "12400",
  ]);
});

test("text without a sum has none", () => {
  expect(sumsIn("one and only one change order", "paid by check")).toEqual([]);
});
