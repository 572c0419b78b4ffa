import { Money } from "../base/money.ts";
import { minus, plus, type Term } from "../document/identities.ts";
import type { Invoice } from "../document/invoice.ts";
import type { SumConventionCode } from "../finding/convention-words.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";
import { amountOf, lineDiscount, printedAmounts, type InvoiceFigures } from "./invoice-figures.ts";
import { roundingOf } from "./rounding.ts";

/** A way in which the trade lets one figure of an invoice follow from others, other than the contract's formula. */
export interface Convention {
  readonly taking: SumConventionCode;
  /** A paper that does so, in figures. */
  readonly example: string;
  /** The formula in place of the literal one. */
  readonly expected: Terms;
  /** Figures without which, or with zero in which, it would be the literal formula again. */
  readonly needs: readonly InvoiceFigure[];
  /** Whether the rest of the paper allows it; without it nothing can speak against it. */
  readonly fits?: (figures: InvoiceFigures, invoice: Invoice) => boolean;
  /** Whether other figures show that the paper does so: then a difference is told by it too. */
  readonly isShown?: (figures: InvoiceFigures) => boolean;
  /** What the roundings of single lines may add up to; zero without it. */
  readonly slack?: (invoice: Invoice) => Money;
}

/** Figures that are added or taken away; one that is not printed adds nothing. */
export type Terms = readonly Term<InvoiceFigure>[];

/** The contract's formula of the subtotal. */
export const SUBTOTAL_TERMS: Terms = [plus("lineItems.amount")];

/** The contract's formula of the total. */
export const TOTAL_TERMS: Terms = [
  plus("subtotal"),
  minus("discount"),
  plus("taxes.amount"),
  plus("shipping"),
  plus("otherCharges"),
];

/** The contract's formula of the balance due. */
export const BALANCE_TERMS: Terms = [plus("total"), minus("amountPaid")];

/** A cash rounding is smaller than this: papers round to the next five or ten hundredths. */
const SMALLEST_CHARGE = Money.of("0.05");

const HALF_CENT = Money.of("0.005");
const HALF_UNIT = Money.of("0.5");
const HUNDRED = Money.of("100");

/** Figures that a paper may print below a subtotal that already holds them. */
type Adjustment = "discount" | "shipping" | "otherCharges";

/** The total where the subtotal already holds some of the figures below it. */
export function totalWithInside(
  inside: readonly Adjustment[],
  taking: SumConventionCode,
  example: string,
): Convention {
  return {
    taking,
    example,
    expected: without(TOTAL_TERMS, ...inside),
    needs: inside,
    fits: (figures, invoice) => mayHoldInside(inside, figures, invoice),
    isShown: (figures) =>
      figures["lineItems.amount"] !== null && holds("subtotal", linesWith(inside), figures),
  };
}

/** The same of the lines: their sum and these figures give the subtotal. A total that adds the figures once more speaks against it. */
export function subtotalWithInside(
  inside: readonly Adjustment[],
  taking: SumConventionCode,
  example: string,
): Convention {
  return {
    taking,
    example,
    expected: linesWith(inside),
    needs: inside,
    fits: (figures) =>
      !holds("total", TOTAL_TERMS, figures) &&
      !holds("total", without(TOTAL_TERMS, "taxes.amount"), figures),
  };
}

/** The lines with figures that stand below them. */
function linesWith(inside: readonly Adjustment[]): Terms {
  return [
    ...SUBTOTAL_TERMS,
    ...TOTAL_TERMS.filter(({ figure }) => inside.some((name) => name === figure)),
  ];
}

/** A credit note may print a minus at one place and none at another. */
export function creditWithoutSign(terms: Terms): Convention {
  return {
    taking: "minus-at-one-place",
    example: "Credit note: lines 100.00, tax 19.00, credit -119.00.",
    expected: terms.map(({ sign, figure }) => (sign === 1 ? minus(figure) : plus(figure))),
    needs: [],
    fits: (_, { paper }) => paper === "credit-note",
  };
}

/** Whether a figure equals what the terms come to, to the cent; not where it is not printed. */
export function holds(printed: InvoiceFigure, terms: Terms, figures: InvoiceFigures): boolean {
  return figures[printed]?.equals(amountOf(terms, figures)) === true;
}

/** The terms but those of some figures. */
export function without(terms: Terms, ...absent: readonly InvoiceFigure[]): Terms {
  return terms.filter(({ figure }) => !absent.includes(figure));
}

/** Not where the lines show that the subtotal is printed before the figures: then one was forgotten, unless it is told a second time by a line. */
export function mayHoldInside(
  inside: readonly Adjustment[],
  figures: InvoiceFigures,
  invoice: Invoice,
): boolean {
  const isPrintedBefore = [
    SUBTOTAL_TERMS,
    [...SUBTOTAL_TERMS, minus("taxes.amount")] as const,
    [plus("lineItems.product")] as const,
  ].some((terms) => holds("subtotal", terms, figures));
  const isInLines = (name: Adjustment): boolean => {
    const value = figures[name]?.absolute() ?? Money.zero;
    const isLine = invoice.lines.some(
      ({ amount }) => amount?.value.absolute().equals(value) === true,
    );
    const discounts = Money.sum(invoice.lines.flatMap((line) => lineDiscount(line) ?? []));
    return isLine || (name === "discount" && discounts.absolute().equals(value));
  };
  return !isPrintedBefore || inside.every(isInLines);
}

/** Not where a tax with a printed rate is more than that rate leaves inside the total: then it was forgotten in the total. */
export function mayTaxBeInside({ total }: InvoiceFigures, invoice: Invoice): boolean {
  if (total === null) return false;
  const half = roundingOf(printedAmounts(invoice)) === "exact" ? HALF_CENT : HALF_UNIT;
  return invoice.taxes.every(({ rate, amount }) => {
    if (rate === null || amount === null) return true;
    const points = rate.value.points.absolute();
    const withTax = HUNDRED.plus(points);
    const most = total.absolute().times(points).plus(half.times(withTax));
    return amount.value.absolute().times(withTax).compare(most) <= 0;
  });
}

/** Whether the total adds the tax to the subtotal, so that the subtotal is net. */
export function isNetSubtotal(figures: InvoiceFigures): boolean {
  return [
    TOTAL_TERMS,
    without(TOTAL_TERMS, "discount"),
    without(TOTAL_TERMS, "shipping"),
    without(TOTAL_TERMS, "otherCharges"),
    without(TOTAL_TERMS, "discount", "otherCharges"),
    [...TOTAL_TERMS, plus("previousBalance")] as const,
    [...TOTAL_TERMS, minus("taxes.withheld")] as const,
  ].some((terms) => holds("total", terms, figures));
}

/** Whether the other charges are no more than the rounding to the next coin. */
export function isOnlyRounding({ otherCharges }: InvoiceFigures): boolean {
  return otherCharges !== null && otherCharges.absolute().compare(SMALLEST_CHARGE) < 0;
}

/** What rounding each line by itself may add up to. */
export function roundedLines({ lines }: Invoice): Money {
  return HALF_CENT.times(Money.of(String(lines.length)));
}
