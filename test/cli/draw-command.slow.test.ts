import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { type DrawResult, drawResultSchema } from "../../src/wire/draw-result.ts";
import { cellAt, openWorkbook, type OpenSheet } from "../sheets/open-workbook.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

const isDrawResult = new Ajv({ formats: { date: true } }).compile(drawResultSchema);

test("a sound package is told firm by firm, and nothing in it is open", async () => {
  const { code, stdout, stderr } = await crossfoot(["draw", "fixtures/packages/sound.pdf"]);
  expect([code, stdout.includes("✗")]).toEqual([0, false]);
  expect(stdout).toMatch(/^Westbrook Building Partners Co\. · Ashby Water Treatment Upgrade/);
  expect(stdout).toContain("Can it be funded? Yes, as far as these papers tell.");
  expect(stdout).toContain("Comparisons that hold: 78 of 78.");
  expect(stdout).toMatch(
    /Osei Painting Company +2 +2025-01-31 +101,970\.00 +101,970\.00 +128,700\.00/,
  );
  expect(stdout).toContain("page 9: sworn statement, of which the list of firms was compared.");
  expect(stderr).toContain("20 inputs: ");
  expect(stderr).toContain("0 not read.");
});

test("a waiver that is too low is named with both figures and their pages, in every format", async () => {
  const path = "fixtures/packages/waiver-too-low.pdf";
  const json = await crossfoot(["draw", path, "--format", "json", "--quiet"]);
  expect([json.code, json.stderr]).toEqual([4, ""]);
  const result = JSON.parse(json.stdout) as DrawResult;
  expect(isDrawResult(result), JSON.stringify(isDrawResult.errors)).toBe(true);
  expect(result.findings.filter(({ passed }) => passed === false)).toMatchObject([
    {
      name: "waiver_amounts",
      firm: "Lowe Structural Steel Co.",
      printed: 14_112,
      expected: 14_400,
      difference: -288,
      places: [{ page: 15 }, { page: 6 }],
      remedy: "Send a waiver for 14,400.00.",
    },
  ]);
  expect(result.fundable).toBe("no");

  const out = join(folderOf(), "letters.txt");
  const note = await crossfoot(["draw", path, "--format", "note", "--out", out, "--quiet"]);
  expect([note.code, note.stdout]).toEqual([4, ""]);
  const letter = readFileSync(out, "utf8");
  expect(letter).toMatch(/^To Lowe Structural Steel Co\.\n/);
  expect(letter).toContain("Send a waiver for 14,400.00.");
});

/** The rows of a sheet by their headers. */
function rowsOf(sheet: OpenSheet): readonly Readonly<Record<string, unknown>>[] {
  return Array.from({ length: sheet.rowCount - 1 }, (_row, at) =>
    Object.fromEntries(
      sheet.headers.map((header) => [header, cellAt(sheet, header, at + 2).value]),
    ),
  );
}

test("a workbook has every firm, every comparison with what fails first, and the other papers", async () => {
  const out = join(folderOf(), "draw.xlsx");
  const path = "fixtures/packages/waiver-too-low.pdf";
  expect((await crossfoot(["draw", path, "--out", out, "--quiet"])).code).toBe(4);
  const sheets = openWorkbook(new Uint8Array(readFileSync(out)));
  expect(sheets.map(({ title }) => title)).toEqual(["Firms", "Comparisons", "Other papers"]);
  const [firms, comparisons, others] = sheets.map(rowsOf);
  expect(firms?.map((row) => [row["Firm"], row["Payment due"], row["Failed"]])).toEqual([
    ["Westbrook Building Partners Co.", 300_870, 0],
    ["Osei Painting Company", 101_970, 0],
    ["Lowe Structural Steel Co.", 14_400, 1],
    ["Nair Rough Carpentry, Inc.", 65_160, 0],
  ]);
  expect(comparisons?.filter((row) => row["Outcome"] === "fails")).toEqual([comparisons?.[0]]);
  expect(comparisons?.[0]).toMatchObject({
    Comparison: "waiver_amounts",
    Printed: 14_112,
    Expected: 14_400,
    Difference: -288,
    "What to send": "Send a waiver for 14,400.00.",
    Page: 15,
  });
  expect(others?.map((row) => row["Document"])).toContain("sworn statement");
});

test("the page names the answer, every firm and the letters, and loads nothing", async () => {
  const out = join(folderOf(), "draw.html");
  const { code, stdout } = await crossfoot([
    "draw",
    "fixtures/packages/waiver-too-low.pdf",
    "--out",
    out,
    "--quiet",
  ]);
  expect([code, stdout]).toEqual([4, ""]);
  const page = readFileSync(out, "utf8");
  expect(page).toContain('<strong class="bad">Not yet.</strong>');
  for (const firm of ["Westbrook Building Partners Co.", "Osei Painting Company"])
    expect(page).toContain(firm);
  expect(page).toContain("Send a waiver for 14,400.00.");
  expect(page).not.toMatch(/(?:src|href)="(?!#)/);
});

test("papers without a pay application are no draw, and that is said", async () => {
  const { code, stdout } = await crossfoot([
    "draw",
    "fixtures/lien-waiver/texas/unconditional-progress.pdf",
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain("No pay application was found: there is nothing to compare.");
});
