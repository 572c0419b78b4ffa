import { expect, test } from "vitest";
import { isSameFirm, isSameNumber, isSameText } from "../../bench/order-equality.ts";

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
  expect(isSameNumber(one, other)).toBe(isSame);
});

test.each([
  ["Hewlow Electric", "HEWLOW ELECTRIC, INC.", true],
  ["J. T. Ballantine & Sons", "J.T. Ballantine and Sons", true],
  ["Ferro Vista Construction, Inc.", "Osprey Point Builders, Inc.", false],
  ["Hewlow", "Hewlow Electric, Inc.", false],
])("of the firms %s and %s it is %s that they are the same", (one, other, isSame) => {
  expect(isSameFirm(one, other)).toBe(isSame);
});

test.each([
  ["Delete fan coil unit FC-214.", "Delete fan coil unit FC-214", true],
  ["Add dock levelers and seals at doors 11 and 12 as told", "Add dock levelers", true],
  ["Roof", "Four added roof curbs", false],
  ["", "Four added roof curbs", false],
])("%j says what %j says: %s", (read, printed, isSame) => {
  expect(isSameText(read, printed)).toBe(isSame);
});
