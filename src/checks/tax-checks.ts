import type { Check, CheckResult } from "./check.ts";
import type { Invoice } from "../document/invoice.ts";
import { halfUnit, type Rounding } from "./rounding.ts";
import { notPrinted, tested, untested } from "./define-check.ts";
import { stated } from "../finding/statement.ts";
import { roundedLines, type Terms } from "./convention.ts";
import { amountOf, invoiceFigures, type InvoiceFigures } from "./invoice-figures.ts";
import { Money } from "../base/money.ts";
import type { ComparedName, ComparedTerm } from "../finding/comparison.ts";
import type { TaxConventionCode } from "../finding/convention-words.ts";
import { judge, type Verdict } from "./judge.ts";
import { Percent } from "../base/percent.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";
import { minus, plus } from "../document/identities.ts";

const TAX_RATE = "tax_rate";

const RATE_FIGURES = ["taxes.amount", "taxes.rate", "taxes.base", "subtotal", "discount"];

/** No tax is more than its printed rate allows. */
export const taxRate: Check<Invoice> = {
  name: TAX_RATE,
  severity: "high",
  verifies:
    "For each tax with a printed rate, tax is at most rate times (subtotal minus discount).",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const rated = ratedTaxes(invoice);
    if (rated.length === 0) {
      return untested(TAX_RATE, RATE_FIGURES, stated("no-rated-taxes", {}));
    }
    const figures = invoiceFigures(invoice);
    const testable = rated.filter(({ base }) => base !== null || figures.subtotal !== null);
    const isOnly = rated.length === 1;
    const paper: Paper = { figures, rounding, isOnly, lineSlack: roundedLines(invoice) };
    const [first, ...others] = testable.map((tax) => testTax(tax, paper));
    if (first === undefined) return notPrinted(TAX_RATE, RATE_FIGURES, ["subtotal"]);
    return tested(TAX_RATE, RATE_FIGURES, [first, ...others]);
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

const TAX_OF_BASE = "tax_of_base";

const BASE_FIGURES = ["taxes.amount", "taxes.rate", "taxes.base"];

/** In a table of taxes, each row by itself; the roundings of single lines may add up. */
export const taxOfBase: Check<Invoice> = {
  name: TAX_OF_BASE,
  severity: "medium",
  verifies: "Each tax that prints its rate and its base is that share of the base.",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const half = halfUnit(rounding);
    const ofLines = roundedLines(invoice);
    const slack = ofLines.compare(half) > 0 ? ofLines : half;
    const verdicts = ratedTaxes(invoice).flatMap((tax) => testRow(tax, slack) ?? []);
    const [first, ...others] = verdicts;
    return first === undefined
      ? untested(TAX_OF_BASE, BASE_FIGURES, stated("no-taxes-with-base", {}))
      : tested(TAX_OF_BASE, BASE_FIGURES, [first, ...others]);
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

/** A tax that prints both its rate and its amount. */
interface RatedTax {
  /** As printed. */
  readonly label: string | null;
  readonly rate: Percent;
  readonly amount: Money;
  /** What the paper says that it was taken of; null where it does not. */
  readonly base: Money | null;
}

/** The taxes whose amount can be tested. */
function ratedTaxes({ taxes }: Invoice): readonly RatedTax[] {
  return taxes.flatMap(({ label, rate, amount, base }) =>
    rate === null || amount === null
      ? []
      : {
          label: label?.value ?? null,
          rate: rate.value,
          amount: amount.value,
          base: base?.value ?? null,
        },
  );
}

/** A share of an amount without signs: a tax that is withheld, or of a credit, has the size of any other. */
function sizeOfShare(rate: Percent, base: Money): Money {
  return rate.of(base).absolute();
}

/** A base that the trade takes a tax of, other than the contract's subtotal less discount. */
interface TaxBase {
  readonly taking: TaxConventionCode;
  /** A paper that does so, in figures. */
  readonly example: string;
  readonly base: Terms;
  /** Figures without which, or with zero in which, it would be the literal base again. */
  readonly needs: readonly InvoiceFigure[];
}

/** The contract's base of a tax. */
const LITERAL_BASE: Terms = [plus("subtotal"), minus("discount")];

const SHIPPING = plus("shipping");
const CHARGES = plus("otherCharges");

/** The closed list. A single rate must then be exact; with several rates, each is at most its share of the base. */
export const TAX_BASES: readonly TaxBase[] = [
  {
    taking: "whole-subtotal",
    example: "French form: subtotal 100.00 printed after the allowance of 5.00, VAT 10 % 10.00.",
    base: [plus("subtotal")],
    needs: ["discount"],
  },
  {
    taking: "shipping",
    example: "Goods 100.00, shipping 10.00, VAT 20 % 22.00.",
    base: [...LITERAL_BASE, SHIPPING],
    needs: ["shipping"],
  },
  {
    taking: "charges",
    example: "Goods 850.00, discount 21.25, charge 30.00, VAT 19 % 163.16.",
    base: [...LITERAL_BASE, CHARGES],
    needs: ["otherCharges"],
  },
  {
    taking: "shipping-and-charges",
    example: "Goods 100.00, shipping 10.00, packing 5.00, VAT 20 % 23.00.",
    base: [...LITERAL_BASE, SHIPPING, CHARGES],
    needs: ["shipping", "otherCharges"],
  },
  {
    taking: "whole-subtotal-and-shipping",
    example: "Subtotal 95.00 after discount 5.00, shipping 10.00, VAT 20 % 21.00.",
    base: [plus("subtotal"), SHIPPING],
    needs: ["discount", "shipping"],
  },
  {
    taking: "whole-subtotal-and-charges",
    example: "Subtotal 95.00 after discount 5.00, packing 5.00, VAT 20 % 20.00.",
    base: [plus("subtotal"), CHARGES],
    needs: ["discount", "otherCharges"],
  },
];
