import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phraseKeys } from "../../src/base/phrase.ts";
import { type PhraseMatch, phrasesIn, vocabularyOf } from "../../src/lexicon/vocabulary.ts";
import { cases } from "../support/cases.ts";

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
      { seed: 702, numRuns: cases(1_000) },
    );
  });
});

describe("a phrase with alternatives", () => {
  test.each<readonly [phrase: string, text: string, end: number]>([
    ["amount due [this|current] period", "amount due current period", 4],
    ["amount due [this|current] period", "amount due period", 0],
    ["amount due [this|current] period", "amount due this current period", 0],
    ["[net|] amount due", "net amount due", 3],
    ["[net|] amount due", "amount due", 2],
    ["[|total] [|net] amount", "total net amount", 3],
    ["[|total] [|net] amount", "net amount", 2],
    ["amount [|to date]", "amount to date", 3],
    ["amount [|to date]", "amount to", 1],
    ["[a|a b] [b c|c]", "a b c", 3],
    ["[|a] [|b]", "c", 0],
    ["[App. No.|Applic. #]", "application number", 2],
    ["[| - ] amount", "amount", 1],
  ])("%j in %j ends at %i", (phrase, text, end) => {
    const [match] = phrasesIn(vocabularyOf([[phrase, "it"]]), phraseKeys(text));
    expect(match ?? null).toEqual(end === 0 ? null : { start: 0, end, meanings: ["it"] });
  });

  test("and one without that are as long have both meanings, each once", () => {
    const vocabulary = vocabularyOf([
      ["amount due", "plain"],
      ["[amount|sum] due", "one"],
      ["amount [due|paid]", "two"],
      ["[amount] due", "plain"],
    ]);
    expect(phrasesIn(vocabulary, ["amount", "due"])).toEqual([
      { start: 0, end: 2, meanings: ["plain", "one", "two"] },
    ]);
  });

  test("gives way to a longer phrase, and a shorter one to it", () => {
    const vocabulary = vocabularyOf([
      ["amount due to date", "long"],
      ["amount [due|paid]", "middle"],
      ["amount", "short"],
    ]);
    expect(
      ["amount due to date", "amount paid", "amount"].map((text) =>
        phrasesIn(vocabulary, phraseKeys(text)).flatMap(({ meanings }) => meanings),
      ),
    ).toEqual([["long"], ["middle"], ["short"]]);
  });

  test("is found wherever one of the phrases that it stands for is", () => {
    const word = fc.constantFrom("a", "b", "c");
    const words = fc.array(word, { maxLength: 2 }).map((own) => own.join(" "));
    const place = fc.array(words, { minLength: 1, maxLength: 3 });
    const phrase = fc.array(place, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(phrase, { maxLength: 4 }),
        fc.array(word, { maxLength: 10 }),
        (phrases, keys) => {
          const inBrackets = vocabularyOf(
            phrases.map((places, index) => [
              places.map((alternatives) => `[${alternatives.join("|")}]`).join(" "),
              index,
            ]),
          );
          const writtenOut = vocabularyOf(
            phrases.flatMap((places, index) =>
              expansionsOf(places).map((one) => [one, index] as const),
            ),
          );
          expect(sorted(phrasesIn(inBrackets, keys))).toEqual(sorted(phrasesIn(writtenOut, keys)));
        },
      ),
      { seed: 702, numRuns: cases(1_000) },
    );
  });
});

/** All phrases that places with alternatives stand for. */
function expansionsOf(places: readonly (readonly string[])[]): readonly string[] {
  return places.reduce<readonly string[]>(
    (begun, alternatives) =>
      begun.flatMap((before) => alternatives.map((words) => `${before} ${words}`)),
    [""],
  );
}

/** The same matches with their meanings in order. */
function sorted(matches: readonly PhraseMatch<number>[]): readonly PhraseMatch<number>[] {
  return matches.map((match) => ({ ...match, meanings: match.meanings.toSorted((a, b) => a - b) }));
}
