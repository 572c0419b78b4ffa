import { Decimal as DecimalOfAnyPrecision } from "decimal.js";

/** 60 digits hold every sum of printed figures exactly; the library's default of 20 does not. */
const Decimal = DecimalOfAnyPrecision.clone({ precision: 60, rounding: 4 });
type Decimal = DecimalOfAnyPrecision;

const PLAIN = /^-?\d{1,30}(?:\.\d{1,12})?$/;

/** Up to this length a plain decimal of whole cents has fewer than fifteen digits. */
const SHORT_PLAIN = /^-?\d{1,10}(?:\.\d{1,2})?$/;

/** Numbers below this hold whole cents exactly, also when divided by a hundred: fifteen digits survive. */
const MOST_CENTS = 1e15;

/**
 * An exact amount of money, in units of the document's currency. Immutable. There is no way to
 * compare or add two of them with operators, because JavaScript would do it on their text.
 */
export class Money {
  static readonly zero: Money = new Money(0, null);
  /** The amount in cents where it is a whole number of them and not huge, as nearly all are; else null. */
  readonly #cents: number | null;
  /** The amount where it is no such number of cents; else null. */
  readonly #decimal: Decimal | null;

  private constructor(cents: number | null, decimal: Decimal | null) {
    this.#cents = cents;
    this.#decimal = decimal;
  }

  /** Reads a plain decimal such as `-1234.56`; null for everything else. Printed amounts go through `readMoney`. */
  static fromPlain(text: string): Money | null {
    // The product is off by far less than half a cent; adding zero leaves no negative zero.
    if (SHORT_PLAIN.test(text)) return new Money(Math.round(Number(text) * 100) + 0, null);
    return PLAIN.test(text) ? new Money(null, new Decimal(text)) : null;
  }

  /** The amount of a literal in our own code or in a golden file. Throws when it is not a plain decimal. */
  static of(text: string): Money {
    const money = Money.fromPlain(text);
    if (money === null) throw new RangeError(`"${text}" is not a plain decimal amount.`);
    return money;
  }

  /** The amount that gave this key, however many digits it has: for amounts that travel between threads. */
  static fromKey(key: string): Money {
    return Money.fromPlain(key) ?? new Money(null, new Decimal(key));
  }

