import { describe, expect, test } from "vitest";
import type { ChangeOrder } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { cents, changed, day, numbered } from "../../fixtures/draw/jobs/library.ts";
import { type Month, rolledForward } from "../../fixtures/draw/roll-forward.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import type { ListedChangeOrder, PayApplication } from "../../src/document/pay-application.ts";
import { centsFigure, sourced } from "../support/printed.ts";
import { documentOf, headingOf, readDocument } from "../support/rolled-job.ts";

function order(number: string, description: string, amount: number): ChangeOrder {
  const date = day(2026, 4, 3);
  return { number, description, amount: cents(amount), approved: "this-period", date };
}

const MONTHS: readonly Month[] = [
  { percents: [20, 20], orders: [order("1", "Rot repair", 5_000)] },
  { percents: [40, 40, 50], orders: [order("2", "Second stair", 12_000)] },
  { percents: [60, 60, 70, 10], orders: [order("3", "Delete dumbwaiter", -4_000)] },
];

const JOB = rolledForward(
  changed(creameryFirst, {
    rows: numbered([
      ["Selective demolition", 20_000, 0, 0],
      ["Timber frame repair", 80_000, 0, 0],
    ]),
    changeOrders: [],
  }),
  MONTHS,
);

type Listed = (orders: readonly ListedChangeOrder[], index: number) => readonly ListedChangeOrder[];

/** What the checks of change orders say where the applications list them otherwise. */
function answersOf(
  list: Listed,
  change: (document: PayApplication, index: number) => PayApplication = (document) => document,
  isIn: (index: number) => boolean = () => true,
): readonly AuditFinding[] {
  const files = JOB.map((application, index) => {
    const document = documentOf(application);
    const listed = { ...document, changeOrders: list(document.changeOrders, index) };
    return readDocument(change(listed, index), {
      file: `pa-${index + 1}.pdf`,
      heading: headingOf(application),
    });
  }).filter((_file, index) => isIn(index));
  const { contracts } = auditApplications(files, []);
  return contracts
    .flatMap(({ findings }) => findings)
    .filter(({ name }) => ["net_change", "listed_change_orders"].includes(name));
}

function failed(findings: readonly AuditFinding[]): readonly string[] {
  return findings.flatMap(({ name, passed, files }) =>
    passed === false ? [`${name} ${files[0] ?? ""}`] : [],
  );
}

const MONTHLY: Listed = (orders, index) => orders.slice(index);

describe("change orders", () => {
  test("of the month only may be listed, the earlier ones as a sum", () => {
    expect(failed(answersOf(MONTHLY))).toEqual([]);
  });

  test("of the month only say nothing across a missing application", () => {
    expect(failed(answersOf(MONTHLY, undefined, (index) => index !== 1))).toEqual([]);
  });

  test("may all be listed by a form that follows one which lists those of the month", () => {
    const turned: Listed = (orders, index) => (index === 1 ? orders.slice(1) : orders);
    expect(failed(answersOf(turned))).toEqual([]);
  });

  test("keep their amounts under other numbers and names", () => {
    const renamed: Listed = (orders, index) =>
      index === 0
        ? orders
        : orders.map((one, at) => ({
            ...one,
            number: sourced(`COR-${at + 7}`, ""),
            description: sourced(`Change ${at}`, ""),
          }));
    expect(failed(answersOf(renamed))).toEqual([]);
  });

  test("have one number in all its spellings", () => {
    const spelt: Listed = (orders, index) =>
      orders.map((one, at) => ({
        ...one,
        number: sourced(["", "CO-00", "Change Order No. "][index] + String(at + 1), ""),
        amount: at === 0 && index === 2 ? centsFigure(500_100) : one.amount,
      }));
    expect(failed(answersOf(spelt))).toEqual(["listed_change_orders pa-3.pdf"]);
  });

  test("that are dropped from a whole list are told", () => {
    const dropped: Listed = (orders, index) => (index === 2 ? orders.slice(1) : orders);
    const less = (document: PayApplication, index: number): PayApplication =>
      index === 2
        ? {
            ...document,
            lines: { ...document.lines, netChangeByChangeOrders: centsFigure(800_000) },
          }
        : document;
    const findings = answersOf(dropped, less);
    expect(failed(findings)).toEqual(["net_change pa-3.pdf", "listed_change_orders pa-3.pdf"]);
    const lost = findings.find(({ passed, name }) => passed === false && name !== "net_change");
    expect(lost?.statement).toMatchObject({
      code: "orders-changed",
      facts: { orders: [{ order: "1", is: "gone" }], others: 0 },
    });
  });

  test("that nobody lists are told where both lists are whole", () => {
    const silent: Listed = (orders, index) => (index === 2 ? orders.slice(0, 2) : orders);
    expect(failed(answersOf(silent))).toEqual(["net_change pa-3.pdf"]);
  });
});

test("retainage falls where material on which more was held is built in", () => {
  const rows = numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Gates", 80_000, 0, 0],
  ]);
  const retainage = { kind: "two-rates", onWork: 0, onStored: 1_000 } as const;
  const applications = rolledForward(
    changed(creameryFirst, { rows, changeOrders: [], retainage }),
    [{ percents: [50, 0], stored: [0, 60] }, { percents: [60, 60] }],
  );
  const files = applications.map((application, index) =>
    readDocument(documentOf(application), {
      file: `${index}.pdf`,
      heading: headingOf(application),
    }),
  );
  const [contract] = auditApplications(files, []).contracts;
  expect(contract?.findings.filter(({ passed }) => passed === false)).toEqual([]);
});
