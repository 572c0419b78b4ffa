import { type Finding, found } from "../../src/finding/finding.ts";
import type { Statement } from "../../src/finding/statement.ts";

/** A finding of a reading by hand that no check tells, whose sentence is the given one. */
export function said(sentence: string): Finding {
  return found("recognition-missing", { remedy: sentence });
}

/** A finding of a reading by hand of a failed check that says this. */
export function failing(statement: Statement): Finding {
  const statements = [statement];
  return found("check-failed", { name: "g702_math", severity: "high", statements });
}
