import { Money } from "./money.ts";

/** An exact percentage: `points` is 7.5 for 7.5 %. */
export class Percent {
  readonly points: Money;

  constructor(points: Money) {
    this.points = points;
  }

  /** Reads plain points such as `7.5`; throws on anything else. For literals and goldens. */
  static of(points: string): Percent {
    return new Percent(Money.of(points));
  }

  /** This share of an amount, exact and not rounded. */
  of(amount: Money): Money {
    return amount.times(this.points).hundredth();
  }

  equals(other: Percent): boolean {
    return this.points.equals(other.points);
  }

  /** As people write it: `7.5 %`. */
  toString(): string {
    return `${this.points.key()} %`;
  }
}
