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

/** By how much a failed check or one of its rows is off, and the amounts that may explain it. */
export interface Gap {
  readonly difference: Money;
  readonly amounts: readonly UnexplainedAmount[];
}

/**
 * Failed checks whose differences are themselves printed: the paper has a line there that was not read or that the form has not,
 * such as a deduction. `gapsOf` gives the differences of a check that fails.
 */
export function printedGaps(
  gapsOf: (result: CheckResult) => readonly Gap[],
  results: readonly CheckResult[],
): readonly Finding[] {
  return results.flatMap((result) => {
    const { name: check, passed, figures } = result;
    if (passed !== false) return [];
    const explained = gapsOf(result).map(({ difference, amounts }) =>
      amounts.find(({ size }) => size.equals(difference.absolute())),
    );
    const [first] = explained;
    if (first === undefined || explained.includes(undefined)) return [];
    const { printed, pageNumber: page } = first;
    return [found("difference-printed", { check, printed, page }, figures)];
  });
}

/** The difference of a check of one sum, which any of the amounts may explain. */
export function gapOf(
  { difference }: CheckResult,
  amounts: readonly UnexplainedAmount[],
): readonly Gap[] {
  return difference === null ? [] : [{ difference, amounts }];
}
