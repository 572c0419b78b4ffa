import { describe, expect, test } from "vitest";
import { grossThisPeriod } from "../../../src/read/pay-application/gross-this-period.ts";
import { amount, type Example, exampleApplication } from "../../support/example-application.ts";

interface Case extends Pick<Example, "lines" | "totals" | "rows" | "rates"> {
  readonly stage?: "first" | "later" | "retainage only";
  readonly periodTotal?: string;
}

/** The gross of what a case prints; null where it says none. */
function gross({ stage = "later", periodTotal, ...printed }: Case): string | null {
  const { lines, sheet, rates } = exampleApplication(printed);
  const figure = grossThisPeriod({
    lines,
    sheet,
    rates,
    isFirst: stage === "first",
    isRetainageOnly: stage === "retainage only",
    printedTotal: amount(periodTotal),
    rowTotals: null,
  });
  return figure?.value.toPlain() ?? null;
}

/** Totals of a sheet that foots, with stored material in a column of its own. */
const TOTALS = {
  scheduledValue: "90,000.00",
  previousWork: "40,000.00",
  workThisPeriod: "21,000.00",
  storedMaterials: "3,000.00",
  completedAndStored: "64,000.00",
} as const;

/** The same totals with nothing stored. */
const NOTHING_STORED = {
  ...TOTALS,
  storedMaterials: "0.00",
  completedAndStored: "61,000.00",
} as const;

/** Stored material is billed as work and named beside. */
const STORED_IN_WORK = { ...TOTALS, completedAndStored: "61,000.00" } as const;

describe("a printed gross", () => {
  test.each<readonly [string, Case, string]>([
    [
      "of the summary",
      { lines: { grossThisPeriod: "20,500.00" }, periodTotal: "1.00" },
      "20500.00",
    ],
    ["of a column of the sheet", { periodTotal: "24,000.00" }, "24000.00"],
  ])("%s is taken before any sum", (_, printed, wanted) => {
    expect(gross({ ...printed, totals: NOTHING_STORED, stage: "first" })).toBe(wanted);
  });
});

test("the sheet's own total of work, chosen as the gross, gets the material that was stored this period", () => {
  const lines = { grossThisPeriod: "21,000.00", previousCertificates: "36,000.00" };
  expect(gross({ totals: TOTALS, lines, rates: { onWork: "10" } })).toBe("24000.00");
  const before = { ...lines, previousCertificates: "37,800.00" };
  expect(gross({ totals: TOTALS, lines: before, rates: { onWork: "10" } })).toBeNull();
});

describe("a later application", () => {
  test.each<readonly [string, Case, string | null]>([
    ["is billed for its work where nothing is stored", { totals: NOTHING_STORED }, "21000.00"],
    [
      "is billed for its work where stored material was billed as work",
      { totals: STORED_IN_WORK, rows: [{ storedMaterials: "3,000.00" }] },
      "21000.00",
    ],
    [
      "is not known where line 4 counts the stored material again",
      { totals: STORED_IN_WORK, lines: { totalCompletedAndStored: "64,000.00" } },
      null,
    ],
    ["is not known where material may have been stored before", { totals: TOTALS }, null],
    [
      "is billed for work and material where line 7 proves that nothing was stored before",
      { totals: TOTALS, lines: { previousCertificates: "36,000.00" }, rates: { onWork: "10" } },
      "24000.00",
    ],
    [
      "is not known where line 7 proves that something was",
      { totals: TOTALS, lines: { previousCertificates: "37,800.00" }, rates: { onWork: "10" } },
      null,
    ],
    [
      "is billed for the work of its only row",
      { rows: [{ previousWork: "10.00", workThisPeriod: "50.00", completedAndStored: "60.00" }] },
      "50.00",
    ],
    [
      "is not known from rows without a total",
      { rows: [{ workThisPeriod: "50.00" }, { workThisPeriod: "70.00" }] },
      null,
    ],
    [
      "is not known where rows have stored material and the total is blank",
      {
        totals: { previousWork: "10.00", workThisPeriod: "50.00", completedAndStored: "65.00" },
        lines: { totalCompletedAndStored: "65.00" },
        rows: [{ storedMaterials: "5.00" }],
      },
      null,
    ],
  ])("%s", (_, printed, wanted) => {
    expect(gross(printed)).toBe(wanted);
  });
});

