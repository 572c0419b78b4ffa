import type { Finding } from "../../src/finding/finding.ts";
import { found } from "../../src/finding/finding.ts";

/** A finding of a reading by hand, whose sentence is the given one. */
export function said(detail: string): Finding {
  return found("check-failed", { name: "line_math", severity: "high", detail });
}
