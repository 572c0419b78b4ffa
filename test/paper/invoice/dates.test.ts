import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../../../src/base/calendar-date.ts";
import {
  datesAmong,
  readPrintedDate,
  type DateOrders,
} from "../../../src/paper/invoice/printed-dates.ts";
import { anyInvoice } from "../../../templates/invoice/any-invoice.ts";
import { typedInvoice } from "../../read/invoice/typed-invoice.ts";
import { cases } from "../../support/cases.ts";

const { months } = typedInvoice(["x"]);
const DAY_FIRST: DateOrders = { dotted: "day-first", other: "day-first" };
const MONTH_FIRST: DateOrders = { dotted: "month-first", other: "month-first" };
const UNSETTLED: DateOrders = { dotted: null, other: null };

/** The day as `2025-03-04`; "?" where it is not settled, null for what is no date. */
function dayIn(printed: string, orders: DateOrders = DAY_FIRST): string | null {
  const read = readPrintedDate(printed, months, orders);
  if (read === null) return null;
  return read.date === null ? "?" : isoOf(read.date);
}

function isoOf({ year, month, day }: NonNullable<ReturnType<typeof calendarDate>>): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

describe("a date is read", () => {
  test.each([
    ["2025-03-04", "2025-03-04"],
    ["2025/03/04", "2025-03-04"],
    ["2025.03.04", "2025-03-04"],
    ["2025.03.04.", "2025-03-04"],
    ["20250304", "2025-03-04"],
    ["20250304/140733", "2025-03-04"],
    ["04.03.2025", "2025-03-04"],
    ["4.3.2025", "2025-03-04"],
    ["4. 3. 2025", "2025-03-04"],
    ["04/03/2025", "2025-03-04"],
    ["04-03-2025", "2025-03-04"],
    ["04–03–2025", "2025-03-04"],
    ["04/03/25", "2025-03-04"],
    ["04/03/99", "1999-03-04"],
    ["04/03/2025 14:07", "2025-03-04"],
    ["04/03/20254:07:33", "2025-03-04"],
    ["04/03/202514:07", "2025-03-04"],
    ["04/03/2025 14 :07", "2025-03-04"],
    ["04/03/2025 14: 07: 33", "2025-03-04"],
    ["04- 03- 2025.02 :07 PM", "2025-03-04"],
    ["[Sales]2025-03-04", "2025-03-04"],
    ["2025-03-04T14:07:33Z", "2025-03-04"],
    ["(04.03.2025),", "2025-03-04"],
    ["13/04/2025", "2025-04-13"],
    ["4 March 2025", "2025-03-04"],
    ["4th March 2025", "2025-03-04"],
    ["March 4, 2025", "2025-03-04"],
    ["Mar 4, 2025", "2025-03-04"],
    ["Mar. 4, 2025", "2025-03-04"],
    ["04-Mar-2025", "2025-03-04"],
    ["04-Mar-25", "2025-03-04"],
    ["2025 Mar 4", "2025-03-04"],
    ["Tuesday, 4 March 2025", "2025-03-04"],
    ["4. März 2025", "2025-03-04"],
    ["4 mars 2025", "2025-03-04"],
    ["4 March .2025", "2025-03-04"],
    ["1er avril 2025", "2025-04-01"],
    ["4 de marzo de 2025", "2025-03-04"],
    ["4 de março de 2025", "2025-03-04"],
    ["4 marzo 2025", "2025-03-04"],
    ["4 maart 2025", "2025-03-04"],
    ["29 February 2024", "2024-02-29"],
  ])("%s", (printed, day) => {
    expect(dayIn(printed)).toBe(day);
  });

  test.each([
    // A day of one digit behind the year, and letters that touch the year.
    ["2025/3/4", "2025-03-04"],
    ["2025-3-4", "2025-03-04"],
    ["2025年3月4日", "2025-03-04"],
    ["04MAR2025", "2025-03-04"],
  ])("%s", (printed, day) => {
    expect(dayIn(printed)).toBe(day);
  });

  test.each([
    ["03/04/2025", "2025-03-04"],
    ["13/04/2025", "2025-04-13"],
    ["12/31/2025", "2025-12-31"],
    ["03.04.2025", "2025-03-04"],
  ])("%s with the month first", (printed, day) => {
    expect(dayIn(printed, MONTH_FIRST)).toBe(day);
  });

  test("not where nothing tells the day from the month", () => {
    expect(dayIn("03/04/2025", UNSETTLED)).toBe("?");
    expect(dayIn("03.04.2025", UNSETTLED)).toBe("?");
    expect(dayIn("04/04/2025", UNSETTLED)).toBe("2025-04-04");
    expect(dayIn("13/04/2025", UNSETTLED)).toBe("2025-04-13");
    expect(dayIn("3 April 2025", UNSETTLED)).toBe("2025-04-03");
    expect(dayIn("2025-04-03", UNSETTLED)).toBe("2025-04-03");
  });
});

