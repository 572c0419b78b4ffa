import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { Assessment, PayApplication } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Comparison } from "./compare.ts";

const ONE_CENT = Money.of("0.01");

/** Rates say nothing where retainage is paid out: the printed rate may be that of earlier applications. */
export function isHoldingRetainage(document: PayApplication): Assessment {
  const { isRetainageBilling, lines } = document;
  if (isRetainageBilling.holds) return { holds: false, because: isRetainageBilling.because };
  if (lines.totalRetainage?.value.isZero() === true) {
    return { holds: false, because: "No retainage is held." };
  }
  return { holds: true, because: "Retainage is held." };
}

/** The points of a printed rate as a figure. */
export function pointsOf(rate: Sourced<Percent> | null): Sourced<Money> | null {
  return rate === null ? null : { value: rate.value.points, from: rate.from };
}

/** Retainage against the rate of its base. Where rows are rounded one by one, each may add a cent. */
export function rateComparison(
  retainage: { readonly words: string; readonly printed: Money },
  points: Money,
  base: { readonly words: string; readonly amount: Money },
  { sheet }: PayApplication,
): Comparison {
  const rate = new Percent(points);
  const roundings = Math.max(1, sheet?.rows.length ?? 0);
  return {
    relation: "equals",
    ...retainage,
    expected: rate.of(base.amount).roundedToCents(),
    explained: () => `${rate.toString()} of ${base.words} ${base.amount.toString()}`,
    figureCount: 2,
    slack: ONE_CENT.times(Money.of(String(roundings))),
  };
}
