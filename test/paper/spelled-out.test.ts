import { expect, test } from "vitest";
import { spelledOut } from "../../src/paper/spelled-out.ts";
import type { Word } from "../../src/page/page.ts";

function spelled(text: string): string {
  const words = text.split(" ").map((own) => ({ text: own }) as Word);
  const isSpelled = spelledOut(words);
  return words.flatMap((word, at) => (isSpelled[at] === true ? [word.text] : [])).join(" ");
}

test.each([
  [
    "is increased by Four Hundred Eighty-Eight Thousand Dollars ($488,000.00), at",
    "Four Hundred Eighty-Eight Thousand Dollars",
  ],
  ["the sum of six thousand and 00/100 dollars ($6,000.00)", "six thousand and 00/100 dollars"],
  ["Dollars ($488,000.00), at the agreed rate", "Dollars"],
  ["one and only one change order", ""],
  ["Two coats of paint, one hundred percent acrylic", "one hundred"],
])("%s", (text, wanted) => {
  expect(spelled(text)).toBe(wanted);
});
