import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate, compareDates, isoDate } from "../../src/base/calendar-date.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(300) } as const;

const year = fc.integer({ min: 1940, max: 2110 });
const month = fc.integer({ min: -1, max: 14 });
const day = fc.integer({ min: -1, max: 33 });

/** Whether the platform's own calendar has the day, as an independent witness. */
function exists(ofYear: number, ofMonth: number, ofDay: number): boolean {
  const date = new Date(Date.UTC(ofYear, ofMonth - 1, ofDay));
  return (
    date.getUTCFullYear() === ofYear &&
    date.getUTCMonth() === ofMonth - 1 &&
    date.getUTCDate() === ofDay
  );
}

const someDate = fc
  .tuple(
    fc.integer({ min: 1950, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([ofYear, ofMonth, ofDay]) => ({ year: ofYear, month: ofMonth, day: ofDay }));

describe("a date", () => {
  test("is one exactly where the calendar has the day, in the years of living paper", () => {
    fc.assert(
      fc.property(year, month, day, (ofYear, ofMonth, ofDay) => {
        const date = calendarDate(ofYear, ofMonth, ofDay);
        const isLiving = ofYear >= 1950 && ofYear <= 2099;
        expect(date !== null).toBe(isLiving && exists(ofYear, ofMonth, ofDay));
        if (date !== null) expect(date).toEqual({ year: ofYear, month: ofMonth, day: ofDay });
      }),
      { ...RUNS, numRuns: cases(2000) },
    );
  });

  test.each([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [2000, 2, 29, true],
    [2026, 4, 31, false],
    [2026, 12, 31, true],
    [2026, 13, 1, false],
    [2026, 0, 1, false],
    [1949, 12, 31, false],
    [1950, 1, 1, true],
    [2099, 12, 31, true],
    [2100, 2, 28, false],
  ])("%i-%i-%i: %s", (ofYear, ofMonth, ofDay, isDate) => {
    expect(calendarDate(ofYear, ofMonth, ofDay) !== null).toBe(isDate);
  });

  test("is written as the standard writes it", () => {
    expect(isoDate({ year: 2026, month: 7, day: 4 })).toBe("2026-07-04");
    expect(isoDate({ year: 2026, month: 11, day: 30 })).toBe("2026-11-30");
  });

  test("compares as its written form does", () => {
    fc.assert(
      fc.property(someDate, someDate, (one, other) => {
        const [left, right] = [isoDate(one), isoDate(other)];
        const order = left < right ? -1 : left > right ? 1 : 0;
        expect(Math.sign(compareDates(one, other))).toBe(order);
      }),
      RUNS,
    );
  });
});
