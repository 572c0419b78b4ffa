import { sha256InHex } from "../base/sha256.ts";
import type { Provenance } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import type { FieldEvidence, ModelReport, Reading } from "../kinds/reading.ts";
import { judgeReading } from "../verdict/judgement.ts";
import type { Reason } from "../verdict/reason-codes.ts";
import { ADDITIONS } from "./additions.ts";
import { type Answer, toAnswer } from "./answer.ts";
import { bodyOf, oncePerType } from "./body-of.ts";
import type { EvidenceBodies, EvidenceBody, PlaceBody } from "./evidence-contract.ts";
import type { HeldDocumentBody } from "./file-contract.ts";
import type { FullAnswers } from "./full-contract.ts";
import type { FindingBody, ModelBody, ProofBody } from "./proof-contract.ts";
import { fullShape } from "./shape.ts";
import { type Namer, namerOf, toCheckBody, toFourPlaces, toHundredths, toSides } from "./values.ts";
import { VERSION } from "./version.ts";

/** The reading with everything that proves it; `others` are the reasons that other papers give. */
export function toFullResult<Read extends Reading>(
  reading: Read,
  others: readonly Reason[] = [],
): FullAnswers[Read["documentType"]] {
  const plain = toAnswer(reading);
  const additions = additionsOf(reading.documentType);
  const shape = shapeOf(reading.documentType);
  const result = {
    ...plain,
    evidence: toEvidenceBodies(reading),
    ...bodyOf(shape, reading, ({ path }) => additions[path]?.of(reading)),
    ...toProofBody(reading, plain, others),
  };
  return result as unknown as FullAnswers[Read["documentType"]];
}

function additionsOf(documentType: DocumentType): NonNullable<(typeof ADDITIONS)[DocumentType]> {
  return ADDITIONS[documentType] ?? {};
}

const shapeOf = oncePerType((documentType) =>
  fullShape(kindOf(documentType), additionsOf(documentType)),
);

/** The evidence of every field. */
function toEvidenceBodies({ documentType, evidence }: Reading): EvidenceBodies {
  const nameOf = namerOf(documentType);
  return Object.fromEntries(evidence.map((one) => [nameOf(one.field), toEvidenceBody(one)]));
}

/** Nothing is said to be more certain. */
const SUREST = 0.999;

/** What ends every full answer. */
function toProofBody(reading: Reading, plain: Answer, others: readonly Reason[]): ProofBody {
  const nameOf = namerOf(reading.documentType);
  const { verdict, reasons } = judgeReading(reading, others);
  return {
    verdict,
    reasons: reasons.map(({ pages, checks, ...reason }) => ({
      ...reason,
      pages: [...pages],
      checks: [...checks],
    })),
    findings: reading.findings.map((finding) => toFindingBody(finding, nameOf)),
    identities: [...reading.checks, ...reading.identities].map((check) => ({
      ...toCheckBody(check),
      ...toSides(check),
      figures: check.figures.map(nameOf),
    })),
    confidenceParts: reading.confidenceParts.map(({ name, value, because }) => ({
      name,
      value: toFourPlaces(value),
      because,
    })),
    fieldConfidence: Object.fromEntries(
      reading.fields.map(({ field, value, state }) => [
        field,
        { confidence: Math.min(SUREST, value), state },
      ]),
    ),
    model: reading.model === undefined ? null : toModelBody(reading.model),
    witnesses: [...(reading.witnesses ?? [])],
    scannedPages: (reading.scans ?? []).map(({ pageNumber, quarterTurns, skewDegrees }) => ({
      page: pageNumber,
      quarterTurns,
      skewDegrees: toFourPlaces(skewDegrees),
    })),
    documents: documentsIn(reading),
    engine: {
      version: VERSION,
      templateId: reading.templateId,
      sha256: sha256InHex(JSON.stringify(plain)),
    },
  };
}

/** What the file holds; one document where it is nothing else. */
function documentsIn({ documents, documentType, pageCount }: Reading): HeldDocumentBody[] {
  const whole = { kind: documentType, firstPage: 1, lastPage: pageCount, isRead: true };
  return (documents ?? [whole]).map((one) => ({ ...one }));
}

function toFindingBody(finding: Finding, nameOf: Namer): FindingBody {
  const { code, figures, facts } = finding;
  return {
    code,
    severity: severityOfFinding(finding),
    sentence: sentenceOf(finding),
    check: "severity" in facts ? facts.name : null,
    figures: figures.map(nameOf),
  };
}

function toModelBody(report: ModelReport): ModelBody {
  const { model, host, leftMachine, requests, inputTokens, outputTokens, costUsd } = report;
  const { asked, taken, failure } = report;
  const use = { model, host, leftMachine, requests, inputTokens, outputTokens, costUsd };
  return { ...use, asked: [...asked], taken: [...taken], failure };
}

function toEvidenceBody({ from, because, margin, lost }: FieldEvidence): EvidenceBody {
  return {
    from: from.map(toPlaceBody),
    because: [...because],
    margin: toFourPlaces(margin),
    lost: lost.map(({ printed, pageNumber, because }) => ({ printed, page: pageNumber, because })),
  };
}

function toPlaceBody({ pageNumber, box, printed, reader, certainty }: Provenance): PlaceBody {
  return {
    page: pageNumber,
    box: toHundredths(box),
    printed,
    reader,
    certainty: toFourPlaces(certainty),
  };
}
