import { describe, expect, test } from "vitest";
import { amountReadings } from "../../src/paper/amount-readings.ts";
import { typedText, typedWord } from "../support/typed-page.ts";

/** All readings of a line, each with how it is printed. */
function read(text: string): readonly string[] {
  return amountReadings(typedText(text, 40, 40)).map(
    ({ value, print }) => `${value.toPlain()} ${print}`,
  );
}

describe("amounts of one word", () => {
  test.each([
    ["1,234.56", "1234.56 amount"],
    ["$1,234.56", "1234.56 amount"],
    ["(1,234.56)", "-1234.56 amount"],
    ["1,234.56-", "-1234.56 amount"],
    ["-$1,234.56", "-1234.56 amount"],
    ["$12,000", "12000.00 amount"],
    ["125000", "125000.00 plain"],
    ["215,267.11.", "215267.11 amount"],
    ["28,54,250.00", "2854250.00 amount"],
    ["Rs.28,54,250.00", "2854250.00 amount"],
    ["3,769.500", "3769.50 amount"],
  ])("%s", (text, wanted) => {
    expect(read(text)).toEqual([wanted]);
  });

  test("digits that are glued to their caption", () => {
    expect(read("Retainage:$1,234.56")).toEqual(["1234.56 torn"]);
  });

  test("an item's number with its bracket is none, nor is a code with three digits behind its point, nor a room", () => {
    expect(read("2) Slab")).toEqual([]);
    expect(read("03.310")).toEqual([]);
    expect(read("R12")).toEqual([]);
  });
});

describe("signs that stand apart", () => {
  test.each([
    ["$ 1,234.56", "1234.56 amount"],
    ["( 1,234.56 )", "-1234.56 amount"],
    ["1,234.56 CR", "-1234.56 amount"],
    ["$      1,234.56", "1234.56 amount"],
  ])("%s", (text, wanted) => {
    expect(read(text)).toContain(wanted);
  });

  test("a dash of the column before is a zero, no minus", () => {
    const words = [typedWord("-", 200, 40), typedWord("15,411.00", 300, 40)];
    const readings = amountReadings(words).map(({ value }) => value.toPlain());
    expect(readings).toEqual(["0.00", "15411.00"]);
  });
});

describe("torn print", () => {
  test.each([
    ["1,297, 126.74", "1297126.74 torn"],
    ["$41,   117.93", "41117.93 torn"],
    ["1 2 , 3 4 5 . 6 7", "12345.67 torn"],
  ])("%s", (text, wanted) => {
    expect(read(text)).toContain(wanted);
  });

  test("two amounts side by side stay two", () => {
    expect(read("1,234.00 5,678.00")).toEqual(["1234.00 amount", "5678.00 amount"]);
  });

  test("cents in a column of their own are one reading, whole dollars another", () => {
    const words = [typedWord("559,250", 300, 40), typedWord("75", 345, 40)];
    const readings = amountReadings(words).map(({ value, print }) => `${value.toPlain()} ${print}`);
    expect(readings).toContain("559250.75 cents-apart");
    expect(readings).toContain("559250.00 amount");
  });
});

test("brackets behind a sum that is spelled out are no sign", () => {
  const words = typedText("by Four Thousand Dollars ($4,000.00) in all", 40, 40);
  expect(amountReadings(words).map(({ value }) => value.toPlain())).toEqual(["4000.00"]);
  const below = amountReadings(
    typedText("($4,000.00), which", 40, 54),
    typedText("the sum of four thousand dollars", 40, 40),
  );
  expect(below.map(({ value }) => value.toPlain())).toEqual(["4000.00"]);
});
