import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";

/** The figures of one line that its amount may follow from. */
export interface LineFigures {
  readonly quantity: Money;
  readonly unitPrice: Money;
  /** Digits that the price is printed with behind its decimal sign. */
  readonly priceDecimals: number;
  readonly amount: Money;
  /** Units that the price is for. */
  readonly basis: Money;
  readonly discount: Money | null;
  /** Points. */
  readonly discountRate: Money | null;
  /** Points. */
  readonly taxRate: Money | null;
}

/** Half a cent of rounding on either side. */
const CENT = Money.of("0.011");
const HALF = Money.of("0.5");
const HUNDRED = Money.of("100");
/** Half of the last digit of a price, by the number of its decimals; a price without decimals is exact. */
const HALVES: readonly Money[] = Array.from({ length: 11 }, (_, decimals) =>
  decimals === 0 ? Money.zero : Money.of(`0.${"0".repeat(decimals)}5`),
);

/** How quantity and price come to the amount: as they are, less the discount, with the tax, or both. */
export type ProductKind = "plain" | "discounted" | "taxed" | "discounted and taxed";

/** Whether quantity and price are the amount to the cent, and nothing else is asked. */
export function isProduct(quantity: Money, unitPrice: Money, amount: Money): boolean {
  return quantity.times(unitPrice).roundedToCents().equals(amount);
}

/** Whether quantity and price make the amount, with what else stands in the line. */
export function productFits(figures: LineFigures): boolean {
  return productKind(figures) !== null;
}

/** How quantity and price make the amount, the plainest way first; null where they do not. */
export function productKind(figures: LineFigures): ProductKind | null {
  const { quantity, unitPrice, amount, basis } = figures;
  const product = quantity.times(unitPrice);
  const wanted = amount.times(basis);
  if (product.equals(wanted) && !basis.isNegative()) return "plain";
  const tolerance = toleranceOf(figures);
  const fits = ([, value]: Way): boolean => value.minus(wanted).absolute().compare(tolerance) <= 0;
  return afterOf(product, figures).find(fits)?.[0] ?? null;
}

type Way = readonly [ProductKind, Money];

/** What a product may come to: itself, less a discount, with or without the tax. */
function afterOf(
  product: Money,
  { discount, discountRate, taxRate, basis }: LineFigures,
): readonly Way[] {
  const ways: Way[] = [["plain", product]];
  if (discount !== null) ways.push(["discounted", product.minus(discount.absolute().times(basis))]);
  if (discountRate !== null)
    ways.push(["discounted", product.times(HUNDRED.minus(discountRate.absolute())).hundredth()]);
  if (taxRate === null || taxRate.isZero()) return ways;
  const taxed = ways.map(([kind, value]): Way => {
    const withTax = value.times(HUNDRED.plus(taxRate)).hundredth();
    return [kind === "plain" ? "taxed" : "discounted and taxed", withTax];
  });
  return [...ways, ...taxed];
}

/** A price rounded to its printed decimals may be half a digit off for each unit, but never by much of the amount. */
function toleranceOf({ quantity, priceDecimals, amount, basis }: LineFigures): Money {
  const half = HALVES[priceDecimals] ?? Money.zero;
  const rounding = quantity.absolute().times(half);
  const most = amount.absolute().hundredth().times(HALF).times(basis);
  const capped = rounding.compare(most) > 0 ? most : rounding;
  return capped.compare(CENT.times(basis)) > 0 ? capped : CENT.times(basis);
}

/** The two readings of a figure: as the style of the paper has it, and the other one where there is one. */
export type Style = "value" | "other";

/** A figure in one of its readings. */
export function readingOf(figure: InvoiceFigure, style: Style): Money {
  return style === "other" ? (figure.other ?? figure.value) : figure.value;
}

/** Digits behind the decimal sign in that reading. */
export function decimalsOf(figure: InvoiceFigure, style: Style): number {
  if (style === "value" || figure.other === null) return figure.decimals;
  return figure.decimals === 0 ? 3 : 0;
}
