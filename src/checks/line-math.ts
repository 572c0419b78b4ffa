import type { Check, CheckResult } from "./check.ts";
import type { Invoice } from "../document/invoice.ts";
import { failedLines } from "./failed-lines.ts";
import { halfUnit, roundedTo, type Rounding } from "./rounding.ts";
import { untested, withoutSides } from "./define-check.ts";
import {
  type FailedLine,
  type LineTaking,
  stated,
  type StatementOf,
} from "../finding/statement.ts";
import { LINE_CONVENTIONS, type TaxedLine } from "./line-conventions.ts";
import type { LineConventionCode } from "../finding/convention-words.ts";
import { Money } from "../base/money.ts";
import { invoiceFigures, type InvoiceFigures, pricedLines } from "./invoice-figures.ts";
import { holds, SUBTOTAL_TERMS } from "./convention.ts";
import { Percent } from "../base/percent.ts";
import { minus, plus } from "../document/identities.ts";

const LINE_MATH = "line_math";

const LINE_FIGURES = ["lineItems.amount", "lineItems.quantity", "lineItems.unitPrice"];

/** How many lines an answer names before it only counts them. */
const NAMED_LINES = 3;

/** Each line amount is quantity times unit price, rounded as the paper rounds. */
export const lineMath: Check<Invoice> = {
  name: LINE_MATH,
  severity: "high",
  verifies: "In each line, quantity times unit price equals the line amount.",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const lines = testLines(invoice, rounding);
    if (lines.length === 0) return untested(LINE_MATH, LINE_FIGURES, stated("no-priced-lines", {}));
    const [first, ...others] = lines.filter(({ passed }) => !passed).map(failedLine);
    return first === undefined
      ? withoutSides(LINE_MATH, LINE_FIGURES, { passed: true, statement: holding(lines, rounding) })
      : failedLines(LINE_MATH, LINE_FIGURES, {
          count: lines.length,
          failed: [first, ...others],
          most: NAMED_LINES,
        });
  },
};

function holding(lines: readonly TestedLine[], rounding: Rounding): StatementOf<"lines-hold"> {
  const takings = new Map<string, { conventions: LineTaking["conventions"]; lines: number[] }>();
  for (const { taking, line } of lines) {
    if (taking === null) continue;
    const taken = takings.get(taking.join()) ?? { conventions: taking, lines: [] };
    taken.lines.push(line.lineIndex + 1);
    takings.set(taking.join(), taken);
  }
  return stated("lines-hold", {
    tested: lines.length,
    roundedTo: lines.some(({ isRounded }) => isRounded) ? roundedTo(rounding) : null,
    takings: [...takings.values()],
  });
}

function failedLine({ line: tested }: TestedLine): FailedLine {
  const { lineIndex, line, quantity, unitPrice, amount, product } = tested;
  return {
    number: lineIndex + 1,
    description: line.description?.value ?? null,
    quantity,
    unitPrice,
    amount,
    expected: product.roundedToCents(),
  };
}

/** How a line amount comes out. */
interface TestedLine {
  readonly line: TaxedLine;
  readonly passed: boolean;
  /** The conventions by which it passes, one after the other; null where the literal formula holds. */
  readonly taking: readonly LineConventionCode[] | null;
  /** Whether the product had to be rounded. */
  readonly isRounded: boolean;
}

const ONE_CENT = Money.of("0.01");

const FEWER_DIGITS = ["fewer-digits"] as const;
const MINUS_AT_ONE_PLACE = ["minus-at-one-place"] as const;

/** More decimals are not printed. */
const MOST_DECIMALS = 8;

/** Two decimals or more that are no twentieth: quarters of an hour and tenths of a measure are exact. */
const SHORT_QUANTITY = /\.\d+[1-46-9]$/;

