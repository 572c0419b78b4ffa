import { Money } from "../base/money.ts";
import type {
  ContinuationSheet,
  PayApplication,
  SheetFigures,
} from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import { namesOf } from "./names-of.ts";

/** Whether a document prints exact cents, or whole amounts that may each hide up to half a unit. */
export type Rounding = "exact" | "whole amounts";

const PRINTED_CENTS = /[.,]\d\d(?!\d)/;

const HALF_UNIT = Money.of("0.5");

/** The rounding of a document: whole amounts only where not a single figure prints cents, `.00` included. */
export function roundingOf(figures: readonly Sourced<Money>[]): Rounding {
  for (const { value, from } of figures) {
    if (!value.isWhole()) return "exact";
    if (from.some(({ printed }) => PRINTED_CENTS.test(printed))) return "exact";
  }
  return "whole amounts";
}

/** Every printed money figure of a pay application; one that stands for two fields comes twice. */
export function moneyFigures(document: PayApplication): readonly Sourced<Money>[] {
  const { lines, sheet, changeOrders, grossThisPeriod, retainageReleasedThisPeriod } = document;
  const groups = [...(sheet?.rows ?? []).map(({ figures }) => figures), ...totalsOf(sheet)];
  return [
    grossThisPeriod,
    retainageReleasedThisPeriod,
    ...namesOf(lines).map((name) => lines[name]),
    ...groups.flatMap((figures) => namesOf(figures).map((name) => figures[name])),
    ...changeOrders.map(({ amount }) => amount),
  ].filter((figure) => figure !== null);
}

/** Whether a difference can come from rounding alone: half a unit, not reached, for each figure of the sum. */
export function isRounding(difference: Money, figureCount: number, rounding: Rounding): boolean {
  if (rounding === "exact") return false;
  const limit = HALF_UNIT.times(Money.of(String(figureCount)));
  return difference.absolute().compare(limit) < 0;
}

function totalsOf(sheet: ContinuationSheet | null): readonly SheetFigures[] {
  return sheet === null || sheet.totals === null ? [] : [sheet.totals];
}
