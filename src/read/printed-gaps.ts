import type { Money } from "../base/money.ts";
import type { CheckResult } from "../checks/check.ts";
import { type Finding, found } from "../finding/finding.ts";

/** An amount that is no figure of the document. */
export interface UnexplainedAmount {
  /** Without its sign. */
  readonly size: Money;
  readonly printed: string;
  readonly pageNumber: number;
}

/**
 * Failed checks whose difference is itself printed: the paper has a line there that was not read or that the form has not, such
 * as a deduction. `amountsFor` gives the amounts that may explain the check of a name.
 */
export function printedGaps(
  amountsFor: (check: string) => readonly UnexplainedAmount[],
  results: readonly CheckResult[],
): readonly Finding[] {
  return results.flatMap(({ name, passed, difference, figures }) => {
    if (passed !== false || difference === null) return [];
    const gap = amountsFor(name).find(({ size }) => size.equals(difference.absolute()));
    if (gap === undefined) return [];
    const { printed, pageNumber: page } = gap;
    return [found("difference-printed", { check: name, printed, page }, figures)];
  });
}
