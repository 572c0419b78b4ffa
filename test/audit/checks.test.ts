import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { cents, changed, day, numbered } from "../../fixtures/draw/jobs/library.ts";
import { type Month, rolledForward } from "../../fixtures/draw/roll-forward.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import { AUDIT_CHECKS } from "../../src/audit/checks.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { codeOf } from "../support/audit-code.ts";
import { centsFigure } from "../support/printed.ts";
import { documentOf, headingOf, readDocument } from "../support/rolled-job.ts";

const START: Application = changed(creameryFirst, {
  rows: numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Timber frame repair", 80_000, 0, 0],
  ]),
  changeOrders: [],
});

const ORDER = {
  number: "1",
  description: "Rot repair",
  amount: cents(5_000),
  approved: "this-period",
  date: day(2026, 4, 3),
} as const;

/** What the checks say of two applications of which the second is printed otherwise. */
function answersOf(
  months: readonly Month[],
  change: (document: PayApplication) => PayApplication,
  changeFirst: (document: PayApplication) => PayApplication = (document) => document,
): ReadonlyMap<string, AuditFinding> {
  const files = rolledForward(START, months).map((application, index) => {
    const document = documentOf(application);
    return readDocument(index === 0 ? changeFirst(document) : change(document), {
      file: `pa-${index + 1}.pdf`,
      heading: headingOf(application),
    });
  });
  const findings = auditApplications(files, []).contracts.flatMap((contract) => contract.findings);
  return new Map(findings.map((finding) => [finding.name, finding]));
}

const ONE = { number: "1", file: "pa-1.pdf" } as const;

function facts(finding: AuditFinding | undefined): unknown {
  return finding?.statement.facts;
}

const PLAIN: readonly Month[] = [{ percents: [50, 20] }, { percents: [80, 40] }];

