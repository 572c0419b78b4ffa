import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import { namesAmount } from "../../src/finding/audit-amounts.ts";
import { type AuditNotice, noticeSentence } from "../../src/finding/audit-notice.ts";
import { auditRemedy } from "../../src/finding/audit-remedies.ts";
import type { AuditStatement, RowFault } from "../../src/finding/audit-statement.ts";
import { auditDetail, untestedReasons } from "../../src/finding/audit-sentences.ts";
import { contractWords } from "../../src/finding/contract-names.ts";
import { sourced } from "../support/printed.ts";

const ONE = { number: "1", file: "pa-1.pdf" };
const TWO = { number: "2", file: "pa-2.pdf" };
const BARE = { number: null, file: "x.pdf" };
const STEP = { former: ONE, current: TWO };
const money = (amount: string): Money => Money.of(amount);
const ORDER = { order: "2", amount: money("12000"), application: TWO };

const CERTIFICATES: AuditStatement = {
  code: "certificates-compared",
  facts: {
    former: ONE,
    earned: money("23400"),
    comparison: {
      relation: "equals",
      figure: { line: "previousCertificates", of: TWO },
      printed: money("20000"),
      expected: money("23400"),
      terms: [
        {
          sign: 1,
          figure: { line: "totalEarnedLessRetainage", of: ONE },
          value: money("23400"),
        },
      ],
      rate: null,
      outcome: "apart",
    },
  },
};

function row(fault: RowFault, others = 0): AuditStatement {
  const text = (words: string): ReturnType<typeof sourced<string>> => sourced(words, words);
  const figures = {
    scheduledValue: null,
    previousWork: null,
    workThisPeriod: null,
    storedMaterials: null,
    completedAndStored: null,
    balanceToFinish: null,
    retainage: null,
  };
  const own = { item: text("2"), description: text("Frame"), figures, percentComplete: null };
  const rows = [{ row: own, rowIndex: 1, fault }];
  return { code: "rows-fail", facts: { ...STEP, law: "previous_work", rows, others } };
}

describe("a comparison of applications", () => {
  test.each<[AuditStatement, string]>([
    [
      CERTIFICATES,
      "Line 7 of application 2, previous certificates, is printed as 20,000.00, but line 6 of application 1, total earned less retainage, is 23,400.00, which is 3,400.00 more.",
    ],
    [
      {
        code: "payments-compared",
        facts: {
          comparison: {
            ...CERTIFICATES.facts.comparison,
            figure: { line: "totalEarnedLessRetainage", of: TWO },
            terms: [
              {
                sign: 1,
                figure: { payments: 3, after: { application: BARE, amount: money("400") } },
                value: money("23400"),
              },
            ],
            expected: money("20000"),
            outcome: "same",
          },
        },
      },
      "Line 7 of the application in x.pdf 400.00 and the sum of the payments due of 3 applications is 20,000.00, and so is the printed line 6 of application 2, total earned less retainage,.",
    ],
    [
      {
        code: "net-change-compared",
        facts: {
          before: money("5"),
          now: money("12"),
          comparison: {
            ...CERTIFICATES.facts.comparison,
            figure: { netChange: STEP },
            printed: money("7"),
            expected: money("9"),
            terms: [{ sign: 1, figure: { order: "4" }, value: money("9") }],
          },
        },
      },
      "The change of line 2 from application 1 to application 2 (5.00 to 12.00) is 7.00, but change order 4 is 9.00, which is 2.00 more.",
    ],
    [
      { code: "applications-missing", facts: { ...STEP, missing: [2, 4, 5, 6, 9] } },
      "Between application 1 and application 2, applications 2, 4 to 6 and 9 are missing.",
    ],
    [
      {
        code: "number-claimed-twice",
        facts: {
          application: { number: "2", file: "2b.pdf" },
          compared: "2.pdf",
          isOnePeriod: false,
        },
      },
      "2b.pdf and 2.pdf are both application 2, with different figures; only 2.pdf was compared with the others.",
    ],
    [
      {
        code: "periods",
        facts: {
          ...STEP,
          ends: {
            former: { year: 2026, month: 3, day: 31 },
            current: { year: 2026, month: 4, day: 30 },
          },
          fault: { year: 2026, month: 3, day: 20 },
        },
      },
      "The period of application 1 ends on 2026-03-31, that of application 2 on 2026-04-30: it begins on 2026-03-20, so that the two overlap.",
    ],
    [
      {
        code: "retainage-explained",
        facts: {
          ...STEP,
          before: money("10"),
          now: money("5"),
          because: { before: Percent.of("10"), now: Percent.of("5") },
        },
      },
      "Retainage held is 10.00 in application 1 and 5.00 in application 2: the rate fell from 10 % to 5 %.",
    ],
    [
      {
        code: "orders-changed",
        facts: {
          ...STEP,
          orders: [
            { order: "1", was: money("5"), is: money("6") },
            { order: "Rot repair", was: null, is: "gone" },
          ],
          others: 2,
        },
      },
      "Change order 1 is listed with 6.00 in application 2, but with 5.00 in application 1. Change order Rot repair without an amount stands in application 1 and not in application 2. And 2 more.",
    ],
    [
      {
        code: "order-not-executed",
        facts: {
          ...ORDER,
          papers: [
            { file: "co.pdf", standing: "void", issuer: "Hollis", amount: null },
            { file: "cor.pdf", standing: "request", issuer: "Hollis", amount: money("12000") },
          ],
        },
      },
      "Change order 2 is listed with 12,000.00 in application 2, but its only documents are an order that is void (co.pdf) and a request by Hollis over 12,000.00 (cor.pdf). No executed order is among the files.",
    ],
    [
      row({ code: "previous-work-without-row", facts: { printed: money("2500") } }, 1),
      "Row 2 (2 Frame): previous work is printed as 2,500.00, but application 1 has no such row. And 1 more row.",
    ],
    [
      row({ code: "value-changed", facts: { is: null, was: money("80") } }),
      "Row 2 (2 Frame): the scheduled value is blank and was 80.00.",
    ],
    [
      {
        code: "schedule-moved",
        facts: { ...STEP, moved: money("0"), approved: money("0"), rows: null },
      },
      "From application 1 to application 2 the scheduled values changed by 0.00, but line 2 did not change and no new change order is listed.",
    ],
    [
      {
        code: "not-tested",
        facts: { code: "figure-not-found", facts: { figure: "sheet", application: BARE } },
      },
      "Not tested: no continuation sheet was found in the application in x.pdf.",
    ],
    [
      {
        code: "not-tested",
        facts: {
          code: "orders-without-document",
          facts: { orders: ["1", "2", "3", "4", "5"].map((order) => ({ order, amount: null })) },
        },
      },
      "Not tested: no document of change order 1, change order 2, change order 3 and 2 more is in this folder.",
    ],
  ])("%#", (statement, detail) => {
    expect(auditDetail({ statement })).toBe(detail);
  });

  test("says what to send where it failed, and nothing else", () => {
    expect(auditRemedy({ passed: false, statement: CERTIFICATES })).toBe(
      "Send a corrected application with 23,400.00 in line 7, or the certificate that shows what was paid on application 1.",
    );
    expect(auditRemedy({ passed: true, statement: CERTIFICATES })).toBeNull();
  });

  test("that could not be made is told once for all checks, with and without saying so", () => {
    const statement: AuditStatement = {
      code: "not-tested",
      facts: { code: "no-row-whole", facts: {} },
    };
    const other: AuditStatement = {
      code: "number-not-found",
      facts: { file: "x.pdf", orderedBy: null },
    };
    expect(
      untestedReasons([
        { name: "previous_work", passed: null, statement },
        { name: "application_numbers", passed: null, statement: other },
        { name: "completed_work", passed: null, statement },
        { name: "previous_certificates", passed: false, statement: CERTIFICATES },
      ]),
    ).toEqual([
      {
        names: ["previous_work", "completed_work"],
        detail: "Not tested: no row prints the figures that are needed.",
        reason: "no row prints the figures that are needed.",
      },
      {
        names: ["application_numbers"],
        detail: "No application number was found in x.pdf.",
        reason: null,
      },
    ]);
  });

  test("names its difference, or does not", () => {
    expect(namesAmount(CERTIFICATES, money("3400"))).toBe(true);
    const fell: AuditStatement = {
      code: "retainage-fell",
      facts: { ...STEP, before: money("9"), now: money("4"), fall: money("5") },
    };
    expect(namesAmount(fell, money("5"))).toBe(false);
    expect(namesAmount(fell, money("9"))).toBe(true);
    const fault: RowFault = { code: "value-changed", facts: { is: money("7"), was: money("3") } };
    expect(namesAmount(row(fault), money("7"))).toBe(true);
    expect(namesAmount(row(fault), money("4"))).toBe(false);
  });
});

