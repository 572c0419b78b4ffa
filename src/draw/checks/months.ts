import type { AuditFinding } from "../../audit/audit-check.ts";
import { type BareDrawFinding, defineDrawCheck, type DrawCheck } from "../draw-check.ts";

/** What an audit asks of an application without calling it wrong. */
const ASKED: ReadonlySet<AuditFinding["statement"]["code"]> = new Set([
  "material-stored-long",
  "rows-ahead",
]);

/** Over the months, nothing is billed far ahead of its work. */
export const billedInStep: DrawCheck = defineDrawCheck({
  name: "billed_in_step",
  severity: "low",
  verifies: "No firm bills far ahead of its work, or for material that lies stored for long.",
  test: ({ parties }) =>
    parties.flatMap(({ name: firm, contract }) =>
      contract.findings.flatMap(({ statement, files, places }): readonly BareDrawFinding[] =>
        ASKED.has(statement.code)
          ? [{ firm, passed: null, statement: { code: "asked", facts: statement }, files, places }]
          : [],
      ),
    ),
});
