import { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { InvoiceLine } from "../document/invoice.ts";
import {
  compared,
  type EInvoiceComparison,
  type Kind,
  RATES,
  texts,
  valueOf,
} from "./comparison.ts";
import type { EInvoiceLine } from "./e-invoice.ts";
import { matchLines } from "./match-lines.ts";
import { isSameDescription, isSameNumber } from "./same-text.ts";

/** Compares every line of the file with the one that is printed for it. */
export function compareLines(
  lines: readonly EInvoiceLine[],
  printed: readonly InvoiceLine[],
  amounts: Kind<Money>,
): readonly EInvoiceComparison[] {
  const matches = matchLines(lines, printed);
  let unprinted = printed.length;
  return lines.flatMap((line, index) => {
    const match = matches[index] ?? null;
    const place = `lineItems.${match ?? unprinted++}`;
    return compareLine(line, match === null ? null : (printed[match] ?? null), { place, amounts });
  });
}

function compareLine(
  line: EInvoiceLine,
  printed: InvoiceLine | null,
  { place, amounts }: { readonly place: string; readonly amounts: Kind<Money> },
): readonly EInvoiceComparison[] {
  const { name, description } = line;
  const both = name === null || description === null ? null : `${name} ${description}`;
  const basis = basisOf(line);
  const discount = valueOf(printed?.discount);
  return [
    ...compared(`${place}.description`, texts(describes(valueOf(printed?.code))), {
      xml: [name, description, both],
      printed: valueOf(printed?.description),
    }),
    ...compared(`${place}.quantity`, quantities(amounts), {
      xml: [line.quantity],
      printed: valueOf(printed?.quantity),
    }),
    ...compared(`${place}.unitPrice`, prices(amounts, valueOf(printed?.discountRate)), {
      xml: [priced(line.unitPrice, basis), priced(line.grossUnitPrice, basis)],
      printed: priced(valueOf(printed?.unitPrice), valueOf(printed?.priceBasis)),
    }),
    ...compared(`${place}.discount`, amounts, { xml: [line.discount], printed: discount }),
    ...compared(`${place}.taxRate`, RATES, {
      xml: [line.taxRate],
      printed: valueOf(printed?.taxRate),
    }),
    ...compared(`${place}.amount`, lineAmounts(amounts, discount), {
      xml: [line.amount],
      printed: valueOf(printed?.amount),
    }),
  ];
}

/** A price for a number of units. */
interface Price {
  readonly amount: Money;
  readonly basis: Money;
}

const ONE = Money.of("1");

function priced(amount: Money | null, basis: Money | null): Price | null {
  return amount === null ? null : { amount, basis: basis ?? ONE };
}

/** Some programs write the quantity of the line as the basis of its price; the amount then tells that the price is for one. */
function basisOf({ quantity, unitPrice, priceBasis, amount }: EInvoiceLine): Money | null {
  if (priceBasis === null || priceBasis.isZero()) return null;
  const isForOne =
    quantity !== null &&
    unitPrice !== null &&
    amount !== null &&
    quantity.times(unitPrice).roundedToCents().equals(amount);
  return isForOne ? null : priceBasis;
}

/** Some files call an item by what the page has in its column of codes. */
function describes(code: string | null): (xml: string, printed: string) => boolean {
  return (xml, printed) =>
    isSameDescription(xml, printed) || (code !== null && isSameNumber(xml, code));
}

function quantities(amounts: Kind<Money>): Kind<Money> {
  return { write: (quantity) => quantity.key(), isSame: amounts.isSame };
}

/**
 * The same price for one unit. Pages print in cents what files give with more decimals, and before the discount of the
 * line what files give behind it.
 */
function prices(amounts: Kind<Money>, discountRate: Percent | null): Kind<Price> {
  const isSamePrice = (xml: Price, printed: Price): boolean =>
    amounts.isSame(xml.amount.times(printed.basis), printed.amount.times(xml.basis)) ||
    (xml.basis.equals(printed.basis) &&
      amounts.isSame(xml.amount.roundedToCents(), printed.amount));
  return {
    write: ({ amount, basis }) =>
      basis.equals(ONE) ? amount.toString() : `${amount.toString()} per ${basis.key()}`,
    isSame(xml, printed) {
      if (isSamePrice(xml, printed)) return true;
      if (discountRate === null) return false;
      const amount = printed.amount.minus(discountRate.of(printed.amount));
      return isSamePrice(xml, { amount, basis: printed.basis });
    },
  };
}

/** A page may print the amount of a line before the discount that it prints for it. */
function lineAmounts(amounts: Kind<Money>, discount: Money | null): Kind<Money> {
  return {
    write: amounts.write,
    isSame: (xml, printed) =>
      amounts.isSame(xml, printed) ||
      (discount !== null && amounts.isSame(xml, printed.minus(discount))),
  };
}
