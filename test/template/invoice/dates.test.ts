import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../../../src/base/calendar-date.ts";
import { dateOrdersIn } from "../../../src/template/invoice/date-order.ts";
import { readHeadDates } from "../../../src/template/invoice/head-dates.ts";
import {
  datesAmong,
  readPrintedDate,
  type DateOrders,
} from "../../../src/template/invoice/printed-dates.ts";
import { ALL_WORDS } from "../../../templates/invoice/words/all.ts";
import { typedInvoice } from "./typed-invoice.ts";

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
    ["04.03.2025", "2025-03-04"],
    ["4.3.2025", "2025-03-04"],
    ["4. 3. 2025", "2025-03-04"],
    ["04/03/2025", "2025-03-04"],
    ["04-03-2025", "2025-03-04"],
    ["04–03–2025", "2025-03-04"],
    ["04/03/25", "2025-03-04"],
    ["04/03/99", "1999-03-04"],
    ["04/03/2025 14:07", "2025-03-04"],
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
    ["1er avril 2025", "2025-04-01"],
    ["4 de marzo de 2025", "2025-03-04"],
    ["4 de março de 2025", "2025-03-04"],
    ["4 marzo 2025", "2025-03-04"],
    ["4 maart 2025", "2025-03-04"],
    ["29 February 2024", "2024-02-29"],
  ])("%s", (printed, day) => {
    expect(dayIn(printed)).toBe(day);
  });

  test.fails.each([
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

describe.each(ALL_WORDS.map((words) => [words.language, words] as const))(
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
    { seed: 4, numRuns: 300 },
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

  test.fails("hold no words before them but the day of the week", () => {
    // Any word of letters is taken for the name of a day.
    expect(datesIn("Monday 5 March 2025")).toEqual(["0 Monday 5 March 2025"]);
    expect(datesIn("paid on 5 March 2025")).toEqual(["2 5 March 2025"]);
  });

  test.fails("hold no words but a time behind them", () => {
    // What follows a time is cut off before the date is read, so that up to seven words are taken along.
    expect(datesIn("04.03.2025 14:07 Till 3")).toEqual(["0 04.03.2025 14:07"]);
    expect(datesIn("04.03.2025 14:07 paid on 5 March 2025")).toEqual([
      "0 04.03.2025 14:07",
      "4 5 March 2025",
    ]);
  });
});

describe("the order of day and month of a document", () => {
  /** Orders of dates with dots and of others. */
  function ordersIn(page: string): string {
    const { dotted, other } = dateOrdersIn(typedInvoice([page]).lines, months);
    return `${dotted ?? "?"} ${other ?? "?"}`;
  }

  test.each([
    ["is shown by a day beyond twelve", "Date 03/04/2025\nDue 03/14/2025", "day-first month-first"],
    ["is shown the other way", "Date 03/04/2025\nDue 14/04/2025", "day-first day-first"],
    ["is open where dates contradict", "Date 14/04/2025\nDue 04/14/2025", "day-first ?"],
    ["is open where nothing decides", "Date 03/04/2025\nDue 05/04/2025", "day-first ?"],
    ["is told by a sign of money", "Date 03/04/2025\nTotal £ 12.00", "day-first day-first"],
    ["is told by an American address", "Globe, AZ 85501\nDate 03/04/2025", "day-first month-first"],
    ["is told by a legal form", "Acme Ltd.\nDate 03/04/2025", "day-first day-first"],
    ["is told by dates with dots", "Am 14.04.2025\nDate 03/04/2025", "day-first day-first"],
    ["may be the month's with dots", "On 04.14.2025", "month-first ?"],
  ])("%s", (_, page, orders) => {
    expect(ordersIn(page)).toBe(orders);
  });
});

describe("the dates of an invoice", () => {
  /** Invoice date and due date, then the notices. */
  function headOf(page: string): readonly (string | null)[] {
    const { invoiceDate, dueDate, notices } = readHeadDates(typedInvoice([page]));
    const days = [invoiceDate, dueDate].map((date) =>
      date === null ? null : isoOf(date.sourced.value),
    );
    return [...days, ...notices];
  }

  test.each<[string, string, readonly (string | null)[]]>([
    [
      "stand behind their labels",
      "Invoice date: 14 April 2025\nDue date: 14 May 2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "stand right of them",
      "Invoice date         14 April 2025\nDue date             14 May 2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "stand below them",
      "Invoice date         Due date\n14.04.2025           14.05.2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "are no dates of delivery",
      "Delivery date: 11.04.2025\nInvoice date: 14.04.2025\nOrder date: 01.04.2025",
      ["2025-04-14", null],
    ],
    ["come by a bare label, too", "Date: 14.04.2025", ["2025-04-14", null]],
    [
      "rather come by the better label",
      "Date: 15.04.2025\nInvoice date: 14.04.2025",
      ["2025-04-14", null],
    ],
    ["come without a label where none is printed", "Hull, 14 April 2025", ["2025-04-14", null]],
    ["stand behind the number in a title", "Facture n° 812 du 14 avril 2025", ["2025-04-14", null]],
    [
      "are due by terms before the date",
      "Invoice date: 14.04.2025\nDue date:      in 45 days, on 31/05/2025",
      ["2025-04-14", "2025-05-31"],
    ],
    ["are left out where none is printed", "Invoice number: 77 142", [null, null]],
    [
      "are German",
      "Rechnungsdatum: 14. April 2025\nFällig am: 28. April 2025",
      ["2025-04-14", "2025-04-28"],
    ],
    [
      "are Spanish",
      "Fecha de factura: 14/04/2025\nVencimiento: 30/04/2025",
      ["2025-04-14", "2025-04-30"],
    ],
    ["are Italian", "Data fattura: 14/04/2025\nScadenza: 30/04/2025", ["2025-04-14", "2025-04-30"]],
    [
      "are Dutch",
      "Factuurdatum: 14-04-2025\nVervaldatum: 30-04-2025",
      ["2025-04-14", "2025-04-30"],
    ],
    [
      "are left out with a notice where nothing tells day from month",
      "Invoice date: 03/04/2025\nDue date: 05/04/2025",
      [
        null,
        null,
        "The invoice date is printed as 03/04/2025; nothing on the paper tells the day from the month, so it is left empty.",
        "The due date is printed as 05/04/2025; nothing on the paper tells the day from the month, so it is left empty.",
      ],
    ],
    [
      "are settled by another date",
      "Invoice date: 03/04/2025\nDue date: 05/04/2025\nDelivery date: 04/27/2025",
      ["2025-03-04", "2025-05-04"],
    ],
  ])("%s", (_, page, expected) => {
    expect(headOf(page)).toEqual(expected);
  });

  test.fails("are due by terms that end with a caption of their own", () => {
    // "month:" is a caption of another date, so that the date behind it is not looked at.
    const page = "Invoice date: 14.04.2025\nDue date:      30 days end of month: 31/05/2025";
    expect(headOf(page)).toEqual(["2025-04-14", "2025-05-31"]);
  });

  test("say where they stand and what else was printed", () => {
    const { invoiceDate } = readHeadDates(
      typedInvoice(["Invoice date: 14.04.2025\n\nInvoice date: 16.04.2025"]),
    );
    expect(invoiceDate?.sourced.from[0].printed).toBe("14.04.2025");
    expect(invoiceDate?.because).toEqual(['It stands behind the label "Invoice date:".']);
    expect(invoiceDate?.lost.map(({ printed }) => printed)).toEqual(["16.04.2025"]);
  });
});
