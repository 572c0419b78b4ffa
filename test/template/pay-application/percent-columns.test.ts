import { describe, expect, test } from "vitest";
import {
  isShareCompleted,
  ofTheirForm,
  withRatesApart,
} from "../../../src/template/pay-application/percent-columns.ts";
import { type Names, type PrintedRow, printedTable } from "./printed-table.ts";

/** Scheduled value, completed and stored, how far the work is, and what is held back. */
const ROWS: readonly PrintedRow[] = [
  "10,000.00 6,800.00 68% 10%",
  "24,000.00 14,100.00 58.8% 10%",
  "8,500.00 2,750.00 32% 10%",
];

const NAMES: Names = ["scheduledValue", "completedAndStored", "percentComplete", "percentComplete"];

function changed(from: string, to: string): readonly PrintedRow[] {
  return ROWS.map((row) => row.replace(from, to));
}

function apart(rows: readonly PrintedRow[], names = NAMES): Names {
  return withRatesApart(names, printedTable([names], rows).rows);
}

describe("two columns called %", () => {
  test("are how far the work is, and the rate of what is held back", () => {
    expect(apart(ROWS)).toEqual([...NAMES.slice(0, 3), "retainageRate"]);
  });

  test("may stand in either order", () => {
    const rows = ROWS.map((row) => row.replace(/(\S+) (\S+)$/, "$2 $1"));
    expect(apart(rows)).toEqual([...NAMES.slice(0, 2), "retainageRate", "percentComplete"]);
  });

  test("may print bare numbers", () => {
    expect(apart(ROWS.map((row) => row.replaceAll("%", "")))).toEqual([
      ...NAMES.slice(0, 3),
      "retainageRate",
    ]);
  });

  test.each<readonly [string, readonly PrintedRow[]]>([
    ["where the rates differ", changed("32% 10%", "32% 5%")],
    [
      "where the rate is more than anybody holds back",
      ROWS.map((row) => row.replace("10%", "40%")),
    ],
    ["where two rows are too few", ROWS.slice(0, 2)],
    ["where two rates are too few", changed("32% 10%", "32% .")],
    [
      "where none of them is the share that is completed",
      ROWS.map((row) => row.replace(/ \S+% /, " 91% ")),
    ],
  ])("stay as they are %s", (_, rows) => {
    expect(apart(rows)).toEqual(NAMES);
  });

  test("keep the share that is the same in all rows", () => {
    const rows = ["10,000.00 1,000.00 10% 5%", "24,000.00 2,400.00 10% 5%", "500.00 50.00 10% 5%"];
    expect(apart(rows)).toEqual([...NAMES.slice(0, 3), "retainageRate"]);
  });

  test("are told apart only where there are two", () => {
    const names = NAMES.with(2, "other");
    expect(apart(ROWS, names)).toEqual(names);
  });
});

describe("a column with the name of an amount that prints percents", () => {
  function formed(names: Names, rows: readonly PrintedRow[] = ROWS): Names {
    return ofTheirForm(names, printedTable([names], rows).rows);
  }

  test("is how far the work is where it is that share", () => {
    const names = NAMES.with(2, "balanceToFinish").with(3, "retainageRate");
    expect(formed(names)).toEqual(names.with(2, "percentComplete"));
  });

  test("has no name where it is another percent", () => {
    const names = NAMES.with(3, "retainage");
    expect(formed(names)).toEqual(names.with(3, null));
  });

  test("has no name where another column is how far the work is", () => {
    const names = NAMES.with(2, "storedMaterials");
    expect(formed(names)).toEqual(names.with(2, null));
  });

  test("keeps its name where percents are few", () => {
    const names = NAMES.with(3, "retainage");
    const amounts = ["80.00 8.00 10% 1.00", "50.00 5.00 10% 5.00", "60.00 6.00 10% 6.00"];
    const rows = [...ROWS, ...amounts];
    expect(formed(names, rows)).toEqual(names);
  });
});

describe("percents are the share that is completed", () => {
  test.each<readonly [string, boolean, readonly PrintedRow[]]>([
    ["where they are exact or rounded", true, ROWS],
    ["not where they are off by more than their rounding", false, changed("68%", "70%")],
    ["where one row of several is wrong", true, [...ROWS, "100.00 50.00 90% 10%"]],
    [
      "not where rows without work alone could tell",
      false,
      ["10.00 0.00 0% 10%", "20.00 0.00 0% 10%", "30.00 0.00 0% 10%"],
    ],
  ])("%s", (_, wanted, rows) => {
    expect(isShareCompleted(2, NAMES, printedTable([NAMES], rows).rows)).toBe(wanted);
  });
});
