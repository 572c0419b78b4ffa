import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { AuditCollector } from "../../src/audit/audit.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { knownPaper } from "../../src/kinds/known-by.ts";
import { doesJoin } from "../../src/kinds/kinds.ts";
import { readDocument } from "../../src/read.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { sumOfPaper } from "../../src/kinds/sums.ts";

const FILES = {
  application: "fixtures/pay-application/aia-g702/no-cents.pdf",
  order: "fixtures/change-order/owner-form-older/decrease.pdf",
  invoice: "fixtures/invoice/us-classic/ready-mix.pdf",
  credit: "fixtures/invoice/us-classic/credit-memo.pdf",
} as const;

let readings: Readonly<Record<keyof typeof FILES, Reading>>;

async function reading(file: string): Promise<Reading> {
  return readDocument(new Uint8Array(readFileSync(file)), { kind: "auto", limits: LIMITS });
}

beforeAll(async () => {
  readings = {
    application: await reading(FILES.application),
    order: await reading(FILES.order),
    invoice: await reading(FILES.invoice),
    credit: await reading(FILES.credit),
  };
});

test("a construction paper has the currency of the sign with its amount, unless the sign has several owners", () => {
  const { application } = readings;
  if (!doesJoin(application, "applications")) throw new TypeError("It is an application.");
  const due = application.document.currentPaymentDue;
  if (due === null) throw new RangeError("The fixture prints what is due.");
  const printed = (text: string): string | null => {
    const [first] = due.from;
    const from = [{ ...first, printed: text }] as const;
    const document = { ...application.document, currentPaymentDue: { ...due, from } };
    return knownPaper({ ...application, document }).currency;
  };
  expect(printed("£7,241.47")).toBe("GBP");
  expect(printed("1.200,00 €")).toBe("EUR");
  expect(printed("CAD 1,200.00")).toBe("CAD");
  expect(printed("$7,241.47")).toBeNull();
  expect(printed("(7,241.47)")).toBeNull();
});

test("a paper of any kind is known by what its kind declares", () => {
  const { application, order, invoice } = readings;
  for (const [paper, documentKind] of [
    [application, "Pay application"],
    [order, "Change order"],
    [invoice, "Invoice"],
  ] as const) {
    const known = knownPaper(paper);
    expect(known.documentKind).toBe(documentKind);
    expect(known.number).toMatch(/\d/);
    expect(known.sender).toMatch(/[A-Z]/);
    expect(known.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(
    doesJoin(application, "applications") && application.document.currentPaymentDue?.value,
  ).toBe(knownPaper(application).amount);
  expect(doesJoin(order, "change-orders") && order.document.amount?.value).toBe(
    knownPaper(order).amount,
  );
  expect(doesJoin(invoice, "repeats") && invoice.document.total?.value).toBe(
    knownPaper(invoice).amount,
  );
  expect([application, order, invoice].map((paper) => knownPaper(paper).dueDate)).toEqual([
    null,
    null,
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
  expect([application, order, invoice].map((paper) => knownPaper(paper).currency)).toEqual([
    null,
    null,
    "USD",
  ]);
});

test("a paper joins what its kind says, and nothing else", () => {
  const joined = Object.values(readings).map((paper) =>
    (["applications", "change-orders", "repeats"] as const).filter((as) => doesJoin(paper, as)),
  );
  expect(joined).toEqual([["applications"], ["change-orders"], ["repeats"], ["repeats"]]);
});

test("an audit takes applications and change orders, and lets an invoice be", () => {
  const collector = new AuditCollector();
  for (const [name, paper] of Object.entries(readings))
    collector.add(name, name, { kind: "read", reading: paper });
  const { contracts, changeOrders: loose } = collector.audit();
  const files = contracts.flatMap(({ applications, changeOrders }) => [
    ...applications.map(({ application }) => application.file),
    ...changeOrders.map(({ paper }) => paper.file),
  ]);
  expect([...files, ...loose.map(({ file }) => file)].toSorted()).toEqual(["application", "order"]);
});

test("a report adds up each paper where its kind says", () => {
  const { application, order, invoice, credit } = readings;
  expect([application, order, invoice, credit].map(sumOfPaper)).toEqual([
    { name: "Pay applications" },
    null,
    { name: "Invoices" },
    { name: "Credit notes", remark: "signs as printed" },
  ]);
});
