import { describe, expect, it, test } from "vitest";
import {
  descriptionLikeness,
  EQUALITIES,
  isSameChangeNumber,
  isSameLetters,
  isSameName,
  isSameParty,
  isSameTaxNumber,
  isSameWording,
} from "../../bench/score/equality.ts";

test.each([
  ["COR-007", "7", true],
  ["CO #7", "07", true],
  ["#4R1", "4r1", true],
  ["PCCO#003", "3", true],
  ["P25537-03", "P25537-3", true],
  ["4", "4R1", false],
  ["17", "7", false],
  ["P25537-03", "3", false],
  ["25-37", "253-7", false],
])("of the numbers %s and %s it is %s that they are the same", (one, other, isSame) => {
  expect(isSameChangeNumber(one, other)).toBe(isSame);
});

test.each([
  ["Hewlow Electric", "HEWLOW ELECTRIC, INC.", true],
  ["J. T. Ballantine & Sons", "J.T. Ballantine and Sons", true],
  ["Ferro Vista Construction, Inc.", "Osprey Point Builders, Inc.", false],
  ["Hewlow", "Hewlow Electric, Inc.", false],
])("of the firms %s and %s it is %s that they are the same", (one, other, isSame) => {
  expect(isSameParty(one, other)).toBe(isSame);
});

test.each([
  ["Delete fan coil unit FC-214.", "Delete fan coil unit FC-214", true],
  ["Add dock levelers and seals at doors 11 and 12 as told", "Add dock levelers", true],
  ["Roof", "Four added roof curbs", false],
  ["", "Four added roof curbs", false],
])("%j says what %j says: %s", (read, printed, isSame) => {
  expect(isSameWording(printed, read)).toBe(isSame);
});

describe("comparing values", () => {
  it.each([
    ["Kieselbach GmbH & Co. KG", "kieselbach gmbh und co kg", true],
    ["Tallgrass Ready Mix, Inc.", "TALLGRASS READY MIX INC", true],
    ["Électricité Bornand Sàrl", "Electricite Bornand Sarl", true],
    ["Moorland Energy", "Moorland Energy Supply Ltd", false],
    ["The Rusty Plow", "Rusty Plow", true],
  ])("names %s and %s alike: %s", (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });

  it("leaves punctuation out of numbers and the country out of tax numbers", () => {
    expect(isSameLetters("FA2604-118", "FA 2604 118")).toBe(true);
    expect(isSameLetters("F-118", "No. F-118")).toBe(false);
    expect(isSameTaxNumber("BE 0743215597", "0743.215.597")).toBe(true);
    expect(EQUALITIES.date("2026-04-05", "2026-05-04")).toBe(false);
    expect(EQUALITIES.money("12.5", "12.51")).toBe(false);
  });

  it("finds a description in a longer one", () => {
    expect(
      descriptionLikeness("Kranstunde mit Fahrer", "Kranstunde mit Fahrer, 145"),
    ).toBeGreaterThan(0.85);
    expect(descriptionLikeness("Kranstunde", "Betonpumpe")).toBeLessThan(0.5);
  });
});
