import type { Box } from "../base/box.ts";
import type { FieldState } from "../reading.ts";
import type { CheckBody } from "./contract.ts";

/** Where a row stands: the page on which it begins and the box around its cells there; null where nothing is printed. */
export interface RowPlace {
  readonly page: number | null;
  readonly box: Box | null;
}

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
