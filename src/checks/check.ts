import type { Money } from "../base/money.ts";

/** The answer of a check. `passed` is null when a figure it needs is not printed or the rule does not apply. */
export interface CheckResult {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly passed: boolean | null;
  /** A full sentence with the printed figures. */
  readonly detail: string;
  /** What the document prints, what the other printed figures give, and the difference; null where not tested. */
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** Names of the figures that the check uses, such as `contractSumToDate` or `lines.previousCertificates`. */
  readonly figures: readonly string[];
}
