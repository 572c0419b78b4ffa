import { expect, test } from "vitest";
import { areAlikeWords } from "../../src/base/alike-words.ts";

function checkAlike(one: string, other: string, expected: boolean): void {
  expect([one, other, areAlikeWords(one, other)]).toEqual([one, other, expected]);
  expect([other, one, areAlikeWords(other, one)]).toEqual([other, one, expected]);
}

test("a word is known by its beginning, by its consonants and with a wrong letter, and no further", () => {
  checkAlike("galv", "galvanised", true);
  checkAlike("pl", "plated", true);
  checkAlike("brd", "board", true);
  checkAlike("concrete", "conkrete", true);
  checkAlike("colour", "color", true);
  checkAlike("board", "board", true);
  checkAlike("bed", "board", false);
  checkAlike("steel", "stool", false);
  checkAlike("copper", "pepper", false);
  checkAlike("p", "plated", false);
  checkAlike("rbr", "board", false);
  checkAlike("pipe", "wipe", false);
});