describe("what was not compared", () => {
  test.each<[AuditNotice, string]>([
    [
      {
        code: "perhaps-of-contract",
        facts: {
          file: "co.pdf",
          contract: "pa-1.pdf",
          shared: ["biller", { listed: ["number", "amount", "words"] }],
          differing: ["originalContractSum"],
        },
      },
      "co.pdf may be of the contract of pa-1.pdf and was not compared. They agree in the firm that bills and the number, amount and words of a listed change order. They differ in the original contract sum.",
    ],
    [
      {
        code: "perhaps-one-contract",
        facts: { files: ["a.pdf", "x.pdf"], shared: ["contractor", "addressee"], differing: [] },
      },
      "a.pdf and x.pdf may be of one contract and were not compared. They agree in the contractor and the addressee. Too little is printed to tell.",
    ],
    [
      { code: "of-no-contract", facts: { files: ["1", "2", "3", "4", "5"] } },
      "1, 2, 3 and 2 more are change orders of no contract whose applications are among the files, and were not compared.",
    ],
    [
      {
        code: "change-orders-not-compared",
        facts: { billing: ["a.pdf", "b.pdf"], isOnlyContract: false, unread: ["co.pdf"] },
      },
      "The change orders billed in the applications of 2 contracts were not compared with the change orders themselves: no document of them was found. One file looks like a change order and could not be read as one: co.pdf.",
    ],
    [
      {
        code: "change-orders-not-compared",
        facts: { billing: ["a.pdf"], isOnlyContract: false, unread: [] },
      },
      "The change orders billed in the applications of the contract of a.pdf were not compared with the change orders themselves: no document of them was found.",
    ],
    [
      { code: "files-not-read", facts: { count: 2 } },
      "2 files were not read and may hold an application that is called missing.",
    ],
  ])("%#", (notice, sentence) => {
    expect(noticeSentence(notice)).toBe(sentence);
  });
});

test("a contract is named by what is printed of it, else by its first file", () => {
  const none = {
    project: null,
    contractor: null,
    addressee: null,
    contractNumber: null,
    projectNumber: null,
  };
  const applications = [{ application: { file: "a.pdf" } }];
  const numbered = { ...none, contractor: "Hollis", contractNumber: "7", projectNumber: "7" };
  expect(contractWords({ texts: numbered, applications })).toBe("Hollis · contract 7");
  expect(contractWords({ texts: none, applications })).toBe("The contract of a.pdf");
});
