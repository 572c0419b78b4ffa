import type { AuditStatement } from "../../src/finding/audit-statement.ts";

/** What a comparison says, by its code, or why it was not made. */
export function codeOf(finding: { readonly statement: AuditStatement } | undefined): string {
  if (finding === undefined) return "nothing";
  const { code, facts } = finding.statement;
  return code === "not-tested" ? facts.code : code;
}
