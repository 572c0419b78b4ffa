import { Money } from "../../../base/money.ts";
import { Percent } from "../../../base/percent.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import type { ChosenTax, TotalsChoice } from "./totals-choice.ts";
import { HIGHEST_RATE, isShareOf } from "./tax-rows.ts";

/** A tax that prints no rate beside itself, with the one of the paper that it is of the whole. */
export function withRate(
  tax: ChosenTax,
  { subtotal, total, taxes }: Pick<TotalsChoice, "subtotal" | "total" | "taxes">,
  paper: InvoicePaper,
): ChosenTax {
  if (tax.rate !== null) return tax;
  const net = total?.value.minus(Money.sum(taxes.map(({ value }) => value)));
  const bases = [subtotal?.value, net].filter((base) => base !== undefined);
  const rate = rateElsewhere(tax.figure, bases, paper);
  // "VAT @ 15.0": a rate without a sign looks like an amount, and so like what the tax was taken of.
  const isRate = rate !== null && tax.base?.value.equals(rate.value) === true;
  return { ...tax, rate, base: isRate ? null : tax.base };
}

/**
 * The rate of a tax that prints none beside itself, but elsewhere: over a column, in each line of the items, in a line
 * of its own. It is a printed rate of which the tax is that share of one of the bases; null where none is, or where two
 * different ones are.
 */
function rateElsewhere(
  amount: InvoiceFigure,
  bases: readonly Money[],
  paper: InvoicePaper,
): InvoiceFigure | null {
  const fitting = paper.lines
    .flatMap(printedRates)
    .filter((rate) => bases.some((base) => isShareOf(amount.value, base, new Percent(rate.value))));
  const [first, ...others] = fitting;
  if (first === undefined) return null;
  return others.every(({ value }) => value.equals(first.value)) ? first : null;
}

/** What is printed as a rate: with a sign, or as a number behind a sign that stands apart: "VAT @ 15.0", "KDV % 20". */
function printedRates({ figures, line }: PaperLine): readonly InvoiceFigure[] {
  return figures.filter((figure) => {
    const { value, isPercent } = figure;
    if (value.compare(ZERO) <= 0 || value.compare(HIGHEST_RATE) > 0) return false;
    const before = line.words[line.words.indexOf(figure.words[0] as Word) - 1];
    return isPercent || (before !== undefined && SIGN_BEFORE.test(before.text));
  });
}

const SIGN_BEFORE = /^@$|%$/;
const ZERO = Money.of("0");
