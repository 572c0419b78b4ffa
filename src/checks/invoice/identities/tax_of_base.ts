import type { Money } from "../../../base/money.ts";
import type { Invoice } from "../../../document/invoice.ts";
import type { Check, CheckResult } from "../../check.ts";
import { judge, type Verdict } from "../../compare.ts";
import { roundedLines } from "../../convention.ts";
import { tested, untested } from "../../define-check.ts";
import { halfUnit, ratedTaxes, sizeOfShare, type RatedTax } from "../../rated-taxes.ts";
import type { Rounding } from "../../rounding.ts";

const NAME = "tax_of_base";

const FIGURES = ["taxes.amount", "taxes.rate", "taxes.base"];

/** In a table of taxes, each row by itself; the roundings of single lines may add up. */
export const taxOfBase: Check<Invoice> = {
  name: NAME,
  severity: "medium",
  verifies: "Each tax that prints its rate and its base is that share of the base.",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const half = halfUnit(rounding);
    const ofLines = roundedLines(invoice);
    const slack = ofLines.compare(half) > 0 ? ofLines : half;
    const verdicts = ratedTaxes(invoice).flatMap((tax) => testRow(tax, slack) ?? []);
    const [first, ...others] = verdicts;
    if (first === undefined) {
      return untested(NAME, FIGURES, "Not tested: no tax prints rate, base and amount.");
    }
    return tested(NAME, FIGURES, [first, ...others]);
  },
};

function testRow({ words, rate, base, amount }: RatedTax, slack: Money): Verdict | null {
  if (base === null) return null;
  const comparison = {
    relation: "equals",
    words,
    printed: amount.absolute(),
    expected: sizeOfShare(rate, base).roundedToCents(),
    explained: () => `${rate.toString()} of its base ${base.toString()}`,
    figureCount: 2,
    slack,
  } as const;
  return judge(comparison, "exact");
}
