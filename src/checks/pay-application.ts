import { PAY_APPLICATION_IDENTITIES } from "../document/identities.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Finding } from "../finding/finding.ts";
import { figuresOf } from "./cells.ts";
import type { CheckResult } from "./check.ts";
import { findCulprit, type Culprit } from "./culprit.ts";
import { FURTHER_CHECKS, PAY_APPLICATION_CHECKS, ROW_CHECKS } from "./index.ts";
import { testIdentity } from "./linear.ts";
import { moneyFigures, roundingOf } from "./rounding.ts";
import { findingsOf } from "./findings.ts";

/** All that the printed figures of a pay application prove or contradict. */
export interface PayApplicationProof {
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
