import type { Money } from "../base/money.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import type { Check, CheckResult } from "./check.ts";
import { checkFinding } from "./findings.ts";
import { roundingOf } from "./rounding.ts";

/** All that a document proves or contradicts whose kind has no checks of the contract. */
export interface IdentitiesProof {
  readonly checks: readonly [];
  /** In a fixed order. */
  readonly identities: readonly CheckResult[];
  /** One for each that fails. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that a document can prove by itself; its printed figures say how they are rounded. */
export function identitiesProof<Document>(
  document: Document,
  checks: readonly Check<Document>[],
  figures: Iterable<Sourced<Money>>,
): IdentitiesProof {
  const rounding = roundingOf(figures);
  const identities = checks.map((check) => check.run(document, rounding));
  return {
    checks: [],
    identities,
    findings: identities.filter(({ passed }) => passed === false).map(checkFinding),
  };
}
