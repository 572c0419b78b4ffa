import { expect, test } from "vitest";
import { isoDate } from "../../src/base/calendar-date.ts";
import { datesIn } from "../../src/paper/date-order.ts";

test.each([
  ["Apr 1, 2026-Apr 30, 2026", ["2026-04-01", "2026-04-30"]],
  ["1 March 2026–31 March 2026", ["2026-03-01", "2026-03-31"]],
  ["Apr 1, 2026 - Apr 30, 2026", ["2026-04-01", "2026-04-30"]],
  ["04/01/2026-04/30/2026", ["2026-04-01", "2026-04-30"]],
  ["Apr 1, 2026-B, part 2", []],
])("%s", (printed, wanted) => {
  const dates = datesIn(printed.split(" "), "month-first");
  expect(dates.map(({ date }) => isoDate(date))).toEqual(wanted);
});
