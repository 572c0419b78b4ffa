import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { Sourced } from "../../src/document/sourced.ts";

/** A value as if it had been read from the first page, printed as given. */
export function sourced<Value>(value: Value, printed: string): Sourced<Value> {
  const box = { left: 0, top: 0, right: 40, bottom: 10 };
  return { value, from: [{ pageNumber: 1, box, printed, reader: "text", certainty: 1 }] };
}

/** An amount of whole cents, printed with its cents. */
export function centsFigure(cents: number): Sourced<Money> {
  const money = moneyOfCents(cents);
  return sourced(money, money.toString());
}

/** An amount of whole units, printed without cents. */
export function wholeFigure(units: number): Sourced<Money> {
  return sourced(Money.of(String(units)), String(units));
}

/** An exact amount of whole cents. */
export function moneyOfCents(cents: number): Money {
  return Money.of(String(cents)).hundredth();
}

/** A printed rate. */
export function rateFigure(points: string): Sourced<Percent> {
  return sourced(Percent.of(points), `${points}%`);
}
