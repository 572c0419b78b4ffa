import { describe, expect, test } from "vitest";
import { headingsIn, rowsIn, type Typed, typedRow, typedSchedule } from "./typed-schedule.ts";

/** Amounts of five rows: scheduled, before, this period, to date, to finish. */
const AMOUNTS: readonly (readonly [string, readonly string[]])[] = [
  ["Sitework", ["1,000.00", "200.00", "400.00", "600.00", "400.00"]],
  ["Concrete", ["2,500.00", "300.00", "500.00", "800.00", "1,700.00"]],
  ["Steel", ["3,000.00", "500.00", "900.00", "1,400.00", "1,600.00"]],
  ["Roof", ["4,000.00", "600.00", "700.00", "1,300.00", "2,700.00"]],
  ["Doors", ["1,500.00", "150.00", "350.00", "500.00", "1,000.00"]],
];
const SUMS = ["12,000.00", "1,750.00", "2,850.00", "4,600.00", "7,400.00"];

const CAPTIONS = ["Scheduled Value", "Previous", "This Period", "To Date", "Balance"];
const NAMES = [
  "scheduledValue",
  "previousWork",
  "workThisPeriod",
  "completedAndStored",
  "balanceToFinish",
];

const HEADER = typedRow("Item", "Description", CAPTIONS);
const ROWS = AMOUNTS.map(([text, cells], index) => typedRow(String(index + 1), text, cells));
const TOTAL = typedRow("", "Total", SUMS);

const READ = AMOUNTS.map(([text, cells], index) => `${index + 1} ${text} | ${cells.join(" ")}`);
const isTotal = (row: string | undefined): boolean => row?.startsWith("=") === true;

describe("a schedule", () => {
  test("is read with its columns, rows and total", () => {
    const schedule = typedSchedule([HEADER, ...ROWS, TOTAL]);
    expect(schedule?.names.filter((name) => name !== "other")).toEqual(NAMES);
    expect(rowsIn(schedule).slice(0, -1)).toEqual(READ);
    expect(rowsIn(schedule).at(-1)).toMatch(/^=+ Total \| 12,000\.00/);
  });

  test("has columns in any order, told by what adds up and by their captions", () => {
    const turned = (cells: readonly string[]): readonly string[] => cells.toReversed();
    const schedule = typedSchedule([
      typedRow("Item", "Description", turned(CAPTIONS)),
      ...AMOUNTS.map(([text, cells], index) => typedRow(String(index + 1), text, turned(cells))),
    ]);
    expect(schedule?.names.filter((name) => name !== "other")).toEqual(turned(NAMES));
  });

  test("has its sums told by their rows where captions are of no known words", () => {
    const captions = ["Quandle", "Previous", "This Period", "Norvel", "Zimmet"];
    const schedule = typedSchedule([typedRow("Item", "Description", captions), ...ROWS, TOTAL]);
    expect(schedule?.names.filter((name) => name !== "other")).toEqual(NAMES);
  });

  test("is not what a page says in prose and single figures", () => {
    const page: Typed = [
      "Original contract sum                        12,000.00",
      "Net change                                      500.00",
      "Contract sum to date                         12,500.00",
    ];
    expect(typedSchedule(page)).toBeNull();
  });
});

describe("a row", () => {
  test("that sums those above it is a total, whatever it is called", () => {
    const named = rowsIn(typedSchedule([HEADER, ...ROWS, typedRow("", "Whole", SUMS)]));
    expect(isTotal(named.at(-1))).toBe(true);
    expect(named.slice(0, -1).some(isTotal)).toBe(false);
  });

  test("that sums a section leaves its rows items", () => {
    const section = ["3,500.00", "500.00", "900.00", "1,400.00", "2,100.00"];
    const rows = rowsIn(
      typedSchedule([
        HEADER,
        ...ROWS.slice(0, 2),
        typedRow("", "Subtotal ground works", section),
        ...ROWS.slice(2),
        TOTAL,
      ]),
    );
    expect(rows.map(isTotal)).toEqual([false, false, true, false, false, false, true]);
  });

  test("takes the wrapped text below it", () => {
    const rows = rowsIn(typedSchedule([HEADER, ...ROWS, typedRow("", "and frames", []), TOTAL]));
    expect(rows[4]).toMatch(/^5 Doors and frames \|/);
  });

  test("has the heading above it beside", () => {
    const schedule = typedSchedule([
      HEADER,
      ...ROWS.slice(0, 3),
      "",
      "      Envelope",
      "",
      ...ROWS.slice(3),
      TOTAL,
    ]);
    expect(headingsIn(schedule)).toEqual(["Envelope"]);
    expect(rowsIn(schedule)).toHaveLength(6);
  });
});

describe("pages", () => {
  test("go on with a schedule, with captions of their own or without", () => {
    for (const header of [[], [HEADER]]) {
      const schedule = typedSchedule(
        [HEADER, ...ROWS.slice(0, 3)],
        [...header, ...ROWS.slice(3), TOTAL],
      );
      expect(rowsIn(schedule).slice(0, -1)).toEqual(READ);
    }
  });

  /** The rows of a schedule with some of its columns. */
  const half = (from: number, to: number, hasTexts: boolean): Typed => [
    typedRow("", "", CAPTIONS.slice(from, to)),
    ...AMOUNTS.map(([text, cells], index) =>
      typedRow(hasTexts ? String(index + 1) : "", hasTexts ? text : "", cells.slice(from, to)),
    ),
  ];

  test.each([true, false])(
    "are joined where a sheet is cut by its columns, texts repeated: %s",
    (hasTexts) => {
      const schedule = typedSchedule(half(0, 3, true), half(3, 5, hasTexts));
      expect(schedule?.names.filter((name) => name !== "other")).toEqual(NAMES);
      expect(rowsIn(schedule)).toEqual(READ);
    },
  );

  test("are not joined where rows stand elsewhere", () => {
    const schedule = typedSchedule(half(0, 3, true), ["", "", ...half(3, 5, false)]);
    expect(rowsIn(schedule)).not.toEqual(READ);
  });
});
