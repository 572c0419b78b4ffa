import type { Unread } from "../../kinds/reading.ts";

/** What the page asks the worker that writes a workbook: to take one input after the other, then to finish. */
export type WorkbookTask =
  | {
      readonly kind: "input";
      readonly name: string;
      /** Equal for documents of the same bytes; empty where nothing was read. */
      readonly fingerprint: string;
      /** What was read, as `packOutcome` writes it, or why nothing was. */
      readonly outcome: string | Unread;
    }
  | { readonly kind: "finish" };

/** The worker's answer: the input is in, the bytes of the workbook, or the sentence that says why there is none. */
export type WorkbookAnswer =
  | { readonly kind: "added" }
  | { readonly kind: "workbook"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "refused"; readonly sentence: string };