  /** The exact sum, zero for none. */
  static sum(amounts: readonly Money[]): Money {
    let cents = 0;
    for (const money of amounts) {
      if (money.#cents === null) return Money.#sumOfDecimals(amounts);
      cents += money.#cents;
      if (!isExact(cents)) return Money.#sumOfDecimals(amounts);
    }
    return new Money(cents, null);
  }

  static #sumOfDecimals(amounts: readonly Money[]): Money {
    return new Money(
      null,
      amounts.reduce((sum, money) => sum.plus(money.#exact()), new Decimal(0)),
    );
  }

  plus(other: Money): Money {
    const cents = this.#cents === null || other.#cents === null ? NaN : this.#cents + other.#cents;
    if (isExact(cents)) return new Money(cents, null);
    return new Money(null, this.#exact().plus(other.#exact()));
  }

  minus(other: Money): Money {
    const cents = this.#cents === null || other.#cents === null ? NaN : this.#cents - other.#cents;
    if (isExact(cents)) return new Money(cents, null);
    return new Money(null, this.#exact().minus(other.#exact()));
  }

  /** The exact product, for a quantity and a unit price or a percent's points. */
  times(other: Money): Money {
    if (this.#cents !== null && other.#cents !== null) {
      const product = this.#cents * other.#cents;
      if (isExact(product)) return Money.#ofHundredths(product);
    }
    return new Money(null, this.#exact().times(other.#exact()));
  }

  /** Whether the product of two amounts is this one but for some slack, exact. */
  isProductOf(one: Money, other: Money, slack: Money): boolean {
    if (one.#cents !== null && other.#cents !== null && this.#cents !== null) {
      const [product, own] = [one.#cents * other.#cents, this.#cents * 100];
      if (isExact(product) && isExact(own) && slack.#cents !== null)
        return Math.abs(product - own) <= slack.#cents * 100;
    }
    return one.times(other).minus(this).absolute().compare(slack) <= 0;
  }

  /** A hundredth of the amount, exact. */
  hundredth(): Money {
    if (this.#cents !== null) return Money.#ofHundredths(this.#cents);
    return new Money(null, this.#exact().dividedBy(100));
  }

  /** The quotient in whole cents, half a cent away from zero, for showing it: what is compared is multiplied. Throws where the divisor is zero. */
  dividedInCents(divisor: Money): Money {
    if (divisor.isZero()) throw new RangeError("An amount was divided by zero.");
    const exact = this.#exact().dividedBy(divisor.#exact());
    return new Money(null, exact).roundedToCents();
  }

  /** The amount of so many hundredths of a cent. */
  static #ofHundredths(hundredths: number): Money {
    if (hundredths % 100 === 0) return new Money(hundredths / 100 + 0, null);
    return new Money(null, new Decimal(hundredths).dividedBy(10_000));
  }

  negated(): Money {
    if (this.#cents !== null) return new Money(0 - this.#cents, null);
    return new Money(null, this.#exact().negated());
  }

  absolute(): Money {
    return this.isNegative() ? this.negated() : this;
  }

  /** Rounded half away from zero to whole cents, as accounting rounds. */
  roundedToCents(): Money {
    if (this.#cents !== null) return this;
    const rounded = this.#exact().toDecimalPlaces(2, 4);
    return Money.fromPlain(rounded.toFixed(2)) ?? new Money(null, rounded);
  }

  equals(other: Money): boolean {
    return this.compare(other) === 0;
  }

  /** Negative, zero or positive as this amount is smaller than, equal to or greater than the other. */
  compare(other: Money): number {
    if (this.#cents !== null && other.#cents !== null) return Math.sign(this.#cents - other.#cents);
    return this.#exact().comparedTo(other.#exact());
  }

  isZero(): boolean {
    return this.#cents === 0 || this.#decimal?.isZero() === true;
  }

  isNegative(): boolean {
    if (this.#cents !== null) return this.#cents < 0;
    return this.#exact().isNegative() && !this.#exact().isZero();
  }

  /** Whether the amount has no cents. */
  isWhole(): boolean {
    return this.#cents === null ? this.#exact().isInteger() : this.#cents % 100 === 0;
  }

  /** Plain decimal text such as `-1234.56`: the exact value, at least two decimals. */
  toPlain(): string {
    if (this.#cents !== null) return (this.#cents / 100).toFixed(2);
    const amount = this.#exact();
    return amount.decimalPlaces() < 2 ? amount.toFixed(2) : amount.toFixed();
  }

  /** As people write it: `1,234.56`, `-1,234.56`. */
  toString(): string {
    const [whole = "0", cents = "00"] = this.absolute().toPlain().split(".");
    let grouped = whole;
    for (let at = whole.length - 3; at > 0; at -= 3)
      grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
    return `${this.isNegative() ? "-" : ""}${grouped}.${cents}`;
  }

  /** The nearest JSON number. Only `wire/` may call it: from here on the amount is no longer exact. */
  toJsonNumber(): number {
    if (this.#cents !== null) return this.#cents / 100;
    return this.isZero() ? 0 : this.#exact().toNumber();
  }

  /** The nearest number of cents, exact up to fifteen digits: for searches among thousands of sums. */
  toCents(): number {
    return this.#cents ?? Math.round(Number(this.key()) * 100);
  }

  /** A key that is equal for equal amounts. */
  key(): string {
    if (this.#cents !== null) return String(this.#cents / 100);
    return this.isZero() ? "0" : this.#exact().toFixed();
  }

  #exact(): Decimal {
    return this.#decimal ?? new Decimal(this.#cents ?? 0).dividedBy(100);
  }
}

function isExact(cents: number): boolean {
  return cents > -MOST_CENTS && cents < MOST_CENTS;
}
