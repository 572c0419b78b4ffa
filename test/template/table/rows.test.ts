import { describe, expect, test } from "vitest";
import { headingsIn, rowsIn, type Typed, typedRow, typedTable } from "./typewritten.ts";

const HEADER = typedRow("Item", "Description", ["Scheduled Value", "This Period", "Balance"]);

const WORK: Typed = [
  typedRow("1", "Sitework", ["100.00", "40.00", "60.00"]),
  typedRow("2", "Concrete", ["250.00", "50.00", "200.00"]),
  typedRow("3", "Steel", ["300.00", "100.00", "200.00"]),
];
const WORK_ROWS = [
  "1 Sitework | 100.00 40.00 60.00",
  "2 Concrete | 250.00 50.00 200.00",
  "3 Steel | 300.00 100.00 200.00",
];
const SUMS = ["650.00", "190.00", "460.00"];
const TOTAL = typedRow("", "Total", SUMS);
const TOTAL_ROW = "= Total | 650.00 190.00 460.00";

function rows(...lines: Typed): readonly string[] {
  return rowsIn(typedTable([HEADER, ...lines]));
}

describe("the rows of a sheet", () => {
  test.each<readonly [string, Typed, readonly string[]]>([
    ["end with its total", [...WORK, TOTAL], [...WORK_ROWS, TOTAL_ROW]],
    [
      "go on with those that are numbered on, though they fill one column only",
      [...WORK, typedRow("4", "Roof", ["70.00"]), typedRow("5", "Doors", ["80.00"])],
      [...WORK_ROWS, "4 Roof | 70.00 . .", "5 Doors | 80.00 . ."],
    ],
    ["but not with another number", [...WORK, typedRow("9", "Roof", ["70.00"])], WORK_ROWS],
    ["nor with none", [...WORK, typedRow("", "Roof", ["70.00"])], WORK_ROWS],
    [
      "go on to a total of one column that is the sum",
      [...WORK, typedRow("", "Total", ["650.00"])],
      [...WORK_ROWS, "= Total | 650.00 . ."],
    ],
    ["but not to one that is not", [...WORK, typedRow("", "Total", ["651.00"])], WORK_ROWS],
    [
      "leave out the ledger below the total",
      [
        ...WORK,
        TOTAL,
        typedRow("", "Paid before", ["", "120.00"]),
        typedRow("", "Due now", ["", "70.00"]),
      ],
      [...WORK_ROWS, TOTAL_ROW],
    ],
    [
      "leave out what an invoice holds back, and what follows it",
      [
        ...WORK,
        typedRow("", "Less: Retainage 10%", ["", "19.00", "46.00"]),
        typedRow("", "Net due", ["", "171.00"]),
      ],
      WORK_ROWS,
    ],
    [
      "hold a row of retainage that fills all columns",
      [...WORK, typedRow("", "Retainage billed", ["10.00", "10.00", "0.00"])],
      [...WORK_ROWS, "Retainage billed | 10.00 10.00 0.00"],
    ],
  ])("%s", (_, lines, expected) => {
    expect(rows(...lines)).toEqual(expected);
  });

  test("leave out a ledger of two figures below the total of a wide sheet", () => {
    const captions = ["Amount", "Previous", "This Period", "To Date", "Balance"];
    const table = typedTable([
      typedRow("", "Description", captions),
      typedRow("", "Sitework", ["100.00", "20.00", "40.00", "60.00", "40.00"]),
      typedRow("", "Concrete", ["250.00", "30.00", "50.00", "80.00", "170.00"]),
      typedRow("", "Total", ["350.00", "50.00", "90.00", "140.00", "210.00"]),
      typedRow("", "Paid before", ["", "45.00", "", "120.00"]),
      typedRow("", "Due now", ["", "5.00", "", "20.00"]),
    ]);
    expect(rowsIn(table).at(-1)).toBe("= Total | 350.00 50.00 90.00 140.00 210.00");
  });

  test.each<readonly [string, string, readonly string[]]>([
    ["a total", TOTAL, [...WORK_ROWS, TOTAL_ROW.replace("=", "==")]],
    ["no total without a caption of one", TOTAL.replace("Total", "Whole"), WORK_ROWS],
    ["no total of two figures", typedRow("", "Total", SUMS.slice(0, 2)), WORK_ROWS],
  ])("have right above the captions %s", (_, above, expected) => {
    expect(rowsIn(typedTable([above, HEADER, ...WORK]))).toEqual(expected);
  });

  test("have no total from far above the captions", () => {
    expect(rowsIn(typedTable([TOTAL, "", "", HEADER, ...WORK]))).toEqual(WORK_ROWS);
  });

  test.each([0, 1])("name a total whose caption stands among the figures", (column) => {
    const figures = SUMS.map((sum, index) => (index === column ? `Total    ${sum}` : sum));
    expect(rows(...WORK, typedRow("", "", figures))).toEqual([...WORK_ROWS, TOTAL_ROW]);
  });
});

