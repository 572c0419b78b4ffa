import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate, isoDate } from "../../src/base/calendar-date.ts";
import {
  type DateOrder,
  type NumberStyle,
  orderShownBy,
  readDate,
  readMoney,
  readPercent,
} from "../../src/paper/read-value.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 702, numRuns: cases(1_000) } as const;

function checkMoney(printed: string, style: NumberStyle, plain: string | null): void {
  expect(readMoney(printed, style)?.toPlain() ?? null).toBe(plain);
}

describe("amounts with a point before the cents", () => {
  test.each([
    ["1,234.56", "1234.56"],
    ["1234.56", "1234.56"],
    ["$1,234.56", "1234.56"],
    ["$ 1,234.56", "1234.56"],
    ["$120,000", "120000.00"],
    ["CAD 2,537,500.00", "2537500.00"],
    ["2,537,500.00 CAD", "2537500.00"],
    ["USD 12.50", "12.50"],
    ["US$12.50", "12.50"],
    ["CA$ 12.50", "12.50"],
    ["A$12.50", "12.50"],
    ["£1,200.00", "1200.00"],
    ["€ 1,200.00", "1200.00"],
    ["1,200.00 €", "1200.00"],
    ["₹3,200.00", "3200.00"],
    ["Rs. 28,54,250.00", "2854250.00"],
    ["48,75,000", "4875000.00"],
    ["SAR 2,854,250.00", "2854250.00"],
    ["1,234.56 AED", "1234.56"],
    ["OMR 3,769.500", "3769.50"],
    ["R 12 345.00", "12345.00"],
    ["R12,345.00", "12345.00"],
    ["1 234.56", "1234.56"],
    ["1'234'567.00", "1234567.00"],
    [".50", "0.50"],
    ["0.1", "0.10"],
    ["86.5025", "86.5025"],
    ["120000", "120000.00"],
    ["00012", "12.00"],
    ["10,234,567,890,123.45", "10234567890123.45"],
  ])("%s", (printed, plain) => checkMoney(printed, "point", plain));

  test.each([
    ["(3,850.00)", "-3850.00"],
    ["$(28,267.00)", "-28267.00"],
    ["($8,500.00)", "-8500.00"],
    ["( $ 8,500.00 )", "-8500.00"],
    ["<8,500.00>", "-8500.00"],
    ["-$3,100.00", "-3100.00"],
    ["- $3,100.00", "-3100.00"],
    ["$-500.00", "-500.00"],
    ["$ -500.00", "-500.00"],
    ["500.00-", "-500.00"],
    ["$500.00 -", "-500.00"],
    ["500.00 CR", "-500.00"],
    ["500.00CR", "-500.00"],
    ["$500.00 cr.", "-500.00"],
    ["500.00 Credit", "-500.00"],
    ["\u2212500.00", "-500.00"],
    ["\u2013500.00", "-500.00"],
    ["500.00\u2014", "-500.00"],
    ["-USD 500.00", "-500.00"],
  ])("%s is negative", (printed, plain) => checkMoney(printed, "point", plain));

  test.each([
    "0.00",
    "$0",
    "0",
    "$ -",
    "-",
    "--",
    "\u2013",
    "\u2014",
    "$-",
    "-0-",
    "$ -0-",
    "(0.00)",
  ])("%s is zero", (printed) => {
    const money = readMoney(printed, "point");
    expect(money?.isZero()).toBe(true);
    expect(money?.toPlain()).toBe("0.00");
  });

  test.each([
    "",
    " ",
    "$",
    "USD",
    "CR",
    "()",
    "%",
    ".",
    "#DIV/0!",
    "#REF!",
    "#####",
    "$XXXX.XX",
    "_____",
    "TBD",
    "n/a",
    "abc",
    "1a",
    "12e3",
    "0x1F",
    "Infinity",
    "1,200.00350.00",
    "1,2345.00",
    "12,34.56",
    ",123.00",
    "1.234.567",
    "1.234,56",
    "1,234.56789",
    "1..2",
    "--5.00",
    "-5.00-",
    "5.00 10.00",
    "3/4",
    "10%",
    "1-2",
    "١٢٣",
    "1".repeat(40),
  ])("%j is none", (printed) => checkMoney(printed, "point", null));
});

