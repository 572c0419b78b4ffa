import type { Severity } from "../document/identities.ts";
import { ORDER_SENTENCES } from "./order-sentences.ts";
import {
  APPLICATION_SENTENCES,
  E_INVOICE_SENTENCES,
  INVOICE_SENTENCES,
  READING_SENTENCES,
  WITNESS_SENTENCES,
} from "./paper-sentences.ts";
import { STANDING_SENTENCES } from "./standing-sentences.ts";
import { POINTING_SENTENCES } from "./pointing-sentences.ts";
import { WAIVER_SENTENCES } from "./waiver-sentences.ts";
import type { Finding, FindingCode, Sentences } from "./finding.ts";
import { FINDING_CODES } from "./finding-codes.ts";

/** A finding in words, for a person: a full sentence with the figures as printed. */
export function sentenceOf(finding: Finding): string {
  // TypeScript does not see that code and facts of one finding belong together.
  const words = SENTENCES[finding.code] as (facts: Finding["facts"]) => string;
  return words(finding.facts);
}

/** What a reading's findings say, in words. */
export function warningsOf({
  findings,
}: {
  readonly findings: readonly Finding[];
}): readonly string[] {
  return findings.map(sentenceOf);
}

/** The same without those that a list of checks tells already. */
export function warningsBesideChecks({
  findings,
}: {
  readonly findings: readonly Finding[];
}): readonly string[] {
  return findings.filter(({ code }) => code !== "check-failed").map(sentenceOf);
}

/** How much a finding weighs: a failed check as much as its rule says. */
export function severityOfFinding({ code, facts }: Finding): Severity {
  return "severity" in facts ? facts.severity : FINDING_CODES[code].severity;
}

/** Findings whose words say the same are told once. */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const told = new Map<string, Finding>();
  for (const finding of findings) {
    const sentence = sentenceOf(finding);
    if (!told.has(sentence)) told.set(sentence, finding);
  }
  return [...told.values()];
}

const SENTENCES: Sentences<FindingCode> = {
  ...READING_SENTENCES,
  ...POINTING_SENTENCES,
  ...APPLICATION_SENTENCES,
  ...ORDER_SENTENCES,
  ...INVOICE_SENTENCES,
  ...WITNESS_SENTENCES,
  ...E_INVOICE_SENTENCES,
  ...STANDING_SENTENCES,
  ...WAIVER_SENTENCES,
};
