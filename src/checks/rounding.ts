import { Money } from "../base/money.ts";
import { onceFor } from "../base/once-for.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import { namesOf } from "../base/names-of.ts";

/** Whether a document prints exact cents, or whole amounts that may each hide up to half a unit. */
export type Rounding = "exact" | "whole amounts";

const PRINTED_CENTS = /[.,]\d\d(?!\d)/;

const HALF_UNIT = Money.of("0.5");

const ONE_CENT = Money.of("0.01");

/** The rounding of a document: whole amounts only where not a single figure prints cents, `.00` included. */
export function roundingOf(figures: Iterable<Sourced<Money>>): Rounding {
  for (const { value, from } of figures) {
    if (!value.isWhole()) return "exact";
    if (from.some(({ printed }) => PRINTED_CENTS.test(printed))) return "exact";
  }
  return "whole amounts";
}

/** Every printed money figure of a pay application, one by one because the first often decides; one that stands for two fields comes twice. */
export function* moneyFigures(document: PayApplication): Generator<Sourced<Money>> {
  const { lines, sheet, changeOrders, grossThisPeriod, retainageReleasedThisPeriod } = document;
  yield* printed(lines);
  yield* printed({ grossThisPeriod, retainageReleasedThisPeriod });
  if (sheet !== null && sheet.totals !== null) yield* printed(sheet.totals);
  for (const { figures } of sheet?.rows ?? []) yield* printed(figures);
  for (const { amount } of changeOrders) yield* printed({ amount });
}

/** Whether a difference can come from rounding alone: half a unit, not reached, for each figure of the sum. */
export function isRounding(difference: Money, figureCount: number, rounding: Rounding): boolean {
  if (rounding === "exact") return false;
  const limit = HALF_UNIT.times(Money.of(String(figureCount)));
  return difference.absolute().compare(limit) < 0;
}

/**
 * How far the retainage of one line may be from its rate: a cent, and half a unit where a paper that prints cents holds whole
 * amounts back. A contractor rounds line by line, so that 5 % of 301,677.00 over eight lines comes to 15,086.00.
 */
export const retainageSlack: (document: PayApplication) => Money = onceFor(({ lines, sheet }) => {
  const held = [
    lines.totalRetainage,
    lines.retainageOnWork,
    lines.retainageOnStored,
    sheet?.totals?.retainage ?? null,
    ...(sheet?.rows ?? []).map(({ figures }) => figures.retainage),
  ];
  return held.every((figure) => figure === null || figure.value.isWhole()) ? HALF_UNIT : ONE_CENT;
});

/** How far an amount may be from its exact product: half of the last unit that the paper prints. */
export function halfUnit(rounding: Rounding): Money {
  return Money.of(rounding === "exact" ? "0.005" : "0.5");
}

/** What amounts are rounded to. */
export function roundedTo(rounding: Rounding): "cent" | "whole unit" {
  return rounding === "exact" ? "cent" : "whole unit";
}

function* printed<Name extends string>(
  figures: Readonly<Record<Name, Sourced<Money> | null>>,
): Generator<Sourced<Money>> {
  for (const name of namesOf(figures)) {
    const figure = figures[name];
    if (figure !== null) yield figure;
  }
}
