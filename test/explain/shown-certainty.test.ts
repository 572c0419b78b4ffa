import { expect, test } from "vitest";
import { shownCertainty } from "../../src/explain/title-words.ts";

test.each([
  [1, "1.00"],
  [0.999, "0.99"],
  [0.9, "0.90"],
  [0.29, "0.29"],
  [0.0049, "0.00"],
])("%d is shown as %s", (probability, shown) => {
  expect(shownCertainty(probability)).toBe(shown);
});
