import { Money } from "../base/money.ts";
import { isRounding, type Rounding } from "../checks/rounding.ts";
import type { AuditedFigure } from "../finding/audited-figure.ts";
import type { Comparison } from "../finding/comparison.ts";

/** A figure of the other side, which may stand for several that are printed. */
export interface AuditedTerm {
  readonly figure: AuditedFigure;
  readonly value: Money;
  readonly figureCount: number;
}

/** Holds a printed figure against the sum of others. */
export function compared(
  { figure, printed }: { readonly figure: AuditedFigure; readonly printed: Money },
  others: readonly AuditedTerm[],
  rounding: Rounding,
): Comparison<AuditedFigure> {
  const expected = Money.sum(others.map(({ value }) => value));
  const difference = printed.minus(expected);
  const figureCount = others.reduce((count, term) => count + term.figureCount, 1);
  const outcome = difference.isZero()
    ? "same"
    : isRounding(difference, figureCount, rounding)
      ? "whole amounts"
      : "apart";
  const terms = others.map(
    ({ figure: other, value }) => ({ sign: 1, figure: other, value }) as const,
  );
  return { relation: "equals", figure, printed, expected, terms, rate: null, outcome };
}

/** Whether both sides are the same, or but for their rounding. */
export function agrees({ outcome }: Comparison<AuditedFigure>): boolean {
  return outcome !== "apart";
}
