import type { ReadErrorCode } from "../base/read-error.ts";
import type { PoolEnd } from "../batch/worker-pool.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import type { FindRefusalCode } from "../find/settings.ts";
import { READERS, type ReaderFacts } from "../wire/service/readers.ts";

/** The statuses of refusals, and of what is taken but not answered. No other file of the daemon names one. */
export const STATUS = {
  created: 201,
  accepted: 202,
  wrong: 400,
  unpaid: 402,
  notFound: 404,
  wrongMethod: 405,
  slow: 408,
  conflict: 409,
  tooLarge: 413,
  noPdf: 415,
  tooOften: 429,
  longHead: 431,
  unreadable: 502,
  unavailable: 503,
} as const;

type Status = (typeof STATUS)[keyof typeof STATUS];

/** Why a request is refused: a word for logs and metrics, a sentence for a person, never a word of a document. */
export class Refusal extends Error {
  readonly status: Status;
  /** From a closed list, for logs and metrics. */
  readonly code: string;
  /** When to come again; null where it makes no difference. */
  readonly retryAfterSeconds: number | null;

  /** What a server that takes no payment says: the same without a word of charges. */
  readonly freeMessage: string;

  constructor(status: Status, words: RefusalWords) {
    const { code, sentence, isUncharged = false, advice = null, retryAfterSeconds = null } = words;
    const free = advice === null ? sentence : `${sentence} ${sentenceCase(advice)}.`;
    const end = advice === null ? "." : `; ${advice}.`;
    super(isUncharged ? `${sentence} Nothing was charged${end}` : free);
    this.freeMessage = free;
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface RefusalWords {
  readonly code: string;
  readonly sentence: string;
  /** Whether a server that takes payments adds that nothing was charged. */
  readonly isUncharged?: boolean;
  /** What to do next, without capital and full stop: it stands behind that. */
  readonly advice?: string;
  readonly retryAfterSeconds?: number | null;
}

/** A request that is wrong in itself. */
export function wrongRequest(code: string, sentence: string): Refusal {
  return new Refusal(STATUS.wrong, { code, sentence });
}

/** No PDF in the request. */
export function noDocument(): Refusal {
  return wrongRequest(
    "no-document",
    "The request holds no PDF. Send it as the body with Content-Type application/pdf, as the form field `file`, or as base64 in the JSON member `document`.",
  );
}

/** A JSON body with other members than are described. */
export function wrongJson(): Refusal {
  return wrongRequest("bad-json", "The JSON body is not as described in /openapi.json.");
}

/** A body of a type that no form of the contract has. */
export function unknownType(): Refusal {
  return new Refusal(STATUS.noPdf, {
    code: "unknown-type",
    sentence:
      "The body is not a PDF. Send Content-Type application/pdf, multipart/form-data with the field `file`, or application/json with `document`.",
  });
}

/** More bytes than are read. */
export function tooLarge({ maxBytes }: ReaderFacts): Refusal {
  return new Refusal(STATUS.tooLarge, {
    code: "too-large",
    sentence: `The PDF is larger than 4 MB (${maxBytes} bytes), the most that is read. Split it, or export it with smaller pictures.`,
  });
}

function secondsWords(seconds: number): string {
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}

/** The daemon has too much to do. */
export function busy(retryAfterSeconds: number): Refusal {
  return new Refusal(STATUS.unavailable, {
    code: "busy",
    sentence: "Reading is temporarily unavailable: too many documents are waiting.",
    isUncharged: true,
    advice: `try again in ${secondsWords(retryAfterSeconds)}`,
    retryAfterSeconds,
  });
}

/** A document whose price cannot be named: opening it costs more than may be spent on somebody who has not paid. */
export function uncountable(): Refusal {
  return new Refusal(STATUS.unreadable, {
    code: "uncountable",
    sentence:
      "The pages of the PDF could not be counted in the time and memory that naming a price may take. Print or export it to PDF again.",
    isUncharged: true,
  });
}

/** A payment that was used for something else, or for what is not known here. */
export function conflict(sentence: string): Refusal {
  return new Refusal(STATUS.conflict, { code: "payment-conflict", sentence });
}

/** A sale that cannot be made, or not be finished, at the moment. */
export function unsold(sentence: string, retryAfterSeconds: number): Refusal {
  return new Refusal(STATUS.unavailable, { code: "unsold", sentence, retryAfterSeconds });
}

/** The daemon is being stopped. */
export function closing(): Refusal {
  const retryAfterSeconds = 5;
  return new Refusal(STATUS.unavailable, {
    code: "closing",
    sentence: "Reading is temporarily unavailable: the server is restarting.",
    isUncharged: true,
    advice: `try again in ${secondsWords(retryAfterSeconds)}`,
    retryAfterSeconds,
  });
}

/** What the tool finder does not do: for the caller to change, or for later. */
export function unfound(code: FindRefusalCode, sentence: string): Refusal {
  switch (code) {
    case "not-a-need":
    case "personal":
      return wrongRequest(code, sentence);
    case "never-synced":
      return new Refusal(STATUS.unavailable, {
        code,
        sentence: "There are no listings yet on this server. Try again later.",
        retryAfterSeconds: 300,
      });
    case "full":
      return new Refusal(STATUS.unavailable, { code, sentence, retryAfterSeconds: 3_600 });
  }
}

/** More requests from one address than are taken. */
export function tooOften(retryAfterSeconds: number): Refusal {
  return new Refusal(STATUS.tooOften, {
    code: "too-often",
    sentence: `Too many requests came from your address. Try again in ${secondsWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

/** How a read is refused that ended without an answer. */
export interface ReadContext {
  readonly reader: ReaderFacts;
  /** After which reads are stopped. */
  readonly readSeconds: number;
  /** When it is worth trying again, as far as is known. */
  readonly retryAfterSeconds: number;
}

/** The refusal of a document that could not be read. Its sentence tells no more than the code: what the paper calls itself stays out. */
export function unreadable(code: ReadErrorCode, context: ReadContext): Refusal {
  const said = UNREAD[code];
  if (typeof said === "function") return said(context);
  return new Refusal(STATUS.unreadable, { code, sentence: said, isUncharged: true });
}

/** The refusal of a read that never came to its document, or was stopped from outside. */
export function unanswered(
  kind: Exclude<PoolEnd["kind"], "answer">,
  context: ReadContext,
): Refusal {
  switch (kind) {
    case "full":
    case "late":
      return busy(context.retryAfterSeconds);
    case "closed":
      return closing();
    case "cancelled":
      return new Refusal(STATUS.unavailable, {
        code: "gone",
        sentence: "The connection was closed before the document was read.",
      });
    case "timeout":
    case "out-of-memory":
    case "internal":
      return unreadable(kind, context);
  }
}

/** What is said of each document that could not be read, or what the refusal is where it has a status of its own. */
const UNREAD: Readonly<Record<ReadErrorCode, string | ((context: ReadContext) => Refusal)>> = {
  "empty-file": noDocument,
  "not-a-pdf": () =>
    new Refusal(STATUS.noPdf, {
      code: "not-a-pdf",
      sentence: "The document is not a PDF. Print or export it to PDF and send that.",
    }),
  "too-large": ({ reader }) => tooLarge(reader),
  "too-many-pages": ({ reader }) =>
    new Refusal(STATUS.tooLarge, {
      code: "too-many-pages",
      sentence: `The PDF has more than ${reader.maxPages} pages, the most that is read here. Send only the document itself.`,
    }),
  "not-this-kind": ({ reader }) =>
    new Refusal(STATUS.unreadable, {
      code: "not-this-kind",
      sentence: NOT_THIS_KIND[reader.name],
      isUncharged: true,
    }),
  timeout: ({ readSeconds }) =>
    new Refusal(STATUS.unreadable, {
      code: "timeout",
      sentence: `Reading took longer than ${secondsWords(readSeconds)} and was stopped. Send fewer scanned pages at once.`,
      isUncharged: true,
    }),
  stopped: closing,
  "cut-off": "The PDF is cut off: its end is missing. Send the whole file again.",
  damaged: "The PDF is damaged and could not be opened. Print or export it to PDF again.",
  encrypted: "The PDF is protected by a password. Send a copy without the password.",
  "no-pages": "The PDF has no pages. Export it again.",
  "page-too-large": "A page of the PDF is too large. Print it to a common paper size.",
  "too-many-words": "The PDF holds too many words. Send only the document itself.",
  "no-text":
    "No text was found: the pages have none of their own, and none was recognised in their pictures.",
  "out-of-memory": "Reading needed too much memory and was stopped. Send fewer pages at once.",
  "cannot-open": "The reader failed on this document. Please report it to the operator.",
  internal: "The reader failed on this document. Please report it to the operator.",
};

/** The contract has no answer for them. */
const NO_WAIVERS = "lien waivers are not read on a server.";

const NOT_THIS_KIND = {
  construction: `The document looks like neither a pay application nor a change order. Invoices, bills and receipts are read at ${READERS.invoice.path}; ${NO_WAIVERS}`,
  invoice: `The document looks like no invoice, bill, receipt or credit note. Pay applications and change orders are read at ${READERS.construction.path}; ${NO_WAIVERS}`,
} as const;
