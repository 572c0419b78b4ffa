import { describe, expect, test } from "vitest";
import {
  isFirstApplication,
  isRetainageBilling,
} from "../../../src/read/pay-application/assemble.ts";
import { type Example, exampleApplication } from "../../support/example-application.ts";
import { sourced } from "../../support/printed.ts";

type Printed = Pick<Example, "lines" | "totals" | "rows">;

interface Case extends Printed {
  readonly number?: string;
  /** Words such as "retainage billing" are printed. */
  readonly called?: boolean;
}

function assessed({
  number,
  called = false,
  ...printed
}: Case): Parameters<typeof isRetainageBilling>[0] {
  const { lines, sheet } = exampleApplication(printed);
  const applicationNumber = number === undefined ? null : sourced(number, number);
  return { applicationNumber, lines, sheet, isCalledRetainageBilling: called };
}

/** All work is done, and what was held of it is now due. */
const RELEASE = {
  totalCompletedAndStored: "50,000.00",
  totalRetainage: "0.00",
  previousCertificates: "45,000.00",
  currentPaymentDue: "5,000.00",
} as const;

const DONE = { previousWork: "50,000.00", completedAndStored: "50,000.00" } as const;

describe("a retainage billing", () => {
  test.each<readonly [string, Case]>([
    ["has no work in this period", { lines: RELEASE, totals: { workThisPeriod: "0.00" } }],
    ["has rows of no work", { lines: RELEASE, rows: [{ workThisPeriod: "0.00" }] }],
    ["leaves this period blank and has done all work before", { lines: RELEASE, totals: DONE }],
    ["prints a gross of nothing", { lines: { ...RELEASE, grossThisPeriod: "0.00" } }],
    [
      "pays out a part of what is held",
      {
        lines: {
          ...RELEASE,
          totalRetainage: "2,000.00",
          currentPaymentDue: "3,000.00",
        },
        totals: DONE,
      },
    ],
    [
      "names what is released",
      { lines: { currentPaymentDue: "7.00", retainageReleased: "7.00" }, totals: DONE },
    ],
    [
      "says so and bills no work",
      { called: true, lines: { currentPaymentDue: "7.00" }, totals: { workThisPeriod: "0.00" } },
    ],
    ["says so, and says nothing of work", { called: true, lines: { currentPaymentDue: "7.00" } }],
  ])("%s", (_, printed) => {
    expect(isRetainageBilling(assessed(printed)).holds).toBe(true);
  });

  test.each<readonly [string, Case]>([
    ["without a payment due", { lines: { ...RELEASE, currentPaymentDue: "0.00" }, totals: DONE }],
    [
      "with a payment below zero, whatever it is called",
      { called: true, lines: { currentPaymentDue: "-5.00" }, totals: DONE },
    ],
    [
      "with work in this period, whatever it is called",
      { called: true, lines: RELEASE, totals: { workThisPeriod: "1.00" } },
    ],
    [
      "with a gross, whatever it is called",
      { called: true, lines: { ...RELEASE, grossThisPeriod: "1.00" } },
    ],
    ["that stores new material", { lines: RELEASE, totals: { ...DONE, storedMaterials: "1.00" } }],
    [
      "with blank cells where less was done before than is completed",
      { lines: RELEASE, totals: { ...DONE, previousWork: "45,000.00" } },
    ],
    [
      "with blank cells and no previous work",
      { lines: RELEASE, totals: { completedAndStored: "50,000.00" } },
    ],
    [
      "whose payment is another sum",
      { lines: { ...RELEASE, currentPaymentDue: "4,999.00" }, totals: DONE },
    ],
  ])("is none %s", (_, printed) => {
    expect(isRetainageBilling(assessed(printed)).holds).toBe(false);
  });
});

describe("a first application", () => {
  test.each<readonly [string, boolean, Case]>([
    ["has number 1", true, { number: "PA-001" }],
    ["has number 1 of the year", true, { number: "1-2026" }],
    ["has a later number", false, { number: "12" }],
    [
      "has number 1 and yet was billed before",
      false,
      { number: "1", lines: { previousCertificates: "9.00" }, totals: { previousWork: "10.00" } },
    ],
    [
      "has number 1, and its line 7 is another contract's",
      true,
      { number: "1", lines: { previousCertificates: "9.00" } },
    ],
    [
      "has nothing before and something completed",
      true,
      {
        lines: { previousCertificates: "0.00", totalCompletedAndStored: "5.00" },
        totals: { previousWork: "0.00" },
      },
    ],
    [
      "has a later number and yet nothing before",
      true,
      {
        number: "3",
        lines: { previousCertificates: "0.00", totalCompletedAndStored: "5.00" },
        totals: { previousWork: "0.00" },
      },
    ],
    [
      "has nothing before and nothing completed",
      false,
      {
        lines: { previousCertificates: "0.00", totalCompletedAndStored: "0.00" },
        totals: { previousWork: "0.00" },
      },
    ],
    ["says nothing", false, {}],
  ])("%s: %s", (_, wanted, printed) => {
    expect(isFirstApplication(assessed(printed)).holds).toBe(wanted);
  });
});
