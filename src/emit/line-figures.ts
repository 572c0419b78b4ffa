import { Money } from "../base/money.ts";
import type { InvoiceLine } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import { LACK_SENTENCES, TERM_WORDS } from "../finding/e-invoice-words.ts";
import {
  amountText,
  hasCents,
  type Lacks,
  numberText,
  placesOf,
  printed,
  setTerm,
} from "./terms.ts";
import type { Term } from "./emitted-invoice.ts";
import type { SemanticLineAllowance } from "./semantic-invoice.ts";
import { type Turn, turnedBy } from "./signs.ts";

/** What a line costs, with its net amount as money. */
export interface LineFigures {
  readonly quantity: Term;
  readonly price: Term;
  readonly priceBasis: Term | null;
  readonly allowance: SemanticLineAllowance | null;
  readonly net: Term;
  readonly amount: Money;
}

/** Lines that lack something, by what it is. */
export interface LineLacks {
  readonly quantity: number[];
  readonly price: number[];
  readonly amount: number[];
  readonly product: number[];
}

/** How lines are taken. */
export interface LineManner {
  readonly turn: Turn;
  /** Whether an amount alone is taken as charged once, which nothing on the paper says. */
  readonly lumpSums: boolean;
}

/** The figures of one line, or null; what is missing is noted by the number of the line. */
export function lineFigures(
  line: InvoiceLine,
  at: number,
  { turn, lumpSums }: LineManner,
  lacks: LineLacks,
): LineFigures | null {
  const { quantity, unitPrice, amount } = line;
  if (amount === null || !hasCents(amount.value)) lacks.amount.push(at);
  else if (lumpSums && quantity === null && unitPrice === null) return lumpSum(amount, turn);
  if (quantity !== null && amount !== null && isPricedTogether(line))
    return pricedTogether(quantity, amount, turn);
  if (quantity === null) lacks.quantity.push(at);
  if (unitPrice === null) lacks.price.push(at);
  if (quantity === null || unitPrice === null || amount === null) return null;
  const product = productOf(line, { quantity, unitPrice, amount }, turn);
  if (product === null) lacks.product.push(at);
  return product;
}

/** A line that prints an amount alone, as one thing at that price. */
function lumpSum(amount: Sourced<Money>, turn: Turn): LineFigures {
  const net = turn(amount.value);
  const count = net.isNegative() ? ONE.negated() : ONE;
  const by = "it was asked for to take an amount alone as charged once";
  const price = "the amount of what is charged once is its price";
  return {
    quantity: setTerm("BT-129", numberText(count), by),
    price: printed("BT-146", numberText(net.absolute()), amount.from, price),
    priceBasis: null,
    allowance: null,
    net: printed("BT-131", amountText(net), amount.from, turnedBy(turn, amount.value)),
    amount: net,
  };
}

/** Whether a line has a price for its whole quantity alone: none for one thing, and nothing that was taken off before. */
function isPricedTogether({
  quantity,
  unitPrice,
  priceBasis,
  discount,
  discountRate,
}: InvoiceLine): boolean {
  const others = [unitPrice, priceBasis, discount, discountRate];
  return quantity?.value.isZero() === false && others.every((other) => other === null);
}

/** The norm has a price for several: the printed amount is that of the printed quantity, and nothing is divided. */
function pricedTogether(quantity: Sourced<Money>, amount: Sourced<Money>, turn: Turn): LineFigures {
  const net = turn(amount.value);
  const basis = quantity.value.absolute();
  const count = net.isNegative() ? basis.negated() : basis;
  const signs = count.equals(quantity.value) ? null : "it has the sign of its amount";
  const price = "the amount is the price of the whole quantity: none for one is printed";
  const together = "the price is for the whole quantity";
  return {
    quantity: printed("BT-129", numberText(count), quantity.from, signs),
    price: printed("BT-146", numberText(net.absolute()), amount.from, price),
    priceBasis: basis.equals(ONE)
      ? null
      : printed("BT-149", numberText(basis), quantity.from, together),
    allowance: null,
    net: printed("BT-131", amountText(net), amount.from, turnedBy(turn, amount.value)),
    amount: net,
  };
}

interface Factors {
  readonly quantity: Sourced<Money>;
  readonly unitPrice: Sourced<Money>;
  readonly amount: Sourced<Money>;
}

