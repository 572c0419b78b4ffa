import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../src/checks/check.ts";
import { checkPayApplication } from "../../src/checks/pay-application.ts";
import { findingsOf, severityOf } from "../../src/checks/findings.ts";
import { exampleApplication, type Example } from "../support/example-application.ts";
import { sentenceOf, warningsOf } from "../../src/finding/sentences.ts";
import { stated } from "../../src/finding/statement.ts";

function checkWarnings(example: Example, expected: readonly string[]): void {
  expect(warningsOf(checkPayApplication(exampleApplication(example)))).toEqual(expected);
}

const SUMMARY = {
  originalContractSum: "90,000.00",
  netChangeByChangeOrders: "0.00",
  contractSumToDate: "90,000.00",
  totalCompletedAndStored: "82,500.00",
  totalRetainage: "5,000.00",
  totalEarnedLessRetainage: "77,500.00",
  balanceToFinish: "12,500.00",
} as const;

describe("warnings", () => {
  test("are absent where everything adds up", () => {
    checkWarnings({ lines: SUMMARY }, []);
  });

  test("say a contradiction once, though four identities meet it, and name the figure", () => {
    checkWarnings({ lines: { ...SUMMARY, balanceToFinish: "12,000.00" } }, [
      "Balance to finish including retainage is printed as 12,000.00, but contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, which is 500.00 more.",
      "Line 9, balance to finish including retainage, is printed as 12,000.00; all other figures say 12,500.00.",
    ]);
  });

  test("say what the sheet prints against the summary, and which is followed", () => {
    checkWarnings({ lines: SUMMARY, totals: { completedAndStored: "82,000.00" } }, [
      "The sheet's total of completed and stored is printed as 82,000.00, but total completed and stored to date is 82,500.00, which is 500.00 more. The summary page is followed.",
      "The sheet's total of completed and stored is printed as 82,000.00; all other figures say 82,500.00.",
    ]);
  });

  test("say that change orders are not listed", () => {
    checkWarnings({ lines: { netChangeByChangeOrders: "-700.00" } }, [
      "Change orders change the contract by -700.00, but the paper lists none of them.",
    ]);
    checkWarnings({ lines: { netChangeByChangeOrders: "0.00" } }, []);
    checkWarnings({ lines: { netChangeByChangeOrders: "-700.00" }, changeOrders: [null] }, []);
  });

  test("put several columns that do not foot into one sentence", () => {
    const rows = [{ scheduledValue: "60.00", workThisPeriod: "10.00" }];
    checkWarnings({ rows, totals: { scheduledValue: "66.00", workThisPeriod: "11.00" } }, [
      "The rows of the continuation sheet do not add up to its totals: the sheet's total of scheduled value 66.00 against 60.00 and the sheet's total of work this period 11.00 against 10.00.",
    ]);
    checkWarnings({ rows, totals: { scheduledValue: "66.00" } }, [
      "The sheet's total of scheduled value is printed as 66.00, but the sum of the rows' scheduled value is 60.00, which is 6.00 less.",
    ]);
  });

  test("say an earlier billing on a first application and rows that are overbilled", () => {
    checkWarnings(
      {
        stage: "first",
        lines: { previousCertificates: "700.00" },
        rows: [{ scheduledValue: "100.00", completedAndStored: "120.00" }],
      },
      [
        "Previous certificates for payment is printed as 700.00, but what can be certified before a first application is 0.00, which is 700.00 less.",
        "Row 1: Completed and stored 120.00 is 20.00 beyond scheduled value 100.00.",
      ],
    );
  });

  test("leave customs of some platforms unsaid", () => {
    checkWarnings({ rows: [{ scheduledValue: "100.00", workThisPeriod: "-50.00" }] }, []);
  });

  test("stop at twelve and count the rest", () => {
    const failed = (index: number): CheckResult => ({
      name: `check_${index}`,
      passed: false,
      statements: [stated("not-applicable", { why: "assessed", because: `Sentence ${index}.` })],
      printed: null,
      expected: null,
      difference: null,
      figures: [],
    });
    const checks = Array.from({ length: 15 }, (_, index) => failed(index));
    const tested = { checks, identities: [], culprit: null };
    const warnings = findingsOf(exampleApplication({}), tested).map(sentenceOf);
    expect(warnings).toHaveLength(13);
    expect(warnings.slice(11)).toEqual(["Does not apply here. Sentence 11.", "And 3 more."]);
  });
});

describe("severity", () => {
  test("is known by name", () => {
    expect(severityOf("line1_plus_line2")).toBe("high");
    expect(severityOf("overbilled_row")).toBe("medium");
    expect(severityOf("row_percent")).toBe("low");
    expect(severityOf("no_such_identity")).toBeNull();
  });
});
