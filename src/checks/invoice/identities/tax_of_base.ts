import type { Money } from "../../../base/money.ts";
import type { Invoice } from "../../../document/invoice.ts";
import type { Check, CheckResult } from "../../check.ts";
import { roundedLines } from "../../convention.ts";
import { tested, untested } from "../../define-check.ts";
import { stated } from "../../../finding/statement.ts";
import { judge, type Verdict } from "../../judge.ts";
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
    return first === undefined
      ? untested(NAME, FIGURES, stated("no-taxes-with-base", {}))
      : tested(NAME, FIGURES, [first, ...others]);
  },
};

function testRow({ label, rate, base, amount }: RatedTax, slack: Money): Verdict | null {
  if (base === null) return null;
  const question = {
    relation: "equals",
    figure: { tax: label },
    printed: amount.absolute(),
    expected: sizeOfShare(rate, base).roundedToCents(),
    terms: [{ sign: 1, figure: "taxes.base", value: base }],
    rate,
    figureCount: 2,
    slack,
  } as const;
  return judge(question, "exact");
}
