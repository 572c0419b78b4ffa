import type { Limits } from "../../base/limits.ts";
import type { PaperHead } from "../../explain/paper-head.ts";
import type { Unread } from "../../kinds/reading.ts";
import type { FilePart } from "../../read.ts";

/** What the page asks its worker: first to take PDFium's WebAssembly, then one document after the other. */
export type ReaderTask =
  | { readonly kind: "start"; readonly wasm: ArrayBuffer }
  | {
      readonly kind: "read";
      readonly bytes: Uint8Array;
      /** As the page names the document. */
      readonly name: string;
      readonly limits: Limits;
      /** The document of the file that is read; null for the whole file. */
      readonly part: FilePart | null;
    };

/** A document of a file. */
export interface HeldPart extends FilePart {
  /** `pay application`, `cover or letter`. */
  readonly called: string;
  /** Whether a reader is to look at it. */
  readonly mayBeRead: boolean;
}

/** What a file may hold beside what was made of it as a whole. */
interface OfferedParts {
  /** The documents that it may be taken apart into; none where it is one, or none of them is read. */
  readonly parts: readonly HeldPart[];
}

/** A document that was read. */
export interface ReadOutcome extends OfferedParts {
  readonly kind: "read";
  /** `pay application`. */
  readonly called: string;
  /** What to do with the paper and why, who bills whom, and which paper it is. */
  readonly head: PaperHead;
  /** The contract's answer as JSON. */
  readonly json: string;
  /** One HTML page that needs nothing else. */
  readonly page: string;
  /** The reading, as `packOutcome` writes it. */
  readonly packed: string;
  /** Equal for documents of the same bytes. */
  readonly fingerprint: string;
}

/** The answer to a document: what was read, the sentence that says why nothing was, or the documents that the file certainly holds. */
export type ReaderAnswer =
  ReadOutcome | (Unread & OfferedParts) | ({ readonly kind: "package" } & OfferedParts);

/** The worker's answer, which may be that it was started without what is needed. */
export type WorkerAnswer = ReaderAnswer | { readonly kind: "lacks-package-readers" };