describe("amounts with a comma before the cents", () => {
  test.each([
    ["1.234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1\u2019234,56", "1234.56"],
    ["€ 1.234.567,00", "1234567.00"],
    ["(1.234,56)", "-1234.56"],
    ["1.234,56-", "-1234.56"],
    ["1.234", "1234.00"],
    ["12,5", "12.50"],
    ["-", "0.00"],
  ])("%s", (printed, plain) => checkMoney(printed, "comma", plain));

  test.each(["1,234.56", "1.23", "1,234,567", "12.34,56"])("%s is none", (printed) =>
    checkMoney(printed, "comma", null),
  );
});

describe("printing an amount in any way of the trade and reading it back gives the amount", () => {
  const SIGNS = ["", "$", "$ ", "USD ", "£", "€ ", "CA$"] as const;
  const GROUPS = {
    point: [",", "", " ", "'"],
    comma: [".", "", " ", "'"],
  } as const satisfies Record<NumberStyle, readonly string[]>;
  const NEGATIVES: readonly ((digits: string, sign: string) => string)[] = [
    (digits, sign) => `(${sign}${digits})`,
    (digits, sign) => `${sign}(${digits})`,
    (digits, sign) => `( ${sign}${digits} )`,
    (digits, sign) => `-${sign}${digits}`,
    (digits, sign) => `${sign}-${digits}`,
    (digits, sign) => `${sign}${digits}-`,
    (digits, sign) => `${sign}${digits} CR`,
    (digits, sign) => `${sign}${digits}CR`,
    (digits, sign) => `\u2212${sign}${digits}`,
    (digits, sign) => `<${sign}${digits}>`,
  ];

  test.each(["point", "comma"] as const)("with a %s before the cents", (style) => {
    const printing = fc.record({
      cents: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      sign: fc.constantFrom(...SIGNS),
      group: fc.constantFrom(...GROUPS[style]),
      isWhole: fc.boolean(),
      negative: fc.constantFrom(...NEGATIVES),
    });
    fc.assert(
      fc.property(printing, ({ cents, sign, group, isWhole, negative }) => {
        const amount = isWhole ? (cents / 100n) * 100n : cents;
        const size = String(amount < 0n ? -amount : amount).padStart(3, "0");
        const whole = size.slice(0, -2);
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
        const digits = isWhole
          ? grouped
          : grouped + (style === "point" ? "." : ",") + size.slice(-2);
        const printed = amount < 0n ? negative(digits, sign) : `${sign}${digits}`;
        const plain = `${amount < 0n ? "-" : ""}${whole}.${size.slice(-2)}`;
        expect(readMoney(printed, style)?.toPlain(), printed).toBe(plain);
      }),
      RUNS,
    );
  });

  test("whatever is printed, an amount or nothing is read, and no digit is lost or gained", () => {
    const pieces = fc.constantFrom(...Array.from("0123456789.,-()$ %€<>'"), "CR", "USD", "\u2013");
    const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.constantFrom<NumberStyle>("point", "comma"), (printed, style) => {
        const money = readMoney(printed, style);
        if (money === null) return;
        const digitsOf = (of: string): string => of.replace(/\D/g, "").replace(/^0+/, "");
        const withoutZeros = (of: string): string => digitsOf(of).replace(/0+$/, "");
        expect(withoutZeros(money.toPlain()), printed).toBe(withoutZeros(printed));
      }),
      { ...RUNS, numRuns: cases(5_000) },
    );
  });
});

describe("percentages", () => {
  test.each([
    ["10", "10 %"],
    ["10%", "10 %"],
    ["10 %", "10 %"],
    ["10.0%", "10 %"],
    ["0.00%", "0 %"],
    ["7.5 %", "7.5 %"],
    ["-5%", "-5 %"],
    ["0.1", "0.1 %"],
    [".5%", "0.5 %"],
    ["100.00%", "100 %"],
  ])("%s", (printed, text) => {
    expect(readPercent(printed, "point")?.toString()).toBe(text);
  });

  test("7,5 % where the comma stands before the decimals", () => {
    expect(readPercent("7,5 %", "comma")?.toString()).toBe("7.5 %");
  });

  test.each(["", "%", "$10", "€ 5", "ten", "10%%", "10% of", "#DIV/0!", "____%"])(
    "%j is none",
    (printed) => {
      expect(readPercent(printed, "point")).toBeNull();
    },
  );
});

