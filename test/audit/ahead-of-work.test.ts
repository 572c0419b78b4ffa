import { describe, expect, test } from "vitest";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { changed, monthOf, numbered } from "../../fixtures/draw/jobs/library.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { SheetFigures, SheetRow } from "../../src/document/pay-application.ts";
import { Money } from "../../src/base/money.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import { auditDetail } from "../../src/finding/audit-sentences.ts";
import { readFrom } from "../support/rolled-job.ts";

/** A row in which only the scheduled value is printed, and perhaps the balance. */
function blank(row: SheetRow, balance: Money | null): SheetRow {
  const { scheduledValue, balanceToFinish } = row.figures;
  const cells = Object.fromEntries(Object.keys(row.figures).map((name) => [name, null]));
  const left =
    balance === null || balanceToFinish === null ? null : { ...balanceToFinish, value: balance };
  const figures = { ...(cells as SheetFigures), scheduledValue, balanceToFinish: left };
  return { ...row, percentComplete: null, figures };
}

type Rows = Parameters<typeof numbered>[0];

function monthsOf(...months: readonly Rows[]): readonly Application[] {
  return months.map((rows, index) =>
    changed(creameryFirst, {
      ...monthOf(2026, 3 + index),
      number: String(index + 1),
      rows: numbered(rows),
      changeOrders: [],
    }),
  );
}

function findingOf(name: string, applications: readonly Application[]): AuditFinding | undefined {
  const read = applications.map((one) => readFrom(one, `pa-${one.number}.pdf`));
  const findings = auditApplications(read, []).contracts.flatMap((contract) => contract.findings);
  expect(findings.filter(({ passed }) => passed === false).map((one) => one.name)).toEqual([]);
  return findings.find((one) => one.name === name);
}

const demolition = (previous: number, now: number): Rows[number] => [
  "Selective demolition",
  20_000,
  previous,
  now,
];
const switchgear = (previous: number, now: number, ...stored: [number, number]): Rows[number] => [
  "Switchgear",
  60_000,
  previous,
  now,
  ...stored,
];

describe("material that is stored", () => {
  const march = [demolition(0, 5_000), switchgear(0, 1_000, 24_000, 0)];
  const april = [demolition(5_000, 5_000), switchgear(1_000, 0, 24_000, 24_000)];

  test("for two months while nothing is done in its row is asked for", () => {
    const may = [demolition(10_000, 5_000), switchgear(1_000, 0, 24_000, 24_000)];
    const finding = findingOf("stored_material_age", monthsOf(march, april, may));
    expect(finding?.passed).toBeNull();
    expect(finding && auditDetail(finding)).toBe(
      "Row 2 (2 Switchgear): 24,000.00 of material has been stored since application 1, for 61 days, and no work was billed in the row. Ask where it is and when it will be built in.",
    );
    expect(finding?.files).toEqual(["pa-3.pdf", "pa-1.pdf"]);
  });

  test.each([
    [
      "where its row is worked on",
      [demolition(10_000, 5_000), switchgear(1_000, 9_000, 24_000, 24_000)],
    ],
    ["where it is built in", [demolition(10_000, 5_000), switchgear(1_000, 24_000, 0, 24_000)]],
  ])("is not asked for %s", (_, may) => {
    const finding = findingOf("stored_material_age", monthsOf(march, april, may));
    expect([finding?.passed, finding?.statement.code]).toEqual([true, "material-built-in"]);
  });

  test("for one month is not asked for", () => {
    expect(findingOf("stored_material_age", monthsOf(march, april))?.passed).toBe(true);
  });
});

describe("time-related rows and closeout rows", () => {
  const others = (now: number): Rows => [
    ["Mobilization and closeout", 5_000, 0, 5_000],
    ["Masonry repair", 40_000, 0, now],
    ["Slate roofing", 60_000, 0, now],
  ];

  test.each<[string, Rows[number], string]>([
    [
      "general conditions",
      ["General conditions", 10_000, 0, 6_000],
      "In application 1, time-related rows are 60 % billed, but all other work only 23 %: Row 4 (4 General conditions). Ask what work this pays for.",
    ],
    [
      "a punch list",
      ["Punch list", 2_000, 0, 2_000],
      "In application 1, closeout rows are 100 % billed, but all other work only 23 %: Row 4 (4 Punch list). Ask what work this pays for.",
    ],
  ])("are asked for where they are far ahead: %s", (_, row, detail) => {
    const finding = findingOf("rows_in_step", monthsOf([...others(10_000), row]));
    expect(finding?.passed).toBeNull();
    expect(finding && auditDetail(finding)).toBe(detail);
  });

  test.each<[string, Rows[number]]>([
    ["near all other work", ["General conditions", 10_000, 0, 4_000]],
    ["behind it", ["Final cleaning", 2_000, 0, 0]],
  ])("are not asked for %s", (_, row) => {
    expect(findingOf("rows_in_step", monthsOf([...others(10_000), row]))?.passed).toBe(true);
  });

  test.each<[string, string, Money | null, string]>([
    ["nothing done", "a blank", null, "all other work only 5 %"],
    ["not read where something is billed there", "an open", Money.zero, "all other work 100 %"],
  ])("take a blank cell for %s: %s row", (_what, _row, balance, rest) => {
    const [april] = monthsOf([
      ["Mobilization", 5_000, 0, 5_000],
      ["Masonry repair", 80_000, 0, 0],
      ["General conditions", 10_000, 0, 10_000],
    ]);
    if (april === undefined) throw new RangeError("There is one month.");
    const read = readFrom(april, "pa-1.pdf");
    const { sheet } = read.reading.document;
    if (sheet === null) throw new TypeError("It has a sheet.");
    const rows = sheet.rows.map((row, at) => (at === 1 ? blank(row, balance) : row));
    const document = { ...read.reading.document, sheet: { ...sheet, rows } };
    const reading = { ...read.reading, document };
    const [contract] = auditApplications([{ ...read, reading }], []).contracts;
    const finding = contract?.findings.find(({ name }) => name === "rows_in_step");
    expect(finding && auditDetail(finding)).toContain(rest);
  });

  test("say nothing where there are none", () => {
    expect(findingOf("rows_in_step", monthsOf(others(10_000)))).toBeUndefined();
  });
});
