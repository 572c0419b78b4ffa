import { createHash } from "node:crypto";
import type { Box } from "../base/box.ts";
import type { Money } from "../base/money.ts";
import type { CheckResult } from "../checks/check.ts";
import type { Provenance } from "../document/sourced.ts";
import type { FieldEvidence, FieldState, ModelReport, Reading } from "../reading.ts";
import type { Answer } from "./answer.ts";
import type { CheckBody } from "./contract.ts";
import { namerOf } from "./public-name.ts";
import { toCheckBody, toFourPlaces } from "./values.ts";
import { VERSION } from "./version.ts";

/** One place on a page: the box in points from the top left, the characters as printed. */
export interface PlaceBody {
  readonly page: number;
  readonly box: Box;
  readonly printed: string;
  readonly reader: "text" | "form" | "ocr" | "model";
  readonly certainty: number;
}

/** Why a field has its value, and which figures stood for it in vain. */
export interface EvidenceBody {
  readonly from: readonly PlaceBody[];
  readonly because: readonly string[];
  readonly margin: number;
  readonly lost: readonly {
    readonly printed: string;
    readonly page: number;
    readonly because: string;
  }[];
}

/** A check with both of its sides; the figures are paths into this answer. */
export interface IdentityBody extends CheckBody {
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
  readonly figures: readonly string[];
}

/** A page that was read from its picture, turned clockwise and then straightened: its boxes are of the straightened page. */
export interface ScannedPageBody {
  readonly page: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly skewDegrees: number;
}

/** How certain a field is, null included, and how it came to be what it is. */
export interface FieldConfidenceBody {
  readonly confidence: number;
  readonly state: FieldState;
}

/** What a model that was asked did, what it cost and where words went. */
export interface ModelBody {
  readonly model: string;
  readonly host: string;
  /** Whether words were sent beyond this machine. */
  readonly leftMachine: boolean;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In US dollars; null where no prices were set. */
  readonly costUsd: number | null;
  /** Fields that it was asked for, and those whose words were taken. */
  readonly asked: readonly string[];
  readonly taken: readonly string[];
  readonly failure: string | null;
}

/** What proves an answer, whatever the kind of document. */
export interface ProofBody {
  /** The contract's checks and the form's further identities, both sides of each. */
  readonly identities: readonly IdentityBody[];
  readonly confidenceParts: readonly {
    readonly name: string;
    readonly value: number;
    readonly because: string;
  }[];
  /** Every field of the contract by its name; within an object with a point, such as `vendor.name`. */
  readonly fieldConfidence: Readonly<Record<string, FieldConfidenceBody>>;
  /** Null where no model was asked. */
  readonly model: ModelBody | null;
  /** Pages whose words were recognised in their pictures. */
  readonly scannedPages: readonly ScannedPageBody[];
  readonly engine: {
    readonly version: string;
    readonly templateId: string;
    /** SHA-256 of `JSON.stringify` of the plain answer, in lower-case hexadecimal. */
    readonly sha256: string;
  };
}

/** What each field's evidence is, keyed by path into the answer, such as `currentPaymentDue` or `g702.lines.7`. */
export type EvidenceBodies = Readonly<Record<string, EvidenceBody>>;

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
      sha256: createHash("sha256").update(JSON.stringify(plain)).digest("hex"),
    },
  };
}

function toModelBody(report: ModelReport): ModelBody {
  const { model, host, leftMachine, requests, inputTokens, outputTokens, costUsd } = report;
  const { asked, taken, failure } = report;
  const use = { model, host, leftMachine, requests, inputTokens, outputTokens, costUsd };
  return { ...use, asked: [...asked], taken: [...taken], failure };
}

/** Boxes are measured in floating point; a hundredth of a point is far below what anyone can see. */
export function toHundredths({ left, top, right, bottom }: Box): Box {
  const rounded = (points: number): number => Math.round(points * 100) / 100;
  return {
    left: rounded(left),
    top: rounded(top),
    right: rounded(right),
    bottom: rounded(bottom),
  };
}

/** What a check prints, what it expects and the difference, as JSON numbers. */
export function toSides({ printed, expected, difference }: CheckResult): {
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
} {
  const side = (money: Money | null): number | null =>
    money === null ? null : money.toJsonNumber();
  return { printed: side(printed), expected: side(expected), difference: side(difference) };
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
