import {
  type FigurePath,
  type Identity,
  PAY_APPLICATION_IDENTITIES,
  type Term,
} from "../document/identities.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Finding } from "../finding/finding.ts";
import { type Figures, figuresOf } from "./cells.ts";
import type { CheckResult } from "./check.ts";
import { findCulprit, type Culprit } from "./culprit.ts";
import { moneyFigures, type Rounding, roundingOf } from "./rounding.ts";
import { findingsOf } from "./findings.ts";
import { FURTHER_CHECKS, PAY_APPLICATION_CHECKS } from "./application-checks.ts";
import { notPrinted, tested, untested } from "./define-check.ts";
import { stated } from "../finding/statement.ts";
import { equality, judge, type KnownTerm, type Verdict } from "./judge.ts";
import { ROW_CHECKS } from "./row-checks.ts";

/** All that the printed figures of a pay application prove or contradict. */
interface PayApplicationProof {
  /** The contract's checks, in a fixed order. */
  readonly checks: readonly CheckResult[];
  /** The form's further identities, in a fixed order. */
  readonly identities: readonly CheckResult[];
  /** The figure that alone explains what is broken; null where there is none. */
  readonly culprit: Culprit | null;
  /** What a person should know of them. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that a pay application can prove by itself. */
export function checkPayApplication(document: PayApplication): PayApplicationProof {
  const rounding = roundingOf(moneyFigures(document));
  const figures = figuresOf(document);
  const checks = PAY_APPLICATION_CHECKS.map((check) => check.run(document, rounding));
  const identities = [
    ...PAY_APPLICATION_IDENTITIES.map((identity) => testIdentity(identity, figures, rounding)),
    ...[...FURTHER_CHECKS, ...ROW_CHECKS].map((check) => check.run(document, rounding)),
  ];
  const isBroken = identities.some(({ passed }) => passed === false);
  const culprit = isBroken ? findCulprit(document, rounding) : null;
  const findings = findingsOf(document, { checks, identities, culprit });
  return { checks, identities, culprit, findings };
}

/** The checks of each row of the continuation sheet, in the order of the rows. */
export function checkRows(document: PayApplication): readonly (readonly CheckResult[])[] {
  const rounding = roundingOf(moneyFigures(document));
  const rows = document.sheet?.rows ?? [];
  return rows.map((row) => ROW_CHECKS.map((check) => check.runRow(row, document, rounding)));
}

/** Tests an identity of the form on the figures of a pay application. */
function testIdentity(
  identity: Identity<FigurePath>,
  figures: Figures,
  rounding: Rounding,
): CheckResult {
  const { name, printed, expected, otherwise, onlyWithout } = identity;
  const isPrinted = (figure: FigurePath): boolean => figures[figure].amount !== null;
  const present = onlyWithout.filter(isPrinted);
  const used = pathsOf(printed, expected);
  if (present.length > 0) {
    return untested(name, used, stated("only-without", { present }));
  }
  const left = figures[printed].amount;
  const right = knownTerms(expected, figures);
  if (left === null || right === null) {
    return notPrinted(
      name,
      used,
      used.filter((figure) => !isPrinted(figure)),
    );
  }
  const judged = (terms: readonly KnownTerm[]): Verdict =>
    judge(equality(printed, left.value, terms), rounding);
  const first = judged(right);
  const second = otherwise === null ? null : knownTerms(otherwise, figures);
  if (first.passed || otherwise === null || second === null) return tested(name, used, [first]);
  const alternative = judged(second);
  if (!alternative.passed) return tested(name, used, [first]);
  return tested(name, pathsOf(printed, otherwise), [alternative]);
}

function pathsOf(printed: FigurePath, terms: readonly Term<FigurePath>[]): readonly FigurePath[] {
  return [printed, ...terms.map(({ figure }) => figure)];
}

function knownTerms(
  terms: readonly Term<FigurePath>[],
  figures: Figures,
): readonly KnownTerm[] | null {
  const found: KnownTerm[] = [];
  for (const { sign, figure } of terms) {
    const amount = figures[figure].amount;
    if (amount === null) return null;
    found.push({ sign, figure, ...amount });
  }
  return found;
}
