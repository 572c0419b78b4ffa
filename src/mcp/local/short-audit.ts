import type { AuditResult } from "../../wire/audit-result.ts";

/** What a short answer names of each kind; the rest is counted, and stands in the full one. */
const MOST_NAMED = 12;

/** What of an audit needs somebody's attention. */
export function shortAudit({ contracts, notRead, notices }: AuditResult): object {
  const failed = contracts.flatMap(({ findings }) =>
    findings.filter(({ passed }) => passed === false),
  );
  const faulty = contracts.flatMap(({ applications }) =>
    applications
      .filter(({ failedChecks }) => failedChecks.length > 0)
      .map(({ file, failedChecks }) => ({
        file,
        failedChecks: failedChecks.map(({ name }) => name),
      })),
  );
  const doubts = contracts.flatMap((contract) => contract.doubts);
  return {
    contracts: contracts.length,
    applications: contracts.reduce((sum, { applications }) => sum + applications.length, 0),
    failed: first(
      failed.map(({ name, severity, detail, files, remedy }) => ({
        name,
        severity,
        files,
        detail,
        remedy,
      })),
    ),
    ownArithmeticFails: first(faulty),
    notRead: first(notRead.map(({ file, error }) => ({ file, error }))),
    doubts: first(doubts),
    notices: first(notices),
    leftOut: [failed, faulty, notRead, doubts, notices].reduce(
      (sum, { length }) => sum + Math.max(0, length - MOST_NAMED),
      0,
    ),
  };
}

/** One line that says what an audit came to. */
export function auditLine(
  { contracts, notRead }: AuditResult,
  { leftAlone, outside }: { readonly leftAlone: number; readonly outside: number },
): string {
  const applications = contracts.flatMap((contract) => contract.applications);
  const findings = contracts.flatMap((contract) => contract.findings);
  const failed = findings.filter(({ passed }) => passed === false).length;
  const faulty = applications.filter(({ failedChecks }) => failedChecks.length > 0).length;
  return `${[
    `${applications.length} applications of ${contracts.length} contracts`,
    failed === 0 ? "no comparison failed" : `${failed} comparisons FAILED`,
    faulty === 0 ? "the arithmetic of each holds" : `the arithmetic of ${faulty} FAILS`,
    notRead.length === 0 ? "every file was read" : `${notRead.length} files NOT READ`,
    ...(leftAlone === 0 ? [] : [`${leftAlone} files left alone that are no PDF`]),
    ...(outside === 0 ? [] : [`${outside} links left alone that lead out of the allowed folders`]),
  ].join("; ")}.`;
}

function first<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MOST_NAMED);
}
