import { dirname, join, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "../../src/kinds/kinds.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import { paperSheet } from "../../src/sheets/definitions/paper-sheet.ts";
import { workbookBytes } from "../../src/sheets/workbook-bytes.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import { addressOf, cellAt, type OpenSheet, openWorkbook, reckoned } from "./open-workbook.ts";
import { type Run, outcomeOf, sheetsOf } from "./run-of.ts";

/** Documents of all kinds, such that add up and such that do not, and files that hold none. */
const FILES = [
  ...globSync([
    "fixtures/broken/{g702_math,row_total,row_balance,column_total_stored,change_orders_to_line2,retainage_billing}.pdf",
    "fixtures/pay-application/aia-g702/{credit-lines,first-application,g702-only,g703-only,no-cents,stored-materials,two-rates}.pdf",
    "fixtures/change-order/{owner-form-older,bundle}/*.pdf",
    "fixtures/invoice/us-classic/*.pdf",
    // Each has one figure.
    "fixtures/lien-waiver/*/*.pdf",
  ]).toSorted(),
  "fixtures/hostile/empty.pdf",
  "fixtures/change-order/others/log.pdf",
];

const outcomes = new Map<string, Outcome>();
let sheets: readonly OpenSheet[] = [];

beforeAll(async () => {
  for (const file of FILES) outcomes.set(file, await outcomeOf(file));
  const run = [...outcomes].map(([file, outcome]): Run[number] => [
    { name: file, path: resolve(file) },
    outcome,
  ]);
  sheets = openWorkbook(await workbookBytes(sheetsOf(run), resolve("fixtures")));
});

function sheet(title: string): OpenSheet {
  const found = sheets.find((sheet) => sheet.title === title);
  if (found === undefined) throw new Error(`There is no sheet ${title}.`);
  return found;
}

/** Numbers of the rows below the header, those of one file where it is named. */
function rowsOf(of: OpenSheet, file?: string): readonly number[] {
  const numbers = Array.from({ length: of.rowCount - 1 }, (_, index) => index + 2);
  return file === undefined
    ? numbers
    : numbers.filter((number) => cellAt(of, "File", number).value === file);
}

/** Where a sheet scrolls, if not beside its first column. */
const FROZEN: ReadonlyMap<string, string> = new Map([
  ["Pay", "C2"],
  ["Totals", "A2"],
  ["Problems", "C2"],
]);

describe("the workbook", () => {
  test("begins with what to pay, and keeps its headers in sight and every column filtered", () => {
    expect(sheets.map(({ title }) => title)).toEqual([
      "Pay",
      "Totals",
      "Problems",
      "Documents",
      "Pay applications",
      "Schedule of values",
      "Change orders",
      "Change order costs",
      "Listed change orders",
      "Invoices",
      "Invoice lines",
      "Invoice taxes",
      "Lien waivers",
      "Checks",
    ]);
    for (const { title, frozenAt, filter, headers, rowCount } of sheets) {
      expect(frozenAt, title).toBe(FROZEN.get(title) ?? "B2");
      const [, last = ""] = (filter ?? "").split(":");
      expect(last, title).toBe(addressOf(sheet(title), headers.at(-1) ?? "", rowCount));
    }
  });

  test("shows amounts, percents and days as such, and nothing for what is not printed", () => {
    const applications = sheet("Pay applications");
    const [row = 0] = rowsOf(applications, "fixtures/broken/g702_math.pdf");
    expect(cellAt(applications, "8 Current payment due", row)).toMatchObject({
      type: "number",
      value: 113362.65,
      format: "#,##0.00;[Red]-#,##0.00",
    });
    expect(cellAt(applications, "Period to", row)).toMatchObject({
      type: "number",
      // Days since the last of 1899: 31 May 2026.
      value: 46173,
      format: "yyyy-mm-dd",
    });
    expect(cellAt(applications, "Rate 5a %", row)).toMatchObject({ value: 0.1, format: "0.00%" });
    expect(cellAt(applications, "Retainage released", row)).toMatchObject({ type: "empty" });
    expect(cellAt(applications, "Application", row)).toMatchObject({ type: "text", value: "3" });
  });
});

describe("figures", () => {
  test.each(KINDS.map((kind) => [kind.plural, kind] as const))(
    "of %s are those of the JSON answer",
    (_, kind) => {
      const definition = paperSheet(kind);
      const papers = sheet(definition.title);
      let compared = 0;
      for (const [file, outcome] of outcomes) {
        if (outcome.kind === "unread") continue;
        if (outcome.reading.documentType !== kind.documentType) continue;
        const answer: object = toFullResult(outcome.reading);
        const [row = 0] = rowsOf(papers, file);
        for (const { header, figure } of definition.columns) {
          // What the sheet sums over another one is no figure of the answer.
          if (figure === undefined || /^(?:lineItems|taxes)\./.test(figure)) continue;
          const beside = at(answer, figure);
          const said = beside === undefined ? at(answer, `${kind.answerMember}.${figure}`) : beside;
          expect(cellAt(papers, header, row).value, `${file} ${header}`).toBe(said);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  test("of rows, lines and taxes are those of the JSON answer", () => {
    for (const [file, outcome] of outcomes) {
      if (outcome.kind === "unread") continue;
      const answer = toFullResult(outcome.reading);
      const column = (title: string, header: string): readonly unknown[] =>
        rowsOf(sheet(title), file).map((row) => cellAt(sheet(title), header, row).value);
      const rows = "g703" in answer ? (answer.g703?.rows ?? []) : [];
      expect(column("Schedule of values", "G Completed and stored")).toEqual(
        rows.map(({ completedAndStored }) => completedAndStored),
      );
      expect(column("Schedule of values", "Page")).toEqual(rows.map(({ page }) => page));
      const lines = "invoice" in answer ? answer.lineItems : [];
      expect(column("Invoice lines", "Unit price")).toEqual(
        lines.map(({ unitPrice }) => unitPrice),
      );
      const taxes = "invoice" in answer ? answer.taxes : [];
      expect(column("Invoice taxes", "Amount")).toEqual(taxes.map(({ amount }) => amount));
    }
  });

  test("of checks are both sides of every check and identity", () => {
    const checks = sheet("Checks");
    for (const [file, outcome] of outcomes) {
      if (outcome.kind === "unread") continue;
      const { identities } = toFullResult(outcome.reading);
      const rows = rowsOf(checks, file).map((row) => ({
        name: cellAt(checks, "Check", row).value,
        passed: cellAt(checks, "Passed", row).value,
        printed: cellAt(checks, "Printed", row).value,
        expected: cellAt(checks, "Expected", row).value,
        difference: cellAt(checks, "Difference", row).value,
      }));
      expect(rows, file).toEqual(
        identities.map(({ name, passed, printed, expected, difference }) => ({
          name,
          passed,
          printed,
          expected,
          difference,
        })),
      );
    }
  });
});

describe("formulas", () => {
  test("come to what is stored beside them, reckoned by another program", () => {
    const values = reckoned(sheets);
    let compared = 0;
    for (const { title, cells } of sheets) {
      for (const [address, { formula, value }] of cells) {
        if (formula === null) continue;
        const other = values.get(`${title}!${address}`);
        expect(other, `${title}!${address} =${formula}`).toBeCloseTo(Number(value), 4);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test("point at the cells that a person would add up", () => {
    const checks = sheet("Checks");
    const file = "fixtures/broken/g702_math.pdf";
    const [application = 0] = rowsOf(sheet("Pay applications"), file);
    const row = rowsOf(checks, file).find(
      (number) => cellAt(checks, "Check", number).value === "line1_plus_line2",
    );
    const { formula } = cellAt(checks, "Recomputed", row ?? 0);
    const cell = (header: string): string =>
      `'Pay applications'!${addressOf(sheet("Pay applications"), header, application).replace(/^([A-Z]+)/, "$$$1$$")}`;
    expect(formula).toBe(
      `${cell("1 Original contract sum")}+${cell("2 Net change by change orders")}`,
    );
    expect(cellAt(checks, "Off by", row ?? 0).formula).toMatch(/^ROUND\(G\d+-J\d+,2\)$/);
  });

  test("beside rows and lines show by how much they are off", () => {
    const schedule = sheet("Schedule of values");
    const off = rowsOf(schedule, "fixtures/broken/row_total.pdf").filter(
      (row) => cellAt(schedule, "D + E + F off by", row).value !== 0,
    );
    expect(off.map((row) => cellAt(schedule, "D + E + F off by", row).value)).toEqual([-10]);
    expect(off.map((row) => cellAt(schedule, "Failed checks", row).value)).toEqual(["row_total"]);
    const lines = sheet("Invoice lines");
    const file = "fixtures/invoice/us-classic/ready-mix.pdf";
    const proofs = rowsOf(lines, file).map((row) => cellAt(lines, "Quantity × price", row));
    expect(proofs.some(({ formula }) => /^ROUND\(F\d+\*H\d+,2\)$/.test(formula ?? ""))).toBe(true);
  });
});

test("links are relative beside and below the workbook, and whole elsewhere", async () => {
  const origin = { name: "a b#1.pdf", path: resolve("fixtures/march & april/a b#1.pdf") };
  const filled = sheetsOf([
    [origin, { kind: "unread", code: "empty-file", message: "The file is empty." }],
    [
      { name: "-", path: null },
      { kind: "unread", code: "no-text", message: "No text." },
    ],
  ]);
  const linksIn = async (folder: string | null): Promise<readonly string[]> => {
    const open = openWorkbook(await workbookBytes(filled, folder));
    const documents = open.find(({ title }) => title === "Documents");
    return [...(documents?.links.values() ?? [])];
  };
  expect(await linksIn(resolve("fixtures"))).toEqual(["march%20%26%20april/a%20b%231.pdf"]);
  const whole = `file://${join(dirname(origin.path), "a b#1.pdf").replaceAll(" ", "%20").replaceAll("#", "%23")}`;
  expect(await linksIn(resolve("fixtures/other"))).toEqual([whole]);
  expect(await linksIn(null)).toEqual([whole]);
});

test("a name that is no whole text, and one that is too long, do no harm", async () => {
  const names = ["half\ud800.pdf", `${"long/".repeat(500)}a.pdf`];
  const filled = sheetsOf(
    names.map((name): Run[number] => [
      { name, path: join(resolve("fixtures"), name) },
      { kind: "unread", code: "empty-file", message: "It is empty." },
    ]),
  );
  const [, , problems] = openWorkbook(await workbookBytes(filled, resolve("fixtures")));
  expect([...(problems?.links ?? [])]).toEqual([["B2", "half%EF%BF%BD.pdf"]]);
  expect(problems?.cells.get("B2")?.value).toBe("half.pdf");
});

/** The value at a path of names. */
function at(answer: object, path: string): unknown {
  let value: unknown = answer;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
