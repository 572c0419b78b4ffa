import { PAY_APPLICATION_IDENTITIES, type Severity } from "../document/identities.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Fields } from "../kinds/field.ts";
import { APPLICATION_FIELDS } from "../kinds/pay-application/fields.ts";
import type { CheckResult } from "./check.ts";
import { found, type Finding } from "../finding/finding.ts";
import { withoutRepeats } from "../finding/sentences.ts";
import type { Culprit } from "./culprit.ts";
import { FURTHER_CHECKS } from "./application-checks.ts";
import { ROW_CHECKS } from "./row-checks.ts";

/** More findings than this are not read; the rest is only counted. */
const MOST_TOLD = 12;

/** What the proof of a pay application tested. */
interface TestedApplication {
  /** The contract's checks. */
  readonly checks: readonly CheckResult[];
  /** The form's further identities. */
  readonly identities: readonly CheckResult[];
  readonly culprit: Culprit | null;
}

/**
 * What a person should know, the weightiest first: each failed check of the contract, then the broken identities that say
 * something more, the figure that explains them, and what else is odd.
 */
export function findingsOf(
  document: PayApplication,
  { checks, identities, culprit }: TestedApplication,
): readonly Finding[] {
  const failedChecks = checks.filter(isFailed);
  const broken = news(failedChecks, identities.filter(isFailed));
  const isColumn = ({ name }: CheckResult): boolean => name.startsWith("column_total_");
  const columns = broken.filter(isColumn);
  const [others, merged] =
    columns.length > 1
      ? [broken.filter((result) => !isColumn(result)), [columnsFinding(columns)]]
      : [broken, []];
  return shortened(
    withoutRepeats([
      ...failedChecks.map(checkFinding),
      ...others.map(identityFinding),
      ...merged,
      ...(culprit === null ? [] : [misprintFinding(culprit)]),
      ...unlistedChangeOrders(document),
    ]),
  );
}

/** A failed check as a finding. */
export function checkFinding({ name, statements, figures }: CheckResult): Finding {
  const severity = severityOf(name) ?? "high";
  return found("check-failed", { name, severity, statements }, figures);
}

/** A check that does not hold and was not counted as failed, because the reading is in doubt. */
export function doubtFinding({ name, statements, figures }: CheckResult): Finding {
  return found("check-doubtful", { name, statements }, figures);
}

/** The failed checks that a person need know: those of the contract, then the broken identities that say something more. */
export function failuresToTell({
  checks,
  identities,
}: Pick<TestedApplication, "checks" | "identities">): readonly CheckResult[] {
  const failedChecks = checks.filter(isFailed);
  return [...failedChecks, ...news(failedChecks, identities.filter(isFailed))];
}

/** How much a result of an identity weighs; null for a name that is none. */
export function severityOf(name: string): Severity | null {
  return SEVERITIES.get(name) ?? null;
}

const SEVERITIES: ReadonlyMap<string, Severity> = new Map(
  [...PAY_APPLICATION_IDENTITIES, ...FURTHER_CHECKS, ...ROW_CHECKS].map(({ name, severity }) => [
    name,
    severity,
  ]),
);

const IMPLIED_BY: ReadonlyMap<string, readonly string[]> = new Map(
  PAY_APPLICATION_IDENTITIES.map(({ name, impliedBy }) => [name, impliedBy]),
);

/** The broken identities that weigh enough and repeat nothing, high severity first. */
function news(
  failedChecks: readonly CheckResult[],
  failed: readonly CheckResult[],
): readonly CheckResult[] {
  const names = new Set([...failedChecks, ...failed].map(({ name }) => name));
  const told = new Set(failedChecks.map(claimOf));
  const weighty = (["high", "medium"] as const).flatMap((severity) =>
    failed.filter(({ name }) => severityOf(name) === severity),
  );
  return weighty.filter((result) => {
    const claim = claimOf(result);
    const isTold = told.has(claim);
    told.add(claim);
    return !isTold && !(IMPLIED_BY.get(result.name) ?? []).some((name) => names.has(name));
  });
}

/** Two results claim the same when they want the same figure to be the same amount. */
function claimOf({ name, figures: [figure = name], expected }: CheckResult): string {
  const fields: Fields = APPLICATION_FIELDS;
  return `${fields[figure]?.line ?? figure} ${expected?.key() ?? name}`;
}

function isFailed({ passed }: CheckResult): boolean {
  return passed === false;
}

function identityFinding(result: CheckResult): Finding {
  const { name, statements, figures } = result;
  if (!name.startsWith("sheet_to_summary_")) return checkFinding(result);
  const severity = severityOf(name) ?? "high";
  return found("sheet-against-summary", { name, severity, statements }, figures);
}

function columnsFinding(columns: readonly CheckResult[]): Finding {
  const facts = columns.map(({ figures: [figure = ""], printed, expected }) => ({
    figure,
    printed,
    expected,
  }));
  return found(
    "columns-do-not-add-up",
    { columns: facts },
    facts.map(({ figure }) => figure),
  );
}

function misprintFinding({ figure, cell, printed, suggested }: Culprit): Finding {
  return found("likely-misprint", { cell, printed, suggested }, [figure]);
}

function unlistedChangeOrders({ lines, changeOrders }: PayApplication): readonly Finding[] {
  const net = lines.netChangeByChangeOrders;
  if (net === null || net.value.isZero() || changeOrders.length > 0) return [];
  const figures = ["lines.netChangeByChangeOrders"];
  return [found("change-orders-not-listed", { net: net.value }, figures)];
}

function shortened(findings: readonly Finding[]): readonly Finding[] {
  const others = findings.length - MOST_TOLD;
  return others <= 0
    ? findings
    : [...findings.slice(0, MOST_TOLD), found("more-findings", { count: others })];
}
