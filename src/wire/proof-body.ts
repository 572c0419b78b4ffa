import { sha256 } from "../base/sha256.ts";
import type { Provenance } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import type { FieldEvidence, ModelReport, Reading } from "../kinds/reading.ts";
import type { Answer } from "./answer.ts";
import type { EvidenceBodies, EvidenceBody, PlaceBody } from "./evidence-contract.ts";
import type { FindingBody, ModelBody, ProofBody } from "./proof-contract.ts";
import { type Namer, namerOf } from "./public-name.ts";
import { toCheckBody, toFourPlaces, toHundredths, toSides } from "./values.ts";
import { VERSION } from "./version.ts";

/** The evidence of every field. */
export function toEvidenceBodies({ documentType, evidence }: Reading): EvidenceBodies {
  const nameOf = namerOf(documentType);
  return Object.fromEntries(evidence.map((one) => [nameOf(one.field), toEvidenceBody(one)]));
}

/** Nothing is said to be more certain. */
const SUREST = 0.999;

/** What ends every full answer. */
export function toProofBody(reading: Reading, plain: Answer): ProofBody {
  const nameOf = namerOf(reading.documentType);
  return {
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
    scannedPages: (reading.scans ?? []).map(({ pageNumber, quarterTurns, skewDegrees }) => ({
      page: pageNumber,
      quarterTurns,
      skewDegrees: toFourPlaces(skewDegrees),
    })),
    engine: {
      version: VERSION,
      templateId: reading.templateId,
      sha256: sha256InHex(JSON.stringify(plain)),
    },
  };
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

function sha256InHex(text: string): string {
  return [...sha256(new TextEncoder().encode(text))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
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
