import type { Severity } from "../document/identities.ts";
import type { TwoApplications } from "../finding/application-name.ts";
import type { SoughtFigure, Untested } from "../finding/audit-untested.ts";
import type { Chain } from "./chain.ts";
import { type AuditFinding, type BareFinding, findingOf } from "./audit-finding.ts";
import type { OrderDocuments } from "./order-documents.ts";
import type { Step } from "./step.ts";

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
export interface DocumentRule {
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
