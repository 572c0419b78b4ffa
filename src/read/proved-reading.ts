import type { CheckResult } from "../checks/check.ts";
import { pageClassOf } from "../confidence/signs.ts";
import type { WeighedField } from "../confidence/probability.ts";
import { confidenceOf, provingResults, withProbabilities } from "../confidence/weigh.ts";
import { withheld } from "../confidence/withhold.ts";
import type { Finding } from "../finding/finding.ts";
import type { Kind } from "../kinds/kind.ts";
import type { AnyContent } from "../kinds/kinds.ts";
import type { CommonReading, FieldEvidence } from "../kinds/reading.ts";

/** What is read of a paper, before it is weighed against its own arithmetic. */
export interface Drafted<Read extends AnyContent> extends Pick<
  CommonReading,
  "templateId" | "pageCount"
> {
  readonly content: Read;
  /** How each field came to its value, given what every check and identity came to. */
  readonly evidenceOf: (results: readonly CheckResult[]) => readonly FieldEvidence[];
  /** What speaks for and against each field, given what every check and identity came to. */
  readonly signsOf: (results: readonly CheckResult[]) => readonly WeighedField[];
  /** What a careful reader would notice and no check can tell. */
  readonly notices: readonly Finding[];
  /** What a witness beside the pages says. */
  readonly testimony?: readonly Finding[];
  /** What on the paper may explain that a check fails. */
  readonly explanationsOf?: (results: readonly CheckResult[]) => readonly Finding[];
  readonly keepsDoubtful: boolean;
}

/** What the engine says of a paper beside its content, before anybody else is asked. */
type Proof = Omit<CommonReading, "model" | "scans">;

/** The reading of a paper of one kind: its proof, how sure each field is, and without the values that do not stand out. */
export function provedReading<Read extends AnyContent>(
  kind: Kind<Read>,
  {
    content,
    evidenceOf,
    signsOf,
    notices,
    testimony = [],
    explanationsOf,
    ...given
  }: Drafted<Read>,
): Proof & Read {
  const documentType = content.documentType;
  // Checks are of what is printed, also where a value is left out afterwards.
  const { checks, identities, findings: broken } = kind.check(content.document);
  const results = [...checks, ...identities];
  const evidence = evidenceOf(results);
  const pages = pageClassOf(evidence);
  const weighed = withProbabilities({ kind: documentType, pages, fields: signsOf(results) });
  const { keepsDoubtful, templateId, pageCount } = given;
  const left = withheld(content.document, weighed, { evidence, pages, keepsDoubtful });
  const { fields } = left;
  const proving = provingResults({ checks, identities, notices });
  const confidence = confidenceOf({ kind: documentType, pages, fields, results: proving });
  const proof: Proof = {
    checks,
    identities,
    findings: [
      ...broken,
      ...(explanationsOf?.(results) ?? []),
      ...notices,
      ...testimony,
      ...left.findings,
    ],
    notices,
    confidence: confidence.value,
    confidenceParts: confidence.parts,
    fields,
    evidence,
    templateId,
    pageCount,
  };
  return Object.assign({}, content, { document: left.document }, proof);
}
