import { createHash, createHmac } from "node:crypto";
import { join } from "node:path";
import { keyIn } from "./key-file.ts";
import { type Ledger, type LedgerLine, READ_AGAIN } from "./ledger.ts";
import type { PastPayment, PastPayments } from "./past-payments.ts";
import { type Ending, lineOf, noReceipt, type Order, type Trade } from "./trade.ts";

/** What the book is kept with. */
export interface BookkeeperParts {
  readonly ledger: Ledger;
  /** What the book says of payments that came before; it is told of every further line. */
  readonly past: PastPayments;
  readonly seal: DocumentSeal;
  readonly now: () => Date;
  /** Hears what an operator has to know. */
  readonly onTrouble: (what: string) => void;
}

/** Writes down what becomes of payments, each before an answer leaves. */
export class Bookkeeper {
  readonly #parts: BookkeeperParts;

  constructor(parts: BookkeeperParts) {
    this.#parts = parts;
  }

  /** Writes what is about to be settled, so that a death in the middle leaves a trace. False where it could not be written. */
  async intend(trade: Trade): Promise<boolean> {
    const { ledger, past, onTrouble } = this.#parts;
    const response = noReceipt(trade, "");
    const line = this.#lineOf(trade, { outcome: "intent", reason: "", response });
    try {
      await ledger.write(line);
    } catch {
      onTrouble("The book of payments cannot be written. Nothing is sold until it can be.");
      return false;
    }
    past.add(line);
    return true;
  }

  /** Writes what became of a trade. */
  async end(trade: Trade, ending: Ending): Promise<LedgerLine> {
    return this.#write(this.#lineOf(trade, ending));
  }

  /** Writes that the chain has shown a payment that was open. */
  async found({ line }: PastPayment, transaction: string): Promise<LedgerLine> {
    return this.#write({ ...line, outcome: "settled", reason: "", transaction });
  }

  /** Writes that a payment that was open will never be paid. */
  async lost({ line }: PastPayment): Promise<void> {
    await this.#write({ ...line, outcome: "reconciled", reason: "never paid" });
  }

  /** Writes that the answer of a payment is delivered once more. */
  async deliveredAgain(
    line: LedgerLine,
    { requestId }: Order,
    reason: typeof READ_AGAIN | "",
  ): Promise<void> {
    await this.#write({ ...line, requestId, outcome: "delivered again", reason });
  }

  #lineOf(trade: Trade, ending: Ending): LedgerLine {
    const { now, seal } = this.#parts;
    const documentHash = seal.seal(trade.order.wares.documentHash);
    return lineOf(trade, ending, { time: now().toISOString(), documentHash });
  }

  /** A book that cannot be written is told, and takes nothing from who has paid. */
  async #write(said: LedgerLine): Promise<LedgerLine> {
    const { now, past, ledger, onTrouble } = this.#parts;
    const line: LedgerLine = { ...said, time: now().toISOString() };
    past.add(line);
    try {
      await ledger.write(line);
    } catch {
      onTrouble(`The ledger could not be written: ${JSON.stringify(line)}`);
    }
    return line;
  }
}

/** Hashes of documents under a secret key, so that the book alone does not tell whether a payment was for a certain document. */
interface DocumentSeal {
  /** The hash of a document as the book has it: the name of the key, and HMAC-SHA256. */
  readonly seal: (documentHash: string) => string;
  /** Whether a hash of the book is that of a document. Not known where it was made with another key. */
  readonly compare: (sealed: string, documentHash: string) => "same" | "other" | "not known";
}

/** The seal of a book, with the key that lies beside it and is made where there is none. Throws where it cannot be had. */
export async function openSeal(folder: string): Promise<DocumentSeal> {
  const path = join(folder, KEY_NAME);
  const key = await keyIn(path, KEY_BYTES);
  if (key.length === KEY_BYTES) return sealWith(key);
  throw new Error(
    `${path} is no key of ${KEY_BYTES} bytes. Put the right one back, or remove it: payments that were taken under it can then not be told to be for the same document.`,
  );
}

/** The seal of a key. */
export function sealWith(key: Uint8Array): DocumentSeal {
  const name = createHash("sha256").update("name of the key\n").update(key).digest("hex");
  const prefix = `${name.slice(0, NAME_DIGITS)}.`;
  const seal = (documentHash: string): string =>
    `${prefix}${createHmac("sha256", key).update(documentHash).digest("hex")}`;
  return {
    seal,
    compare: (sealed, documentHash) => {
      if (sealed.startsWith(prefix)) return sealed === seal(documentHash) ? "same" : "other";
      // Older books have the plain hash.
      if (!sealed.includes(".")) return sealed === documentHash ? "same" : "other";
      return "not known";
    },
  };
}

const KEY_NAME = "documents.key";
const KEY_BYTES = 32;
const NAME_DIGITS = 8;
