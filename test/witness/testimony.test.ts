import { expect, test } from "vitest";
import type { ReadPlace } from "../../src/witness/read-places.ts";
import { type SeenWord, testimonyOf } from "../../src/witness/testimony.ts";

const AT = { left: 100, top: 50, right: 150, bottom: 60 };

function read(printed: string, box: ReadPlace["box"] = AT): ReadPlace {
  return { figures: ["total"], pageNumber: 1, box, printed };
}

function seen(text: string, { from = 100, to = 150, top = 50 } = {}): SeenWord {
  return { text, box: { left: from, right: to, top, bottom: top + 10 } };
}

function differences(place: ReadPlace, words: readonly SeenWord[]): readonly string[] {
  const { differences: found } = testimonyOf("pdf.js", [place], new Map([[1, words]]));
  return found.map((one) => one.seen);
}

test("other digits in the same place are a difference", () => {
  expect(differences(read("1,450.00"), [seen("9,450.00")])).toEqual(["9,450.00"]);
});

test.each<readonly [string, ReadPlace, readonly SeenWord[]]>([
  ["the same digits in another spelling", read("1,450.00"), [seen("1.450,00")]],
  [
    "the same in words that are cut otherwise",
    read("1 450.00"),
    [seen("1", { to: 105 }), seen("450.00", { from: 107 })],
  ],
  [
    "a currency that stands in the same word",
    read("1,450.00"),
    [seen("US$1,450.00/t2", { from: 80 })],
  ],
  [
    "digits that are a part of those that were read",
    read("1,450.00"),
    [seen("450.00", { from: 110 })],
  ],
  ["words without digits", read("1,450.00"), [seen("Total")]],
  [
    "a text that reaches over others",
    read("15400: Plumbing 70%", { ...AT, right: 400 }),
    [
      seen("15400: Plumbing"),
      seen("123.00 60.00", { from: 200, to: 300 }),
      seen("70%", { from: 380, to: 400 }),
    ],
  ],
  ["nothing", read("1,450.00"), []],
  ["a word that only touches the place", read("1,450.00"), [seen("77", { from: 148, to: 200 })]],
  ["a word on the next line", read("1,450.00"), [seen("77", { top: 61 })]],
  [
    "a text of two lines",
    read("Type 18 Region 9", { ...AT, bottom: 72 }),
    [seen("9", { from: 100, to: 105, top: 62 }), seen("Type 18 Region", { top: 50 })],
  ],
  [
    "a word whose place in a longer text is guessed",
    read("1,450.00"),
    [{ ...seen("77"), within: "77 of 1,450.00" }],
  ],
  [
    "a picture that may as well show it",
    read("1,450.00"),
    [{ ...seen("7,450.00"), others: ["1,450.00"] }],
  ],
])("%s is no difference", (_, place, words) => {
  expect(differences(place, words)).toEqual([]);
});

test("only places at which it sees digits are compared", () => {
  const places = [read("1,450.00"), { ...read("3"), pageNumber: 2 }];
  expect(testimonyOf("picture", places, new Map([[1, [seen("1,450.00")]]])).compared).toBe(1);
});
