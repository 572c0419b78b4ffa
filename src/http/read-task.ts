import type { Limits } from "../base/limits.ts";
import type { ReadErrorCode } from "../base/read-error.ts";
import type { WeighedAnswer } from "../batch/worker-lane.ts";
import type { ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";

/** What a worker that counts is asked: how many pages a document has, so that a price can be named. */
export interface CountTask {
  readonly bytes: Uint8Array;
  readonly limits: Limits;
}

/** How it answers. */
export type CountAnswer = WeighedAnswer &
  (
    | { readonly kind: "counted"; readonly pages: number }
    | { readonly kind: "unread"; readonly code: ReadErrorCode }
  );

/** What a worker that reads is asked. */
export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
  /** The contract's answer, the same with its proof, or the HTML page that shows it. */
  readonly form: "plain" | "full" | "page";
  /** Whether the main thread answers questions to a model. */
  readonly mayAsk: boolean;
}

/** What may be counted and logged of a read: nothing of what the document says. */
export interface ReadFacts {
  readonly documentType: Reading["documentType"];
  readonly pages: number;
  readonly scannedPages: number;
  readonly checks: readonly { readonly name: string; readonly passed: boolean | null }[];
  readonly confidence: number;
  /** Requests to a model, and the tokens that they cost. */
  readonly modelRequests: number;
  readonly modelTokens: number;
}

/** How a worker answers: the body as it is sent, or why there is none. */
export type ReadAnswer = WeighedAnswer &
  (
    | { readonly kind: "read"; readonly body: string; readonly facts: ReadFacts }
    | { readonly kind: "unread"; readonly code: ReadErrorCode }
  );
