import type { CheckResult } from "../checks/check.ts";
import { pageClassOf } from "../confidence/signs.ts";
import { confidenceOf } from "../confidence/weigh.ts";
import { withValue, withWithheld } from "../confidence/withhold.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import { OF_ITEMS, OF_PROOF } from "../finding/finding-codes.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { FieldConfidence, FieldEvidence, Reading } from "../kinds/reading.ts";

/** Fields that somebody has pointed at, a model or a person. */
export interface Taken {
  readonly taken: readonly string[];
  /** What stands in them; null where nothing is printed, left out of a field that is told in one of a few words. */
  readonly values: ReadonlyMap<string, Sourced<unknown> | null>;
  /** Who says so, in a full sentence. */
  readonly because: string;
  /** How certain such a field is, beside all checks and identities. */
  readonly weigh: (field: FieldConfidence, results: readonly CheckResult[]) => FieldConfidence;
}

/** Checks, findings and confidence of a reading in whose document fields have been taken. */
export function rechecked(
  reading: Reading,
  before: Reading,
  { taken, values, because, weigh }: Taken,
): Reading {
  const left = before.fields.filter(({ field }) => !taken.includes(field));
  const printed = withWithheld(reading.document, left);
  const proof = kindOf(printed.documentType).check(printed);
  const results = [...proof.checks, ...proof.identities];
  const evidence = [
    ...before.evidence.filter(({ field }) => !values.has(field) || !taken.includes(field)),
    ...[...values].flatMap(([field, value]) =>
      taken.includes(field) && value !== null ? [pointedAt(field, value, because)] : [],
    ),
  ];
  const fields = before.fields.map((field) =>
    taken.includes(field.field) ? weigh(field, results) : field,
  );
  const pages = pageClassOf(before.evidence);
  const confidence = confidenceOf({ kind: reading.documentType, pages, fields, results });
  const others = before.findings.filter((finding) => !isOutdated(finding, taken));
  return {
    ...reading,
    checks: proof.checks,
    identities: proof.identities,
    findings: [...proof.findings, ...others],
    confidence: confidence.value,
    confidenceParts: confidence.parts,
    fields,
    evidence,
  };
}

/** The document with a value at a field of the contract, and at the line of the form that it is. */
export function withPointed<Document extends Reading["document"]>(
  document: Document,
  field: string,
  value: Sourced<unknown> | null,
): Document {
  const { line } = kindOf(document.documentType).fields[field] ?? {};
  const own = withValue(document, field, value);
  return line === undefined ? own : withValue(own, line, value);
}

function pointedAt(field: string, { from }: Sourced<unknown>, because: string): FieldEvidence {
  return { field, from, because: [because], margin: 0, lost: [] };
}

/** What the proof says is said anew, and a field that was taken is no longer left out, nor what the engine was unsure of. */
function isOutdated(finding: Finding, taken: readonly string[]): boolean {
  if (finding.code === "value-withheld" || finding.code === "name-unsure")
    return taken.includes(finding.facts.field);
  if (OF_ITEMS.has(finding.code)) return finding.figures.some((figure) => taken.includes(figure));
  return OF_PROOF.has(finding.code);
}
