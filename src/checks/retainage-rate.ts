import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { ComparedName } from "../finding/compared-name.ts";
import type { NamedFigure } from "../finding/figure-words.ts";
import type { Reason } from "../finding/statement.ts";
import type { Question } from "./judge.ts";

const ONE_CENT = Money.of("0.01");

/** Rates say nothing where retainage is paid out: the printed rate may be that of earlier applications. */
export function unlessHoldingRetainage({
  isRetainageBilling,
  lines,
}: PayApplication): Reason | null {
  const { holds, because } = isRetainageBilling;
  if (holds) return { why: "assessed", because };
  return lines.totalRetainage?.value.isZero() === true ? { why: "no-retainage-held" } : null;
}

/** The points of a printed rate as a figure. */
export function pointsOf(rate: Sourced<Percent> | null): Sourced<Money> | null {
  return rate === null ? null : { value: rate.value.points, from: rate.from };
}

/** Retainage against the rate of its base. Where rows are rounded one by one, each may add a cent. */
export function rateQuestion(
  retainage: { readonly figure: NamedFigure; readonly printed: Money },
  points: Money,
  base: { readonly figure: ComparedName; readonly value: Money },
  { sheet }: PayApplication,
): Question<ComparedName> {
  const rate = new Percent(points);
  const roundings = Math.max(1, sheet?.rows.length ?? 0);
  return {
    relation: "equals",
    ...retainage,
    expected: rate.of(base.value).roundedToCents(),
    terms: [{ sign: 1, ...base }],
    rate,
    figureCount: 2,
    slack: ONE_CENT.times(Money.of(String(roundings))),
  };
}
