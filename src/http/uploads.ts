import { createHash, randomBytes } from "node:crypto";
import { HANDLE_START } from "../mcp/reader-tools.ts";
import type { Upload } from "../wire/service/operation.ts";

/** A document that is lent for one read. */
export type Lent =
  | {
      readonly kind: "lent";
      readonly document: Uint8Array;
      /** Ends the loan; what was read is thrown away. */
      readonly giveBack: (wasRead: boolean) => void;
    }
  /** Nothing is known by this handle, or it is with another payment: why, in full sentences; those of a server that takes no payment speak of none. */
  | { readonly kind: "refused"; readonly sentence: string; readonly freeSentence: string };

/** Bounds on what is kept. */
interface UploadBounds {
  /** As long as a payment is valid. */
  readonly keptMs: number;
  /** Of all documents together. */
  readonly bytes: number;
  readonly documents: number;
  /** Documents of one network. */
  readonly perNetwork: number;
}

const UPLOAD_BOUNDS: UploadBounds = {
  keptMs: 300_000,
  bytes: 67_108_864,
  documents: 4_096,
  perNetwork: 16,
};

interface Kept {
  readonly document: Uint8Array;
  readonly network: string;
  readonly until: number;
  /** The payment for which it is being read, and how many reads have it; null while none has it. */
  loan: { readonly borrower: string; count: number } | null;
}

/**
 * Documents that wait for the tool that reads them, so that they need not pass through a model as base64: in memory alone, for
 * minutes, and until they were read. Whoever has a handle has the document; it cannot be guessed.
 */
export class Uploads {
  readonly #bounds: UploadBounds;
  readonly #now: () => number;
  /** In the order in which they came, which is that in which they expire. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  #sweep: NodeJS.Timeout | null = null;

  constructor(now: () => number = Date.now, bounds: UploadBounds = UPLOAD_BOUNDS) {
    this.#now = now;
    this.#bounds = bounds;
  }

  /** Keeps a document; null where there is no room for it, of all or of its network. */
  keep(document: Uint8Array, network: string): Upload | null {
    this.#dropOld();
    const { keptMs, bytes, documents, perNetwork } = this.#bounds;
    if (this.#kept.size >= documents || this.#bytes + document.length > bytes) return null;
    const ofNetwork = [...this.#kept.values()].filter((one) => one.network === network).length;
    if (ofNetwork >= perNetwork) return null;
    const handle = `${HANDLE_START}${randomBytes(24).toString("base64url")}`;
    const until = this.#now() + keptMs;
    this.#kept.set(handle, { document, network, until, loan: null });
    this.#bytes += document.length;
    this.#sweepLater();
    return {
      handle,
      bytes: document.length,
      sha256: createHash("sha256").update(document).digest("hex"),
      expires: new Date(until).toISOString(),
    };
  }

  /** Lends a document to who pays for it; while it is with one payment, no other has it. Asking for a price binds nobody. */
  lend(handle: string, borrower: string | null): Lent {
    this.#dropOld();
    const kept = this.#kept.get(handle);
    if (kept === undefined) return GONE;
    const { document } = kept;
    if (borrower === null) return { kind: "lent", document, giveBack: () => undefined };
    if (kept.loan !== null && kept.loan.borrower !== borrower) {
      return ELSEWHERE;
    }
    const loan = (kept.loan ??= { borrower, count: 0 });
    loan.count += 1;
    return {
      kind: "lent",
      document,
      giveBack: (wasRead) => {
        loan.count -= 1;
        if (loan.count === 0) kept.loan = null;
        if (wasRead) this.#drop(handle);
      },
    };
  }

  /** Throws everything away. */
  close(): void {
    for (const handle of this.#kept.keys()) this.#drop(handle);
  }

  #drop(handle: string): void {
    const kept = this.#kept.get(handle);
    if (kept === undefined) return;
    this.#kept.delete(handle);
    this.#bytes -= kept.document.length;
    if (this.#kept.size > 0 || this.#sweep === null) return;
    clearTimeout(this.#sweep);
    this.#sweep = null;
  }

  #dropOld(): void {
    const now = this.#now();
    for (const [handle, { until }] of this.#kept) {
      if (until > now) return;
      this.#drop(handle);
    }
  }

  /** Nobody may ever ask again: what has expired is thrown away all the same. */
  #sweepLater(): void {
    const [oldest] = this.#kept.values();
    if (oldest === undefined) return;
    this.#sweep ??= setTimeout(() => {
      this.#sweep = null;
      this.#dropOld();
      this.#sweepLater();
    }, oldest.until - this.#now()).unref();
  }
}

const NO_MORE =
  "There is no document by this handle: it was read, or it was not asked for in time.";

const GONE = {
  kind: "refused",
  sentence: `${NO_MORE} Nothing was charged for this call. Upload it again; a payment that was taken for it gives its answer again for nothing.`,
  freeSentence: `${NO_MORE} Upload it again.`,
} as const;

const BEING_READ = "The document of this handle is being read for another";

const ELSEWHERE = {
  kind: "refused",
  sentence: `${BEING_READ} payment. Nothing was charged for this one; upload the document again to have it read once more.`,
  freeSentence: `${BEING_READ} call. Upload the document again to have it read once more.`,
} as const;
