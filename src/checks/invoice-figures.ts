import { Money } from "../base/money.ts";
import type { Term } from "../document/identities.ts";
import type { Invoice, InvoiceLine } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";

/** The money of an invoice by name; null where nothing of it is printed. */
export type InvoiceFigures = Readonly<Record<InvoiceFigure, Money | null>>;

/** A line that prints what its product needs, in exact amounts. */
export interface PricedLine {
  /** Where it stands, from 0. */
  readonly lineIndex: number;
  readonly line: InvoiceLine;
  readonly quantity: Money;
  /** For one unit. */
  readonly unitPrice: Money;
  /** Quantity times unit price, exact. */
  readonly product: Money;
  readonly amount: Money;
}

/** What a price for so many units is to be multiplied with to be that of one. */
const SHARE_OF_BASIS: ReadonlyMap<string, Money> = new Map(
  [
    ["1", "1"],
    ["10", "0.1"],
    ["100", "0.01"],
    ["1000", "0.001"],
    ["10000", "0.0001"],
  ].map(([basis = "", share = ""]) => [basis, Money.of(share)]),
);

/** All money figures of an invoice, the sums over lines and taxes included. */
export function invoiceFigures(invoice: Invoice): InvoiceFigures {
  const { lines, taxes } = invoice;
  const valueOf = (figure: Sourced<Money> | null): Money | null => figure?.value ?? null;
  const taxAmounts = taxes.flatMap(({ amount }) => amount?.value ?? []);
  return {
    subtotal: valueOf(invoice.subtotal),
    discount: valueOf(invoice.discount),
    shipping: valueOf(invoice.shipping),
    otherCharges: valueOf(invoice.otherCharges),
    total: valueOf(invoice.total),
    amountPaid: valueOf(invoice.amountPaid),
    balanceDue: valueOf(invoice.balanceDue),
    previousBalance: valueOf(invoice.previousBalance),
    withheld: valueOf(invoice.withheld),
    "taxes.amount": sumOf(taxAmounts),
    "taxes.withheld": sumOf(taxAmounts.filter((amount) => amount.isNegative())),
    "lineItems.amount": sumOf(lines.flatMap(({ amount }) => amount?.value ?? [])),
    "lineItems.product": sumOfProducts(lines),
    "lineItems.discount": sumOf(lines.flatMap((line) => openDiscountOf(line) ?? [])),
    "lineItems.taxAmount": sumOf(lines.flatMap((line) => taxOf(line) ?? [])),
  };
}

/** What the terms come to, absent figures adding nothing. */
export function amountOf(terms: readonly Term<InvoiceFigure>[], figures: InvoiceFigures): Money {
  return Money.sum(
    terms.flatMap(({ sign, figure }) => {
      const value = figures[figure];
      if (value === null) return [];
      return sign === 1 ? value : value.negated();
    }),
  );
}

/** The lines that print quantity, unit price and amount; a price for an odd number of units is left out. */
export function pricedLines(lines: readonly InvoiceLine[]): readonly PricedLine[] {
  return lines.flatMap((line, lineIndex) => {
    const share = SHARE_OF_BASIS.get(line.priceBasis?.value.absolute().key() ?? "1");
    if (line.quantity === null || line.unitPrice === null || line.amount === null) return [];
    if (share === undefined) return [];
    const quantity = line.quantity.value;
    const unitPrice = line.unitPrice.value.times(share);
    const product = quantity.times(unitPrice);
    return { lineIndex, line, quantity, unitPrice, product, amount: line.amount.value };
  });
}

/** The discount that a line prints, as an amount or by its rate; null where it prints none. */
export function lineDiscount({
  discount,
  discountRate,
  quantity,
  unitPrice,
}: InvoiceLine): Money | null {
  if (discount !== null) return discount.value;
  if (discountRate === null || quantity === null || unitPrice === null) return null;
  return discountRate.value.of(quantity.value.times(unitPrice.value)).roundedToCents();
}

/** The printed amounts by which one sees whether the paper has cents: prices may have them where amounts have none. */
export function* printedAmounts(invoice: Invoice): Generator<Sourced<Money>> {
  const { subtotal, discount, shipping, otherCharges, total, amountPaid, balanceDue } = invoice;
  const totals = [subtotal, discount, shipping, otherCharges, total, amountPaid, balanceDue];
  const ofLines = invoice.lines.map(({ amount }) => amount);
  const ofTaxes = invoice.taxes.map(({ amount }) => amount);
  for (const figure of [...totals, ...ofTaxes, ...ofLines]) if (figure !== null) yield figure;
}

/** Only where each line with an amount prints what it is the product of. */
function sumOfProducts(lines: readonly InvoiceLine[]): Money | null {
  const billed = lines.filter(({ amount }) => amount !== null);
  const priced = pricedLines(billed);
  const isWhole = priced.length === billed.length;
  const areRounded = priced.every(({ product, amount }) => product.roundedToCents().equals(amount));
  if (priced.length === 0 || !isWhole || !areRounded) return null;
  return Money.sum(priced.map(({ product }) => product)).roundedToCents();
}

/** A discount that the amount of the line is printed before, so that it is still to be taken off. */
function openDiscountOf(line: InvoiceLine): Money | null {
  const [priced] = pricedLines([line]);
  const isBefore = priced?.product.roundedToCents().equals(priced.amount) ?? false;
  return isBefore ? lineDiscount(line) : null;
}

function taxOf(line: InvoiceLine): Money | null {
  if (line.taxAmount !== null) return line.taxAmount.value;
  if (line.taxRate === null || line.amount === null) return null;
  const net = line.amount.value.minus(openDiscountOf(line) ?? Money.zero);
  return line.taxRate.value.of(net).roundedToCents();
}

function sumOf(amounts: readonly Money[]): Money | null {
  return amounts.length === 0 ? null : Money.sum(amounts);
}
