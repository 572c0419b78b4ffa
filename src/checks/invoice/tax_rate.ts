import { Money } from "../../base/money.ts";
import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import { roundedLines, type Terms } from "../convention.ts";
import { notPrinted, tested, untested } from "../define-check.ts";
import type { ComparedName } from "../../finding/compared-name.ts";
import type { ComparedTerm } from "../../finding/comparison.ts";
import type { TaxConventionCode } from "../../finding/convention-words.ts";
import { stated } from "../../finding/statement.ts";
import { amountOf, invoiceFigures, type InvoiceFigures } from "../invoice-figures.ts";
import type { Verdict } from "../judge.ts";
import { halfUnit, ratedTaxes, sizeOfShare, type RatedTax } from "../rated-taxes.ts";
import type { Rounding } from "../rounding.ts";
import { LITERAL_BASE, TAX_BASES } from "../tax-bases.ts";

const NAME = "tax_rate";

const FIGURES = ["taxes.amount", "taxes.rate", "taxes.base", "subtotal", "discount"];

/** No tax is more than its printed rate allows. */
export const taxRate: Check<Invoice> = {
  name: NAME,
  severity: "high",
  verifies:
    "For each tax with a printed rate, tax is at most rate times (subtotal minus discount).",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const rated = ratedTaxes(invoice);
    if (rated.length === 0) {
      return untested(NAME, FIGURES, stated("no-rated-taxes", {}));
    }
    const figures = invoiceFigures(invoice);
    const testable = rated.filter(({ base }) => base !== null || figures.subtotal !== null);
    const isOnly = rated.length === 1;
    const paper: Paper = { figures, rounding, isOnly, lineSlack: roundedLines(invoice) };
    const [first, ...others] = testable.map((tax) => testTax(tax, paper));
    if (first === undefined) return notPrinted(NAME, FIGURES, ["subtotal"]);
    return tested(NAME, FIGURES, [first, ...others]);
  },
};

/** What is common to the taxes of one paper. */
interface Paper {
  readonly figures: InvoiceFigures;
  readonly rounding: Rounding;
  /** Whether no other tax prints a rate, so that this one is of the whole. */
  readonly isOnly: boolean;
  readonly lineSlack: Money;
}

/** What a tax is of. */
interface Base {
  readonly terms: readonly ComparedTerm<ComparedName>[];
  readonly amount: Money;
}

/** A tax against the base that stands beside it; else against the whole, and then by the conventions. */
function testTax(tax: RatedTax, paper: Paper): Verdict {
  const { figures, rounding } = paper;
  const half = halfUnit(rounding);
  const base =
    tax.base === null
      ? baseOf(LITERAL_BASE, figures)
      : { terms: [{ sign: 1, figure: "taxes.base", value: tax.base } as const], amount: tax.base };
  const excess = excessOver(base, tax);
  if (excess.compare(half) <= 0) return within(tax, base, null);
  for (const { taking, base: terms, needs } of tax.base === null ? TAX_BASES : []) {
    if (needs.some((figure) => figures[figure]?.isZero() !== false)) continue;
    const other = baseOf(terms, figures);
    const over = excessOver(other, tax);
    const size = paper.isOnly ? over.absolute() : over;
    if (size.compare(half) <= 0) return within(tax, other, taking);
  }
  if (excess.compare(paper.lineSlack) <= 0) return within(tax, base, "rounded-by-line");
  return beyond(tax, base);
}

function baseOf(terms: Terms, figures: InvoiceFigures): Base {
  const isCredit = figures.subtotal?.isNegative() === true;
  const signed = terms.map(({ sign, figure }) => ({
    sign: isCredit && figure === "discount" ? (1 as const) : sign,
    figure,
  }));
  const known = signed.flatMap(({ sign, figure }) => {
    const value = figures[figure];
    return value === null ? [] : [{ sign, figure, value }];
  });
  return { terms: known, amount: amountOf(signed, figures) };
}

/** How much more the tax is than its rate of the base; negative where it is less. */
function excessOver(base: Base, { rate, amount }: RatedTax): Money {
  return amount.absolute().minus(sizeOfShare(rate, base.amount));
}

function within(
  { label, rate, amount }: RatedTax,
  base: Base,
  taking: TaxConventionCode | null,
): Verdict {
  const expected = sizeOfShare(rate, base.amount).roundedToCents();
  const order = amount.absolute().compare(expected);
  const relation = order === 0 ? "is" : order < 0 ? "is not more" : "is rounded";
  const facts = { label, amount, rate, base: base.terms, relation, taking } as const;
  const statement = stated("tax-within-rate", facts);
  return { passed: true, isExact: order <= 0, statement, printed: amount, expected };
}

function beyond({ label, rate, amount }: RatedTax, base: Base): Verdict {
  const expected = sizeOfShare(rate, base.amount).roundedToCents();
  const statement = stated("tax-beyond-rate", { label, amount, rate, base: base.terms, expected });
  return { passed: false, isExact: false, statement, printed: amount, expected };
}
