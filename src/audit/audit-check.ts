import type { Application } from "./application.ts";
import type { Chain } from "./chain.ts";
import type { OrderDocuments } from "./placing.ts";
import type { Step } from "./step.ts";
import { Money } from "../base/money.ts";
import { isRounding, type Rounding } from "../checks/rounding.ts";
import type { Severity } from "../document/identities.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import type { TwoApplications } from "../finding/contract-names.ts";
import type { AuditedFigure, AuditStatement } from "../finding/audit-statement.ts";
import type { SoughtFigure, Untested } from "../finding/audit-untested.ts";
import type { Comparison } from "../finding/comparison.ts";

/** A named identity over the applications of one contract. */
export interface AuditCheck {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  readonly run: (
    chain: Chain,
    steps: readonly Step[],
    documents: OrderDocuments,
  ) => readonly AuditFinding[];
}

/** A rule about an application and the one before it, as its author writes it. */
export interface StepRule {
  readonly name: string;
  readonly severity: Severity;
  readonly verifies: string;
  /** Whether it says nothing where applications between the two are missing. */
  readonly needsNeighbour: boolean;
  readonly test: (step: Step) => BareFinding;
}

/** A check of every step of a chain. */
export function defineStepCheck(rule: StepRule): AuditCheck {
  const { name, severity, verifies, needsNeighbour, test } = rule;
  return {
    name,
    severity,
    verifies,
    run: (_chain, steps) =>
      steps.map((step) =>
        findingOf(rule, needsNeighbour && step.missing.length > 0 ? untested(step) : test(step)),
      ),
  };
}

/** A rule about the change order documents of a contract, as its author writes it. */
interface DocumentRule {
  readonly name: string;
  readonly severity: Severity;
  readonly verifies: string;
  readonly test: (documents: OrderDocuments, chain: Chain) => readonly BareFinding[];
}

/** A check of the change orders that are listed against their documents. */
export function defineDocumentCheck(rule: DocumentRule): AuditCheck {
  const { name, severity, verifies, test } = rule;
  return {
    name,
    severity,
    verifies,
    run: (chain, _steps, documents) => test(documents, chain).map((bare) => findingOf(rule, bare)),
  };
}

/** A finding that says nothing, with the reason. */
export function notTested(files: readonly string[], reason: Untested): BareFinding {
  return { passed: null, statement: { code: "not-tested", facts: reason }, files };
}

/** A finding that says nothing because one of the applications does not print what is compared. */
export function notFound(step: Step, figure: SoughtFigure, isInFormer: boolean): BareFinding {
  const { name: application } = isInFormer ? step.current : step.former;
  return notTested(filesOf(step), { code: "figure-not-found", facts: { figure, application } });
}

/** The files of a step, the tested one first. */
export function filesOf({ former, current }: Step): readonly string[] {
  return [current.file, former.file];
}

/** What the applications of a step are called. */
export function applicationNames({ former, current }: Step): TwoApplications {
  return { former: former.name, current: current.name };
}

function untested(step: Step): BareFinding {
  return notTested(filesOf(step), {
    code: "applications-missing",
    facts: { missing: step.missing },
  });
}

/** A figure's place in a folder. */
export interface FilePlace {
  readonly file: string;
  readonly pageNumber: number;
}

/** What a comparison of papers says. `passed` is null when a figure or a paper is missing. */
export interface Found<Statement> {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly severity: Severity;
  readonly passed: boolean | null;
  /** What it says, and what to send where it failed: `auditDetail` and `auditRemedy` put it into words. */
  readonly statement: Statement;
  /** The files that it is about, the tested one first. */
  readonly files: readonly string[];
  /** What the tested application prints, what the others give, and the difference; null where no amounts are compared. */
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** Where the compared figures stand, the tested one first. */
  readonly places: readonly FilePlace[];
}

/** What a comparison of applications says. */
export type AuditFinding = Found<AuditStatement>;

/** A finding before it has its check's name and weight. */
export type Bare<Statement> = Pick<Found<Statement>, "passed" | "statement" | "files"> &
  Partial<Pick<Found<Statement>, "severity" | "printed" | "expected" | "places">>;

export type BareFinding = Bare<AuditStatement>;

/** The finding of a check. */
export function findingOf<Statement>(
  { name, severity }: { readonly name: string; readonly severity: Severity },
  bare: Bare<Statement>,
): Found<Statement> {
  const { passed, statement, files, printed = null, expected = null, places = [] } = bare;
  return {
    name,
    severity: bare.severity ?? severity,
    passed,
    statement,
    files,
    printed,
    expected,
    difference: printed === null || expected === null ? null : printed.minus(expected),
    places: distinct(places),
  };
}

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;

/** The failed findings, the weightiest first. */
export function failedFindings({
  findings,
}: {
  readonly findings: readonly AuditFinding[];
}): readonly AuditFinding[] {
  return weightiestFailures(findings);
}

/** The failed ones of some findings, the weightiest first. */
export function weightiestFailures<Finding extends Found<unknown>>(
  findings: readonly Finding[],
): readonly Finding[] {
  return findings
    .filter(({ passed }) => passed === false)
    .toSorted((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
}

/** Where printed values of a file stand. */
export function placesIn(
  { file }: Pick<Application, "file">,
  ...values: readonly (Sourced<unknown> | null)[]
): readonly FilePlace[] {
  return values.flatMap((value) =>
    (value?.from ?? []).map(({ pageNumber }: Provenance) => ({ file, pageNumber })),
  );
}

function distinct(places: readonly FilePlace[]): readonly FilePlace[] {
  const seen = new Map(places.map((place) => [`${place.pageNumber} ${place.file}`, place]));
  return [...seen.values()];
}

/** A figure of the other side, which may stand for several that are printed. */
export interface AuditedTerm {
  readonly figure: AuditedFigure;
  readonly value: Money;
  readonly figureCount: number;
}

/** Holds a printed figure against the sum of others. */
export function compared(
  { figure, printed }: { readonly figure: AuditedFigure; readonly printed: Money },
  others: readonly AuditedTerm[],
  rounding: Rounding,
): Comparison<AuditedFigure> {
  const expected = Money.sum(others.map(({ value }) => value));
  const difference = printed.minus(expected);
  const figureCount = others.reduce((count, term) => count + term.figureCount, 1);
  const outcome = difference.isZero()
    ? "same"
    : isRounding(difference, figureCount, rounding)
      ? "whole amounts"
      : "apart";
  const terms = others.map(
    ({ figure: other, value }) => ({ sign: 1, figure: other, value }) as const,
  );
  return { relation: "equals", figure, printed, expected, terms, rate: null, outcome };
}

/** Whether both sides are the same, or but for their rounding. */
export function agrees({ outcome }: Comparison<AuditedFigure>): boolean {
  return outcome !== "apart";
}
