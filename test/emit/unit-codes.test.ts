import { readFileSync } from "node:fs";
import { REC_20_3 } from "un-ece-recommendation/20/3";
import { REC_21_3 } from "un-ece-recommendation/21/3";
import { expect, it } from "vitest";
import { unitCode } from "../../src/emit/unit-codes.ts";

it.each([
  ["Stk.", "H87"],
  ["ST", "H87"],
  ["Std", "HUR"],
  ["uur", "HUR"],
  ["m²", "MTK"],
  ["m3", "MTQ"],
  ["lfm", "LM"],
  ["Psch", "LS"],
  ["Tag(e)", "DAY"],
  ["Unit(s)", "C62"],
  ["kg", "KGM"],
])("the code of %s is %s", (unit, code) => expect(unitCode(unit)).toBe(code));

it.each(["ml", "ft", "m²Wo", "pl", ""])("%s has two meanings or none, and no code", (unit) =>
  expect(unitCode(unit)).toBeNull(),
);

const SOURCE = readFileSync("src/emit/unit-codes.ts", "utf8");
const ROWS = [...SOURCE.matchAll(/^ {2}([A-Z0-9]{2,3}): *(?:\n *)?"([^"]+)",$/gm)].map(
  ([, code = "", names = ""]) => [code, names.split(";")] as const,
);

it("codes are those of recommendations 20 and 21", () => {
  const known = new Set<string>([...REC_20_3, ...REC_21_3].map(({ code }) => code));
  expect(ROWS.length).toBeGreaterThan(30);
  expect(ROWS.map(([code]) => code).filter((code) => !known.has(code))).toEqual([]);
});

it("no unit has two codes", () => {
  const names = ROWS.flatMap(([, units]) => units);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
