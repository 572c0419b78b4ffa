import { type FileHandle, mkdir, open } from "node:fs/promises";
import { join } from "node:path";

/** One line of the book: what was asked for a read and what became of it. Nothing of the document but its hash. */
export interface LedgerLine {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly requestId: string;
  readonly resource: string;
  /** SHA-256 of the document and its wishes. */
  readonly documentHash: string;
  readonly pages: number;
  readonly microUsd: number;
  readonly network: string;
  readonly payer: string;
  /** One name for one payment, however it is encoded. */
  readonly paymentKey: string;
  readonly outcome: "settled" | "refused" | "unknown" | "delivered again";
  readonly reason: string;
  readonly transaction: string;
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
    await current?.file.close();
    current = null;
    const file = await open(join(folder, `${month}.ndjson`), "a", 0o600);
    current = { month, file };
    return file;
  };
  const addAfter = async (earlier: Promise<void>, line: LedgerLine): Promise<void> => {
    await earlier;
    const file = await fileOf(line.time.slice(0, 7));
    await file.appendFile(`${JSON.stringify(line)}\n`);
    await file.datasync();
  };
  return {
    write: async (line) => {
      const written = addAfter(last, line);
      last = written.catch(() => undefined);
      return written;
    },
    close: async () => {
      await last;
      await current?.file.close();
      current = null;
    },
  };
}
