import { expect, test } from "vitest";
import { anyOf, wholeWords } from "../../src/words/any-of.ts";

const STREET = new RegExp(`^${anyOf(["str.", "z[.|]i"], ["c/", "high…"])}$`, "i");

test.each(["str.", "Str.", "z.i", "zi", "c/", "high", "Highway 5"])("%s is one of them", (text) => {
  expect(STREET.test(text)).toBe(true);
});

test.each(["str", "strx", "z|i", "z[.|]i", "", "str.zi"])("%s is none of them", (text) => {
  expect(STREET.test(text)).toBe(false);
});

test("whole words stand in any case beside other words, and never within one", () => {
  const words = wholeWords(["paid[ in full|]"], ["día"]);
  for (const text of ["PAID", "(paid) on 3 May", "paid in full.", "un Día más"])
    expect(words.test(text)).toBe(true);
  for (const text of ["unpaid", "paidé", "díaé"]) expect(words.test(text)).toBe(false);
});
