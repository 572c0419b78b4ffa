import { describe, expect, test } from "vitest";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { cents, changed, day, numbered } from "../../fixtures/draw/jobs/library.ts";
import { type Month, rolledForward } from "../../fixtures/draw/roll-forward.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import type { PayApplication, SheetRow } from "../../src/document/pay-application.ts";
import { codeOf } from "../support/audit-code.ts";
import { centsFigure, sourced } from "../support/printed.ts";
import { documentOf, headingOf, readDocument } from "../support/rolled-job.ts";

const START: Application = changed(creameryFirst, {
  rows: numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Timber frame repair", 80_000, 0, 0],
    ["Slate roofing", 60_000, 0, 0],
    ["Allowance for asbestos", 0, 0, 0],
  ]),
  changeOrders: [],
});

const PLAIN: readonly Month[] = [{ percents: [50, 20, 0] }, { percents: [80, 40, 0] }];

type Change = (rows: readonly SheetRow[]) => readonly SheetRow[];

/** What the checks say of applications whose last one lists its rows otherwise. */
function answersOf(
  applications: readonly Application[],
  change: Change,
  lines: Partial<PayApplication["lines"]> = {},
): ReadonlyMap<string, AuditFinding> {
  const files = applications.map((application, index) => {
    const document = documentOf(application);
    const { sheet } = document;
    const isLast = index === applications.length - 1;
    const last = {
      ...document,
      lines: { ...document.lines, ...lines },
      sheet: sheet && { ...sheet, rows: change(sheet.rows) },
    };
    return readDocument(isLast ? last : document, {
      file: `pa-${application.number}.pdf`,
      heading: headingOf(application),
    });
  });
  const findings = auditApplications(files, []).contracts.flatMap((contract) => contract.findings);
  return new Map(findings.map((finding) => [finding.name, finding]));
}

function failed(answers: ReadonlyMap<string, AuditFinding>): readonly string[] {
  return [...answers].flatMap(([name, { passed }]) => (passed === false ? [name] : []));
}

/** The first row that fails: its place, what is wrong, and the amounts of it. */
function faultOf(finding: AuditFinding | undefined): unknown {
  if (finding?.statement.code !== "rows-fail") return finding?.statement.code;
  const [first] = finding.statement.facts.rows;
  return [
    first?.rowIndex,
    first?.fault.code,
    ...Object.values(first?.fault.facts ?? {}).map(String),
  ];
}

/** A row whose words and figures are printed otherwise, amounts in cents. */
function withRow(
  rows: readonly SheetRow[],
  index: number,
  {
    words,
    ...amounts
  }: { readonly words?: string } & Partial<Record<keyof SheetRow["figures"], number>>,
): readonly SheetRow[] {
  const figures = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, centsFigure(amount)]),
  );
  return rows.map((row, at) =>
    at === index
      ? {
          ...row,
          ...(words === undefined ? {} : { item: null, description: sourced(words, words) }),
          figures: { ...row.figures, ...figures },
        }
      : row,
  );
}

describe("rows are known again", () => {
  const two = rolledForward(START, PLAIN);

  test.each<readonly [case_: string, change: Change]>([
    ["under another name", (rows) => withRow(rows, 1, { words: "Repair of the frame (timber)" })],
    ["without a row that has no amounts", (rows) => rows.slice(0, 3)],
    ["in another order", (rows) => rows.toReversed()],
  ])("%s", (_case, change) => {
    expect(failed(answersOf(two, change))).toEqual([]);
  });

  test("where more rows of the same words and value come", () => {
    const lots = changed(START, {
      rows: numbered([
        ["Excavation", 5_000, 0, 0],
        ["Labor", 4_000, 0, 0],
        ["Labor", 4_000, 0, 0],
      ]),
    });
    const [one, next] = rolledForward(lots, [{ percents: [50] }, { percents: [80] }]);
    const added = { number: "1", description: "Labor", amount: cents(4_000) };
    const order = { ...added, approved: "this-period", date: day(2026, 4, 2) } as const;
    const rows = numbered([["Labor", 4_000, 0, 0]]);
    const second = next && { ...next, rows: [...next.rows, ...rows], changeOrders: [order] };
    const applications = [one, second].flatMap((application) => application ?? []);
    expect(failed(answersOf(applications, (own) => own))).toEqual([]);
  });

  test("although a row of the same words was put before it and all were numbered anew", () => {
    const labor = changed(START, {
      rows: numbered([
        ["Labor", 3_000, 0, 0],
        ["Labor", 4_000, 0, 0],
        ["Labor", 5_000, 0, 0],
      ]),
    });
    const months = [{ percents: [50, 20, 10] }, { percents: [80, 40, 20] }];
    const order = {
      number: "1",
      description: "Labor",
      amount: cents(9_000),
      approved: "this-period",
      date: day(2026, 4, 2),
    } as const;
    const [one, next] = rolledForward(labor, months);
    const rows = [...numbered([["Labor", 9_000, 0, 0]]), ...(next?.rows ?? [])];
    const renumbered = rows.map((row, index) => ({ ...row, item: String(index + 1) }));
    const second = next && { ...next, rows: renumbered, changeOrders: [order] };
    const applications = [one, second].flatMap((application) => application ?? []);
    expect(failed(answersOf(applications, (own) => own))).toEqual([]);
  });

  test("a row that nothing was billed by may go with a change order", () => {
    const [one, two_] = rolledForward(START, PLAIN);
    const lost = two_ && {
      ...two_,
      rows: two_.rows.filter(({ item }) => item !== "3"),
      changeOrders: [
        {
          number: "1",
          description: "Delete roofing",
          amount: cents(-60_000),
          approved: "this-period",
          date: day(2026, 4, 2),
        } as const,
      ],
    };
    const applications = [one, lost].flatMap((application) => application ?? []);
    expect(failed(answersOf(applications, (own) => own))).toEqual([]);
  });

  test("values are not compared with a sheet that prints none", () => {
    const bare: Change = (rows) =>
      rows.map((row) => ({ ...row, figures: { ...row.figures, scheduledValue: null } }));
    expect(answersOf(two, bare).get("scheduled_values")?.passed).toBeNull();
  });
});

