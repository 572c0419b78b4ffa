import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { KnownPaper } from "../../src/kinds/known-by.ts";
import { PAY } from "../../src/sheets/definitions/pay.ts";
import { problemRow, PROBLEMS } from "../../src/sheets/definitions/problems.ts";
import { totalRows, TOTALS } from "../../src/sheets/definitions/totals.ts";
import { judgedRow, type JudgedRow } from "../../src/sheets/judged-row.ts";
import { Sheet } from "../../src/sheets/sheet.ts";
import { linesOf } from "../../src/sheets/text-fit.ts";
import { workbookBytes } from "../../src/sheets/workbook-bytes.ts";
import type { Judgement } from "../../src/verdict/judgement.ts";
import { cellAt, type OpenSheet, openWorkbook, reckoned } from "./open-workbook.ts";

const PAID: Judgement = { verdict: "pay", reasons: [] };

function invoice(known: Partial<KnownPaper>, judgement: Judgement = PAID): JudgedRow {
  const due = known.due ?? null;
  return judgedRow({ name: "a.pdf", path: null }, judgement, {
    documentType: "INVOICE",
    known: {
      documentKind: "Invoice",
      number: null,
      sender: null,
      customer: null,
      project: null,
      date: null,
      dueDate: null,
      amount: due,
      currency: null,
      ...known,
      due,
    },
    called: "Invoice",
    isSummed: true,
    remark: null,
    failedChecks: [],
    warnings: [],
    confidence: 1,
    pageCount: 1,
    layout: null,
  });
}

async function opened(rows: readonly JudgedRow[]): Promise<readonly [OpenSheet, OpenSheet]> {
  const pay = new Sheet(PAY);
  const totals = new Sheet(TOTALS);
  for (const row of rows) pay.add(row);
  for (const row of totalRows(rows, pay)) totals.add(row);
  const [list, sums] = openWorkbook(await workbookBytes([pay, totals], null));
  if (list === undefined || sums === undefined) throw new Error("Sheets are missing.");
  return [list, sums];
}

describe("totals", () => {
  test("of names that a condition would take for an order, or that are blank, are of those alone", async () => {
    const names = ["A*", "AB", "A?", "~A", ">5", "<>", "=1+1", "=", "0", "TRUE", null, "@x", "-1"];
    const rows = names.map((customer, index) =>
      invoice({ customer, due: Money.fromKey(`${10 ** 4 + index}.1`), currency: "USD" }),
    );
    const [pay, totals] = await opened(rows);
    expect(totals.rowCount).toBe(names.length + 1);
    const again = reckoned([pay, totals]);
    for (let row = 2; row <= totals.rowCount; row += 1) {
      const { value: name, type, formula } = cellAt(totals, "Customer", row);
      expect(formula).toBeNull();
      expect(type).toBe(name === null ? "empty" : "text");
      const amount = 10 ** 4 + names.findIndex((one) => one === name) + 0.1;
      expect(cellAt(totals, "Amount due", row).value, String(name)).toBe(amount);
      expect(again.get(`Totals!F${row}`), String(name)).toBeCloseTo(amount, 6);
      expect(again.get(`Totals!E${row}`), String(name)).toBe(1);
    }
  });

  test("take names for one that differ in capital letters alone, as programs do", async () => {
    const [, totals] = await opened([
      invoice({ customer: "ACME LLC", due: Money.fromKey("1.1") }),
      invoice({ customer: "Acme LLC", due: Money.fromKey("2.2") }),
    ]);
    expect(totals.rowCount).toBe(2);
    // Exact, where numbers would give 3.3000000000000003.
    expect(cellAt(totals, "Amount due", 2).value).toBe(3.3);
  });

  test("never add two currencies, and say how many papers have no amount", async () => {
    const [, totals] = await opened([
      invoice({ currency: "EUR", due: Money.fromKey("5") }),
      invoice({ currency: "USD", due: Money.fromKey("7") }),
      invoice({ currency: "USD" }),
      invoice({ due: Money.fromKey("9") }),
    ]);
    const rows = [2, 3, 4].map((row) =>
      ["Currency", "Papers", "Amount due", "Without an amount"].map(
        (header) => cellAt(totals, header, row).value,
      ),
    );
    expect(rows).toEqual([
      ["EUR", 1, 5, 0],
      ["USD", 2, 7, 1],
      [null, 1, 9, 0],
    ]);
  });

  test("follow a verdict that a person changes", async () => {
    const doubt: Judgement = { verdict: "not-read", reasons: [] };
    const [pay, totals] = await opened([
      invoice({ due: Money.fromKey("5") }),
      invoice({ due: Money.fromKey("7") }, doubt),
    ]);
    const changed = { ...pay, cells: new Map(pay.cells) };
    const [verdict, other] = [pay.cells.get("A2"), pay.cells.get("A3")];
    if (verdict === undefined || other === undefined) throw new Error("Cells are missing.");
    changed.cells.set("A3", { ...other, value: verdict.value });
    expect(reckoned([changed, totals]).get("Totals!F2")).toBe(12);
    expect(reckoned([changed, totals]).get("Totals!F3")).toBe(0);
  });

  test("of no papers are no rows", async () => {
    const [pay, totals] = await opened([]);
    expect([pay.rowCount, totals.rowCount]).toEqual([1, 1]);
  });
});

test("more reasons than a row can show are counted", async () => {
  const sentence =
    "Line 7 is printed as 10,962.00, but line 6 of the application before is 10,062.00.";
  const reasons = Array.from({ length: 60 }, () => ({
    code: "check-doubtful" as const,
    sentence,
    pages: [2],
    checks: [],
  }));
  const problems = new Sheet(PROBLEMS);
  problems.add(problemRow(invoice({}, { verdict: "check", reasons })));
  const [open] = openWorkbook(await workbookBytes([problems], null));
  if (open === undefined) throw new Error("The sheet is missing.");
  const text = String(cellAt(open, "Reasons", 2).value);
  const lines = text.split("\n");
  expect(lines[0]).toBe(`1. ${sentence} See page 2.`);
  expect(lines.at(-1)).toBe(`and ${60 - (lines.length - 1)} more`);
  expect(lines.length).toBeGreaterThan(5);
  expect(open.heights.get(2)).toBeGreaterThanOrEqual(15 * lines.length);
  expect(open.heights.get(2)).toBeLessThan(409);
});

describe("the lines of a text", () => {
  test.each([
    ["", 1],
    ["short", 1],
    ["two\nlines", 2],
    ["word ".repeat(12).trim(), 4],
    ["unbroken".repeat(10), 5],
    ["漢字".repeat(10), 3],
  ])("%j takes %i in a column of 20", (text, lines) => {
    expect(linesOf(text, 20)).toBe(lines);
  });
});
