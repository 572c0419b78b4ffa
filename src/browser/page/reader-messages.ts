import type { ReadErrorCode } from "../../base/read-error.ts";
import type { PaperHead } from "../../explain/paper-head.ts";
import type { Limits } from "../../base/limits.ts";

/** What the page asks its worker: first to take PDFium's WebAssembly, then one document after the other. */
export type ReaderTask =
  | { readonly kind: "start"; readonly wasm: ArrayBuffer }
  | {
      readonly kind: "read";
      readonly bytes: Uint8Array;
      /** As the page names the document. */
      readonly name: string;
      readonly limits: Limits;
    };

/** A document that was read. */
export interface ReadOutcome {
  readonly kind: "read";
  /** What to do with the paper and why, who bills whom, and which paper it is. */
  readonly head: PaperHead;
  /** The contract's answer as JSON. */
  readonly json: string;
  /** One HTML page that needs nothing else. */
  readonly page: string;
}

/** The worker's answer to a document: what was read, or the sentence that says why nothing was. */
export type ReaderAnswer =
  | ReadOutcome
  | { readonly kind: "refused"; readonly code: ReadErrorCode; readonly sentence: string };
