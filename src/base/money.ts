import { Decimal as DecimalOfAnyPrecision } from "decimal.js";

/** 60 digits hold every sum of printed figures exactly; the library's default of 20 does not. */
const Decimal = DecimalOfAnyPrecision.clone({ precision: 60, rounding: 4 });
type Decimal = DecimalOfAnyPrecision;

const PLAIN = /^-?\d{1,30}(?:\.\d{1,12})?$/;

/**
 * An exact amount of money, in units of the document's currency. Immutable. There is no way to
 * compare or add two of them with operators, because JavaScript would do it on their text.
 */
export class Money {
  static readonly zero: Money = new Money(new Decimal(0));
  readonly #amount: Decimal;

  private constructor(amount: Decimal) {
    this.#amount = amount;
  }

  /** Reads a plain decimal such as `-1234.56`; null for everything else. Printed amounts go through `readMoney`. */
  static fromPlain(text: string): Money | null {
    return PLAIN.test(text) ? new Money(new Decimal(text)) : null;
  }

  /** The amount of a literal in our own code or in a golden file. Throws when it is not a plain decimal. */
  static of(text: string): Money {
    const money = Money.fromPlain(text);
    if (money === null) throw new RangeError(`"${text}" is not a plain decimal amount.`);
    return money;
  }

  /** The amount that gave this key, however many digits it has: for amounts that travel between threads. */
  static fromKey(key: string): Money {
    return new Money(new Decimal(key));
  }

  /** The exact sum, zero for none. */
  static sum(amounts: readonly Money[]): Money {
    return new Money(amounts.reduce((sum, money) => sum.plus(money.#amount), new Decimal(0)));
  }

  plus(other: Money): Money {
    return new Money(this.#amount.plus(other.#amount));
  }

  minus(other: Money): Money {
    return new Money(this.#amount.minus(other.#amount));
  }

  /** The exact product, for a quantity and a unit price or a percent's points. */
  times(other: Money): Money {
    return new Money(this.#amount.times(other.#amount));
  }

  /** A hundredth of the amount, exact. */
  hundredth(): Money {
    return new Money(this.#amount.dividedBy(100));
  }

  negated(): Money {
    return new Money(this.#amount.negated());
  }

  absolute(): Money {
    return new Money(this.#amount.abs());
  }

  /** Rounded half away from zero to whole cents, as accounting rounds. */
  roundedToCents(): Money {
    return new Money(this.#amount.toDecimalPlaces(2, 4));
  }

  equals(other: Money): boolean {
    return this.#amount.equals(other.#amount);
  }

  /** Negative, zero or positive as this amount is smaller than, equal to or greater than the other. */
  compare(other: Money): number {
    return this.#amount.comparedTo(other.#amount);
  }

  isZero(): boolean {
    return this.#amount.isZero();
  }

  isNegative(): boolean {
    return this.#amount.isNegative() && !this.#amount.isZero();
  }

  /** Whether the amount has no cents. */
  isWhole(): boolean {
    return this.#amount.isInteger();
  }

  /** Plain decimal text such as `-1234.56`: the exact value, at least two decimals. */
  toPlain(): string {
    return this.#amount.decimalPlaces() < 2 ? this.#amount.toFixed(2) : this.#amount.toFixed();
  }

  /** As people write it: `1,234.56`, `-1,234.56`. */
  toString(): string {
    const [whole = "0", cents = "00"] = this.absolute().toPlain().split(".");
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
    return `${this.isNegative() ? "-" : ""}${grouped}.${cents}`;
  }

  /** The nearest JSON number. Only `wire/` may call it: from here on the amount is no longer exact. */
  toJsonNumber(): number {
    return this.isZero() ? 0 : this.#amount.toNumber();
  }

  /** A key that is equal for equal amounts. */
  key(): string {
    return this.isZero() ? "0" : this.#amount.toFixed();
  }
}
