import { describe, expect, test } from "vitest";
import { namedByArithmetic } from "../../../src/template/pay-application/name-by-arithmetic.ts";
import { type Names, type PrintedRow, printedTable } from "./printed-table.ts";

/** Scheduled value, previous work, work this period, stored, completed and stored, balance. */
const ROWS: readonly PrintedRow[] = [
  "10,000.00 4,000.00 2,500.00 300.00 6,800.00 3,200.00",
  "24,000.00 9,000.00 5,100.00 0.00 14,100.00 9,900.00",
  "8,500.00 1,700.00 850.00 200.00 2,750.00 5,750.00",
  "31,250.00 12,500.00 6,250.00 0.00 18,750.00 12,500.00",
];

const USUAL: Names = [
  "scheduledValue",
  "previousWork",
  "workThisPeriod",
  "storedMaterials",
  "completedAndStored",
  "balanceToFinish",
];

/** The usual names with others in some places. */
function usualBut(others: Readonly<Record<number, Names[number]>>): Names {
  return USUAL.map((name, index) => (index in others ? (others[index] ?? null) : name));
}

function named(
  readings: readonly [Names, ...Names[]],
  rows: readonly PrintedRow[] = ROWS,
  totals: readonly PrintedRow[] = [],
): Names {
  return namedByArithmetic(printedTable(readings, rows, totals));
}

describe("a column without a name", () => {
  test.each([0, 1, 2, 3, 4, 5])("is named where the rows leave one meaning: %i", (index) => {
    expect(named([usualBut({ [index]: null })])).toEqual(USUAL);
  });

  test("stays without one where the rows prove none", () => {
    const rows = ROWS.map((row) => row.replace(/\S+$/, "77.00"));
    expect(named([usualBut({ 5: null })], rows)).toEqual(usualBut({ 5: null }));
  });

  test("takes the name that another reading of the captions gives it", () => {
    const rows = ["10,000.00 1,200.00", "24,000.00 350.00"];
    const names: Names = ["scheduledValue", null];
    expect(named([names, ["scheduledValue", "retainage"]], rows)).toEqual([
      "scheduledValue",
      "retainage",
    ]);
  });

  test("takes the names of several readings where each leaves others open", () => {
    const rows = ["10,000.00 1,200.00 90.00", "24,000.00 350.00 80.00"];
    const readings: readonly [Names, ...Names[]] = [
      ["scheduledValue", null, null],
      [null, "retainage", null],
      [null, null, "balanceToFinish"],
    ];
    expect(named(readings, rows)).toEqual(["scheduledValue", "retainage", "balanceToFinish"]);
  });

  test("is named where most rows agree", () => {
    const rows = ROWS.map((row) => row.replace(/9,900.00$/, "9,000.00"));
    expect(named([usualBut({ 5: null })], rows)).toEqual(USUAL);
  });

  test("is the scheduled value of which the percents are completed", () => {
    const rows = [
      "10,000.00 6,800.00 68%",
      "24,000.00 14,100.00 58.75%",
      "8,500.00 2,750.00 32.4%",
      "31,250.00 18,750.00 60%",
    ];
    const names: Names = [null, "completedAndStored", "percentComplete"];
    expect(named([names], rows)).toEqual(["scheduledValue", ...names.slice(1)]);
    const other = rows.map((row) => row.replace(/^\S+/, "500.00"));
    expect(named([names], other)).toEqual(names);
  });
});

describe("captions that the rows disprove", () => {
  test("lose to the reading that the rows prove", () => {
    const swapped = usualBut({ 4: "balanceToFinish", 5: "completedAndStored" });
    expect(named([swapped, USUAL])).toEqual(USUAL);
    expect(named([USUAL, swapped])).toEqual(USUAL);
  });

  test("leave their columns without a name where nothing else is proved", () => {
    const rows = ROWS.map((row, index) => row.replace(/^(.*) (\S+) (\S+)$/, `$1 ${index}9.00 $3`));
    expect(named([USUAL], rows)).toEqual(["scheduledValue", null, null, null, null, null]);
  });

  test("stay where a single row of the sheet is wrong", () => {
    const rows = ROWS.map((row) => row.replace("14,100.00", "14,900.00"));
    expect(named([USUAL], rows)).toEqual(USUAL);
  });

  test("stay where half of the rows is wrong", () => {
    const rows = ROWS.map((row) => row.replace(/(6,800|14,100)\.00/, "$1.05"));
    expect(named([USUAL], rows)).toEqual(USUAL);
  });

  test("stay where only two rows could tell", () => {
    const rows = ROWS.slice(0, 2).map((row) => row.replace(/^(.*) (\S+) (\S+)$/, "$1 77.00 $3"));
    expect(named([USUAL], rows)).toEqual(USUAL);
  });

  test("keep a balance that the rows prove when their sum is wrong", () => {
    const rows = ROWS.map((row) => row.replace(/^(\S+) (\S+)/, "$1 99.00"));
    const read = named([USUAL], rows);
    expect([read[0], read[4], read[5]]).toEqual([
      "scheduledValue",
      "completedAndStored",
      "balanceToFinish",
    ]);
    expect(read.slice(1, 4)).toEqual([null, null, null]);
  });
});

