import type { PaperKind } from "../base/paper-kind.ts";
import type { ReadErrorCode, UnreadHint } from "../base/read-error.ts";
import type { CheckResult } from "../checks/check.ts";
import type { LostCandidate, Provenance, Sourced } from "../document/sourced.ts";
import type { Finding, WitnessName } from "../finding/finding.ts";
import type {
  ApplicationContent,
  InvoiceContent,
  OrderContent,
  WaiverContent,
} from "./contents.ts";
import type { AnyContent } from "./kinds.ts";

/** One named part of the confidence, 0 to 1, with the reason. The confidence is a pure function of these. */
export interface ConfidencePart {
  readonly name: string;
  readonly value: number;
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

/** What the certainty of a field is weighed from. Each 0 to 1; left out where it says nothing of the field. */
export type SignName =
  /** How well label and place say that it is this field. */
  | "label"
  /** How likely what is said of it is among all that might be said. */
  | "lead"
  /** Identities that hold with it. */
  | "proofs"
  /** Identities that are broken with it. */
  | "doubts"
  /** How certain its characters are, by nines. */
  | "characters"
  /** Share of the other fields that were found. */
  | "company"
  /** Other figures say that it ought to be printed, though it was not found. */
  | "implied"
  /** Amounts beside it that no field explains: a missing one may be among them. */
  | "leftover"
  /** How clearly the layout is a known one. */
  | "layout"
  /** Identities of the whole document that hold, and that are broken. */
  | "proof"
  | "failures"
  /** Notices of what was left open. */
  | "notices";

export type Signs = Readonly<Partial<Record<SignName, number>>>;

/** How a field came to be what it is; fields that came differently are right differently often. */
export type FieldState =
  | "labelled"
  | "unlabelled"
  | "derived"
  | "computed"
  /** A model pointed at its words. */
  | "pointed"
  | "absent"
  | "withheld";

/** How certain one field of the contract is. */
export interface FieldConfidence {
  /** The contract's name of the field. */
  readonly field: string;
  readonly state: FieldState;
  readonly signs: Signs;
  /** Probability that the field is as printed, null included, 0 to 1. */
  readonly value: number;
  /** What was left out of the document; left out here where nothing was. */
  readonly withheld?: Sourced<unknown>;
}

/** What the engine says of every kind of document. */
export interface CommonReading {
  /** What a person should know: each failed check, then what a careful reader would notice. */
  readonly findings: readonly Finding[];
  /** Of these, what a careful reader would notice and no check can tell. */
  readonly notices: readonly Finding[];
  /** The contract's checks, in a fixed order; none for a change order. */
  readonly checks: readonly CheckResult[];
  /** Further identities among the printed figures, for `detail: full`. */
  readonly identities: readonly CheckResult[];
  /** 0 to 1. */
  readonly confidence: number;
  readonly confidenceParts: readonly ConfidencePart[];
  /** The contract's fields in its order, each with its own confidence. */
  readonly fields: readonly FieldConfidence[];
  readonly evidence: readonly FieldEvidence[];
  /** Identifier of the template that read the document. */
  readonly templateId: string;
  readonly pageCount: number;
  /** What a model that was asked did; left out where none was asked. */
  readonly model?: ModelReport;
  /** What second readers saw in the same places; left out where none was asked. */
  readonly witnesses?: readonly WitnessReport[];
  /** Pages whose words were recognised in their picture; left out where there are none. */
  readonly scans?: readonly Scan[];
  /** What the file holds, by its pages; left out where all of it is this document. */
  readonly documents?: readonly HeldDocument[];
}

/** A document of a file. Every page belongs to one. */
export interface HeldDocument {
  readonly kind: PaperKind;
  readonly firstPage: number;
  readonly lastPage: number;
  /** Whether the reading is of it. */
  readonly isRead: boolean;
}

/** What a second reader made of the places that a reading stands on. */
export interface WitnessReport {
  readonly witness: WitnessName;
  /** Places at which it saw digits. */
  readonly compared: number;
  /** Of these, places at which they are others. */
  readonly differing: number;
}

/** What asking cost, and where the words went. */
export interface ModelUse {
  /** As the provider calls it. */
  readonly model: string;
  /** Of the endpoint, with its port; words went there. */
  readonly host: string;
  /** Whether anything was sent beyond this machine's own loopback. */
  readonly leftMachine: boolean;
  /** Requests that were sent, repaired and repeated ones included. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In US dollars by the prices that were set; null where none were. */
  readonly costUsd: number | null;
}

/** What a model was asked, what of it was taken, what it cost and where words went. */
export interface ModelReport extends ModelUse {
  /** Fields that it was asked for, and those whose words were taken. */
  readonly asked: readonly string[];
  readonly taken: readonly string[];
  /** Why it did not help, in a full sentence; null where it answered. */
  readonly failure: string | null;
}

/** A page that was read from its picture. Boxes on it are of the picture once it is turned and then straightened. */
export interface Scan {
  readonly pageNumber: number;
  /** By how many quarters it was turned clockwise. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** By how many degrees its lines rose or fell. */
  readonly skewDegrees: number;
  /** Of the straightened page, in points. */
  readonly width: number;
  readonly height: number;
}

/** All that the engine says about one pay application. */
export type ApplicationReading = CommonReading & ApplicationContent;

/** All that the engine says about one change order. */
export type ChangeOrderReading = CommonReading & OrderContent;

/** All that the engine says about one construction document. */
export type ConstructionReading = ApplicationReading | ChangeOrderReading;

/** All that the engine says about one invoice, bill, receipt or credit note. */
export type InvoiceReading = CommonReading & InvoiceContent;

/** All that the engine says about one lien waiver. */
export type WaiverReading = CommonReading & WaiverContent;

/** All that the engine says about one document, of whichever kind. */
export type Reading = CommonReading & AnyContent;

/** The outcome of one input: a reading, or the reason why there is none. */
export type Outcome = { readonly kind: "read"; readonly reading: Reading } | Unread;

/** An input that was not read, and why. */
export interface Unread {
  readonly kind: "unread";
  readonly code: ReadErrorCode;
  /** A full sentence. */
  readonly message: string;
  /** What more is known; left out where nothing is. */
  readonly hints?: readonly UnreadHint[];
}