/** Every line that prints quantity, unit price and amount, tested. */
export function testLines(invoice: Invoice, rounding: Rounding): readonly TestedLine[] {
  const figures = invoiceFigures(invoice);
  const onlyRate = onlyRateOf(invoice, figures);
  const lines = pricedLines(invoice.lines).map((line) => ({
    ...line,
    taxRate: line.line.taxRate?.value ?? onlyRate,
  }));
  const half = halfUnit(rounding);
  const isSurelyPrinted = areAmountsProven(figures);
  const tested = lines.map((line) => testLine(line, half, isSurelyPrinted));
  return turned(tested, invoice, half) ?? tested;
}

function testLine(line: TaxedLine, half: Money, isSurelyPrinted: boolean): TestedLine {
  const difference = line.amount.minus(line.product).absolute();
  const isRounded = !difference.isZero();
  if (difference.compare(half) <= 0) return { line, passed: true, taking: null, isRounded };
  for (const { taking, share } of LINE_CONVENTIONS) {
    const other = share(line);
    if (other === null) continue;
    const { dividend, divisor, roundings } = other;
    const gap = line.amount.times(divisor).minus(dividend).absolute();
    const most = half.times(Money.of(String(1 + roundings))).times(divisor);
    if (gap.compare(most) <= 0) return { line, passed: true, taking, isRounded: !gap.isZero() };
  }
  const isShort = isSurelyPrinted && difference.compare(shortness(line)) <= 0;
  const taking = isShort ? FEWER_DIGITS : null;
  return { line, passed: isShort, taking, isRounded: isShort };
}

/**
 * What a product can be off where the paper prints fewer digits than it reckons with: half a unit of the last digit of
 * the price for each unit of the quantity and the reverse. No more than a cent is explained by the price, as for 7 at
 * 808.73 that come to 5,661.12; a quantity is short only where it looks like a part of an hour or of a measure, as for
 * 0.33 hours at 120.00 that come to 40.00.
 */
function shortness({ quantity, unitPrice, line }: TaxedLine): Money {
  const price = line.unitPrice?.value ?? unitPrice;
  const share = quantity.times(halfDigit(price)).absolute();
  const ofPrice = share.compare(ONE_CENT) < 0 ? share : ONE_CENT;
  return SHORT_QUANTITY.test(quantity.key())
    ? ofPrice.plus(unitPrice.times(halfDigit(quantity)).absolute())
    : ofPrice;
}

/** Half a unit of the last digit that is printed, of the second decimal at the most. */
function halfDigit(value: Money): Money {
  const [, decimals = ""] = value.key().split(".");
  return Money.of(`0.${"0".repeat(Math.max(2, Math.min(decimals.length, MOST_DECIMALS)))}5`);
}

/** Whether the sum of the amounts is printed too, so that none of them is misprinted. */
function areAmountsProven(figures: InvoiceFigures): boolean {
  return (["subtotal", "total"] as const).some((sum) => holds(sum, SUBTOTAL_TERMS, figures));
}

/** The rate of the paper's only tax, where the sum of the lines shows on which side of it they stand. */
function onlyRateOf({ taxes }: Invoice, figures: InvoiceFigures): Percent | null {
  const rates = taxes.flatMap(({ rate }) => rate?.value ?? []);
  const [rate] = rates;
  if (rate === undefined || rates.some((other) => !other.equals(rate))) return null;
  const isWithTax = holds("subtotal", [...SUBTOTAL_TERMS, minus("taxes.amount")], figures);
  const isNet = holds("total", [plus("lineItems.amount"), plus("taxes.amount")], figures);
  return isWithTax || isNet ? rate : null;
}

/** A credit note may print its quantities and prices without the minus of its amounts; then all lines do. */
function turned(
  tested: readonly TestedLine[],
  { paper }: Invoice,
  half: Money,
): readonly TestedLine[] | null {
  const billed = tested.filter(({ line }) => !line.amount.isZero() || !line.product.isZero());
  const isTurned = billed.every(
    ({ line: { amount, product } }) => amount.plus(product).absolute().compare(half) <= 0,
  );
  if (paper !== "credit-note" || billed.length === 0 || !isTurned) return null;
  return tested.map(({ line }) => ({
    line,
    passed: true,
    taking: MINUS_AT_ONE_PLACE,
    isRounded: false,
  }));
}