/** Quantity, price and amount of a line, where they go together; else null. */
function productOf(
  line: InvoiceLine,
  { quantity, unitPrice, amount }: Factors,
  turn: Turn,
): LineFigures | null {
  const net = turn(amount.value);
  const isTurned = unitPrice.value.isNegative();
  const price = unitPrice.value.absolute();
  const count = isTurned ? quantity.value.negated() : quantity.value;
  const basis = line.priceBasis?.value ?? ONE;
  if (basis.compare(Money.zero) <= 0) return null;
  const product = price.times(count);
  const signed = fits(product, net, basis) || !fits(product.negated(), net, basis);
  const allowance = fits(signed ? product : product.negated(), net, basis)
    ? null
    : allowanceOf(line, { product, net, basis });
  const isBare = !signed && turnedBy(turn, amount.value) === null;
  if (allowance === "wrong" || isBare) return null;
  const given = signed ? count : count.negated();
  const signs = isTurned
    ? "the norm allows no negative price: the quantity has its minus"
    : turnedBy(turn, amount.value);
  const by = given.equals(quantity.value) ? null : signs;
  return {
    quantity: printed("BT-129", numberText(given), quantity.from, by),
    price: printed("BT-146", numberText(price), unitPrice.from, isTurned ? signs : null),
    priceBasis: basisTerm(line),
    allowance,
    net: printed("BT-131", amountText(net), amount.from, turnedBy(turn, amount.value)),
    amount: net,
  };
}

function basisTerm({ priceBasis }: InvoiceLine): Term | null {
  if (priceBasis === null || priceBasis.value.equals(ONE)) return null;
  return printed("BT-149", numberText(priceBasis.value), priceBasis.from);
}

const ONE = Money.of("1");
/** Half a cent: a product is printed rounded. */
const HALF_CENT = Money.of("0.005");

/** Whether quantity times price, for so many units as the price is for, is an amount to the cent. */
function fits(product: Money, net: Money, basis: Money): boolean {
  return product.minus(net.times(basis)).absolute().compare(HALF_CENT.times(basis)) <= 0;
}

interface Product {
  readonly product: Money;
  readonly net: Money;
  readonly basis: Money;
}

/**
 * What is taken off in a line. The norm defines the net amount as quantity times price less it; the printed amount or percentage
 * of the discount has to agree.
 */
function allowanceOf(
  { discount, discountRate, amount }: InvoiceLine,
  { product, net, basis }: Product,
): SemanticLineAllowance | "wrong" {
  if (!basis.equals(ONE) || amount === null) return "wrong";
  const whole = product.roundedToCents();
  const off = whole.minus(net);
  if (off.isNegative() || off.isZero()) return "wrong";
  const reasonCode = setTerm("BT-140", DISCOUNT, "the column calls it a discount");
  if (discount !== null && discount.value.equals(off)) {
    const taken = printed("BT-136", amountText(off), discount.from);
    return { amount: taken, base: null, percent: null, reasonCode };
  }
  if (discountRate === null) return "wrong";
  const share = discountRate.value.of(product).roundedToCents();
  if (share.minus(off).absolute().compare(CENT) > 0) return "wrong";
  return {
    amount: {
      term: "BT-136",
      value: amountText(off),
      origin: {
        kind: "sum",
        of: ["BT-129 x BT-146", "-BT-131"],
        places: placesOf(discountRate.from),
      },
    },
    base: {
      term: "BT-137",
      value: amountText(whole),
      origin: { kind: "sum", of: ["BT-129 x BT-146"], places: [] },
    },
    percent: printed("BT-138", numberText(discountRate.value.points), discountRate.from),
    reasonCode,
  };
}

const CENT = Money.of("0.01");
/** Discount, by UNTDID 5189. */
export const DISCOUNT = "95";

/** Notes what lines lack, each term once for all lines. */
export function noteLineLacks(
  { quantity, price, amount, product }: LineLacks,
  of: number,
  lacks: Lacks,
): void {
  const note = (term: string, what: string, lines: readonly number[]): void => {
    if (lines.length > 0) lacks.note(term, LACK_SENTENCES.notPrintedInLines(what, lines, of));
  };
  note("BT-129", TERM_WORDS.quantity, quantity);
  note("BT-146", TERM_WORDS.price, price);
  note("BT-131", TERM_WORDS.amount, amount);
  if (product.length > 0) lacks.note("BT-131", LACK_SENTENCES.productDiffers(product));
}
