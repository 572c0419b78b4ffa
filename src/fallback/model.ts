/*
 * The port to a model, which may point at words and say nothing else: a question holds words with identifiers, a reply
 * holds identifiers. `prompt` writes the question and `parse-answer` takes the answer's form, `conversation` repairs
 * once and tries again, `request` sends within `document-spend` and `day-spend`, `breaker` leaves a failing endpoint
 * alone, two adapters in `providers/` speak the protocols over one `exchange`. Only the main thread asks and knows the
 * key; a worker hands its question over with a port for the reply.
 */

import type { DocumentType } from "../kinds/kinds.ts";
import type { ModelUse } from "../kinds/reading.ts";

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
