import { type FileHandle, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "./written-file.ts";

/** One line of the book: what was asked for a read and what became of it. Nothing of the document but a keyed hash. */
export interface LedgerLine {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly requestId: string;
  readonly resource: string;
  /** What a `DocumentSeal` makes of the document and its wishes; in older books their plain SHA-256. */
  readonly documentHash: string;
  readonly pages: number;
  readonly microUsd: number;
  readonly network: string;
  /** The token that is paid with. */
  readonly asset: string;
  readonly payTo: string;
  /** In units of the token. */
  readonly amount: string;
  readonly payer: string;
  /** By which the chain knows the payment: see `SpentOnce`. */
  readonly nonce: string;
  /** Unix seconds from which it cannot be paid any more; null where only the chain knows. */
  readonly expires: number | null;
  /** One name for one payment, however it is encoded. */
  readonly paymentKey: string;
  readonly outcome: Outcome;
  readonly reason: string;
  /** Empty where none is known. */
  readonly transaction: string;
}

/**
 * What became of a payment. Intent: it is about to be settled, and what came of it is a later line. Reconciled: the chain was
 * asked later; it was paid where the line names a transaction.
 */
type Outcome = (typeof OUTCOMES)[number];

export const OUTCOMES = [
  "intent",
  "settled",
  "refused",
  "unknown",
  "delivered again",
  "reconciled",
] as const;

/** Why an answer was delivered again for which its document had to be read once more; from memory it says nothing. */
export const READ_AGAIN = "read_again";

/** Whether a line says that its payment was paid. */
export function isPaid({ outcome, transaction }: LedgerLine): boolean {
  return outcome === "settled" || (outcome === "reconciled" && transaction !== "");
}

/** A book to which lines are only added. */
export interface Ledger {
  /** Settles once the line would survive a power cut; rejects where it could not be written. */
  readonly write: (line: LedgerLine) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The book in a folder: a line of JSON each, a file for each month (UTC). Lines are written one after the other. */
export async function openLedger(folder: string): Promise<Ledger> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let current: { readonly month: string; readonly file: FileHandle } | null = null;
  let last: Promise<void> = Promise.resolve();
  const fileOf = async (month: string): Promise<FileHandle> => {
    if (current?.month === month) return current.file;
    await leave();
    const path = join(folder, `${month}.ndjson`);
    const file = await open(path, "a+", 0o600);
    current = { month, file };
    await syncFolder(folder);
    return file;
  };
  const leave = async (): Promise<void> => {
    const file = current?.file;
    current = null;
    await file?.close();
  };
  const addAfter = async (earlier: Promise<void>, line: LedgerLine): Promise<void> => {
    await earlier;
    try {
      const file = await fileOf(line.time.slice(0, 7));
      await endHalfLine(file);
      await file.appendFile(`${JSON.stringify(line)}\n`);
      await file.datasync();
    } catch (error) {
      // Half of it may have been written: the next line looks for that.
      await leave();
      throw error;
    }
  };
  return {
    write: async (line) => {
      const written = addAfter(last, line);
      last = written.catch(() => undefined);
      return written;
    },
    close: async () => {
      await last;
      await leave();
    },
  };
}

/**
 * A line that a power cut, a full disk or another program's death has cut off must not take the next one with it. Looked at before
 * each line: whoever else writes to this book may have died since the last one.
 */
async function endHalfLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  if (size === 0) return;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  if (buffer[0] !== NEWLINE) await file.appendFile("\n");
}

const NEWLINE = 10;