describe("a line without figures", () => {
  test.each<readonly [string, Typed, readonly string[], readonly string[]]>([
    [
      "is a heading where it is numbered as the rows are",
      [WORK[0] ?? "", "2     Frames", typedRow("3", "Steel", ["300.00", "100.00", "200.00"])],
      ["1 Sitework | 100.00 40.00 60.00", "3 Steel | 300.00 100.00 200.00"],
      ["2", "Frames"],
    ],
    [
      "goes on with the text of the row before where it is not",
      [WORK[0] ?? "", "      and hauling", ...WORK.slice(1)],
      ["1 Sitework and hauling | 100.00 40.00 60.00", ...WORK_ROWS.slice(1)],
      [],
    ],
    [
      "goes on with it where only the line is numbered",
      [typedRow("", "Sitework", ["100.00", "40.00", "60.00"]), "20    loads", ...WORK.slice(1)],
      ["Sitework 20 loads | 100.00 40.00 60.00", ...WORK_ROWS.slice(1)],
      [],
    ],
    [
      "is a heading where it stands apart",
      [WORK[0] ?? "", "", "      Frames", "", ...WORK.slice(1)],
      WORK_ROWS,
      ["Frames"],
    ],
  ])("%s", (_, lines, expected, headings) => {
    const table = typedTable([HEADER, ...lines]);
    expect(rowsIn(table)).toEqual(expected);
    expect(headingsIn(table)).toEqual(headings);
  });
});

describe("numbers that are no figures of a sheet", () => {
  test.each<readonly [string, Typed]>([
    [
      "stand within a text that reaches below a caption",
      [
        "Item  Description                 Scheduled Value    This Period    Balance",
        "1     Field orders of the year    11 sl    100.00          40.00      60.00",
        "2     Field orders of the year    12 wa    250.00          50.00     200.00",
        "3     Field orders of the year    13 ro    300.00         100.00     200.00",
      ],
    ],
    [
      "stand below the caption of a text",
      [
        "Item  Description         Scheduled Value    This Period    Balance",
        "1     500.00   allowance           100.00          40.00      60.00",
        "2     700.00   allowance           250.00          50.00     200.00",
        "3     900.00   allowance           300.00         100.00     200.00",
      ],
    ],
  ])("%s", (_, lines) => {
    const table = typedTable(lines);
    expect(table.names).toEqual(["scheduledValue", "workThisPeriod", "balanceToFinish"]);
  });

  test("but one of stored material is, where it has a caption to itself", () => {
    const captions = ["Scheduled Value", "This Period", "Stored", "Balance"];
    const table = typedTable([
      typedRow("Item", "Description", captions),
      typedRow("1", "Sitework", ["100.00", "40.00", "", "60.00"]),
      typedRow("2", "Concrete", ["250.00", "50.00", "12.00", "188.00"]),
      typedRow("3", "Steel", ["300.00", "100.00", "", "200.00"]),
      typedRow("4", "Roof", ["400.00", "110.00", "", "290.00"]),
    ]);
    expect(rowsIn(table)[1]).toBe("2 Concrete | 250.00 50.00 12.00 188.00");
  });

  test("stand in ledgers side by side below a sheet of more columns", () => {
    const captions = ["Amount", "Previous", "This Period", "Stored", "To Date", "Balance"];
    const wide = (text: string, cells: readonly string[]): string =>
      text.padEnd(20) + cells.map((cell) => cell.padStart(13)).join("");
    const lines = [
      wide("Description", captions),
      wide("Sitework", ["100.00", "20.00", "40.00", "5.00", "65.00", "35.00"]),
      wide("Concrete", ["250.00", "30.00", "50.00", "6.00", "86.00", "164.00"]),
      wide("Steel", ["300.00", "50.00", "90.00", "7.00", "147.00", "153.00"]),
      "",
      ...["Paid before", "Due now"].map(
        (text) => `${text.padEnd(20)}${"120.00".padStart(20)}    Held${"70.00".padStart(24)}`,
      ),
    ];
    expect(typedTable(lines).names).toEqual([
      "scheduledValue",
      "previousWork",
      "workThisPeriod",
      "storedMaterials",
      "completedAndStored",
      "balanceToFinish",
    ]);
  });
});
