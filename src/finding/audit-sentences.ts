import { APPLICATION_DETAILS } from "./audit-application-sentences.ts";
import { ORDER_DETAILS } from "./audit-order-sentences.ts";
import { ROW_DETAILS } from "./audit-row-sentences.ts";
import type { AuditFacts, AuditStatement } from "./audit-statement.ts";
import { reasonWords } from "./audit-untested.ts";
import { inWords, type Wording } from "./said.ts";

/** What a comparison of applications says: full sentences with the figures as printed. */
export function auditDetail({ statement }: { readonly statement: AuditStatement }): string {
  return inWords(DETAILS, statement);
}

/** Why something could not be compared. */
export interface UntestedReason {
  /** The comparisons that could not be made. */
  readonly names: readonly string[];
  readonly detail: string;
  /** The same without saying that it was not tested; null where it says something else. */
  readonly reason: string | null;
}

/** Why comparisons could not be made, each reason once. */
export function untestedReasons(
  findings: readonly {
    readonly name: string;
    readonly passed: boolean | null;
    readonly statement: AuditStatement;
  }[],
): readonly UntestedReason[] {
  const reasons = new Map<string, { names: Set<string>; reason: string | null }>();
  for (const { name, passed, statement } of findings) {
    if (passed !== null) continue;
    const detail = auditDetail({ statement });
    const reason = statement.code === "not-tested" ? `${reasonWords(statement.facts)}.` : null;
    const known = reasons.get(detail) ?? { names: new Set(), reason };
    known.names.add(name);
    reasons.set(detail, known);
  }
  return [...reasons].map(([detail, { names, reason }]) => ({ names: [...names], detail, reason }));
}

const DETAILS: Wording<AuditFacts> = {
  ...APPLICATION_DETAILS,
  ...ORDER_DETAILS,
  ...ROW_DETAILS,
  "not-tested": (reason) => `Not tested: ${reasonWords(reason)}.`,
};
