import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phraseKeys } from "../../src/base/phrase.ts";
import { phrasesIn, vocabularyOf } from "../../src/template/vocabulary.ts";

const LINES = vocabularyOf([
  ["retainage", "5"],
  ["total retainage", "5"],
  ["balance to finish", "H"],
  ["balance to finish including retainage", "9"],
  ["contract sum", "1"],
  ["contract sum to date", "3"],
  ["application no", "number"],
  ["application number", "number"],
  ["application number", "other"],
] as const);

describe("phrases in a text", () => {
  test.each<readonly [string, readonly (readonly [number, number, readonly string[]])[]]>([
    ["", []],
    ["nothing of ours", []],
    ["Retainage", [[0, 1, ["5"]]]],
    ["less total retainage held", [[1, 3, ["5"]]]],
    ["Balance to Finish", [[0, 3, ["H"]]]],
    ["Balance to finish, incl. retention", [[0, 5, ["9"]]]],
    ["balance to finish including", [[0, 3, ["H"]]]],
    [
      "contract sum to date contract sum",
      [
        [0, 4, ["3"]],
        [4, 6, ["1"]],
      ],
    ],
    ["contract contract sum", [[1, 3, ["1"]]]],
    ["App. #4", [[0, 2, ["number", "other"]]]],
    [
      "retainage retainage",
      [
        [0, 1, ["5"]],
        [1, 2, ["5"]],
      ],
    ],
  ])("%j", (text, expected) => {
    const matches = phrasesIn(LINES, phraseKeys(text));
    expect(matches.map(({ start, end, meanings }) => [start, end, meanings])).toEqual(expected);
  });

  test("an empty phrase is found nowhere", () => {
    const vocabulary = vocabularyOf([
      ["", "nothing"],
      ["...", "nothing"],
    ]);
    expect(phrasesIn(vocabulary, ["a", "b"])).toEqual([]);
  });

  test("are all places that hold one, but those inside a longer one that was found", () => {
    const word = fc.constantFrom("a", "b", "c");
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(phrase, { maxLength: 6 }),
        fc.array(word, { maxLength: 12 }),
        (phrases, keys) => {
          const vocabulary = vocabularyOf(
            phrases.map((words) => [words.join(" "), words.join(" ")]),
          );
          const matches = phrasesIn(vocabulary, keys);
          for (const { start, end, meanings } of matches)
            expect(meanings).toEqual([keys.slice(start, end).join(" ")]);
          for (let start = 0; start < keys.length; start += 1) {
            for (const words of phrases) {
              const isHere = words.every((own, index) => keys[start + index] === own);
              const end = start + words.length;
              const isFound = matches.some((match) => match.start <= start && match.end >= end);
              expect(isHere && !isFound, words.join(" ")).toBe(false);
            }
          }
        },
      ),
      { seed: 702, numRuns: 1_000 },
    );
  });
});
