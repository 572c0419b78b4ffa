import { Money } from "../base/money.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";

/** Whether a document prints exact cents, or whole amounts that may each hide up to half a unit. */
export type Rounding = "exact" | "whole amounts";

const PRINTED_CENTS = /[.,]\d\d(?!\d)/;

const HALF_UNIT = Money.of("0.5");

/** The rounding of a document: whole amounts only where not a single figure prints cents, `.00` included. */
export function roundingOf(figures: Iterable<Sourced<Money>>): Rounding {
  for (const { value, from } of figures) {
    if (!value.isWhole()) return "exact";
    if (from.some(({ printed }) => PRINTED_CENTS.test(printed))) return "exact";
  }
  return "whole amounts";
}

/** Every printed money figure of a pay application; one that stands for two fields comes twice. */
export function* moneyFigures(document: PayApplication): Generator<Sourced<Money>> {
  const { lines, sheet, changeOrders } = document;
  const fields = [document.grossThisPeriod, document.retainageReleasedThisPeriod];
  const totals = Object.values(sheet?.totals ?? {});
  const amounts = changeOrders.map(({ amount }) => amount);
  for (const figure of [...Object.values(lines), ...fields, ...totals, ...amounts]) {
    if (figure !== null) yield figure;
  }
  for (const { figures } of sheet?.rows ?? []) {
    for (const figure of Object.values(figures)) if (figure !== null) yield figure;
  }
}

/** Whether a difference can come from rounding alone: half a unit, not reached, for each figure of the sum. */
export function isRounding(difference: Money, figureCount: number, rounding: Rounding): boolean {
  if (rounding === "exact") return false;
  const limit = HALF_UNIT.times(Money.of(String(figureCount)));
  return difference.absolute().compare(limit) < 0;
}
