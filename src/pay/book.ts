import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type LedgerLine, OUTCOMES } from "./ledger.ts";

/** A time of the book: the beginnings of ISO dates, such as `2026-11` or `2026-11-05`, both included; null without a bound. */
export interface BookSpan {
  readonly from: string | null;
  readonly to: string | null;
}

/** A line of the book, or the place of one that cannot be read. */
type BookEntry =
  | { readonly kind: "line"; readonly line: LedgerLine }
  | { readonly kind: "damaged"; readonly sentence: string };

/**
 * The lines of a time in the order in which they were written, one after the other; of each month the last so many bytes, and the
 * lines that are whole in them. Throws where the folder cannot be listed.
 */
export async function* readBook(
  folder: string,
  span: BookSpan,
  lastBytes: number = Infinity,
): AsyncGenerator<BookEntry> {
  const names = (await readdir(folder)).filter((name) => MONTH.test(name)).toSorted();
  for (const name of names) {
    if (!isWithin(name.slice(0, 7), span)) continue;
    for await (const entry of entriesOf(folder, name, lastBytes)) {
      if (entry.kind === "damaged" || isWithin(entry.line.time, span)) yield entry;
    }
  }
}

/** Whether a month or a time may lie in a span; a month does where a part of it does. */
export function isWithin(time: string, { from, to }: BookSpan): boolean {
  const isEarly = from !== null && time.slice(0, from.length) < from.slice(0, time.length);
  const isLate = to !== null && time.slice(0, to.length) > to.slice(0, time.length);
  return !isEarly && !isLate;
}

const MONTH = /^\d{4}-\d{2}\.ndjson$/;

/** Lines of the book have less than a thousand bytes. */
const MOST_LINE_BYTES = 65_536;

async function* entriesOf(
  folder: string,
  name: string,
  lastBytes: number,
): AsyncGenerator<BookEntry> {
  let nth = 0;
  try {
    const path = join(folder, name);
    const start = Math.max(0, (await stat(path)).size - lastBytes);
    for await (const row of rowsOf(path, start)) {
      nth += 1;
      const isCutOff = start > 0 && nth === 1;
      if (isCutOff || row?.length === 0) continue;
      const line = row === null ? null : lineOf(row);
      const sentence = `Line ${nth} of ${name} is damaged or cut off.`;
      yield line === null ? { kind: "damaged", sentence } : { kind: "line", line };
    }
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === undefined) throw error;
    yield { kind: "damaged", sentence: `${name} cannot be read after line ${nth} (${code}).` };
  }
}

/** Rows without their ends; null for one that is too long to be a line. Holds one row and one piece of the file at a time. */
async function* rowsOf(path: string, from: number): AsyncGenerator<Buffer | null> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  const taken = (): Buffer | null => {
    const row = heldBytes > MOST_LINE_BYTES ? null : Buffer.concat(held);
    [held, heldBytes] = [[], 0];
    return row;
  };
  const hold = (piece: Buffer): void => {
    heldBytes += piece.length;
    if (heldBytes <= MOST_LINE_BYTES) held.push(piece);
    else held = [];
  };
  for await (const piece of createReadStream(path, { start: from }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      hold(piece.subarray(start, end));
      yield taken();
      start = end + 1;
    }
    if (start < piece.length) hold(piece.subarray(start));
  }
  if (heldBytes > 0) yield taken();
}

function lineOf(row: Buffer): LedgerLine | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(row));
    return isLine(value) ? value : null;
  } catch {
    return null;
  }
}

const TEXTS = [
  "time",
  "requestId",
  "resource",
  "documentHash",
  "network",
  "asset",
  "payTo",
  "amount",
  "payer",
  "nonce",
  "paymentKey",
  "reason",
  "transaction",
] as const satisfies readonly (keyof LedgerLine)[];

function isLine(value: unknown): value is LedgerLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Readonly<Record<string, unknown>>;
  return (
    TEXTS.every((name) => typeof line[name] === "string") &&
    /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(line["time"] as string) &&
    Number.isSafeInteger(line["pages"]) &&
    Number.isSafeInteger(line["microUsd"]) &&
    (line["expires"] === null || Number.isSafeInteger(line["expires"])) &&
    OUTCOMES.some((outcome) => outcome === line["outcome"])
  );
}