describe("no date is", () => {
  test.each([
    "",
    "2025",
    "12.50",
    "1.234",
    "31/02/2025",
    "30.02.2025",
    "29 February 2025",
    "32 March 2025",
    "00/03/2025",
    "13/13/2025",
    "2025-13-04",
    "20251304",
    "12345678",
    "04/03/202",
    "March 2025",
    "4 March",
    "4 Martian 2025",
    "555-01-4821",
    "10.0.0.1",
    "1/2",
    "03/2025",
    "14:07",
  ])("%j", (printed) => {
    expect(dayIn(printed)).toBeNull();
    expect(dayIn(printed, UNSETTLED)).toBeNull();
  });
});

describe.each(anyInvoice.words.map((words) => [words.language, words] as const))(
  "the months of %s",
  (_, words) => {
    test("are read by every name, before and behind the day, in small letters and capitals", () => {
      const lost: string[] = [];
      words.months.forEach((names, index) => {
        const expected = `2025-${String(index + 1).padStart(2, "0")}-14`;
        for (const name of names) {
          for (const printed of [`14 ${name} 2025`, `14. ${name.toUpperCase()} 2025`])
            if (name.length > 2 && dayIn(printed) !== expected)
              lost.push(`${printed}: ${dayIn(printed)}`);
        }
      });
      expect(lost).toEqual([]);
    });
  },
);

test("any day is read from any way to print it", () => {
  const day = fc
    .tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.nat(30))
    .map(([year, month, before]) => calendarDate(year, month, before + 1))
    .filter((date) => date !== null);
  const names = [...months].map(([name, month]) => ({ name, month }));
  fc.assert(
    fc.property(day, fc.constantFrom("/", ".", "-"), fc.nat(), (date, sign, pick) => {
      const iso = isoOf(date);
      const [year = "", month = "", second = ""] = iso.split("-");
      const own = names.filter((one) => one.month === date.month && one.name.length > 2);
      const name = own[pick % own.length]?.name ?? "";
      expect(dayIn([second, month, year].join(sign), DAY_FIRST)).toBe(iso);
      expect(dayIn([month, second, year].join(sign), MONTH_FIRST)).toBe(iso);
      expect(dayIn([year, month, second].join(sign), MONTH_FIRST)).toBe(iso);
      expect(dayIn(`${second} ${name} ${year}`), `${second} ${name} ${year}`).toBe(iso);
    }),
    { seed: 4, numRuns: cases(300) },
  );
});

describe("dates among words", () => {
  /** The dates of a text, each with the index of its first word. */
  function datesIn(text: string): readonly string[] {
    const found = datesAmong(text.split(" "), months, DAY_FIRST);
    return found.map(({ printed, begin }) => `${begin} ${printed}`);
  }

  test("keep their places", () => {
    expect(datesIn("Printed 04.03.2025 and paid 5/3/2025 by card")).toEqual([
      "1 04.03.2025",
      "4 5/3/2025",
    ]);
    expect(datesIn("from 01.03.2025 - 31.03.2025")).toEqual(["1 01.03.2025", "3 31.03.2025"]);
  });

  test("hold no words before them", () => {
    expect(datesIn("Monday 5 March 2025")).toEqual(["1 5 March 2025"]);
    expect(datesIn("paid on 5 March 2025")).toEqual(["2 5 March 2025"]);
  });

  test("hold no words but a time behind them", () => {
    expect(datesIn("04.03.2025 14:07 Till 3")).toEqual(["0 04.03.2025 14:07"]);
    expect(datesIn("04.03.2025 14:07 paid on 5 March 2025")).toEqual([
      "0 04.03.2025 14:07",
      "4 5 March 2025",
    ]);
  });
});
