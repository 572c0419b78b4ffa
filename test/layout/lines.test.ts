import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf } from "../../src/layout/lines.ts";
import type { Page, Word } from "../../src/page/page.ts";
import { level, typedPage, typedText, typedWord, upright } from "../support/typed-page.ts";
import { cases } from "../support/cases.ts";

/** Each line as its runs, words joined by a blank. */
function told(page: Page): readonly (readonly string[])[] {
  return linesOf(page).map(({ runs }) =>
    runs.map(({ words }) => words.map(({ text }) => text).join(" ")),
  );
}

describe("lines", () => {
  test("stand from top to bottom, their words from left to right", () => {
    const words = [
      ...typedText("second line", 50, 120),
      typedWord("right", 200, 100),
      typedWord("left", 50, 100),
    ];
    expect(told(typedPage(words))).toEqual([["left", "right"], ["second line"]]);
  });

  test.each([
    [0, 1],
    [2, 1],
    [4, 1],
    [5, 2],
    [12, 2],
  ])("words set %f points lower on type of 10 points make %i", (lower, count) => {
    const words = [typedWord("Total", 50, 100), typedWord("12.00", 90, 100 + lower)];
    expect(linesOf(typedPage(words))).toHaveLength(count);
  });

  test("hold small and large print that stand on one baseline", () => {
    const words = [typedWord("No.", 50, 100, 20), typedWord("7", 120, 108, 10)];
    expect(told(typedPage(words))).toEqual([["No.", "7"]]);
  });

  test("do not chain: of many words, each a little lower, not all stand on one line", () => {
    const words = Array.from({ length: 12 }, (_, index) =>
      typedWord("w", 50 + index * 20, 100 + index * 2),
    );
    const lines = linesOf(typedPage(words));
    expect(lines.length).toBeGreaterThan(3);
    for (const { box } of lines) expect(box.bottom - box.top).toBeLessThan(16);
  });

  test("of a page without words are none", () => {
    expect(linesOf(typedPage([]))).toEqual([]);
  });
});

describe("runs", () => {
  test.each([
    [2.5, ["Contract Sum"]],
    [10, ["Contract Sum"]],
    [11, ["Contract", "Sum"]],
    [-3, ["Contract Sum"]],
  ])("a gap of %f points in type of 10 points", (gap, runs) => {
    const first = typedWord("Contract", 50, 100);
    const words = [first, typedWord("Sum", first.box.right + gap, 100)];
    expect(told(typedPage(words))).toEqual([runs]);
  });

  test("end at a vertical ruling between two words, and at no other", () => {
    const words = [typedWord("Item", 50, 100), typedWord("Value", 76, 100)];
    const across = upright(73, 90, 120);
    expect(told(typedPage(words, [across]))).toEqual([["Item", "Value"]]);
    for (const ruling of [upright(73, 120, 160), upright(60, 90, 120), level(105, 40, 200)])
      expect(told(typedPage(words, [ruling]))).toEqual([["Item Value"]]);
  });

  test("a word crossed by a ruling stays with its neighbour where they touch", () => {
    const words = [typedWord("1,200.00", 50, 100), typedWord("CR", 90.2, 100)];
    expect(told(typedPage(words, [upright(90, 90, 120)]))).toEqual([["1,200.00 CR"]]);
  });

  test("have the box of their words and the middle of their sizes", () => {
    const words = [typedWord("a", 50, 100), typedWord("b", 57, 100), typedWord("c", 64, 101, 9)];
    const [run] = linesOf(typedPage(words))[0]?.runs ?? [];
    expect(run?.box).toEqual({ left: 50, top: 100, right: 68.5, bottom: 110 });
    expect(run?.glyphHeight).toBe(10);
  });
});

test("each word stands on exactly one line and in one run, whatever the order of the file", () => {
  const word: fc.Arbitrary<Word> = fc
    .tuple(
      fc.constantFrom("a", "bb", "12.00"),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(6, 10, 24),
    )
    .map(([text, left, top, points]) => typedWord(text, left * 9, top * 3, points));
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40, selector: ({ box }) => `${box.left} ${box.top}` }),
      (words) => {
        const lines = linesOf(typedPage(words));
        const inLines = lines.flatMap((line) => line.words);
        expect(inLines).toHaveLength(words.length);
        expect(new Set(inLines)).toEqual(new Set(words));
        for (const line of lines) expect(line.runs.flatMap((run) => run.words)).toEqual(line.words);
        expect(linesOf(typedPage(words.toReversed()))).toEqual(lines);
      },
    ),
    { seed: 702, numRuns: cases(500) },
  );
});
