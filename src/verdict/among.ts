import type { Audit, AuditedApplication, AuditedContract } from "../audit/audit.ts";
import { type AuditFinding, failedFindings } from "../audit/audit-check.ts";
import { auditDetail } from "../finding/audit-sentences.ts";
import { type RepeatedInvoice, repetitionSentence } from "../finding/repetition.ts";
import { REASON_SENTENCES } from "../finding/verdict-words.ts";
import { inOrder } from "./failing-pages.ts";
import { type Reason, reason } from "./reason-codes.ts";

/** What papers of one folder say of each other. */
interface Compared {
  readonly audit: Audit;
  readonly repetitions: readonly RepeatedInvoice[];
}

/** The reasons that other papers give, by file. `isSure` tells whether nothing in the reading of a file is in doubt. */
export function reasonsAmong(
  { audit, repetitions }: Compared,
  isSure: (file: string) => boolean,
): ReadonlyMap<string, readonly Reason[]> {
  const reasons = new Map<string, Reason[]>();
  const add = (file: string, one: Reason): void => {
    reasons.set(file, [...(reasons.get(file) ?? []), one]);
  };
  for (const contract of audit.contracts) {
    for (const audited of contract.applications) {
      const { file } = audited.application;
      for (const one of standingReasons(audited)) add(file, one);
    }
    for (const finding of told(contract)) {
      const [file = ""] = finding.files;
      add(file, comparisonReason(finding, finding.files.every(isSure)));
    }
  }
  for (const repeated of repetitions) tellRepeated(repeated, add);
  return reasons;
}

function standingReasons({ standing }: AuditedApplication): readonly Reason[] {
  switch (standing.kind) {
    case "compared":
      return [];
    case "duplicate":
      return [reason("copy", REASON_SENTENCES.copy(standing.instead.file))];
    case "superseded":
      return [reason("superseded", REASON_SENTENCES.superseded(standing.instead.file))];
    case "competing":
      return [reason("competing", REASON_SENTENCES.competing(standing.instead.file))];
  }
}

/** The failed comparisons that no standing says already. */
function told(contract: AuditedContract): readonly AuditFinding[] {
  return failedFindings(contract).filter(({ statement: { code } }) => !BY_STANDING.has(code));
}

const BY_STANDING: ReadonlySet<AuditFinding["statement"]["code"]> = new Set([
  "copy-found",
  "number-claimed-twice",
]);

function comparisonReason(finding: AuditFinding, areSure: boolean): Reason {
  const { statement, severity, places, files, name } = finding;
  const isGap = statement.code === "applications-missing";
  const isCertain = areSure && severity === "high";
  const pages = places.flatMap(({ file, pageNumber }) => (file === files[0] ? [pageNumber] : []));
  return {
    code: isGap ? "earlier-missing" : isCertain ? "applications-disagree" : "comparison-doubtful",
    sentence: auditDetail(finding),
    pages: inOrder(pages),
    checks: [name],
  };
}

/** Of equal bills all but the first are copies; of those that are only alike each is to be looked at. */
function tellRepeated(repeated: RepeatedInvoice, add: (file: string, one: Reason) => void): void {
  const { repetition, invoices } = repeated;
  const [first, ...others] = invoices;
  if (first === undefined) return;
  const areCopies = repetition === "same-file" || repetition === "same-invoice";
  for (const { file } of areCopies ? others : invoices) {
    const one = areCopies
      ? reason("copy", REASON_SENTENCES.copy(first.file))
      : reason("repeated", repetitionSentence(repeated));
    add(file, one);
  }
}
