import { expect, test } from "vitest";
import { isoDate } from "../../src/base/calendar-date.ts";
import { dateReadings } from "../../src/paper/date-readings.ts";
import { typedText, typedWord } from "../support/typed-page.ts";

function read(text: string): readonly string[] {
  return dateReadings(typedText(text, 40, 40)).map(
    ({ value, print, endsRange }) => `${isoDate(value)} ${print}${endsRange ? " end" : ""}`,
  );
}

test.each([
  ["02/20/2025", ["2025-02-20 date"]],
  ["2025-02-20", ["2025-02-20 date"]],
  ["03/04/2025", ["2025-03-04 month-first", "2025-04-03 day-first"]],
  ["January 20, 2024", ["2024-01-20 date"]],
  ["25-Jun-26", ["2026-06-25 date"]],
  ["31 March 2024", ["2024-03-31 date"]],
  ["2026 FEB 17", ["2026-02-17 date"]],
  ["Aug-29-2025", ["2025-08-29 date"]],
  ["20th day of May, 2024", ["2024-05-20 date"]],
  ["1,234.56 of 7", []],
])("%s", (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test("the second day of a range is told from the first", () => {
  expect(read("06/13/25 - 06/30/25")).toEqual(["2025-06-13 date", "2025-06-30 date end"]);
});

test("a number in the column before makes no date with the month", () => {
  const words = [typedWord("9", 40, 40), ...typedText("September 15, 2026", 200, 40)];
  expect(dateReadings(words).map(({ value }) => isoDate(value))).toEqual(["2026-09-15"]);
});
