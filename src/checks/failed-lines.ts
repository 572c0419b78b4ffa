import { type FailedLine, stated } from "../finding/statement.ts";
import type { CheckResult } from "./check.ts";
import { type NonEmpty, tested } from "./define-check.ts";

/** That the products of some lines are not their amounts; the sides are those of the first, and no more than `most` are named. */
export function failedLines(
  name: string,
  figures: readonly string[],
  {
    count,
    failed,
    most,
  }: { readonly count: number; readonly failed: NonEmpty<FailedLine>; readonly most: number },
): CheckResult {
  const statement = stated("lines-fail", {
    tested: count,
    lines: failed.slice(0, most),
    others: Math.max(0, failed.length - most),
  });
  const [{ amount: printed, expected }] = failed;
  return tested(name, figures, [{ passed: false, isExact: false, printed, expected, statement }]);
}
