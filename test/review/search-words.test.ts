import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printedText, wordsAt } from "../../src/review/printed-words.ts";
import { MOST_SEARCHED, searchWords } from "../../src/review/search-words.ts";
import { cases } from "../support/cases.ts";
import { reviewPaper } from "./review-papers.ts";

const { words } = await reviewPaper("fixtures/invoice/progress-bill/abschlag");

function textsOf(typed: string): readonly string[] {
  return searchWords(words, typed).map(({ numbers }) => printedText(wordsAt(words, numbers) ?? []));
}

describe("a search among the printed words", () => {
  test.each([
    ["an amount, however it is typed", "27710.89", "27.710,89"],
    ["a name in small letters", "wohnstift alsterdorf", "Wohnstift Alsterdorf"],
    ["a part of a word, after whole words", "uhlen", "Uhlenhorst"],
  ])("finds %s", (_name, typed, printed) => {
    expect(textsOf(typed)[0]).toContain(printed);
  });

  test("finds whole words before those that only begin so or hold it", () => {
    const fits = searchWords(words, "4").map(({ fit }) => fit);
    const order = ["whole", "begin", "within"];
    expect(new Set(fits).size).toBeGreaterThan(1);
    expect(fits).toEqual(fits.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  });

  test("finds nothing where nothing is typed, or what is not printed", () => {
    expect(searchWords(words, "  ")).toEqual([]);
    expect(searchWords(words, "nowhere to be found")).toEqual([]);
  });

  test("finds every word by its own characters", () => {
    for (const { word } of words) {
      const found = textsOf(word.text.slice(0, MOST_SEARCHED));
      expect(found.length, word.text).toBeGreaterThan(0);
    }
  });

  test("finds words of one line that stand next to each other, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 4 }), fc.stringMatching(/^[a-z0-9]{1,3}$/)),
        (typed) => {
          for (const { numbers } of searchWords(words, typed)) {
            const own = numbers.map((number) => words[number]);
            expect(new Set(own.map((one) => one?.line)).size).toBe(1);
            expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
          }
        },
      ),
      { numRuns: cases(300, 60), seed: 5 },
    );
  });
});

describe("numbers of words", () => {
  test.each([
    ["none", []],
    ["one that is of no word", [words.length]],
    ["a part of a number", [0.5]],
    ["one twice", [1, 1]],
  ])("are refused where they are %s", (_name, numbers) => {
    expect(wordsAt(words, numbers)).toBeNull();
  });
});
