import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Statement } from "../finding/statement.ts";
import type { Rounding } from "./rounding.ts";

/** The answer of a check. `passed` is null when a figure it needs is not printed or the rule does not apply. */
export interface CheckResult {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly passed: boolean | null;
  /** What it says: `detailOf` puts it into words. */
  readonly statements: readonly Statement[];
  /** What the document prints, what the other printed figures give, and the difference; null where not tested. */
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** Names of the figures that the check uses, the tested one first, such as `contractSumToDate` or `lines.previousCertificates`. */
  readonly figures: readonly string[];
}

/** A named identity over one kind of document. */
export interface Check<Document> {
  /** Public, lower case with underscores; the name of its results. */
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  readonly run: (document: Document, rounding: Rounding) => CheckResult;
}