describe("one name over several columns", () => {
  test("belongs to the one with which the rows add up", () => {
    const names = usualBut({ 0: "workThisPeriod", 3: "storedMaterials" });
    const twins: Names = ["scheduledValue", "workThisPeriod", ...USUAL.slice(2)];
    expect(named([twins])).toEqual(USUAL);
    expect(named([names])[2]).toBe("workThisPeriod");
  });

  test("belongs to the one that is totalled", () => {
    const rows = ["100.00 5,000.00", "250.00 7,000.00"];
    const twins: Names = ["scheduledValue", "scheduledValue"];
    expect(named([twins], rows, [". 12,000.00"])).toEqual([null, "scheduledValue"]);
    expect(named([twins], rows, ["350.00 ."])).toEqual(["scheduledValue", null]);
  });

  test("may stand over several percents", () => {
    const rows = ["100.00 10% 20%", "250.00 30% 40%"];
    const names: Names = ["scheduledValue", "percentComplete", "percentComplete"];
    expect(named([names], rows)).toEqual(names);
  });
});

describe("several readings of the captions", () => {
  const SUMS = [
    "900.00 100.00 50.00 150.00",
    "800.00 200.00 70.00 270.00",
    "700.00 300.00 20.00 320.00",
  ];
  const PLAIN = ["100.00 60.00 40.00", "250.00 90.00 35.00", "400.00 10.00 70.00"];

  test("that differ on work of this period and before leave both without a name", () => {
    const one: Names = ["scheduledValue", "workThisPeriod", null];
    const other: Names = ["scheduledValue", null, "workThisPeriod"];
    expect(named([one, other], PLAIN)).toEqual(["scheduledValue", null, null]);
  });

  test("that agree are believed against the order in which most forms print", () => {
    const names: Names = ["scheduledValue", "workThisPeriod", "previousWork"];
    expect(named([names, names], PLAIN)).toEqual(names);
  });

  test("decide by the usual order where they differ and nothing else tells", () => {
    const usual: Names = ["scheduledValue", "completedAndStored", "retainage"];
    const turned: Names = ["scheduledValue", "retainage", "completedAndStored"];
    expect(named([turned, usual], PLAIN)).toEqual(usual);
    expect(named([usual, turned], PLAIN)).toEqual(usual);
  });

  test("that agree on a column are believed against a sum that names it otherwise", () => {
    const one = usualBut({ 2: null });
    const other = usualBut({ 1: null, 2: "previousWork" });
    expect(named([one, other, other])).toEqual(other.with(1, "workThisPeriod"));
  });

  test("count for less than one that the rows prove", () => {
    const proved: Names = [
      "scheduledValue",
      "previousWork",
      "workThisPeriod",
      "completedAndStored",
    ];
    const other = proved.with(2, "thisPeriodWithStored");
    expect(named([other, other, proved], SUMS)).toEqual(proved);
  });

  test("count for less than one, where the rows disprove them", () => {
    const rows = SUMS.map((row) => row.replace(/\S+$/, "7.00"));
    const disproved = USUAL.toSpliced(3, 1).slice(0, 4);
    const other = disproved.with(2, "retainage");
    expect(named([disproved, disproved, other], rows)).toEqual(other);
  });

  test("count for more than one, where nothing else tells", () => {
    const one: Names = ["scheduledValue", "balanceToFinish", null];
    const other: Names = ["scheduledValue", "retainage", null];
    expect(named([one, other, other], PLAIN)).toEqual(other);
  });
});

test("a table of quantities names no amounts by them", () => {
  const rows = [
    "12 35.00 420.00 4 140.00",
    "150 2.50 375.00 60 150.00",
    "8 410.00 3,280.00 3 1,230.00",
    "40 18.25 730.00 10 182.50",
  ];
  const names: Names = [null, "workThisPeriod", "scheduledValue", null, "completedAndStored"];
  expect(named([names], rows)).toEqual([
    "other",
    "other",
    "scheduledValue",
    "other",
    "completedAndStored",
  ]);
});
