import { PAY_APPLICATION_IDENTITIES, type Severity } from "../document/identities.ts";
import { LINE_PATH_OF_FIELD } from "../document/line-of-field.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { CheckResult } from "./check.ts";
import type { Culprit } from "./culprit.ts";
import { enumerate, FIGURE_WORDS } from "./figure-words.ts";
import { FURTHER_CHECKS, ROW_CHECKS } from "./index.ts";
import { namesOf } from "./names-of.ts";

/** More sentences than this are not read; the rest is only counted. */
const WARNING_COUNT = 12;

/** What the proof of a pay application found. */
export interface Findings {
  /** The contract's checks. */
  readonly checks: readonly CheckResult[];
  /** The form's further identities. */
  readonly identities: readonly CheckResult[];
  readonly culprit: Culprit | null;
}

/**
 * Sentences for a person, the weightiest first: one for each failed check of the contract, then the
 * broken identities that say something more, the figure that explains them, and what else is odd.
 */
export function warningsFor(document: PayApplication, findings: Findings): readonly string[] {
  const failedChecks = findings.checks.filter(isFailed);
  const broken = news(failedChecks, findings.identities.filter(isFailed));
  const isColumn = ({ name }: CheckResult): boolean => name.startsWith("column_total_");
  const columns = broken.filter(isColumn);
  const [others, merged] =
    columns.length > 1
      ? [broken.filter((result) => !isColumn(result)), [columnSentence(columns)]]
      : [broken, []];
  const sentences = [
    ...failedChecks.map(({ detail }) => detail),
    ...others.map(sentenceOf),
    ...merged,
    ...(findings.culprit === null ? [] : [findings.culprit.sentence]),
    ...unlistedChangeOrders(document),
  ];
  return shortened([...new Set(sentences)]);
}

/** The failed checks that a person need know: those of the contract, then the broken identities that say something more. */
export function failuresToTell({
  checks,
  identities,
}: Pick<Findings, "checks" | "identities">): readonly CheckResult[] {
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
  return `${LINE_PATH_OF_FIELD.get(figure) ?? figure} ${expected?.key() ?? name}`;
}

function isFailed({ passed }: CheckResult): boolean {
  return passed === false;
}

function sentenceOf({ name, detail }: CheckResult): string {
  return name.startsWith("sheet_to_summary_") ? `${detail} The summary page is followed.` : detail;
}

function columnSentence(columns: readonly CheckResult[]): string {
  const parts = columns.map(({ figures, printed, expected }) => {
    const words = namesOf(FIGURE_WORDS)
      .filter((path) => path === figures[0])
      .map((path) => FIGURE_WORDS[path]);
    return `${words.join("")} ${String(printed)} against ${String(expected)}`;
  });
  return `The rows of the continuation sheet do not add up to its totals: ${enumerate(parts)}.`;
}

function unlistedChangeOrders({ lines, changeOrders }: PayApplication): readonly string[] {
  const net = lines.netChangeByChangeOrders;
  if (net === null || net.value.isZero() || changeOrders.length > 0) return [];
  return [`Change orders change the contract by ${net.value.toString()}, but none is listed.`];
}

function shortened(sentences: readonly string[]): readonly string[] {
  if (sentences.length <= WARNING_COUNT) return sentences;
  const others = sentences.length - WARNING_COUNT;
  return [...sentences.slice(0, WARNING_COUNT), `And ${others} more.`];
}
