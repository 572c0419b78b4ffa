import { expect, test } from "vitest";
import { anyOf } from "../../src/words/any-of.ts";

const STREET = new RegExp(`^${anyOf(["str.", "z[.|]i"], ["c/", "high…"])}$`, "i");

test.each(["str.", "Str.", "z.i", "zi", "c/", "high", "Highway 5"])("%s is one of them", (text) => {
  expect(STREET.test(text)).toBe(true);
});

test.each(["str", "strx", "z|i", "z[.|]i", "", "str.zi"])("%s is none of them", (text) => {
  expect(STREET.test(text)).toBe(false);
});
