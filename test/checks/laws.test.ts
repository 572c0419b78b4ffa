import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Money } from "../../src/base/money.ts";
import type { CheckResult } from "../../src/checks/check.ts";
import { checkPayApplication } from "../../src/checks/pay-application.ts";
import { PAY_APPLICATION_IDENTITIES, ROW_IDENTITIES } from "../../src/document/identities.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import {
  application,
  applicationOf,
  recipe,
  type Recipe,
} from "../support/arbitrary-application.ts";
import { printedFigures, type PrintedFigure } from "../support/change-figure.ts";
import { moneyOfCents } from "../support/printed.ts";
import { cases } from "../support/cases.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(150) } as const;

/** Sums that are exact to the cent. T1 has two forms and a law of its own. */
const EXACT: ReadonlySet<string> = new Set([
  "g702_math",
  "first_application_gross",
  "retainage_billing",
  "first_application_previous_certificates",
  "first_application_previous_work",
  ...[...PAY_APPLICATION_IDENTITIES, ...ROW_IDENTITIES]
    .filter(({ otherwise }) => otherwise === null)
    .map(({ name }) => name),
]);

interface Misprint {
  readonly document: PayApplication;
  readonly figure: PrintedFigure;
  /** The figure with the wrong amount. */
  readonly wrong: Money;
  readonly changed: PayApplication;
}

const someCents: fc.Arbitrary<number> = fc
  .integer({ min: -10_000_000, max: 10_000_000 })
  .map((cents) => (cents === 0 ? 1 : cents));

/** Which figure and by how much, drawn apart from the document so that a counterexample stays short. */
const misprints = [recipe, fc.nat(), someCents] as const;

function misprint(choices: Recipe, figureNumber: number, cents: number): Misprint {
  const document = applicationOf(choices);
  const figure = figureAt(document, figureNumber);
  const wrong = figure.value.plus(moneyOfCents(cents));
  return { document, figure, wrong, changed: figure.replacedBy(wrong) };
}

function figureAt(document: PayApplication, figureNumber: number): PrintedFigure {
  const figures = printedFigures(document);
  const figure = figures[figureNumber % figures.length];
  if (figure === undefined) throw new RangeError("An application without figures.");
  return figure;
}

function resultsOf(document: PayApplication): readonly CheckResult[] {
  const { checks, identities } = checkPayApplication(document);
  return [...checks, ...identities];
}

function namesWhere(
  results: readonly CheckResult[],
  accepts: (result: CheckResult) => boolean,
): readonly string[] {
  return results.filter(accepts).map(({ name }) => name);
}

function isUsing({ usedAs }: PrintedFigure): (result: CheckResult) => boolean {
  return ({ figures, passed }) => passed !== null && usedAs.some((name) => figures.includes(name));
}

describe("an application that adds up", () => {
  test("passes every check that applies, and nothing is warned about", () => {
    fc.assert(
      fc.property(application, (document) => {
        const failed = namesWhere(resultsOf(document), ({ passed }) => passed === false);
        expect(failed).toEqual([]);
        expect(checkPayApplication(document).findings).toEqual([]);
        expect(checkPayApplication(document).culprit).toBeNull();
      }),
      RUNS,
    );
  });

  test("has its rules about first applications and retainage billings tested only there", () => {
    fc.assert(
      fc.property(application, (document) => {
        const { checks } = checkPayApplication(document);
        const passed = new Map(checks.map((check) => [check.name, check.passed]));
        expect(passed).toEqual(
          new Map([
            ["first_application_gross", document.isFirstApplication.holds ? true : null],
            ["g702_math", true],
            ["retainage_billing", document.isRetainageBilling.holds ? true : null],
          ]),
        );
      }),
      RUNS,
    );
  });
});

describe("one figure printed wrong by a cent or more", () => {
  test("fails exactly the sums that use it", () => {
    fc.assert(
      fc.property(...misprints, (...choices) => {
        const { document, figure, changed } = misprint(...choices);
        const using = namesWhere(resultsOf(document), isUsing(figure));
        const results = resultsOf(changed);
        const failed = namesWhere(results, ({ passed }) => passed === false);
        expect(failed.filter((name) => EXACT.has(name))).toEqual(
          using.filter((name) => EXACT.has(name)),
        );
      }),
      RUNS,
    );
  });

  test("fails nothing that does not use it", () => {
    fc.assert(
      fc.property(...misprints, (...choices) => {
        const { figure, changed } = misprint(...choices);
        const results = resultsOf(changed);
        for (const result of results.filter(({ passed }) => passed === false)) {
          expect(result.figures.some((name) => figure.usedAs.includes(name))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test("is answered with both sides, their difference and the printed amount in the sentence", () => {
    fc.assert(
      fc.property(...misprints, (...choices) => {
        const { changed } = misprint(...choices);
        const results = resultsOf(changed);
        for (const result of results) {
          const { passed, name, printed, expected, difference } = result;
          const detail = detailOf(result);
          if (passed !== false || !EXACT.has(name)) continue;
          expect(printed).not.toBeNull();
          expect(difference?.key()).toBe(expected === null ? "" : printed?.minus(expected).key());
          expect(detail).toContain(printed?.toString());
          expect(detail).toContain(expected?.toString());
        }
      }),
      RUNS,
    );
  });

  test("is named with its true amount, or no figure is", () => {
    let named = 0;
    fc.assert(
      fc.property(...misprints, (...choices) => {
        const { figure, wrong, changed } = misprint(...choices);
        const { culprit } = checkPayApplication(changed);
        if (culprit === null) return;
        named += 1;
        expect(culprit.figure).toBe(figure.path);
        expect(culprit.suggested.key()).toBe(figure.value.key());
        expect(culprit.printed.key()).toBe(wrong.key());
      }),
      { ...RUNS, numRuns: 400 },
    );
    expect(named).toBeGreaterThan(200);
  });

  test("gives one warning for each failed check and never says the same twice", () => {
    fc.assert(
      fc.property(...misprints, (...choices) => {
        const { changed } = misprint(...choices);
        const { checks, findings } = checkPayApplication(changed);
        const warnings = findings.map(sentenceOf);
        const failed = checks.filter(({ passed }) => passed === false);
        expect(warnings.slice(0, failed.length)).toEqual(failed.map(detailOf));
        expect(new Set(warnings).size).toBe(warnings.length);
        expect(warnings.length).toBeLessThanOrEqual(13);
      }),
      RUNS,
    );
  });
});

describe("one figure that is not printed", () => {
  /** A blank in a row counts as nothing; it has examples of its own. */
  const isSingle = ({ path }: PrintedFigure): boolean => !path.startsWith("sheet.rows");

  test("leaves exactly the checks that use it untested, and fails nothing", () => {
    fc.assert(
      fc.property(recipe, fc.nat(), (choices, figureNumber) => {
        const document = applicationOf(choices);
        const figure = figureAt(document, figureNumber);
        fc.pre(isSingle(figure));
        const before = resultsOf(document);
        const after = resultsOf(figure.replacedBy(null));
        const tested = new Set(namesWhere(before, ({ passed }) => passed !== null));
        const untested = namesWhere(after, (one) => one.passed === null && tested.has(one.name));
        expect(untested).toEqual(namesWhere(before, isUsing(figure)));
        expect(namesWhere(after, ({ passed }) => passed === false)).toEqual([]);
      }),
      RUNS,
    );
  });
});
