/** Why a document could not be read. The texts say what and what to do; the caller knows the file. */
const TEXTS = {
  "not-a-pdf": "This is not a PDF file. Send the document as PDF.",
  "empty-file": "The file is empty. Send the PDF again.",
  "cut-off": "The PDF is cut off: its end is missing. Send the whole file again.",
  damaged: "The PDF is damaged and could not be opened. Print or export it to PDF again.",
  encrypted: "The PDF is protected by a password. Save a copy without the password and send that.",
  "no-pages": "The PDF has no pages. Export it again.",
  "too-large": "The PDF is larger than the limit. Split it, or raise the limit.",
  "too-many-pages":
    "The PDF has more pages than the limit. Send only the document itself, or raise the limit.",
  "page-too-large": "A page of the PDF is larger than the limit. Print it to a common paper size.",
  "too-many-words": "The PDF holds more words than the limit. Send only the application.",
  "no-text":
    "No text was found: the pages have none of their own, and none was recognised in their pictures.",
  "not-this-kind": "The document is none of a kind that can be read.",
  timeout: "Reading took longer than the time limit and was stopped.",
  "out-of-memory": "Reading needed more memory than the limit and was stopped.",
  "cannot-open": "The file could not be opened. Check that it exists and that you may read it.",
  stopped: "Reading was interrupted before this file was finished.",
  internal: "crossfoot failed on this file. This is a fault of crossfoot, please report it.",
} as const;

export type ReadErrorCode = keyof typeof TEXTS;

/** What more is known of a read that cannot be done, for programs: nobody has to look for it in sentences. */
export type UnreadHint =
  /** Some of its words are those of a change order. */
  | "speaks-of-change-order"
  /** It has more pages than an invoice may have, and was not read as one. */
  | "too-long-for-invoice"
  /** Reading pictures was switched off. */
  | "pictures-switched-off"
  /** It is a ZIP file or an e-mail with several documents, where one is wanted. */
  | "several-documents";

/** A read that cannot be done. `message` is a full sentence for a person; `detail` adds figures such as a page count. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;
  readonly hints: readonly UnreadHint[];

  /** `sentence` stands in the place of the usual one where more is known. */
  constructor(
    code: ReadErrorCode,
    detail = "",
    sentence: string = TEXTS[code],
    hints: readonly UnreadHint[] = [],
  ) {
    super(detail === "" ? sentence : `${sentence} ${detail}`);
    this.name = "ReadError";
    this.code = code;
    this.hints = hints;
  }
}
