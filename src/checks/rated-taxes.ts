import { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Invoice } from "../document/invoice.ts";
import type { Rounding } from "./rounding.ts";

/** A tax that prints both its rate and its amount. */
export interface RatedTax {
  /** As printed. */
  readonly label: string | null;
  readonly rate: Percent;
  readonly amount: Money;
  /** What the paper says that it was taken of; null where it does not. */
  readonly base: Money | null;
}

/** The taxes whose amount can be tested. */
export function ratedTaxes({ taxes }: Invoice): readonly RatedTax[] {
  return taxes.flatMap(({ label, rate, amount, base }) =>
    rate === null || amount === null
      ? []
      : {
          label: label?.value ?? null,
          rate: rate.value,
          amount: amount.value,
          base: base?.value ?? null,
        },
  );
}

/** How far an amount may be from its exact product: half of the last unit that the paper prints. */
export function halfUnit(rounding: Rounding): Money {
  return Money.of(rounding === "exact" ? "0.005" : "0.5");
}

/** A share of an amount without signs: a tax that is withheld, or of a credit, has the size of any other. */
export function sizeOfShare(rate: Percent, base: Money): Money {
  return rate.of(base).absolute();
}
