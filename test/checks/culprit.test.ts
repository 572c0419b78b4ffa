import { describe, expect, test } from "vitest";
import { type Culprit, findCulprit } from "../../src/checks/culprit.ts";
import { exampleApplication, type Example } from "../support/example-application.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { found } from "../../src/finding/finding.ts";

/** What a person is told. */
function accusation(culprit: Culprit): string {
  return sentenceOf(found("likely-misprint", culprit));
}

function checkCulprit(example: Example, sentence: string | null): void {
  const culprit = findCulprit(exampleApplication(example), "exact");
  expect(culprit === null ? null : accusation(culprit)).toBe(sentence);
}

const SUMMARY = {
  originalContractSum: "85,000.00",
  netChangeByChangeOrders: "5,000.00",
  contractSumToDate: "90,000.00",
  totalCompletedAndStored: "82,500.00",
  totalRetainage: "5,000.00",
  totalEarnedLessRetainage: "77,500.00",
  previousCertificates: "70,000.00",
  currentPaymentDue: "7,500.00",
  balanceToFinish: "12,500.00",
} as const;

const ROW = {
  scheduledValue: "100.00",
  previousWork: "50.00",
  workThisPeriod: "30.00",
  storedMaterials: "0.00",
  completedAndStored: "80.00",
  balanceToFinish: "20.00",
} as const;

describe("the one wrong figure", () => {
  test("is nobody where everything adds up", () => {
    checkCulprit({ lines: SUMMARY }, null);
  });

  test("is a summary line that several identities speak against", () => {
    checkCulprit(
      { lines: { ...SUMMARY, totalEarnedLessRetainage: "75,700.00" } },
      "Line 6, total earned less retainage, is printed as 75,700.00; all other figures say 77,500.00.",
    );
  });

  test("is the only line of a broken sum that nothing else vouches for", () => {
    checkCulprit(
      { lines: { ...SUMMARY, originalContractSum: "58,000.00" }, changeOrders: ["5,000.00"] },
      "Line 1, original contract sum, is printed as 58,000.00; all other figures say 85,000.00.",
    );
  });

  test("is nobody where two lines could be it", () => {
    checkCulprit({ lines: { ...SUMMARY, originalContractSum: "58,000.00" } }, null);
  });

  test("is nobody where two lines are wrong", () => {
    const wrong = { totalEarnedLessRetainage: "75,700.00", originalContractSum: "58,000.00" };
    checkCulprit({ lines: { ...SUMMARY, ...wrong } }, null);
  });

  test("is a total of the sheet", () => {
    checkCulprit(
      {
        rows: [ROW, ROW],
        totals: {
          scheduledValue: "200.00",
          completedAndStored: "106.00",
          balanceToFinish: "40.00",
        },
      },
      "The sheet's total of completed and stored is printed as 106.00; all other figures say 160.00.",
    );
  });

  test("is a single row", () => {
    checkCulprit(
      {
        rows: [ROW, { ...ROW, completedAndStored: "88.00" }],
        totals: { completedAndStored: "160.00" },
      },
      "Row 2, completed and stored, is printed as 88.00; all other figures say 80.00.",
    );
  });

  test("is nobody where a blank could be the cause as well", () => {
    const row = {
      workThisPeriod: "30.00",
      completedAndStored: "80.00",
      scheduledValue: "100.00",
      balanceToFinish: "20.00",
    };
    checkCulprit({ rows: [row] }, null);
  });

  test("is nobody where only a blank could be the cause", () => {
    const row = { ...ROW, completedAndStored: "80.00" };
    const { workThisPeriod: _, ...blank } = row;
    const totals = { previousWork: "100.00", workThisPeriod: "60.00", storedMaterials: "0.00" };
    checkCulprit({ rows: [row, blank], totals: { ...totals, completedAndStored: "160.00" } }, null);
  });

  test("is a listed change order, by its number or its place", () => {
    const lines = { netChangeByChangeOrders: "300.00", changeOrderNet: "300.00" };
    checkCulprit(
      { lines, changeOrders: ["700.00"] },
      "The amount of change order CO-1 is printed as 700.00; all other figures say 300.00.",
    );
    const document = exampleApplication({ lines, changeOrders: ["700.00"] });
    const changeOrders = document.changeOrders.map((one) => ({ ...one, number: null }));
    const culprit = findCulprit({ ...document, changeOrders }, "exact");
    expect(culprit === null ? null : accusation(culprit)).toBe(
      "The amount of change order 1 of the list is printed as 700.00; all other figures say 300.00.",
    );
  });

  test("is a figure of the change order summary, which has no line number", () => {
    const lines = { netChangeByChangeOrders: "300.00", changeOrderNet: "700.00" };
    checkCulprit(
      { lines: { ...lines, changeOrderAdditions: "300.00", changeOrderDeductions: "0.00" } },
      "Net change of the change order summary is printed as 700.00; all other figures say 300.00.",
    );
  });

  test("is nobody where the sheet may follow either of two sums", () => {
    const lines = {
      originalContractSum: "85,000.00",
      netChangeByChangeOrders: "5,000.00",
      contractSumToDate: "90,000.00",
    };
    checkCulprit({ lines, totals: { scheduledValue: "80,000.00" } }, null);
  });

  test("is nobody where whole amounts are only rounded", () => {
    const lines = { ...SUMMARY, balanceToFinish: "12,501" };
    expect(findCulprit(exampleApplication({ lines }), "whole amounts")).toBeNull();
  });
});
