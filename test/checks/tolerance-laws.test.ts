import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { checkPayApplication } from "../../src/checks/pay-application.ts";
import { isRounding, moneyFigures, roundingOf, type Rounding } from "../../src/checks/rounding.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { application } from "../support/arbitrary-application.ts";
import { exampleApplication, type Example } from "../support/example-application.ts";
import { printedFigures } from "../support/change-figure.ts";
import { centsFigure, moneyOfCents, wholeFigure } from "../support/printed.ts";
import { cases } from "../support/cases.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(100) } as const;

const cents = fc.integer({ min: -50_000_000, max: 50_000_000 });

function passedOf(document: PayApplication, name: string): boolean | null {
  const { checks, identities } = checkPayApplication(document);
  const result = [...checks, ...identities].find((one) => one.name === name);
  if (result === undefined) throw new RangeError(`There is no check ${name}.`);
  return result.passed;
}

/** The document with a figure moved by some cents. */
function moved(document: PayApplication, path: string, byCents: number): PayApplication {
  const figure = printedFigures(document).find((one) => one.path === path);
  if (figure === undefined) throw new RangeError(`There is no figure ${path}.`);
  return figure.replacedBy(figure.value.plus(moneyOfCents(byCents)));
}

describe("a sheet may total the contract sum to date, or the original one", () => {
  test("so any other total fails, and these two pass", () => {
    fc.assert(
      fc.property(application, cents, (document, byCents) => {
        const { originalContractSum, contractSumToDate } = document.lines;
        const changed = moved(document, "sheet.totals.scheduledValue", byCents);
        const total = changed.sheet?.totals?.scheduledValue?.value.key();
        const allowed = [originalContractSum, contractSumToDate].map((one) => one?.value.key());
        expect(passedOf(changed, "sheet_to_summary_scheduled")).toBe(allowed.includes(total));
      }),
      RUNS,
    );
  });

  test("and the original one always passes", () => {
    fc.assert(
      fc.property(application, (document) => {
        const { sheet, lines } = document;
        const totals = sheet?.totals ?? null;
        if (sheet === null || totals === null) throw new RangeError("The kit prints a sheet.");
        const outside = { ...totals, scheduledValue: lines.originalContractSum };
        const changed = { ...document, sheet: { ...sheet, totals: outside } };
        expect(passedOf(changed, "sheet_to_summary_scheduled")).toBe(true);
      }),
      RUNS,
    );
  });
});

describe("an upper bound fails exactly beyond the bound", () => {
  test.each([
    ["completed_within_contract", "lines.totalCompletedAndStored", "lines.contractSumToDate"],
    ["certified_within_payment", "lines.amountCertified", "lines.currentPaymentDue"],
  ])("%s", (name, bounded, bound) => {
    fc.assert(
      fc.property(application, cents, (document, byCents) => {
        const changed = moved(document, bounded, byCents);
        const valueOf = (path: string): Money =>
          printedFigures(changed).find((one) => one.path === path)?.value ?? Money.zero;
        expect(passedOf(changed, name)).toBe(valueOf(bounded).compare(valueOf(bound)) <= 0);
      }),
      RUNS,
    );
  });
});

describe("retainage at one rate", () => {
  test("may be off by a cent for each row that is rounded, and no more", () => {
    fc.assert(
      fc.property(application, fc.integer({ min: -12, max: 12 }), (document, byCents) => {
        const { rates, sheet, lines } = document;
        const { onWork } = rates;
        const base = lines.totalCompletedAndStored;
        fc.pre(onWork !== null && base !== null && !document.isRetainageBilling.holds);
        const held = onWork.value.of(base.value).roundedToCents().plus(moneyOfCents(byCents));
        fc.pre(!held.isZero());
        const rowCount = sheet?.rows.length ?? 0;
        const changed = {
          ...document,
          rates: { onWork, onStored: null },
          lines: { ...lines, totalRetainage: { ...base, value: held } },
        };
        expect(passedOf(changed, "retainage_rate")).toBe(Math.abs(byCents) <= rowCount);
      }),
      RUNS,
    );
  });
});

describe("a document of whole amounts", () => {
  test("is one where no figure prints cents", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (amounts, other) => {
        const whole = amounts.map(wholeFigure);
        expect(roundingOf(whole)).toBe("whole amounts");
        expect(roundingOf([...whole, centsFigure(other)])).toBe("exact");
      }),
      RUNS,
    );
  });

  test("shows its cents in any place that prints money", () => {
    const whole = { rows: [{ workThisPeriod: "7" }], changeOrders: ["5", null], gross: "7" };
    const cases: readonly (readonly [Example, Rounding])[] = [
      [whole, "whole amounts"],
      [{ ...whole, changeOrders: ["5.00"] }, "exact"],
      [{ ...whole, rows: [{ workThisPeriod: "7.50" }] }, "exact"],
      [{ ...whole, totals: { workThisPeriod: "7.00" } }, "exact"],
      [{ ...whole, released: "7.00" }, "exact"],
    ];
    for (const [example, rounding] of cases) {
      expect(roundingOf(moneyFigures(exampleApplication(example)))).toBe(rounding);
    }
  });

  test("excuses less than half a unit for each figure, and an exact one excuses nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 2, max: 9 }),
        (off, count) => {
          const difference = moneyOfCents(off);
          expect(isRounding(difference, count, "whole amounts")).toBe(Math.abs(off) < 50 * count);
          expect(isRounding(difference, count, "exact")).toBe(false);
        },
      ),
      RUNS,
    );
  });
});

describe("the proof of a document", () => {
  test("is the same each time", () => {
    fc.assert(
      fc.property(application, cents, (document, byCents) => {
        const changed = moved(document, "lines.totalCompletedAndStored", byCents);
        expect(tell(changed)).toBe(tell(changed));
      }),
      RUNS,
    );
  });
});

function tell(document: PayApplication): string {
  const { checks, identities, culprit, findings } = checkPayApplication(document);
  const warnings = findings.map(sentenceOf);
  const details = [...checks, ...identities].map((result) => `${result.name}: ${detailOf(result)}`);
  return [...details, JSON.stringify(culprit), ...warnings].join("\n");
}
