import type { DocumentType } from "../kinds/kinds.ts";

/** A word that the model may point at. The identifier is ours and says nothing of the word. */
interface AskedWord {
  readonly id: string;
  readonly text: string;
}

/** Words of one printed line, from left to right. */
export interface AskedLine {
  readonly pageNumber: number;
  readonly words: readonly AskedWord[];
}

/** One field that is asked for. */
export interface AskedField {
  /** Its public name, such as `currentPaymentDue`. */
  readonly name: string;
  /** What it means, in a sentence or two for a reader who knows the trade but not our names. */
  readonly means: string;
  /** The answers among which one is to be chosen; left out where words alone are the answer. */
  readonly choices?: readonly string[];
}

/** What is asked of a model about one document: words as data, and the fields that are null or unsure. */
export interface Question {
  readonly documentType: DocumentType;
  readonly fields: readonly AskedField[];
  readonly lines: readonly AskedLine[];
}

/** Where a field is printed, as the model says it: identifiers of words in their order, none where it is not printed. */
export interface Pointing {
  readonly field: string;
  readonly words: readonly string[];
  /** One of the field's choices; null where it has none. */
  readonly choice: string | null;
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

/** Why a model did not help. */
export type ModelFailure =
  | "over-budget"
  | "too-long"
  | "unreachable"
  | "refused"
  | "timeout"
  | "unusable-answer"
  | "switched-off-for-now";

/** What came of a question. Whatever a model answers, the identifiers are not yet believed. */
export type Reply =
  | {
      readonly kind: "pointed";
      readonly pointings: readonly Pointing[];
      readonly use: ModelUse;
    }
  | {
      readonly kind: "failed";
      readonly failure: ModelFailure;
      /** A full sentence for a person, without a word of the document. */
      readonly message: string;
      readonly use: ModelUse;
    };

/** Asks a model. Never rejects. */
export type AskModel = (question: Question) => Promise<Reply>;