test("values that changed are told where no line 2 can explain them", () => {
  const two = rolledForward(START, PLAIN);
  const raised: Change = (rows) => withRow(rows, 1, { scheduledValue: 9_000_000 });
  const finding = answersOf(two, raised, { netChangeByChangeOrders: null }).get("scheduled_values");
  expect(finding?.passed).toBeNull();
  expect(codeOf(finding)).toBe("change-not-approved");
});

describe("previous work", () => {
  test("of a row that is new was never billed", () => {
    const order = {
      number: "1",
      description: "Rot repair",
      amount: cents(5_000),
      approved: "this-period",
      date: day(2026, 4, 3),
    } as const;
    const applications = rolledForward(START, [
      { percents: [50, 20] },
      { percents: [80, 40], orders: [order] },
    ]);
    const answers = answersOf(applications, (rows) =>
      withRow(rows, 4, { previousWork: 250_000, completedAndStored: 250_000 }),
    );
    expect(answers.get("previous_work")?.passed).toBe(false);
    expect(faultOf(answers.get("previous_work"))).toEqual([
      4,
      "previous-work-without-row",
      "2,500.00",
    ]);
  });
});

test("material is not previous work and stored at once", () => {
  const stored = rolledForward(START, [
    { percents: [50, 20], stored: [0, 10] },
    { percents: [60, 20], stored: [0, 10] },
  ]);
  const twice: Change = (rows) =>
    withRow(rows, 1, {
      previousWork: 2_400_000,
      workThisPeriod: 0,
      storedMaterials: 800_000,
      completedAndStored: 3_200_000,
    });
  const finding = answersOf(stored, twice).get("previous_work");
  expect(faultOf(finding)).toEqual([1, "stored-twice", "24,000.00", "8,000.00"]);
});

describe("completed work", () => {
  const three = rolledForward(START, [
    { percents: [50, 20] },
    { percents: [60, 30] },
    { percents: [60, 30] },
  ]);

  test("a credit explains no more than itself", () => {
    const taken: Change = (rows) =>
      withRow(rows, 1, { workThisPeriod: -100, completedAndStored: 2_000_000 });
    expect(faultOf(answersOf(three, taken).get("completed_work"))).toEqual([
      1,
      "work-taken-back",
      "20,000.00",
      "24,000.00",
      "4,000.00",
      "0.00",
      "1.00",
    ]);
  });

  test("material that is gone is named", () => {
    const stored = rolledForward(START, [
      { percents: [50, 20], stored: [0, 10] },
      { percents: [60, 20] },
    ]);
    const gone: Change = (rows) =>
      withRow(rows, 1, { workThisPeriod: 0, storedMaterials: 0, completedAndStored: 1_600_000 });
    expect(faultOf(answersOf(stored, gone).get("completed_work"))).toEqual([
      1,
      "work-taken-back",
      "16,000.00",
      "24,000.00",
      "8,000.00",
      "8,000.00",
      "0.00",
    ]);
  });

  test("nothing is said across an application that is missing, which may show the credit", () => {
    const [one, , last] = three;
    const taken: Change = (rows) => withRow(rows, 1, { completedAndStored: 1_000_000 });
    const applications = [one, last].flatMap((application) => application ?? []);
    expect(answersOf(applications, taken).get("completed_work")?.passed).toBeNull();
  });
});
