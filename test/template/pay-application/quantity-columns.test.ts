import { describe, expect, test } from "vitest";
import { quantityColumns } from "../../../src/template/pay-application/quantity-columns.ts";
import { type Names, type PrintedRow, printedTable } from "./printed-table.ts";

function quantities(rows: readonly PrintedRow[]): readonly number[] {
  const names = (rows[0] ?? "").split(/ +/).map(() => null);
  return [...quantityColumns(printedTable([names], rows))].toSorted((a, b) => a - b);
}

/** Contract quantity, unit price, contract amount, quantity to date, amount to date. */
const UNIT_PRICES: readonly PrintedRow[] = [
  "12 35.00 420.00 4 140.00",
  "150 2.50 375.00 60 150.00",
  "8 410.00 3,280.00 3 1,230.00",
  "40 18.25 730.00 10 182.50",
];

describe("a sheet of unit prices", () => {
  test("has unit prices and quantities where others have amounts", () => {
    expect(quantities(UNIT_PRICES)).toEqual([0, 1, 3]);
  });

  test("may have rounded its quantities in one row", () => {
    const rows = UNIT_PRICES.map((row) => row.replace("40 18.25 730.00", "40 18.25 733.65"));
    expect(quantities(rows)).toEqual([0, 1, 3]);
  });

  test("may have rounded its amounts to the cent", () => {
    const rows = UNIT_PRICES.map((row) => row.replace(/(420|375)\.00/, "$1.01"));
    expect(quantities(rows)).toEqual([0, 1, 3]);
  });

  test("may print one quantity, as a bare number", () => {
    const rows = UNIT_PRICES.map((row) => row.replace(/\S+ (\S+)$/, "0.00 $1"));
    expect(quantities(rows)).toEqual([0, 1]);
  });
});

describe("a sheet of amounts has none", () => {
  test.each<readonly [string, readonly PrintedRow[]]>([
    ["where its columns are fewer than a unit-price sheet has", ["2 3 6", "4 5 20", "6 7 42"]],
    ["where fewer than three rows agree", UNIT_PRICES.slice(0, 2)],
    [
      "where the products are other amounts",
      UNIT_PRICES.map((row) => row.replace(/ (\S+) (\S+) (\S+)$/, " 9$1 $2 9$3")),
    ],
  ])("%s", (_, rows) => {
    expect(quantities(rows)).toEqual([]);
  });

  test("where two columns are held back at the one rate of all work", () => {
    const rows = [
      "680.00 6,800.00 10.00 120.00 1,200.00",
      "1,410.00 14,100.00 10.00 95.00 950.00",
      "275.00 2,750.00 10.00 330.00 3,300.00",
    ];
    expect(quantities(rows)).toEqual([]);
  });

  test("where all columns but one have captions of amounts", () => {
    const names: Names = [
      "previousWork",
      null,
      "scheduledValue",
      "storedMaterials",
      "completedAndStored",
    ];
    expect([...quantityColumns(printedTable([names], UNIT_PRICES))]).toEqual([]);
  });

  test("where all quantities are one", () => {
    const rows = ["1 35.00 35.00 1", "1 2.50 2.50 1", "1 410.00 410.00 1", "1 18.25 18.25 1"];
    expect(quantities(rows)).toEqual([]);
  });
});
