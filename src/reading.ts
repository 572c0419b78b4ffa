import type { ReadErrorCode } from "./base/read-error.ts";
import type { CheckResult } from "./checks/check.ts";
import type { Heading } from "./document/heading.ts";
import type { PayApplication } from "./document/pay-application.ts";
import type { Provenance } from "./document/sourced.ts";

/** One named part of the confidence, 0 to 1, with the reason. The confidence is a pure function of these. */
export interface ConfidencePart {
  readonly name: string;
  readonly value: number;
  readonly because: string;
}

/** A figure that stood for the same field and was not chosen. */
export interface LostCandidate {
  readonly printed: string;
  readonly pageNumber: number;
  readonly because: string;
}

/** How one field came to its value. */
export interface FieldEvidence {
  /** The public field name, such as `currentPaymentDue` or `lines.previousCertificates`. */
  readonly field: string;
  readonly from: readonly Provenance[];
  /** Sentences: the label it stands by, the identities that hold with it. */
  readonly because: readonly string[];
  /** 0 to 1: how much it stands out against the next candidate. */
  readonly margin: number;
  readonly lost: readonly LostCandidate[];
}

/** All that the engine says about one document. */
export interface Reading {
  readonly document: PayApplication;
  /** Whom and what the document is for. */
  readonly heading: Heading;
  /** The contract's checks, in a fixed order. */
  readonly checks: readonly CheckResult[];
  /** The form's further identities, for `detail: full`. */
  readonly identities: readonly CheckResult[];
  /** One sentence per failed check, then what a careful reader would notice. */
  readonly warnings: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
  readonly confidenceParts: readonly ConfidencePart[];
  readonly evidence: readonly FieldEvidence[];
  /** Identifier of the template that read the document. */
  readonly templateId: string;
  readonly pageCount: number;
}

/** The outcome of one input: a reading, or the reason why there is none. */
export type Outcome =
  | { readonly kind: "read"; readonly reading: Reading }
  | { readonly kind: "unread"; readonly code: ReadErrorCode; readonly message: string };
