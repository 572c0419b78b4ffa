import { describe, expect, test } from "vitest";
import type { PayApplication } from "../../../src/document/pay-application.ts";
import { assemblePayApplication } from "../../../src/read/pay-application/assemble.ts";
import { type Example, exampleApplication } from "../../support/example-application.ts";

type Printed = Pick<Example, "lines" | "totals" | "rates">;

function assembled(printed: Printed): PayApplication {
  const { lines, sheet, rates } = exampleApplication(printed);
  const reading = { printedRows: [], names: [], rate: null, periodTotal: null };
  return assemblePayApplication({
    applicationNumber: null,
    periodTo: null,
    lines,
    earlierChanges: null,
    rates,
    sheet: sheet === null ? null : { ...reading, sheet },
    changeOrders: [],
    isCalledRetainageBilling: false,
    periodTotal: null,
    rowTotals: null,
  });
}

function held(printed: Printed): string | null {
  return assembled(printed).retainageHeldToDate?.value.toPlain() ?? null;
}

const LINES = { totalRetainage: "2,100.00", totalCompletedAndStored: "61,000.00" } as const;

const WORK = {
  previousWork: "40,000.00",
  workThisPeriod: "21,000.00",
  completedAndStored: "61,000.00",
} as const;

const RATE = { onWork: "10" } as const;

describe("retainage that is the rate of this period's work", () => {
  test("is that of an invoice and not what is held in all", () => {
    expect(held({ lines: LINES, totals: WORK, rates: RATE })).toBeNull();
  });

  test("may be rounded by line", () => {
    const lines = { ...LINES, totalRetainage: "2,100.47" };
    expect(held({ lines, totals: WORK, rates: RATE })).toBeNull();
  });

  test("leaves what the sheet says is held", () => {
    const totals = { ...WORK, retainage: "6,100.00" };
    expect(held({ lines: LINES, totals, rates: RATE })).toBe("6100.00");
  });

  test.each<readonly [string, Printed]>([
    ["without a printed rate", { lines: LINES, totals: WORK }],
    ["of another rate", { lines: LINES, totals: WORK, rates: { onWork: "5" } }],
    [
      "on a form that takes it off all work",
      { lines: { ...LINES, totalEarnedLessRetainage: "58,900.00" }, totals: WORK, rates: RATE },
    ],
    [
      "where all work is of this period",
      {
        lines: { ...LINES, totalCompletedAndStored: "21,000.00" },
        totals: { workThisPeriod: "21,000.00" },
        rates: RATE,
      },
    ],
    ["without a sheet", { lines: LINES, rates: RATE }],
  ])("is what is held %s", (_, printed) => {
    expect(held(printed)).toBe("2100.00");
  });
});

describe("what is held without a printed total", () => {
  test.each<readonly [string, string | null, Printed]>([
    ["is that of the work", "50.00", { lines: { retainageOnWork: "50.00" } }],
    [
      "is that of the work where nothing is stored",
      "50.00",
      { lines: { retainageOnWork: "50.00", retainageOnStored: "0.00" } },
    ],
    [
      "is not printed where it has two parts",
      null,
      { lines: { retainageOnWork: "50.00", retainageOnStored: "5.00" } },
    ],
    ["is that of the sheet", "75.00", { totals: { retainage: "75.00" } }],
  ])("%s", (_, wanted, printed) => {
    expect(held(printed)).toBe(wanted);
  });
});

describe("figures of the sheet", () => {
  const totals = { scheduledValue: "90,000.00", completedAndStored: "61,000.00" } as const;

  test("are the contract's where there is no summary", () => {
    const document = assembled({ totals });
    expect(document.contractSumToDate?.value.toPlain()).toBe("90000.00");
    expect(document.totalCompletedAndStoredToDate?.value.toPlain()).toBe("61000.00");
  });

  test("are the contract's beside a summary that prints none and the same work", () => {
    const document = assembled({ totals, lines: { totalCompletedAndStored: "61,000.00" } });
    expect(document.contractSumToDate?.value.toPlain()).toBe("90000.00");
  });

  test("are no contract sum beside a summary of other work", () => {
    const document = assembled({ totals, lines: { totalCompletedAndStored: "60,000.00" } });
    expect(document.contractSumToDate).toBeNull();
    expect(document.totalCompletedAndStoredToDate?.value.toPlain()).toBe("60000.00");
  });
});
