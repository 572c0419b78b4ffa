import { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { LineConventionCode } from "../finding/convention-words.ts";
import type { PricedLine } from "./invoice-figures.ts";

/** One way in which a line amount may depart from quantity times unit price. */
interface LineStep {
  readonly taking: LineConventionCode;
  /** A line that does so, in figures. */
  readonly example: string;
  /** What the product becomes; null where the line does not print what it needs, or where that is zero. */
  readonly step: (product: Money, line: TaxedLine) => Share | null;
}

/** A priced line with the rate of its tax, its own or the only one of the paper. */
export interface TaxedLine extends PricedLine {
  readonly taxRate: Percent | null;
}

/** An amount as a quotient, because money is not divided. */
interface Share {
  readonly dividend: Money;
  readonly divisor: Money;
  /** How many more roundings to the cent the trade does on the way. */
  readonly roundings: number;
}

/** Another way to a line amount, in one or two steps. */
interface LineConvention {
  readonly taking: readonly LineConventionCode[];
  readonly share: (line: TaxedLine) => Share | null;
}

const ONE = Money.of("1");
const HUNDRED = Money.of("100");

/** How the discount that a line prints is taken off. */
export const LINE_DISCOUNTS: readonly LineStep[] = [
  {
    taking: "discount",
    example: "2 at 24.99, discount 5.00: 44.98.",
    step: (product, { line: { discount } }) =>
      discount === null || discount.value.isZero()
        ? null
        : whole(product.minus(signedLike(product, discount.value))),
  },
  {
    taking: "discount-of-each-unit",
    example: "2 at 24.99, discount 5.00 a piece: 39.98.",
    step: (product, { quantity, line: { discount } }) =>
      discount === null || discount.value.isZero()
        ? null
        : whole(product.minus(quantity.times(discount.value.absolute()))),
  },
  {
    taking: "discount-rate",
    example: "1 at 1.00, less 10 %: 0.90.",
    step: (product, { line: { discountRate } }) => {
      if (discountRate === null || discountRate.value.points.isZero()) return null;
      const rest = HUNDRED.minus(discountRate.value.points.absolute());
      return { ...whole(product.times(rest).hundredth()), roundings: 1 };
    },
  },
];

/** How the tax of a line stands between its price and its amount. */
export const LINE_TAXES: readonly LineStep[] = [
  {
    taking: "amount-with-tax",
    example: "3 at 78.00 and 6 % tax: 248.04.",
    step: (product, { taxRate }) =>
      taxRate === null || taxRate.points.isZero()
        ? null
        : { ...whole(product.plus(taxRate.of(product))), roundings: 1 },
  },
  {
    taking: "amount-with-printed-tax",
    example: "1 at 50.00, tax 10.00: 60.00.",
    step: (product, { line: { taxAmount } }) =>
      taxAmount === null || taxAmount.value.isZero() ? null : whole(product.plus(taxAmount.value)),
  },
  {
    taking: "price-with-tax",
    example: "2 at 12.00 with 20 % tax: 20.00 net.",
    step: (product, { taxRate }) =>
      taxRate === null || taxRate.points.isZero()
        ? null
        : {
            dividend: product.times(HUNDRED),
            divisor: HUNDRED.plus(taxRate.points),
            roundings: 1,
          },
  },
  {
    taking: "price-with-printed-tax",
    example: "2 at 12.00, tax 4.00: 20.00 net.",
    step: (product, { line: { taxAmount } }) =>
      taxAmount === null || taxAmount.value.isZero() ? null : whole(product.minus(taxAmount.value)),
  },
];

/** Each step by itself, then a discount with a tax after it. */
export const LINE_CONVENTIONS: readonly LineConvention[] = [
  ...[...LINE_DISCOUNTS, ...LINE_TAXES].map(({ taking, step }) => ({
    taking: [taking],
    share: (line: TaxedLine) => step(line.product, line),
  })),
  ...LINE_DISCOUNTS.flatMap((discount) =>
    LINE_TAXES.map((tax) => ({
      taking: [discount.taking, tax.taking],
      share: (line: TaxedLine) => inTurn(discount, tax, line),
    })),
  ),
];

function inTurn(discount: LineStep, tax: LineStep, line: TaxedLine): Share | null {
  const rest = discount.step(line.product, line);
  const share = rest === null ? null : tax.step(rest.dividend, line);
  if (rest === null || share === null) return null;
  return { ...share, roundings: rest.roundings + share.roundings };
}

function whole(dividend: Money): Share {
  return { dividend, divisor: ONE, roundings: 0 };
}

/** A discount makes the amount smaller, whatever its sign. */
function signedLike(product: Money, discount: Money): Money {
  return product.isNegative() ? discount.absolute().negated() : discount.absolute();
}
