import type { Severity } from "../document/identities.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { Chain } from "./chain.ts";
import { type AuditFinding, findingOf, type Verdict } from "./audit-finding.ts";
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
  readonly test: (step: Step) => Verdict;
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
  readonly test: (documents: OrderDocuments, chain: Chain) => readonly Verdict[];
}

/** A check of the change orders that are listed against their documents. */
export function defineDocumentCheck(rule: DocumentRule): AuditCheck {
  const { name, severity, verifies, test } = rule;
  return {
    name,
    severity,
    verifies,
    run: (chain, _steps, documents) =>
      test(documents, chain).map((verdict) => findingOf(rule, verdict)),
  };
}

/** A verdict that says nothing, with the reason. */
export function notTested(step: Step, reason: string): Verdict {
  return { passed: null, detail: `Not tested: ${reason}.`, files: filesOf(step) };
}

/** A verdict that says nothing because one of the applications does not print what is compared. */
export function notPrinted(step: Step, words: string, isInFormer: boolean): Verdict {
  const lacking = isInFormer ? step.current : step.former;
  return notTested(step, `no ${words} was found in ${lacking.words}`);
}

/** The files of a step, the tested one first. */
export function filesOf({ former, current }: Step): readonly string[] {
  return [current.file, former.file];
}

/** `applications 2 and 4 to 9 are missing`. */
export function missingWords(missing: readonly number[]): string {
  return `${numberWords(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
}

/** `application 3`, or `applications 2 and 4 to 9`. */
export function numberWords(numbers: readonly number[]): string {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = runs.at(-1) ?? [number, NaN];
    if (last === number - 1) runs.splice(-1, 1, [first, number]);
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([first, last]) =>
    last - first > 1
      ? [`${first} to ${last}`]
      : first === last
        ? [`${first}`]
        : [`${first}`, `${last}`],
  );
  return `${numbers.length === 1 ? "application" : "applications"} ${enumerate(words)}`;
}

function untested(step: Step): Verdict {
  return notTested(step, missingWords(step.missing));
}
