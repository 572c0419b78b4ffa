import { describe, expect, test } from "vitest";
import { headingsIn, rowsIn, type Typed, typedRow, typedTable } from "./typewritten.ts";

const HEADER = typedRow("Item", "Description", ["Scheduled Value", "This Period", "Balance"]);

const FIRST: Typed = [
  typedRow("1", "Sitework", ["100.00", "40.00", "60.00"]),
  typedRow("2", "Concrete", ["250.00", "50.00", "200.00"]),
  typedRow("3", "Steel", ["300.00", "100.00", "200.00"]),
];
const TOTAL = typedRow("", "Grand Total", ["650.00", "190.00", "460.00"]);

const NEXT: Typed = [
  typedRow("4", "Doors", ["400.00", "110.00", "290.00"]),
  typedRow("5", "Glass", ["500.00", "120.00", "380.00"]),
];

const FIRST_ROWS = [
  "1 Sitework | 100.00 40.00 60.00",
  "2 Concrete | 250.00 50.00 200.00",
  "3 Steel | 300.00 100.00 200.00",
];
const TOTAL_ROW = "== Grand Total | 650.00 190.00 460.00";
const NEXT_ROWS = ["4 Doors | 400.00 110.00 290.00", "5 Glass | 500.00 120.00 380.00"];

/** Everything so many characters further right. */
function indented(lines: Typed, characters: number): Typed {
  return lines.map((line) => " ".repeat(characters) + line);
}

describe("a page without captions", () => {
  test.each<readonly [string, Typed, Typed, readonly string[]]>([
    ["goes on with the table before it", [HEADER, ...FIRST], NEXT, [...FIRST_ROWS, ...NEXT_ROWS]],
    [
      "goes on with it after the total of a page",
      [HEADER, ...FIRST, TOTAL.replace("Grand", "Page ")],
      NEXT,
      [...FIRST_ROWS, "= Page Total | 650.00 190.00 460.00", ...NEXT_ROWS],
    ],
    [
      "does not where the last row totals all items",
      [HEADER, ...FIRST, TOTAL],
      NEXT,
      [...FIRST_ROWS, TOTAL_ROW],
    ],
    [
      "goes on where that total is more than the items so far",
      [HEADER, ...FIRST, TOTAL.replace("650.00", "990.00").replace("190.00", "220.00")],
      NEXT,
      [...FIRST_ROWS, TOTAL_ROW.replace("650.00 190.00", "990.00 220.00"), ...NEXT_ROWS],
    ],
    ["does not where its figures end elsewhere", [HEADER, ...FIRST], indented(NEXT, 2), FIRST_ROWS],
    [
      "goes on where one of three columns is not in line",
      [HEADER, ...FIRST],
      NEXT.map((line) => line.replace(/(\S+)$/, "  $1")),
      [...FIRST_ROWS, ...NEXT_ROWS],
    ],
  ])("%s", (_, first, next, expected) => {
    expect(rowsIn(typedTable(first, next))).toEqual(expected);
  });

  test("says which columns are there that its table left blank on the page of the captions", () => {
    const captions = ["Scheduled Value", "This Period", "Stored", "Balance"];
    const table = typedTable(
      [
        typedRow("Item", "Description", captions),
        typedRow("1", "Sitework", ["100.00", "40.00", "", "60.00"]),
        typedRow("2", "Concrete", ["250.00", "50.00", "", "200.00"]),
      ],
      [
        typedRow("3", "Doors", ["400.00", "100.00", "20.00", "280.00"]),
        typedRow("4", "Glass", ["500.00", "120.00", "10.00", "370.00"]),
      ],
    );
    expect(table.names).toEqual([
      "scheduledValue",
      "workThisPeriod",
      "storedMaterials",
      "balanceToFinish",
    ]);
    expect(rowsIn(table)).toEqual([
      "1 Sitework | 100.00 40.00 . 60.00",
      "2 Concrete | 250.00 50.00 . 200.00",
      "3 Doors | 400.00 100.00 20.00 280.00",
      "4 Glass | 500.00 120.00 10.00 370.00",
    ]);
  });
});

describe("a page with the same captions", () => {
  const AGAIN = NEXT.map((line) => line.replace("4     Doors   ", "1     Sitework"));

  test.each<readonly [string, Typed, Typed, readonly string[]]>([
    ["goes on with the table", [...FIRST, TOTAL], NEXT, [...FIRST_ROWS, TOTAL_ROW, ...NEXT_ROWS]],
    [
      "is another application where the table ended and it begins with the same item",
      [...FIRST, TOTAL],
      AGAIN,
      [...FIRST_ROWS, TOTAL_ROW],
    ],
    [
      "goes on where the same item stands in a table that has not ended",
      FIRST,
      AGAIN,
      [...FIRST_ROWS, "1 Sitework | 400.00 110.00 290.00", NEXT_ROWS[1] ?? ""],
    ],
    [
      "goes on where the item is too short to know it again",
      [...FIRST.map((line) => line.replace("Sitework", "HV      ")), TOTAL],
      AGAIN.map((line) => line.replace("Sitework", "HV      ")),
      [
        FIRST_ROWS[0]?.replace("Sitework", "HV") ?? "",
        ...FIRST_ROWS.slice(1),
        TOTAL_ROW,
        "1 HV | 400.00 110.00 290.00",
        NEXT_ROWS[1] ?? "",
      ],
    ],
  ])("%s", (_, first, next, expected) => {
    expect(rowsIn(typedTable([HEADER, ...first], [HEADER, ...next]))).toEqual(expected);
  });

  test("may leave a column empty, and have one more", () => {
    const table = typedTable(
      [HEADER, ...FIRST],
      [
        typedRow("Item", "Description", ["Stored", "Scheduled Value", "This Period", "Balance"]),
        typedRow("4", "Doors", ["5.00", "400.00", "110.00", "290.00"]),
        typedRow("5", "Glass", ["6.00", "500.00", "120.00", "380.00"]),
      ],
    );
    expect(rowsIn(table)).toEqual([
      ...FIRST_ROWS.map((row) => `${row} .`),
      ...NEXT_ROWS.map((row, index) => `${row} ${index + 5}.00`),
    ]);
  });
});

describe("a heading between captions and the end of a page", () => {
  const BREAK = ["", "", HEADER, "", "Building B"];

  test("heads the rows of the next page", () => {
    const table = typedTable([HEADER, ...FIRST, ...BREAK], [HEADER, ...NEXT]);
    expect(headingsIn(table)).toEqual(["Building B"]);
    expect(rowsIn(table)).toEqual([...FIRST_ROWS, ...NEXT_ROWS]);
  });

  test("heads nothing where its captions are those of another table", () => {
    const other = typedRow("", "", ["Retainage", "Percent", "To Date"]);
    const lines = BREAK.map((line) => (line === HEADER ? other : line));
    expect(headingsIn(typedTable([HEADER, ...FIRST, ...lines], [HEADER, ...NEXT]))).toEqual([]);
  });
});
