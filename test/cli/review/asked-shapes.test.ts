import fc from "fast-check";
import { expect, test } from "vitest";
import { shapeOf, shownIn } from "../../../src/cli/review/asked-shapes.ts";
import { cases } from "../../support/cases.ts";

test.each([
  { field: "total", act: "accept" },
  { field: "total", act: "absent" },
  { field: "paper", act: "choose", choice: "receipt" },
  { field: "total", act: "point", words: [4, 5] },
  { field: "lineItems.2.amount", act: "point", words: [7] },
  { field: "lineItems", act: "add", words: [4, 5, 6] },
])("a wish is taken: $act", (wish) => {
  expect(shapeOf({ ...wish, more: "is left out" })).toEqual(wish);
});

test.each([
  ["no field", { act: "accept" }],
  ["a field that is no text", { field: 1, act: "accept" }],
  ["an unknown act", { field: "total", act: "type", value: "1,000.00" }],
  ["a choice that is no text", { field: "paper", act: "choose", choice: 1 }],
  ["words that are texts", { field: "total", act: "point", words: ["1,000.00"] }],
  ["words that are no list", { field: "total", act: "point", words: { length: 1, 0: 1 } }],
  ["a row without words", { field: "lineItems", act: "add" }],
  ["a row of values", { field: "lineItems", act: "add", words: [{ amount: "1.00" }] }],
  ["parts of words", { field: "total", act: "point", words: [0.5] }],
  ["words before the first", { field: "total", act: "point", words: [-1] }],
  ["endless words", { field: "total", act: "point", words: Array.from({ length: 501 }, () => 1) }],
  ["what it inherits", Object.create({ field: "total", act: "accept" })],
])("a wish is none with %s", (_name, sent: unknown) => {
  expect(shapeOf(sent)).toBeNull();
});

test("whatever is sent is a wish or none", () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const wish = shapeOf(sent);
      expect(wish === null || typeof wish.field === "string").toBe(true);
    }),
    { numRuns: cases(300, 60) },
  );
});

test.each([
  [{ field: "total", act: "accept", shown: 7 }, 7],
  [{ shown: "7" }, null],
  [{}, null],
  [null, null],
  [7, null],
  [Object.create({ shown: 7 }), null],
])("of %j the page shows version %s", (sent: unknown, version) => {
  expect(shownIn(sent)).toBe(version);
});