test("every check that a file declares is run, each under a name of its own", () => {
  const declared = readdirSync("src/audit/checks").flatMap((file) =>
    [...readFileSync(`src/audit/checks/${file}`, "utf8").matchAll(/^ {2}name: "(\w+)",$/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(AUDIT_CHECKS).toHaveLength(declared.length);
  expect(new Set(AUDIT_CHECKS.map(({ name }) => name))).toEqual(new Set(declared));
});

test("docs/audit.md names every check with what it verifies", () => {
  const page = readFileSync("docs/audit.md", "utf8").replaceAll(/ +/g, " ");
  for (const { name, verifies } of AUDIT_CHECKS) {
    const words = verifies.charAt(0).toLowerCase() + verifies.slice(1, -1);
    expect(page).toContain(`| \`${name}\` | ${words} |`);
  }
});

describe("previous certificates", () => {
  test("a certificate that was cut is taken up by the next application", () => {
    const cut = answersOf(
      PLAIN,
      (document) => withLines(document, { previousCertificates: 2_000_000 }),
      (document) => withLines(document, { amountCertified: 2_000_000 }),
    );
    expect(cut.get("previous_certificates")?.passed).toBe(true);
    expect(facts(cut.get("previous_certificates"))).toMatchObject({
      comparison: { terms: [{ figure: { line: "line 7" } }, { figure: { certifiedOf: ONE } }] },
    });
  });

  test("both figures and the difference are told", () => {
    const finding = answersOf(PLAIN, (document) =>
      withLines(document, { previousCertificates: 2_000_000 }),
    ).get("previous_certificates");
    expect(finding?.difference?.toString()).toBe("-3,400.00");
    expect(facts(finding)).toMatchObject({
      comparison: {
        figure: { line: "previousCertificates", of: { number: "2", file: "pa-2.pdf" } },
        terms: [{ figure: { line: "totalEarnedLessRetainage", of: ONE } }],
        outcome: "apart",
      },
    });
  });

  test("lines 7 and 8 stand for a line 6 that the form does not have", () => {
    const answers = answersOf(
      PLAIN,
      (document) => document,
      (document) => withLines(document, { totalEarnedLessRetainage: null }),
    );
    expect(answers.get("previous_certificates")?.passed).toBe(true);
    expect(facts(answers.get("previous_certificates"))).toMatchObject({
      comparison: { terms: [{ figure: { earned: ONE } }] },
    });
  });

  test("nothing is said where the line is not printed", () => {
    const silent = answersOf(PLAIN, (document) =>
      withLines(document, { previousCertificates: null }),
    );
    expect(silent.get("previous_certificates")?.passed).toBeNull();
  });
});

describe("stored material", () => {
  const stored: readonly Month[] = [
    { percents: [50, 20], stored: [0, 10] },
    { percents: [80, 40] },
  ];

  test.each([
    ["stays out of previous work", 1_600_000, true],
    ["may have been built in", 2_400_000, true],
    ["may have been built in partly", 2_000_000, true],
    ["is no reason for more than itself", 2_400_001, false],
    ["is no reason for less", 1_599_999, false],
  ] as const)("%s", (_case, previous, passed) => {
    const answers = answersOf(stored, (document) =>
      withRow(document, 1, { previousWork: previous }),
    );
    expect(answers.get("previous_work")?.passed).toBe(passed);
  });
});

describe("the schedule of values", () => {
  test("moves by a change order with a row of its own", () => {
    const answers = answersOf(
      [{ percents: [50, 20] }, { percents: [80, 40, 50], orders: [ORDER] }],
      (document) => document,
    );
    expect(answers.get("scheduled_values")?.passed).toBe(true);
    expect(answers.get("net_change")?.passed).toBe(true);
  });

  test("does not move from one row to another without a change order", () => {
    const answers = answersOf(PLAIN, (document) =>
      withRow(withRow(document, 0, { scheduledValue: 2_500_000 }), 1, {
        scheduledValue: 7_500_000,
      }),
    );
    expect(answers.get("scheduled_values")?.passed).toBe(false);
    expect(answers.get("scheduled_values")?.expected?.isZero()).toBe(true);
  });

  test("does not hide a move from row to row behind a change order with a row of its own", () => {
    const answers = answersOf(
      [{ percents: [50, 20] }, { percents: [80, 40, 50], orders: [ORDER] }],
      (document) =>
        withRow(withRow(document, 0, { scheduledValue: 2_500_000 }), 1, {
          scheduledValue: 7_500_000,
        }),
    );
    expect(answers.get("scheduled_values")?.passed).toBe(false);
    expect(answers.get("scheduled_values")?.difference?.isZero()).toBe(true);
  });

  test("keeps its rows", () => {
    const answers = answersOf(PLAIN, ({ sheet, ...document }) => ({
      ...document,
      sheet: sheet && { ...sheet, rows: sheet.rows.slice(0, 1) },
    }));
    expect(codeOf(answers.get("rows_kept"))).toBe("rows-lost");
    expect(facts(answers.get("rows_kept"))).toMatchObject({
      rows: [{ rowIndex: 1, fault: { code: "row-gone" } }],
      others: 0,
    });
  });

  test("is not compared with another breakdown of the work", () => {
    const answers = answersOf(PLAIN, ({ sheet, ...document }) => ({
      ...document,
      sheet: sheet && {
        ...sheet,
        rows: sheet.rows.map((row) => ({ ...row, item: null, description: null })),
      },
    }));
    expect(answers.get("previous_work")?.passed).toBeNull();
  });
});

describe("the change order summary", () => {
  const months: readonly Month[] = [
    { percents: [50, 20, 0], orders: [ORDER] },
    { percents: [80, 40, 50] },
  ];

  test("carries the former total on", () => {
    const answers = answersOf(months, (document) => document);
    expect(answers.get("earlier_changes")?.passed).toBe(true);
  });

  test("is told where it does not", () => {
    const answers = answersOf(months, (document) => ({
      ...document,
      earlierChanges: { additions: centsFigure(400_000), deductions: centsFigure(0) },
    }));
    expect(answers.get("earlier_changes")?.difference?.toString()).toBe("-1,000.00");
    expect(facts(answers.get("earlier_changes"))).toMatchObject({
      comparisons: [{ figure: { changes: "additions" }, outcome: "apart" }],
    });
  });
});

describe("retainage", () => {
  test.each<readonly [case_: string, second: Month, passed: boolean]>([
    ["falls with its rate", { percents: [80, 40], retainage: rate(500) }, true],
    ["is paid out where no work is billed", { percents: [50, 20], retainage: rate(0) }, true],
    ["is paid out with the last work", { percents: [100, 100], retainage: rate(0) }, true],
  ])("%s", (_case, second, passed) => {
    const answers = answersOf([{ percents: [50, 20] }, second], (document) => document);
    expect(answers.get("retainage_released")?.passed).toBe(passed);
  });

  test("does not fall without a reason", () => {
    const answers = answersOf(PLAIN, (document) => ({
      ...document,
      retainageHeldToDate: centsFigure(100_000),
    }));
    expect(answers.get("retainage_released")?.passed).toBe(false);
  });

  test("may be paid out by a sheet that prints no payment", () => {
    const answers = answersOf(PLAIN, ({ lines, ...document }) => ({
      ...document,
      lines: { ...lines, currentPaymentDue: null },
      retainageHeldToDate: centsFigure(100_000),
    }));
    expect(answers.get("retainage_released")?.passed).toBeNull();
  });

  test("a new rate is asked about", () => {
    const second = { percents: [80, 40], retainage: rate(500) };
    const answers = answersOf([{ percents: [50, 20] }, second], (document) => document);
    expect(answers.get("retainage_rate_kept")?.passed).toBe(false);
    expect(codeOf(answers.get("retainage_rate_kept"))).toBe("rate-changed");
  });
});

test("work that is taken back needs a credit", () => {
  const months: readonly Month[] = [{ percents: [50, 20] }, { percents: [50, 20] }];
  const taken = answersOf(months, (document) =>
    withRow(document, 1, { completedAndStored: 1_500_000 }),
  );
  expect(taken.get("completed_work")?.passed).toBe(false);
  const credited = answersOf(months, (document) =>
    withRow(document, 1, { completedAndStored: 1_500_000, workThisPeriod: -100_000 }),
  );
  expect(credited.get("completed_work")?.passed).toBe(true);
});

function rate(points: number): { readonly kind: "one-rate"; readonly rate: number } {
  return { kind: "one-rate", rate: points };
}

function withLines(
  document: PayApplication,
  amounts: Partial<Record<keyof PayApplication["lines"], number | null>>,
): PayApplication {
  const figures = Object.entries(amounts).map(
    ([name, amount]) => [name, amount === null ? null : centsFigure(amount)] as const,
  );
  return { ...document, lines: { ...document.lines, ...Object.fromEntries(figures) } };
}

type RowFigures = NonNullable<PayApplication["sheet"]>["rows"][number]["figures"];

function withRow(
  { sheet, ...document }: PayApplication,
  rowIndex: number,
  amounts: Partial<Record<keyof RowFigures, number>>,
): PayApplication {
  const figures = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, centsFigure(amount)]),
  );
  const rows = (sheet?.rows ?? []).map((row, index) =>
    index === rowIndex ? { ...row, figures: { ...row.figures, ...figures } } : row,
  );
  return { ...document, sheet: sheet && { ...sheet, rows } };
}