describe("dates", () => {
  function checkDate(printed: string, order: DateOrder | null, iso: string | null): void {
    const date = readDate(printed, order);
    expect(date === null ? null : isoDate(date)).toBe(iso);
  }

  test.each([
    "06/30/2026",
    "6/30/26",
    "6/30/2026",
    "06-30-2026",
    "06.30.2026",
    "6 / 30 / 2026",
    "2026-06-30",
    "2026/06/30",
    "30-Jun-26",
    "30-Jun-2026",
    "30 June 2026",
    "30. June 2026",
    "30JUN2026",
    "30th June 2026",
    "June 30, 2026",
    "June 30 2026",
    "Jun. 30, 2026",
    "JUNE 30TH, 2026",
    "June 30, 2026,",
    "June30,2026",
    "30/06/2026",
    "30.06.2026",
    "2026\u201306\u201330",
  ])("%s is the last of June whatever the order", (printed) => {
    for (const order of ["month-first", "day-first", null] as const)
      checkDate(printed, order, "2026-06-30");
  });

  test.each<readonly [string, DateOrder | null, string | null]>([
    ["03/04/2026", "month-first", "2026-03-04"],
    ["03/04/2026", "day-first", "2026-04-03"],
    ["03/04/2026", null, null],
    ["04/04/2026", null, "2026-04-04"],
    ["March 31st 2026", null, "2026-03-31"],
    ["Sept 5, 2026", null, "2026-09-05"],
    ["1/2/70", "month-first", "1970-01-02"],
    ["1/2/69", "month-first", "2069-01-02"],
    ["02/29/2024", null, "2024-02-29"],
  ])("%s read %s is %s", checkDate);

  test.each([
    "",
    "2026-07",
    "July 2026",
    "June",
    "12/30/99",
    "12/30/1899",
    "12/31/1899",
    "1/0/1900",
    "30/12/1899",
    "02/29/2026",
    "06/31/2026",
    "13/13/2026",
    "00/10/2026",
    "6/30",
    "6/30/126",
    "6/30-2026",
    "6302026",
    "Juni 30, 2026",
    "Jux 30, 2026",
    "Mayor 3, 2026",
    "30 of June 2026",
    "06/01/25 - 06/30/25",
    "06/30/2026 10:15",
    "2026-06-30T00:00",
    "1.234.56",
    "1/1/1900",
    "1/1/2120",
  ])("%j is none", (printed) => checkDate(printed, "month-first", null));

  test("every day of living paper is read back in every printing", () => {
    const MONTHS =
      "January February March April May June July August September October November December".split(
        " ",
      );
    const days = fc.tuple(
      fc.integer({ min: 1970, max: 2069 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const date = calendarDate(year, month, day);
        fc.pre(date !== null && !(year === 1999 && month === 12 && day > 29));
        const two = (part: number): string => String(part % 100).padStart(2, "0");
        const name = MONTHS[month - 1] ?? "";
        for (const printed of [
          `${two(month)}/${two(day)}/${year}`,
          `${month}/${day}/${two(year)}`,
          `${year}-${two(month)}-${two(day)}`,
          `${day}-${name.slice(0, 3)}-${two(year)}`,
          `${name} ${day}, ${year}`,
          `${name.slice(0, 3).toUpperCase()}. ${two(day)}, ${year}`,
        ])
          expect(readDate(printed, "month-first"), printed).toEqual(date);
        expect(readDate(`${two(day)}.${two(month)}.${year}`, "day-first")).toEqual(date);
      }),
      { seed: 702, numRuns: cases(400) },
    );
  });

  test.each<readonly [string, DateOrder | null]>([
    ["06/30/2026", "month-first"],
    ["30/06/2026", "day-first"],
    ["30.06.26", "day-first"],
    ["03/04/2026", null],
    ["2026-06-30", null],
    ["13/13/2026", null],
    ["June 30, 2026", null],
    ["1,234.56", null],
  ])("%s shows the order %s", (printed, order) => {
    expect(orderShownBy(printed)).toBe(order);
  });
});