describe("a sheet and line 4", () => {
  test.each<readonly [string, string, string | null]>([
    ["are the same", "61,000.00", "21000.00"],
    ["are the same but for a digit", "61,900.00", "21000.00"],
    ["are the same but for two neighbours that changed places", "16,000.00", "21000.00"],
    ["are rounded apart", "61,000.49", "21000.00"],
    ["are the same but for a part in five hundred", "61,111.00", "21000.00"],
    ["are another table", "83,217.54", null],
  ])("%s", (_, line4, wanted) => {
    const lines = { totalCompletedAndStored: line4 };
    expect(gross({ totals: NOTHING_STORED, lines })).toBe(wanted);
  });

  test("may be off by a tenth where the sheet foots and is that of the contract", () => {
    const lines = { totalCompletedAndStored: "64,217.54", contractSumToDate: "90,000.00" };
    expect(gross({ totals: NOTHING_STORED, lines })).toBe("21000.00");
    expect(gross({ totals: NOTHING_STORED, lines: { ...lines, contractSumToDate: "1.00" } })).toBe(
      null,
    );
    const far = { ...lines, totalCompletedAndStored: "74,217.54" };
    expect(gross({ totals: NOTHING_STORED, lines: far })).toBe(null);
    const loose = { ...NOTHING_STORED, previousWork: "39,000.00" };
    expect(gross({ totals: loose, lines })).toBe(null);
  });

  test("a sheet that disagrees with itself says nothing without a line 4", () => {
    expect(gross({ totals: { ...NOTHING_STORED, completedAndStored: "77,000.00" } })).toBe(null);
  });

  test("too few totals leave nothing to compare", () => {
    expect(gross({ totals: { workThisPeriod: "21,000.00" } })).toBe("21000.00");
  });
});

describe("a first application", () => {
  test.each<readonly [string, Case, string | null]>([
    [
      "is billed for its work and what is stored",
      {
        totals: {
          workThisPeriod: "21,000.00",
          storedMaterials: "3,000.00",
          completedAndStored: "24,000.00",
        },
      },
      "24000.00",
    ],
    [
      "of several sheets is billed for line 4, where one sheet is a part of it",
      {
        totals: {
          previousWork: "0.00",
          workThisPeriod: "21,000.00",
          completedAndStored: "21,000.00",
        },
        lines: { totalCompletedAndStored: "58,400.00" },
      },
      "58400.00",
    ],
    [
      "is billed for what the sheet has completed where it prints no work of this period",
      { totals: { completedAndStored: "21,000.00" } },
      "21000.00",
    ],
    [
      "without a sheet is billed for line 4",
      { lines: { totalCompletedAndStored: "9.00" } },
      "9.00",
    ],
    ["is not known where nothing says it", {}, null],
    [
      "counts material once that was billed as work",
      { totals: { ...STORED_IN_WORK, previousWork: "0.00", completedAndStored: "21,000.00" } },
      "21000.00",
    ],
  ])("%s", (_, printed, wanted) => {
    expect(gross({ ...printed, stage: "first" })).toBe(wanted);
  });
});

describe("an application without a sheet", () => {
  const LINES = {
    contractSumToDate: "90,000.00",
    totalCompletedAndStored: "61,000.00",
    totalRetainage: "0.00",
    previousCertificates: "40,000.00",
  } as const;

  test("and without retainage is billed for what was certified since", () => {
    expect(gross({ lines: LINES })).toBe("21000.00");
  });

  test.each<readonly [string, Partial<Record<keyof typeof LINES, string>>]>([
    ["retainage is held", { totalRetainage: "6,100.00" }],
    ["all is completed, and what is paid may be retainage", { contractSumToDate: "61,000.00" }],
  ])("says nothing where %s", (_, others) => {
    expect(gross({ lines: { ...LINES, ...others } })).toBe(null);
  });
});

test.each<readonly [string, Case, string | null]>([
  ["where the sheet prints no new work", { totals: { workThisPeriod: "0.00" } }, "0.00"],
  ["where only the payment is printed", { lines: { currentPaymentDue: "5.00" } }, "0.00"],
  ["but not where nothing is printed", {}, null],
])("a billing of retainage bills no work, %s", (_, printed, wanted) => {
  expect(gross({ ...printed, stage: "retainage only" })).toBe(wanted);
});

test("a sum comes from both of its figures", () => {
  const { lines, sheet, rates } = exampleApplication({
    totals: { workThisPeriod: "21.00", storedMaterials: "3.00" },
  });
  const given = {
    lines,
    sheet,
    rates,
    isRetainageOnly: false,
    printedTotal: null,
    rowTotals: null,
  };
  const figure = grossThisPeriod({ ...given, isFirst: true });
  expect(figure?.from.map(({ printed }) => printed)).toEqual(["21.00", "3.00"]);
});
