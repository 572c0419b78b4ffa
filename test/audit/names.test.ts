import { expect, test } from "vitest";
import { comparedName, compareNames, type NameRelation } from "../../src/audit/names.ts";

test.each<readonly [one: string, other: string, relation: NameRelation]>([
  ["Millrace Builders, Inc.", "MILLRACE BUILDERS INC", "same"],
  ["Acme Co.", "Acme, LLC", "same"],
  ["R.J. Skelding Co, Inc", "RJ Skelding", "same"],
  ["Smith & Sons", "Smith and Sons", "same"],
  ["Creamery Library Conversion", "Creamry Library Conversion", "alike"],
  ["Creamery Library Conversion", "Creamery Library Conversion, Ashgrove, VT 05071", "alike"],
  ["Osgood Hale Construction Services, Inc.", "Osgood Hale Construction", "alike"],
  ["Maple Court", "Maple Court Phase 2", "alike"],
  ["Maple Court Phase 1", "Maple Court Phase 2", "apart"],
  ["Tidewater Apartments Bldg. A", "Tidewater Apartments Bldg. B", "apart"],
  ["Fire Station No. 3", "Fire Station No. 4", "apart"],
  ["Creamery Library Conversion", "Mill Brook Weir Repair", "other"],
  ["Inc.", "LLC", "same"],
  ["Acme", "Inc.", "other"],
])("%j and %j are %s", (one, other, relation) => {
  expect(compareNames(comparedName(one), comparedName(other))).toBe(relation);
  expect(compareNames(comparedName(other), comparedName(one))).toBe(relation);
});
