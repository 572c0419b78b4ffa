import { expect, test } from "vitest";
import { comparedName, compareNames, type NameRelation } from "../../src/base/firm-names.ts";

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
  ["Quay Homes Lot 1012", "Quay Homes Lot 1014", "apart"],
  ["2025 Water Main Replacement", "2026 Water Main Replacement", "apart"],
  ["Quay Homes Bldg2A", "Quay Homes Bldg2B", "apart"],
  ["Riverside Commons East Tower", "Riverside Commons West Tower", "apart"],
  ["Harbor Crest Memory Care Phase One", "Harbor Crest Memory Care Phase Two", "apart"],
  ["Maple Court 2", "Maple Court 2, 31 Depot Road", "alike"],
  ["Maple Court, 31 Depot Road", "Maple Court, Ashgrove, VT 05071", "alike"],
  ["14 Elm Street", "22 Oak Avenue", "other"],
  ["2517 Creamery Library Conversion", "Creamery Library Conversion", "alike"],
  ["Creamery Library Conversion", "Mill Brook Weir Repair", "other"],
  ["Inc.", "LLC", "same"],
  ["Acme", "Inc.", "other"],
])("%j and %j are %s", (one, other, relation) => {
  expect(compareNames(comparedName(one), comparedName(other))).toBe(relation);
  expect(compareNames(comparedName(other), comparedName(one))).toBe(relation);
});
