import { Money } from "../../base/money.ts";
import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import type { Verdict } from "../compare.ts";
import { roundedLines, type Terms } from "../convention.ts";
import { notPrinted, tested, untested } from "../define-check.ts";
import { FIGURE_WORDS, sentenceCase } from "../../finding/figure-words.ts";
import { amountOf, invoiceFigures, type InvoiceFigures } from "../invoice-figures.ts";
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
      return untested(NAME, FIGURES, "Not tested: no tax prints both its rate and its amount.");
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

/** A base in words and figures. */
interface Base {
  readonly words: string;
  readonly amount: Money;
}

/** A tax against the base that stands beside it; else against the whole, and then by the conventions. */
function testTax(tax: RatedTax, paper: Paper): Verdict {
  const { figures, rounding } = paper;
  const half = halfUnit(rounding);
  const base =
    tax.base === null
      ? baseOf(LITERAL_BASE, figures)
      : { words: `its base ${tax.base.toString()}`, amount: tax.base };
  const excess = excessOver(base, tax);
  if (excess.compare(half) <= 0) return verdictOf(tax, base, "");
  for (const { taking, base: terms, needs } of tax.base === null ? TAX_BASES : []) {
    if (needs.some((figure) => figures[figure]?.isZero() !== false)) continue;
    const other = baseOf(terms, figures);
    const over = excessOver(other, tax);
    const size = paper.isOnly ? over.absolute() : over;
    if (size.compare(half) <= 0) return verdictOf(tax, other, ` This holds ${taking}.`);
  }
  if (excess.compare(paper.lineSlack) <= 0) {
    return verdictOf(tax, base, " This holds taking the tax of each line to be rounded by itself.");
  }
  return failure(tax, base);
}

function baseOf(terms: Terms, figures: InvoiceFigures): Base {
  const isCredit = figures.subtotal?.isNegative() === true;
  const signed = terms.map(({ sign, figure }) => ({
    sign: isCredit && figure === "discount" ? (1 as const) : sign,
    figure,
  }));
  const words = signed.flatMap(({ sign, figure }, termIndex) => {
    const value = figures[figure];
    const joint = termIndex === 0 ? "" : sign === 1 ? "plus " : "less ";
    return value === null ? [] : `${joint}${FIGURE_WORDS[figure]} ${value.toString()}`;
  });
  return { words: words.join(" "), amount: amountOf(signed, figures) };
}

/** How much more the tax is than its rate of the base; negative where it is less. */
function excessOver(base: Base, { rate, amount }: RatedTax): Money {
  return amount.absolute().minus(sizeOfShare(rate, base.amount));
}

function verdictOf(tax: RatedTax, base: Base, convention: string): Verdict {
  const expected = sizeOfShare(tax.rate, base.amount).roundedToCents();
  const isExact = tax.amount.absolute().compare(expected) <= 0;
  const relation = tax.amount.absolute().equals(expected)
    ? "is"
    : isExact
      ? "is not more than"
      : "is, but for rounding,";
  const detail = (): string =>
    `${sentenceCase(tax.words)} ${tax.amount.toString()} ${relation} ${tax.rate.toString()} of ${base.words}.${convention}`;
  return { passed: true, isExact, detail, printed: tax.amount, expected };
}

function failure(tax: RatedTax, base: Base): Verdict {
  const expected = sizeOfShare(tax.rate, base.amount).roundedToCents();
  const gap = tax.amount.absolute().minus(expected).toString();
  const detail = (): string =>
    `${sentenceCase(tax.words)} is printed as ${tax.amount.toString()}, but ${tax.rate.toString()} of ${base.words} is ${expected.toString()}, which is ${gap} less.`;
  return { passed: false, isExact: false, detail, printed: tax.amount, expected };
}
