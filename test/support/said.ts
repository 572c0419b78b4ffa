import { type Finding, found } from "../../src/finding/finding.ts";

/** A finding of a reading by hand that no check tells, whose sentence is the given one. */
export function said(sentence: string): Finding {
  return found("recognition-missing", { remedy: sentence });
}

/** A finding of a reading by hand that a failed check with this sentence tells. */
export function failing(detail: string): Finding {
  return found("check-failed", { name: "g702_math", severity: "high", detail });
}
